import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Real from '../../../server/credentials/password-hash.ts';
import { isOutdated, verifyPassword } from '../../../server/credentials/password-hash.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';
import { GOOD_PASSWORD, setPassword, tryPassword } from '../../support/password-client.ts';

vi.mock('../../../server/credentials/password-hash.ts', async (original) => {
  const real = await original<typeof Real>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

let client: LoginClient;
beforeAll(async () => {
  client = await loginClient();
});
afterAll(() => client.dispose());

it('takes the same effort for a stranger, a reader without a password and one with another', async () => {
  const [email, without] = [await client.reader(), await client.reader()];
  const browser = client.browser();
  await browser.signIn(email);
  await setPassword(browser);
  for (const address of [email, without, 'nobody@example.com']) {
    vi.mocked(verifyPassword).mockClear();
    await tryPassword(client.browser(), address, 'something else');
    const tried = vi.mocked(verifyPassword).mock.calls;
    expect(tried.map(([hash, password]) => [isOutdated(hash), password])).toEqual([
      [false, 'something else'],
    ]);
  }
});

it('keeps a right password anew when its hash was made with less', async () => {
  const email = await client.reader();
  const browser = client.browser();
  await browser.signIn(email);
  await setPassword(browser);
  // Of "password", by the reference implementation, with parameters of its own.
  const old =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  const { kysely, write } = client.deps.db;
  await write((trx) => trx.updateTable('passwords').set({ hash: old }).execute());
  expect((await tryPassword(client.browser(), email, GOOD_PASSWORD)).statusCode).toBe(400);
  expect((await tryPassword(client.browser(), email, 'password')).statusCode).toBe(303);
  const row = await kysely
    .selectFrom('passwords')
    .innerJoin('users', 'users.id', 'passwords.user_id')
    .select('passwords.hash')
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow();
  expect(isOutdated(row.hash)).toBe(false);
  expect((await tryPassword(client.browser(), email, 'password')).statusCode).toBe(303);
});
