import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: SignupClient;
  beforeAll(async () => {
    client = await signupClient({ database });
  });
  afterAll(() => client.dispose());

  describe('where a sign-up comes from', () => {
    it('is refused by a publication that invites its readers', async () => {
      await client.addPublication('club', 'https://club.example', { invite_only: true });
      const headers = { origin: 'https://club.example' };
      const form_token = await client.token('https://club.example', 'club');
      const answer = await client.subscribe({ publication: 'club', form_token }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'invite_only' });
    });

    it('is refused where the publication is not known', async () => {
      const answer = await client.subscribe({ publication: 'nobody' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'publication_not_found' });
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['a name that only looks alike', { origin: `${PAGE_ORIGIN}.evil.example` }],
      ['an opaque origin', { origin: 'null' }],
      ['plain http', { origin: 'http://blog.example' }],
    ])('is refused from %s, and that page can not read why', async (_, headers) => {
      const form_token = await client.token();
      const answer = await client.subscribe({ form_token }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'origin_not_allowed' });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    });

    it('is refused without an Origin', async () => {
      const answer = await client.app.inject({
        method: 'POST',
        url: API_PATHS.subscribe,
        payload: {
          publication: 'demo',
          email: 'reader@example.com',
          form_token: await client.token(),
        },
      });
      expect(answer.json()).toMatchObject({ code: 'origin_not_allowed' });
    });

    it('is refused from the page of another publication', async () => {
      await client.addPublication('other', 'https://other.example');
      const headers = { origin: 'https://other.example' };
      const form_token = await client.token('https://other.example', 'other');
      const answer = await client.subscribe({ form_token }, headers);
      expect(answer.json()).toMatchObject({ code: 'origin_not_allowed' });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    });

    it('lets the page read the answer', async () => {
      const answer = await client.subscribe({ email: 'reader@example.com' });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': PAGE_ORIGIN,
        vary: 'Origin',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    });
  });
});
