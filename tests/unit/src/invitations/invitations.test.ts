import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INVITATION_ALPHABET,
  INVITATION_CODE_LENGTH,
  invitationCode,
  readInvitationCode,
  showInvitationCode,
} from '../../../../src/invitations/invitation-code.ts';
import { judgeInvitation } from '../../../../src/invitations/judge-invitation.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const CODE = 'ABCDEFGHJK01MNPQ';
const bytes = fc.uint8Array({
  minLength: INVITATION_CODE_LENGTH,
  maxLength: INVITATION_CODE_LENGTH,
});

describe('the code of an invitation', () => {
  it.each([
    ['ABCD-EFGH-JK01-MNPQ', CODE],
    ['abcd efgh jk01 mnpq', CODE],
    ['ＡＢＣＤEFGHJK01MNPQ', CODE],
    ['abcd–efgh—jkoi-mnpq', CODE],
    ['ABCDEFGHJKOLMNPQ', CODE],
    ['ABCD-EFGH-JK01-MNP', null],
    ['ABCD-EFGH-JK01-MNPQR', null],
    ['ABCD-EFGH-JK01-MNPU', null],
    ['', null],
    ['ABCD-EFGH-JK01-MNP\0', null],
  ])('%j is read as %j', (typed, code) => {
    expect(readInvitationCode(typed)).toBe(code);
  });

  it('is none in a text without end, which takes no time', () => {
    const start = cpuTime();
    expect(readInvitationCode(`A${'\u0301\u0323'.repeat(100_000)}`)).toBeNull();
    expect(readInvitationCode(`ABCD-EFGH-JK01-MNPQ${' '.repeat(200)}`)).toBeNull();
    expect(cpuTime() - start).toBeLessThan(1_000);
  });

  it('is read as it is shown, whatever bytes it is made of', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = invitationCode(random);
        const shown = showInvitationCode(code);
        expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/u);
        expect(readInvitationCode(shown.toLowerCase())).toBe(code);
      }),
    );
  });

  it('has every letter as often as any other', () => {
    const all = invitationCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    for (const letter of INVITATION_ALPHABET) {
      expect(all.split(letter)).toHaveLength(1 + 256 / INVITATION_ALPHABET.length);
    }
  });
});

describe('an invitation', () => {
  const NEW = { usesMax: 2, uses: 0, expiresAt: null, revokedAt: null };

  it.each([
    [{}, 'good'],
    [{ uses: 1 }, 'good'],
    [{ uses: 2 }, 'used'],
    [{ expiresAt: 101 }, 'good'],
    [{ expiresAt: 100 }, 'expired'],
    [{ expiresAt: 99, uses: 2 }, 'expired'],
    [{ revokedAt: 100 }, 'revoked'],
    [{ revokedAt: 1, expiresAt: 1, uses: 2 }, 'revoked'],
  ] as const)('with %j is %s', (facts, state) => {
    expect(judgeInvitation({ ...NEW, ...facts }, 100)).toBe(state);
  });
});
