import { describe, expect, it } from 'vitest';
import { ADDRESS_CHANGE_LIFETIME, NOTICE_WITHIN } from '../../../../src/account/account-limits.ts';
import {
  judgeAddressChange,
  whyNotSendAddress,
  whyNotSendNotice,
} from '../../../../src/account/judge-address-change.ts';

const ASKED = 1_000;
const LAST = ASKED + ADDRESS_CHANGE_LIFETIME;

describe('the link of a change of address', () => {
  it.each([
    ['asks for a click', { ending: null, agreedAt: null, now: LAST }, 'ready'],
    ['waits for the other address', { ending: null, agreedAt: 2, now: LAST }, 'waiting'],
    ['is too old after a day', { ending: null, agreedAt: null, now: LAST + 1 }, 'expired'],
    ['is too old after a day of waiting', { ending: null, agreedAt: 2, now: LAST + 1 }, 'expired'],
    ['says that it is done, also later', { ending: 'done', agreedAt: 2, now: LAST + 1 }, 'done'],
    ['says that it was stopped', { ending: 'stopped', agreedAt: null, now: ASKED }, 'stopped'],
    ['of one that was replaced is stopped', { ending: 'replaced', agreedAt: 2, now: 3 }, 'stopped'],
    ['says that the address is taken', { ending: 'taken', agreedAt: 2, now: ASKED }, 'taken'],
  ] as const)('%s', (_, facts, state) => {
    expect(judgeAddressChange({ ...facts, askedAt: ASKED })).toBe(state);
  });
});

describe('a mail about a change of address', () => {
  it.each([
    ['is sent while it waits', null, LAST, null],
    ['is not sent when its link would be too old', null, LAST + 1, 'too late'],
    ['is not sent when the change is over', 'stopped', ASKED, 'the change is stopped'],
  ] as const)('%s', (_, ending, now, why) => {
    expect(whyNotSendAddress({ ending, askedAt: ASKED, now })).toBe(why);
  });
});

describe('a notice', () => {
  it.each([
    ['is sent within three days', NOTICE_WITHIN, null],
    ['is not sent later', NOTICE_WITHIN + 1, 'too late'],
  ])('%s', (_, waited, why) => {
    expect(whyNotSendNotice({ queuedAt: 5, now: 5 + waited })).toBe(why);
  });
});
