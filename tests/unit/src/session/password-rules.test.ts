import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  commonKey,
  judgePassword,
  normalisePassword,
} from '../../../../src/session/password-rules.ts';

const FACTS = { isCommon: false, own: ['ada.reader@example.com', 'ada.reader', 'example'] };
const judge = (text: string) => judgePassword(text, FACTS);

describe('a password', () => {
  it.each([
    ['1234567', 'password_short'],
    ['', 'password_short'],
    ['é'.repeat(7), 'password_short'],
    ['e\u0301'.repeat(7), 'password_short'],
    ['👩‍👩‍👧', 'password_short'],
    ['a'.repeat(201), 'password_long'],
    ['ada.reader@example.com', 'password_common'],
    ['ADA.READER', 'password_common'],
    ['Ada.Reader1!', 'password_common'],
    ['123Example', 'password_common'],
    ['abcdefgh', null],
    ['        ', null],
    ['12345678', null],
    ['ada.reader likes fog', null],
    ['a'.repeat(200), null],
  ])('%j is judged as %s', (text, fault) => {
    expect(judge(text)).toBe(fault);
  });

  it('that many people have is refused', () => {
    const facts = { isCommon: true, own: [] };
    expect(judgePassword('whatever it is', facts)).toBe('password_common');
  });

  it('is refused for its length or for being known, never for what it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { length } = Array.from(normalisePassword(text));
        const fits = length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
        expect(judgePassword(text, { isCommon: false, own: [] }) === null).toBe(fits);
      }),
    );
  });

  it('is the same however its letters are composed, and nothing else is changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalisePassword(text);
        expect(normalisePassword(text.normalize('NFD'))).toBe(once);
        expect(normalisePassword(once)).toBe(once);
      }),
    );
    expect(normalisePassword(' ﬁne  Ⅷ ')).toBe(' ﬁne  Ⅷ ');
  });

  it('is looked up without its case', () => {
    expect(commonKey('Iloveyou123')).toBe(commonKey('iLOVEYOU123'));
  });
});
