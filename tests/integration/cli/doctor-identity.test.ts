import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkIdentity } from '../../../server/cli/doctor/check-identity.ts';
import { identityProvider } from '../../support/identity-provider.ts';
import type { IdentityProvider } from '../../support/identity-provider.ts';

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await identityProvider('https://letters.example/back');
});
afterAll(() => provider.close());

const check = (issuer: string) =>
  checkIdentity({ issuer, clientId: 'flyleaf', clientSecret: null, name: 'ID' });

it('finds nobody to vouch for readers well, and one who answers', async () => {
  expect(await checkIdentity(null)).toMatchObject({ state: 'ok' });
  expect(await check(provider.issuer)).toMatchObject({ state: 'ok' });
});

it('warns of one who calls itself something else, is not there, or does not answer', async () => {
  const other = provider.issuer.replace('127.0.0.1', 'localhost');
  const named = await check(`${provider.issuer}/`);
  expect(named).toMatchObject({ state: 'warn', message: expect.stringContaining('calls itself') });
  for (const issuer of [`${other}/nowhere`, 'http://127.0.0.1:9']) {
    const found = await check(issuer);
    expect(found).toMatchObject({ state: 'warn', todo: 'check OIDC_ISSUER' });
    expect(found.message).toContain('does not answer');
  }
});
