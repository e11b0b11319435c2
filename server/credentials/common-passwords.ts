import type * as CommonLists from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH, commonKey } from '../../src/session/password-rules.ts';

/** The package is CommonJS: packed, what it exports is in its default alone. */
type Packed = typeof CommonLists & { default: typeof CommonLists };

let known: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is set: the list is of no use to anybody else. Shorter ones are refused anyway. */
async function load(): Promise<ReadonlySet<string>> {
  const { default: lists } = (await import('@zxcvbn-ts/language-common')) as Packed;
  const all = lists.dictionary['passwords-common'];
  return new Set(all.filter((each) => each.length >= PASSWORD_MIN_LENGTH).map(commonKey));
}

/** Whether a password is among those that most people choose, in any case. Asks nobody: the list came with the server. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(commonKey(password));
}
