import { expect, it } from 'vitest';
import {
  NO_PASSWORD,
  hashPassword,
  isOutdated,
  verifyPassword,
} from '../../../../server/credentials/password-hash.ts';
import { systemRandom } from '../../../../server/platform/random.ts';

/** A vector of the reference implementation (phc-winner-argon2, src/test.c). */
const REFERENCE =
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

it('knows a hash of the reference implementation, and that its parameters are others', async () => {
  expect(await verifyPassword(REFERENCE, 'password')).toBe(true);
  expect(await verifyPassword(REFERENCE, 'Password')).toBe(false);
  expect(isOutdated(REFERENCE)).toBe(true);
});

it('salts each hash, and asks for what OWASP asks at least', async () => {
  const [one, two] = [
    await hashPassword(systemRandom, 'the same'),
    await hashPassword(systemRandom, 'the same'),
  ];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  expect(await verifyPassword(one, 'the same')).toBe(true);
  expect(isOutdated(one)).toBe(false);
});

it('tries a password of nobody as hard, and never finds it right', async () => {
  expect(isOutdated(NO_PASSWORD)).toBe(false);
  expect(await verifyPassword(NO_PASSWORD, '')).toBe(false);
});

it('takes nothing else for a hash', async () => {
  await expect(verifyPassword('plain', 'plain')).rejects.toThrow('no hash');
});
