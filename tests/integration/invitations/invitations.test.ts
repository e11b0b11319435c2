import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import { PLAN_PATHS } from '../../../src/contracts/plan-paths.ts';
import { DAY } from '../../../src/time/units.ts';
import {
  createInvitation,
  takeBackInvitation,
} from '../../../server/invitations/invitation.service.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { PLATFORM, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

const ORIGIN = 'https://closed.example';
const OWN = { origin: PLATFORM };

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  const fresh = () => `guest${(count += 1)}@example.com`;

  beforeAll(async () => {
    client = await signupClient({ database, env: { SIGNUP_LIMITS: 'ip=9999/600' } });
    await client.addPublication('closed', ORIGIN, { invite_only: true });
  });
  afterAll(() => client.dispose());

  const invite = (raw: Parameters<typeof createInvitation>[2] = {}) =>
    createInvitation(client.deps, 'closed', raw);
  /** Signs up by the script of the page that a code leads to. */
  const signUp = async (code: string, email = fresh()) => {
    const href = `${PLATFORM}/subscribe?publication=closed&invitation=${code}`;
    const form_token = await client.token(PLATFORM, 'closed');
    const origin = { surface: 'subscribe-page', href } as const;
    return client.subscribe({ publication: 'closed', email, form_token, origin }, OWN);
  };
  const page = async (code: string) => {
    const answer = await client.get(`/subscribe?publication=closed&invitation=${code}`);
    return propsOf(answer.body, 'subscribe');
  };
  const typed = (code: string, publication = 'closed') =>
    client.postForm(PLAN_PATHS.invite, { publication, code }, OWN);
  const rows = (table: 'users' | 'subscriptions' | 'invitation_uses') =>
    client.deps.db.kysely.selectFrom(table).selectAll().execute();

  describe('an invitation', () => {
    it('is kept as a hash, and shown with its first letters', async () => {
      const { code, invitation } = await invite({ note: 'For Ada' });
      const stored = await client.deps.db.kysely.selectFrom('invitations').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
      expect(code.startsWith(invitation.code_start)).toBe(true);
      expect(invitation).toMatchObject({ uses: 0, uses_max: 1, note: 'For Ada', expires_at: null });
    });

    it('leads from its link or its code to the form', async () => {
      const { code } = await invite();
      const plain = code.replaceAll('-', '');
      const form = `${PLATFORM}/subscribe?publication=closed&invitation=${plain}`;
      const link = await client.get(`/invite?publication=closed&code=${code}`);
      expect([link.statusCode, link.headers.location]).toEqual([303, form]);
      const answer = await typed(` ${code.toLowerCase()} `);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, form]);
      const { isInvited, inviteHref, form: fields } = await page(plain);
      expect([isInvited, inviteHref, fields.carried]).toEqual([true, null, { invitation: plain }]);
    });

    it('lets in as many as it says, by script or without', async () => {
      const { code } = await invite({ uses: '2' });
      const before = (await rows('invitation_uses')).length;
      expect((await signUp(code)).statusCode).toBe(200);
      const { form } = await page(code);
      client.clock.advance(form.usable_in);
      const fields = { publication: 'closed', form_token: form.form_token, ...form.carried };
      const sent = { email: fresh(), ...fields };
      const answer = await client.postForm(API_PATHS.subscribe, sent, OWN);
      expect(propsOf(answer.body, 'subscribe-pending').pending.email).toBe(sent.email);
      expect((await rows('invitation_uses')).length).toBe(before + 2);
      const third = await signUp(code);
      expect([third.statusCode, third.json().code]).toEqual([403, 'invite_only']);
      expect((await page(code)).isInvited).toBe(false);
    });

    it('is taken once by the same request', async () => {
      const { code } = await invite({ uses: '2' });
      const href = `${PLATFORM}/subscribe?invitation=${code}`;
      const form_token = await client.token(PLATFORM, 'closed');
      const origin = { surface: 'subscribe-page', href } as const;
      const body = { publication: 'closed', email: fresh(), form_token, origin };
      const first = await client.subscribe(body, OWN);
      expect((await client.subscribe(body, OWN)).json()).toEqual(first.json());
      expect((await signUp(code)).statusCode).toBe(200);
      expect((await signUp(code)).statusCode).toBe(403);
    });

    it('lets no more in when they come at once', async () => {
      const { code } = await invite({ uses: '3' });
      const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(code)));
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    });

    it('says nothing about who is known', async () => {
      const email = fresh();
      const { code } = await invite({ uses: '2' });
      await signUp(code, email);
      expect((await signUp(code, email)).statusCode).toBe(200);
      expect((await signUp(code, email)).json().code).toBe('invite_only');
      expect((await signUp(code)).json().code).toBe('invite_only');
    });

    it('is over at its end, and when it is taken back', async () => {
      const short = await invite({ days: '1' });
      const back = await invite({ uses: '9' });
      await takeBackInvitation(client.deps, 'closed', String(back.invitation.id));
      expect((await signUp(back.code)).statusCode).toBe(403);
      expect((await page(short.code)).isInvited).toBe(true);
      client.clock.advance(DAY);
      expect((await page(short.code)).isInvited).toBe(false);
      expect((await signUp(short.code)).statusCode).toBe(403);
    });

    it('is of one publication', async () => {
      await client.addPublication('private', 'https://private.example', { invite_only: true });
      const { code } = await createInvitation(client.deps, 'private', {});
      expect((await signUp(code)).statusCode).toBe(403);
      expect((await typed(code)).statusCode).toBe(403);
      expect((await typed(code, 'private')).statusCode).toBe(303);
    });
  });

  describe('without a good invitation', () => {
    it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRS', '\0', 'x'.repeat(500)])(
      'nobody comes in by %j, and nobody is kept',
      async (code) => {
        const before = [await rows('users'), await rows('subscriptions')];
        const answer = await signUp(encodeURIComponent(code));
        expect(answer.json().code).toBe('invite_only');
        expect([await rows('users'), await rows('subscriptions')]).toEqual(before);
      },
    );

    it.each(['ABCD', 'ABCD-EFGH-JKMN-PQRS', ''])('the page asks again: %j', async (code) => {
      const answer = await typed(code);
      expect(answer.statusCode).toBe(403);
      expect(propsOf(answer.body, 'invite')).toMatchObject({ wrongCode: code, share: null });
    });

    it('the page asks for a code', async () => {
      const answer = await client.get('/invite?publication=closed');
      expect(answer.statusCode).toBe(200);
      expect(propsOf(answer.body, 'invite').wrongCode).toBeNull();
    });

    it('no other site’s page may send one', async () => {
      const fields = { publication: 'closed', code: 'ABCD' };
      const answer = await client.postForm(PLAN_PATHS.invite, fields, { origin: ORIGIN });
      expect(answer.statusCode).toBe(403);
      expect(propsOf(answer.body, 'message').message).toBe('origin');
    });
  });
});
