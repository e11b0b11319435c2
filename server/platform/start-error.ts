/** A reason not to start that its reader can mend: the process prints the message alone, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The words of anything thrown, for a message of one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
