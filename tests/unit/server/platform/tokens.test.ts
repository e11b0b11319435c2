import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  TOKEN_PURPOSES,
  deriveCode,
  signFormToken,
  signToken,
  verifyCode,
  verifyFormToken,
  verifyToken,
} from '../../../../server/platform/tokens.ts';

const secret = fc.string({ minLength: 32, maxLength: 64 });
const id = fc
  .base64String({ minLength: 4, maxLength: 24 })
  .map((text) => text.replace(/[+/=]/gu, '_'));
const purpose = fc.constantFrom(...TOKEN_PURPOSES);
const scope = fc.record({ publicationId: fc.nat(), origin: fc.webUrl() });
const parts = fc.record({ nonce: id, issuedAt: fc.nat() });

/** The same token with one character changed. */
function damage(token: string, at: number): string {
  const index = at % token.length;
  const other = token[index] === 'A' ? 'B' : 'A';
  return token.slice(0, index) + other + token.slice(index + 1);
}

describe('a token', () => {
  it('gives back its id under any of the secrets', () => {
    fc.assert(
      fc.property(
        secret,
        fc.array(secret, { maxLength: 2 }),
        purpose,
        id,
        (key, more, use, name) => {
          expect(verifyToken([...more, key], use, signToken([key], use, name))).toBe(name);
        },
      ),
    );
  });

  it('is worth nothing for another purpose', () => {
    fc.assert(
      fc.property(secret, purpose, purpose, id, (key, use, other, name) => {
        fc.pre(use !== other);
        expect(verifyToken([key], other, signToken([key], use, name))).toBeNull();
      }),
    );
  });

  it('is worth nothing under another secret', () => {
    fc.assert(
      fc.property(secret, secret, purpose, id, (key, other, use, name) => {
        fc.pre(key !== other);
        expect(verifyToken([other], use, signToken([key], use, name))).toBeNull();
      }),
    );
  });

  it('is worth nothing when one character has changed', () => {
    fc.assert(
      fc.property(secret, purpose, id, fc.nat(), (key, use, name, at) => {
        expect(verifyToken([key], use, damage(signToken([key], use, name), at))).toBeNull();
      }),
    );
  });

  it('carries 256 bits of proof', () => {
    const mac = signToken(['k'.repeat(32)], 'confirm', 'abc').split('.')[1] ?? '';
    expect(Buffer.from(mac, 'base64url')).toHaveLength(32);
  });

  it('never throws on what people send', () => {
    fc.assert(
      fc.property(fc.string(), purpose, (text, use) => {
        expect(verifyToken(['k'.repeat(32)], use, text)).toBeNull();
        expect(
          verifyFormToken(['k'.repeat(32)], { publicationId: 1, origin: '' }, text),
        ).toBeNull();
      }),
    );
  });

  it('is not signed without a secret', () => {
    expect(() => signToken([], 'confirm', 'abc')).toThrow('No secret to sign with');
  });
});

describe('a form token', () => {
  it('gives back its parts in its own scope', () => {
    fc.assert(
      fc.property(secret, scope, parts, (key, where, what) => {
        expect(verifyFormToken([key], where, signFormToken([key], where, what))).toEqual(what);
      }),
    );
  });

  it('is worth nothing for another publication or origin', () => {
    fc.assert(
      fc.property(secret, scope, scope, parts, (key, where, other, what) => {
        fc.pre(where.publicationId !== other.publicationId || where.origin !== other.origin);
        expect(verifyFormToken([key], other, signFormToken([key], where, what))).toBeNull();
      }),
    );
  });

  it('can not be made older or younger', () => {
    fc.assert(
      fc.property(secret, scope, parts, fc.nat(), (key, where, what, time) => {
        fc.pre(time !== what.issuedAt);
        const [nonce, , mac] = signFormToken([key], where, what).split('.');
        expect(verifyFormToken([key], where, `${nonce}.${time}.${mac}`)).toBeNull();
      }),
    );
  });

  it('is worth nothing when one character has changed', () => {
    fc.assert(
      fc.property(secret, scope, parts, fc.nat(), (key, where, what, at) => {
        const damaged = damage(signFormToken([key], where, what), at);
        expect(verifyFormToken([key], where, damaged)).toBeNull();
      }),
    );
  });
});

describe('a typed code', () => {
  it('is six digits and verifies under any of the secrets', () => {
    fc.assert(
      fc.property(secret, secret, id, (key, newer, name) => {
        const code = deriveCode([key], name);
        expect(code).toMatch(/^[0-9]{6}$/u);
        expect(verifyCode([newer, key], name, code)).toBe(true);
      }),
    );
  });

  it('is refused when a digit differs', () => {
    fc.assert(
      fc.property(secret, id, fc.integer({ min: 1, max: 999_999 }), (key, name, distance) => {
        const other = (Number(deriveCode([key], name)) + distance) % 1_000_000;
        expect(verifyCode([key], name, String(other).padStart(6, '0'))).toBe(false);
      }),
    );
  });

  it.each(['', '12345', '1234567', '１２３４５６'])('is refused in another shape: %j', (code) => {
    expect(verifyCode(['k'.repeat(32)], 'abc', code)).toBe(false);
  });
});
