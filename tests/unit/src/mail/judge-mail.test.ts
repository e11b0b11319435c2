import { describe, expect, it } from 'vitest';
import { whyNotSend } from '../../../../src/mail/judge-mail.ts';
import type { MailFacts } from '../../../../src/mail/judge-mail.ts';
import { CONFIRM_LINK_LIFETIME } from '../../../../src/signup/signup-limits.ts';

const confirm: MailFacts = {
  kind: 'confirm',
  outcome: 'confirm',
  state: 'pending',
  queuedAt: 0,
  now: 0,
};
const already: MailFacts = { ...confirm, kind: 'already-subscribed', state: 'confirmed' };

const cases: [string, MailFacts, string | null][] = [
  ['a confirmation that is waited for', confirm, null],
  ['one that is three days late', { ...confirm, now: CONFIRM_LINK_LIFETIME }, null],
  ['one that is later', { ...confirm, now: CONFIRM_LINK_LIFETIME + 1 }, 'too late'],
  ['one that has happened', { ...confirm, state: 'confirmed' }, 'subscription is confirmed'],
  [
    'one to a reader who left',
    { ...confirm, state: 'unsubscribed' },
    'subscription is unsubscribed',
  ],
  [
    'one to a reader who was refused',
    { ...confirm, state: 'rejected' },
    'subscription is rejected',
  ],
  ['one that is held back', { ...confirm, outcome: 'review' }, 'held back'],
  ['"already subscribed" to a subscriber', { ...already, outcome: 'already-subscribed' }, null],
  [
    '"already subscribed" to one who left',
    { ...already, state: 'unsubscribed' },
    'subscription is unsubscribed',
  ],
];

describe('whether a queued mail is sent', () => {
  it.each(cases)('%s', (_, facts, why) => {
    expect(whyNotSend(facts)).toBe(why);
  });
});
