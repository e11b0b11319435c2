import { ADDRESS_CHANGES_PER_HOUR } from '../../src/account/account-limits.ts';
import type { Limits } from '../platform/limit-settings.ts';

const LIMIT = { count: ADDRESS_CHANGES_PER_HOUR, window: 3_600_000 };

/** Changes of address are counted by the reader who asks, and by the address that is mailed to. */
export const ADDRESS_CHANGE_LIMITS: Limits<'reader' | 'address'> = {
  reader: LIMIT,
  address: LIMIT,
};
