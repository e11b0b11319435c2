/**
 * Milliseconds that a change of address waits for both addresses to agree (ASVS 7.5.1).
 * @decided A day: two mailboxes are to be opened, one of them perhaps on another machine.
 */
export const ADDRESS_CHANGE_LIFETIME = 24 * 60 * 60 * 1_000;
/**
 * Milliseconds after which a notice about an account that could not be sent is not sent any more (ASVS 7.5.1).
 * @decided Three days, as long as any mail of ours waits.
 */
export const NOTICE_WITHIN = 3 * 24 * 60 * 60 * 1_000;
/** Changes of address that a reader may ask for in an hour, and mails about them that an address may get in it (ASVS 2.4.1). */
export const ADDRESS_CHANGES_PER_HOUR = 3;
