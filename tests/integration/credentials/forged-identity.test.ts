import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import { propsOf } from '../../support/app.ts';
import { forgingProvider } from '../../support/forging-provider.ts';
import type { ForgingProvider, Forgery } from '../../support/forging-provider.ts';
import { PLATFORM, loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';

const PAST = 1_000;

let provider: ForgingProvider;
let client: LoginClient;
let email: string;
beforeAll(async () => {
  provider = await forgingProvider();
  client = await loginClient({ env: provider.env });
  email = await client.reader();
});
afterAll(async () => {
  await client.dispose();
  await provider.close();
});

const good = () => ({ sub: 'somebody', email, email_verified: true });

/** Asks, and comes back with an answer to that very question: what the provider then says is the forgery. */
async function comeWith(forgery: Forgery, change = (back: string) => back) {
  const browser = client.browser();
  const asked = await browser.get(CREDENTIAL_PATHS.identity);
  provider.forge(forgery);
  const back = change(provider.back(String(asked.headers.location)).slice(PLATFORM.length));
  const answer = await browser.get(back);
  return { answer, isIn: (await browser.get('/account')).statusCode === 200 };
}

async function expectRefused(forgery: Forgery, change?: (back: string) => string): Promise<void> {
  const { answer, isIn } = await comeWith(forgery, change);
  expect([answer.statusCode, isIn]).toEqual([400, false]);
  expect(propsOf(answer.body, 'login').error?.code).toBe('identity_refused');
}

describe('an identity that is made up', () => {
  it('is none where its key is not the issuer’s', () =>
    expectRefused({ claims: good(), signed: 'other' }));

  it('is none without a signature', () => expectRefused({ claims: good(), signed: 'none' }));

  it.each([
    ['for another client', { aud: 'somebody-else' }],
    ['for several clients, but not by us', { aud: ['flyleaf', 'other'], azp: 'other' }],
    ['by another issuer', { iss: 'https://evil.example' }],
    ['for another question', { nonce: 'another' }],
    ['for no question', { nonce: undefined }],
    ['too long ago', { exp: PAST }],
    ['of nobody', { sub: undefined }],
  ])('is none where it was made %s', (_, claims) =>
    expectRefused({ claims: { ...good(), ...claims } }),
  );

  it('is none where what is told apart is about somebody else', () =>
    expectRefused({ claims: { sub: 'somebody' }, userInfo: { ...good(), sub: 'somebody-else' } }));

  it.each([
    ['another state', (back: string) => back.replace(/state=[^&]+/u, 'state=x')],
    ['no state', (back: string) => back.replace(/&state=[^&]+/u, '')],
    ['two states', (back: string) => `${back}&state=x`],
    ['the name of another issuer', (back: string) => `${back}&iss=https%3A%2F%2Fevil.example`],
  ])('is asked for by nobody who comes back with %s', (_, change) =>
    expectRefused({ claims: good() }, change),
  );

  it('is not followed to where it leads: only its issuer is asked', async () => {
    await expectRefused({ leadsTo: `${provider.issuer}/elsewhere` });
    expect(provider.asked).toContain('/token');
    expect(provider.asked).not.toContain('/elsewhere');
  });

  it('is asked nothing where it calls itself something else', async () => {
    const other = await forgingProvider();
    const apart = await loginClient({ env: other.env });
    other.forge({ named: 'https://evil.example' });
    const answer = await apart.browser().get(CREDENTIAL_PATHS.identity);
    expect(propsOf(answer.body, 'login').error?.code).toBe('identity_unavailable');
    expect(other.asked).toEqual(['/.well-known/openid-configuration']);
    await apart.dispose();
    await other.close();
  });

  it('would sign in if it were good', async () => {
    const { answer, isIn } = await comeWith({ claims: good() });
    expect([answer.statusCode, isIn]).toEqual([303, true]);
  });

  it('would sign in if what is told apart were good', async () => {
    const { isIn } = await comeWith({ claims: { sub: 'somebody' }, userInfo: good() });
    expect(isIn).toBe(true);
  });
});
