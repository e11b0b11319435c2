/** Variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with a variable, as the end of a sentence that begins with its name. */
export class Fault extends Error {}

/** Reads one variable; where it is at fault the fallback stands in until all are read. */
export type Read = <T>(name: string, parse: (text: string) => T, fallback: T) => T;

/** Reads variables one by one and gathers every fault; a blank variable counts as absent. */
export function reader(env: Environment): { read: Read; faults: string[] } {
  const faults: string[] = [];
  const read: Read = (name, parse, fallback) => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(`${name} ${error.message}`);
      return fallback;
    }
  };
  return { read, faults };
}
