import { FlyleafError } from './flyleaf-error.ts';

/**
 * Throws when a value is undefined, and narrows its type when it is not; null, 0 and '' are values. `name` says in the
 * log which value it was; readers never see it. (spec links-and-rules §8)
 */
export function assertDefined<T>(value: T, name = 'value'): asserts value is Exclude<T, undefined> {
  if (value === undefined) throw new FlyleafError('internal', `Missing ${name}`);
}
