/**
 * What an account's reader is told of by mail, whoever did it (ASVS 7.5.1). That a change of address was asked for is told by
 * a mail of its own, which can stop it.
 */
export const NOTICE_ACTS = [
  'address-changed',
  'password-set',
  'password-removed',
  'passkey-added',
  'passkey-removed',
  'identity-linked',
  'identity-removed',
  'signed-out-everywhere',
  'account-deleted',
] as const;

/** One of the acts that a reader is told of by mail. */
export type NoticeAct = (typeof NOTICE_ACTS)[number];

/**
 * Acts after which the reader can't undo anything by signing in with the address that the notice goes to (ASVS 7.5.1).
 */
export const FINAL_ACTS = ['address-changed', 'account-deleted'] as const satisfies NoticeAct[];

/** Whether an act is one after which signing in with that address leads nowhere (ASVS 7.5.1). */
export function isFinalAct(act: NoticeAct): boolean {
  return FINAL_ACTS.some((final) => final === act);
}
