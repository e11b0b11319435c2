import { CODE_LENGTH } from './signup-limits.ts';

/** A typed code without the spaces and hyphens that people and keyboards add; null when it can't be one (issue 2, Confirmation). */
export function normaliseCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s\-–—]/gu, '');
  return new RegExp(`^[0-9]{${CODE_LENGTH}}$`, 'u').test(digits) ? digits : null;
}
