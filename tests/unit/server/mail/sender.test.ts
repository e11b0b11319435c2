import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareAddress, headerText, senderDomain } from '../../../../server/mail/sender.ts';

describe('text for a header', () => {
  it.each([
    ['The Margin', 'The Margin'],
    ['  Two\r\nlines\t here ', 'Two lines here'],
    ['Bcc:\u0000 x\u2028y', 'Bcc: x y'],
    ['\u202Eneddih\u200B', 'neddih'],
    ['é'.repeat(200), 'é'.repeat(100)],
    ['👩‍🚀', '👩 🚀'],
  ])('%j becomes %j', (text, header) => {
    expect(headerText(text)).toBe(header);
  });

  it('is always one line of at most a hundred characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const header = headerText(text);
        expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect([...header].length).toBeLessThanOrEqual(100);
        expect(header).toBe(header.trim());
      }),
    );
  });
});

describe('the sender', () => {
  it.each([
    ['noreply@Mail.example', 'noreply@Mail.example', 'mail.example'],
    ['Flyleaf <noreply@flyleaf.example>', 'noreply@flyleaf.example', 'flyleaf.example'],
    ['"A, B" <x@y.example>', 'x@y.example', 'y.example'],
  ])('%s has the address %s and the domain %s', (from, address, domain) => {
    expect(bareAddress(from)).toBe(address);
    expect(senderDomain(from)).toBe(domain);
  });
});
