import { describe, expect, it } from 'vitest';
import { describeFailure, isFinal } from '../../../../src/mail/judge-failure.ts';

type Case = [string | null, number | null, string | null, boolean, string];

const cases: Case[] = [
  ['RCPT TO', 550, '5.1.1', true, 'RCPT TO 550 5.1.1'],
  ['RCPT TO', 550, null, true, 'RCPT TO 550'],
  ['RCPT TO', 552, '5.2.2', true, 'RCPT TO 552 5.2.2'],
  ['RCPT TO', 554, '5.7.1', false, 'RCPT TO 554 5.7.1'],
  ['RCPT TO', 550, '5.1.8', false, 'RCPT TO 550 5.1.8'],
  ['RCPT TO', 503, null, false, 'RCPT TO 503'],
  ['RCPT TO', 450, '4.2.1', false, 'RCPT TO 450 4.2.1'],
  ['MAIL FROM', 550, '5.1.1', false, 'MAIL FROM 550 5.1.1'],
  ['AUTH PLAIN', 535, '5.7.8', false, 'AUTH PLAIN 535 5.7.8'],
  ['DATA', 550, '5.1.1', true, 'DATA 550 5.1.1'],
  ['DATA', 554, null, false, 'DATA 554'],
  ['CONN', null, null, false, 'CONN'],
  [null, null, null, false, 'no answer'],
];

describe('what a mail server says', () => {
  it.each(cases)('%s %s %s is final: %s', (step, reply, status, final, words) => {
    const failure = { step, reply, status, unusable: false };
    expect(isFinal(failure)).toBe(final);
    expect(describeFailure(failure)).toBe(words);
  });

  it('is not needed where an address can not be mailed to at all', () => {
    const failure = { step: 'API', reply: null, status: null, unusable: true };
    expect(isFinal(failure)).toBe(true);
    expect(describeFailure(failure)).toBe('address cannot be mailed to');
  });
});
