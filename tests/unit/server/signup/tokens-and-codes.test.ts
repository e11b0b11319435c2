import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveCode,
  signFormToken,
  signToken,
  TOKEN_PURPOSES,
  verifyCode,
  verifyFormToken,
  verifyToken,
} from '../../../../server/platform/tokens.ts';

const SECRETS = [
  'one secret that is long enough: 32 chars',
  'an older one, just as long as that: yes',
];
const id = fc.stringMatching(/^[A-Za-z0-9_-]{22,31}$/u);
const purpose = fc.constantFrom(...TOKEN_PURPOSES);

describe('tokens', () => {
  it('of one purpose never pass for another', () => {
    fc.assert(
      fc.property(id, purpose, purpose, (name, one, other) => {
        const token = signToken(SECRETS, one, name);
        expect(verifyToken(SECRETS, other, token)).toBe(one === other ? name : null);
      }),
    );
  });

  it('of forms never pass for any of them, nor they for those', () => {
    const scope = { publicationId: 1, origin: 'https://blog.example' };
    fc.assert(
      fc.property(id, purpose, fc.nat(), (nonce, kind, issuedAt) => {
        const form = signFormToken(SECRETS, scope, { nonce, issuedAt });
        expect(verifyToken(SECRETS, kind, form)).toBeNull();
        expect(verifyFormToken(SECRETS, scope, signToken(SECRETS, kind, nonce))).toBeNull();
        const [, , mac = ''] = form.split('.');
        expect(verifyToken(SECRETS, kind, `${nonce}.${mac}`)).toBeNull();
      }),
    );
  });

  it('are worth nothing after any change', () => {
    fc.assert(
      fc.property(id, purpose, fc.nat(), fc.nat(25), (name, kind, place, letter) => {
        const token = signToken(SECRETS, kind, name);
        const at = place % token.length;
        const other = String.fromCodePoint(97 + letter);
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        if (changed !== token) expect(verifyToken(SECRETS, kind, changed)).toBeNull();
      }),
    );
  });
});

describe('typed codes', () => {
  it('have six digits and fit their own sign-up only', () => {
    fc.assert(
      fc.property(id, id, (one, other) => {
        const code = deriveCode(SECRETS, one);
        expect(code).toMatch(/^\d{6}$/u);
        expect(verifyCode(SECRETS, one, code)).toBe(true);
        expect(verifyCode(SECRETS, other, code)).toBe(deriveCode(SECRETS, other) === code);
      }),
    );
  });

  it('fit under an older secret too', () => {
    const code = deriveCode([SECRETS[1] ?? ''], 'sign-up');
    expect(verifyCode(SECRETS, 'sign-up', code)).toBe(true);
    expect(verifyCode(SECRETS.slice(0, 1), 'sign-up', code)).toBe(false);
  });

  it('are spread evenly: no digit is rarer than another anywhere', () => {
    const samples = 20_000;
    const counts = Array.from({ length: 6 }, () => Array<number>(10).fill(0));
    for (let sample = 0; sample < samples; sample += 1) {
      const code = deriveCode(SECRETS, randomBytes(16).toString('base64url'));
      for (const [place, digit] of [...code].entries()) {
        const row = counts[place];
        if (row) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
      }
    }
    const expected = samples / 10;
    for (const row of counts) {
      const chi = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Nine degrees of freedom: a fair code is above this once in some 10⁸ runs.
      expect(chi).toBeLessThan(55);
    }
  });
});
