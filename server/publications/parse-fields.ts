import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { ErrorEntry } from '../../src/errors/flyleaf-error.ts';
import { FieldFault } from './field-parsers.ts';
import type { Parse } from './field-parsers.ts';

/** How each setting of something is read from text. */
export type FieldParsers<Settings> = { readonly [Field in keyof Settings]: Parse<Settings[Field]> };

/** Settings as they were typed; what is absent stays as it is. */
export type RawFields<Settings> = Partial<Record<keyof Settings, string>>;

/** An error that lists every fault, each with the field that it is about. */
export function refuseFields(faults: readonly Omit<ErrorEntry, 'code'>[]): FlyleafError {
  const errors = faults.map((fault) => ({ ...fault, code: 'invalid_request' as const }));
  return new FlyleafError('invalid_request', errors.map((entry) => entry.msg).join('\n'), {
    errors,
  });
}

export function faultOf(param: string, error: unknown): Omit<ErrorEntry, 'code'> {
  if (!(error instanceof FieldFault)) throw error;
  return { param, msg: `${param} ${error.message}` };
}

/** Reads settings from text. A FlyleafError lists every fault at once, each with its field. */
export function parseFields<Settings extends object>(
  parsers: FieldParsers<Settings>,
  raw: RawFields<Settings>,
): Partial<Settings> {
  const faults: Omit<ErrorEntry, 'code'>[] = [];
  const settings = (Object.keys(parsers) as (keyof Settings & string)[]).flatMap((field) => {
    const text = raw[field];
    if (text === undefined) return [];
    try {
      return [[field, parsers[field](text)]];
    } catch (error) {
      faults.push(faultOf(field, error));
      return [];
    }
  });
  if (faults.length > 0) throw refuseFields(faults);
  return Object.fromEntries(settings) as Partial<Settings>;
}
