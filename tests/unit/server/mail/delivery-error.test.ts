import { describe, expect, it } from 'vitest';
import { toDeliveryError } from '../../../../server/mail/delivery-error.ts';

const error = (message: string, facts: object) => Object.assign(new Error(message), facts);

describe('what nodemailer reports', () => {
  it('is reduced to codes: no word of the server is kept', () => {
    const thrown = error("Can't send mail - all recipients were rejected", {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 <reader@example.com>: no such user, 10.0.0.1 says',
    });
    const { failure, message } = toDeliveryError(thrown);
    expect(failure).toEqual({ reply: 550, status: '5.1.1', step: 'RCPT TO', unusable: false });
    expect(message).toBe('RCPT TO 550 5.1.1');
  });

  it.each([
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'CONN'],
    [{ code: 'EDNS' }, 'EDNS'],
    [{}, 'no answer'],
  ])('without an answer names the step: %j', (facts, message) => {
    expect(toDeliveryError(error('reader@example.com', facts)).message).toBe(message);
  });

  it.each([
    ['Invalid recipient "x"', true],
    ['No recipients defined', true],
    ['Invalid sender "x"', false],
  ])('%s is about the recipient: %s', (message, unusable) => {
    const thrown = error(message, { code: 'EENVELOPE', command: 'API' });
    expect(toDeliveryError(thrown).failure.unusable).toBe(unusable);
  });

  it('may be anything at all', () => {
    expect(toDeliveryError('a string').message).toBe('no answer');
  });
});
