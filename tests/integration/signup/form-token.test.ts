import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import { FORM_TOKEN_LIFETIME, FORM_TOKEN_MINIMUM_AGE } from '../../../src/signup/signup-limits.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN, PLATFORM, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  /** An address that no other test uses. */
  const fresh = () => `reader${(count += 1)}@example.com`;

  beforeAll(async () => {
    const SIGNUP_LIMITS = 'ip=99999/600,address=99999/3600';
    client = await signupClient({ database, env: { SIGNUP_LIMITS } });
  });
  afterAll(() => client.dispose());

  describe('a form token', () => {
    it('is asked for by the page and says how long to wait', async () => {
      const answer = await client.get(`${API_PATHS.formToken}?publication=demo`, {
        origin: PAGE_ORIGIN,
      });
      expect(answer.json()).toMatchObject({
        usable_in: FORM_TOKEN_MINIMUM_AGE,
        expires_in: FORM_TOKEN_LIFETIME,
      });
    });

    it('works for a page of the platform, which sends no Origin with a GET', async () => {
      const asked = await client.get(`${API_PATHS.formToken}?publication=demo`);
      client.clock.advance(FORM_TOKEN_MINIMUM_AGE);
      const { form_token } = asked.json<{ form_token: string }>();
      const answer = await client.subscribe({ email: fresh(), form_token }, { origin: PLATFORM });
      expect(answer.statusCode).toBe(200);
    });

    it.each([
      ['another site', 'https://evil.example', 'demo', 403, 'origin_not_allowed'],
      ['an unknown publication', PAGE_ORIGIN, 'nobody', 404, 'publication_not_found'],
    ])('is not given to %s', async (_, origin, publication, status, code) => {
      const url = `${API_PATHS.formToken}?publication=${publication}`;
      const answer = await client.get(url, { origin, accept: '*/*' });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code });
    });

    const refusals: [string, (token: string) => string | undefined, string][] = [
      ['is missing', () => undefined, 'form_token_missing'],
      ['is empty', () => '', 'form_token_missing'],
      ['is made up', () => 'a.b.c', 'form_token_invalid'],
      ['is cut short', (token) => token.slice(0, -1), 'form_token_invalid'],
      ['is older than it says', (token) => token.replace('.1', '.0'), 'form_token_invalid'],
    ];
    it.each(refusals)('is refused when it %s', async (_, change, code) => {
      const form_token = change(await client.token());
      const answer = await client.subscribe({ email: fresh(), form_token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code });
    });

    it('is refused on another origin of the same publication', async () => {
      const form_token = await client.token();
      const answer = await client.subscribe({ form_token }, { origin: PLATFORM });
      expect(answer.json()).toMatchObject({ code: 'form_token_invalid' });
    });

    it('is refused for another publication', async () => {
      await client.addPublication('sister', 'https://sister.example');
      const form_token = await client.token('https://sister.example', 'sister');
      const answer = await client.subscribe({ form_token });
      expect(answer.json()).toMatchObject({ code: 'form_token_invalid' });
    });

    it.each([
      [FORM_TOKEN_MINIMUM_AGE - 1, 400, 'form_token_early'],
      [FORM_TOKEN_MINIMUM_AGE, 200, undefined],
      [FORM_TOKEN_LIFETIME, 200, undefined],
      [FORM_TOKEN_LIFETIME + 1, 400, 'form_token_expired'],
    ])('that is %i ms old is answered %i', async (age, status, code) => {
      const form_token = await client.token();
      client.clock.advance(age - FORM_TOKEN_MINIMUM_AGE);
      const answer = await client.subscribe({ email: fresh(), form_token });
      expect(answer.statusCode).toBe(status);
      expect(answer.json<{ code?: string }>().code).toBe(code);
    });

    it('made by an older secret still works', async () => {
      const { config } = client.deps;
      const old = config.secrets;
      const form_token = await client.token();
      config.secrets = ['a newer secret than that one: 32 characters', ...old];
      const answer = await client.subscribe({ email: fresh(), form_token });
      config.secrets = old;
      expect(answer.statusCode).toBe(200);
    });
  });
});
