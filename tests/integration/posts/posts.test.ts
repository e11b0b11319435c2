import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../src/time/units.ts';
import { postAnswerSchema } from '../../../src/contracts/post.contract.ts';
import type { PostAnswer } from '../../../src/contracts/post.contract.ts';
import { errorBodySchema } from '../../../src/contracts/error.contract.ts';
import { PREVIEW_LIMIT } from '../../../src/posts/preview.ts';
import { REMOVED_PUBLICATION_MESSAGE } from '../../../src/moderation/moderation-messages.ts';
import { saveStanding } from '../../../server/access/standing.store.ts';
import type { Standing } from '../../../server/access/standing.store.ts';
import { saveProfile } from '../../../server/profiles/profile.store.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { TEST_TIME } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { bodyEnding, postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader } from '../../support/post-stage.ts';

const TRUSTED = { COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' };

eachDatabase((kind) => {
  let stage: PostStage;
  let own: Publication;
  let admin: Reader;
  beforeAll(async () => {
    stage = await postStage({ database: kind, env: TRUSTED });
    own = await stage.addPublication('own');
    admin = await stage.addReader(own, { writes: 'admin' });
    await stage.addPublication('other');
  });
  afterAll(() => stage.dispose());

  const read = async (url: string, reader: Reader | null = null, headers = {}) => {
    const answer = await stage.get(`/api/v1/posts/${url}`, reader, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return postAnswerSchema.parse(answer.json()) satisfies PostAnswer;
  };
  const refused = async (url: string, reader: Reader | null = null, headers = {}) => {
    const answer = await stage.get(`/api/v1/posts/${url}`, reader, headers);
    return [answer.statusCode, errorBodySchema.parse(answer.json()).code];
  };

  describe('a post', () => {
    it('is found by its id in any publication, and by its slug in the one that is named', async () => {
      const { id } = await stage.addPost(own, { slug: 'low-water' });
      expect((await read(`${id}`)).slug).toBe('low-water');
      expect((await read('low-water?publication=own')).id).toBe(id);
      expect((await read('low-water', null, { host: 'own.localhost:8787' })).id).toBe(id);
      expect(await refused('low-water?publication=other')).toEqual([404, 'not_found']);
      expect(await refused('low-water?publication=nobody')).toEqual([404, 'not_found']);
    });

    it.each(['0', '999999', '99999999999', '-1', '1e3', 'no%00thing', 'a%2Fb', '%F0%9F%8C%8A'])(
      'is not found by %s',
      async (name) => {
        expect(await refused(`${name}?publication=own`)).toEqual([404, 'not_found']);
      },
    );

    it('has all that lists and links need, and its own page', async () => {
      const post = await stage.addPost(own, { subtitle: 'Of the shore', slug: 'shore' });
      expect(await read(`${post.id}`)).toEqual({
        id: post.id,
        uuid: post.uuid,
        slug: 'shore',
        title: post.title,
        subtitle: 'Of the shore',
        type: 'newsletter',
        audience: 'everyone',
        publication_id: own.id,
        section_id: null,
        cover_image: null,
        write_comment_permissions: 'everyone',
        publishedBylines: [],
        is_draft: false,
        is_scheduled: false,
        scheduled_at: null,
        post_date: TEST_TIME,
        reading_minutes: 2,
        url: 'http://127.0.0.1:8787/p/shore?publication=own',
        access: { level: 'anonymous', can_read: true, reason: null, needs: null },
        preview: null,
        body: expect.any(Array),
      });
      const elsewhere = await stage.addPost(own, { url: 'https://own.example/shore' });
      expect((await read(`${elsewhere.id}`)).url).toBe('https://own.example/shore');
    });

    it('says to whom does not read it what is missing, with a preview within the limit', async () => {
      const { id } = await stage.addPost(own, { audience: 'only_paid' });
      const { access, preview, body } = await read(`${id}`);
      expect(access).toEqual({
        level: 'anonymous',
        can_read: false,
        reason: 'paid_subscription_required',
        needs: 'paid',
      });
      expect(body).toBeNull();
      expect(preview?.length).toBeGreaterThan(PREVIEW_LIMIT - 40);
      expect(preview?.length).toBeLessThanOrEqual(PREVIEW_LIMIT);
    });

    it('gives no more than half of a short text away', async () => {
      const content = [{ type: 'text' as const, text: 'Only these few words.' }];
      const body = [{ type: 'paragraph' as const, content }];
      const { id } = await stage.addPost(own, { audience: 'founding', body });
      expect((await read(`${id}`)).preview).toBe('Only…');
    });

    it('names its authors without their addresses: guests, and users who have a profile', async () => {
      const mara = await stage.addReader();
      const quiet = await stage.addReader();
      const profile = { user_id: mara.id, name: 'Mara Voss', handle: `mara${kind}` };
      const whole = { ...profile, bio: null, photo_url: null };
      await stage.deps.db.write((trx) => saveProfile(trx, whole, TEST_TIME));
      const bylines = [
        { userId: mara.id, name: null },
        { userId: null, name: 'Halina Roe' },
        { userId: quiet.id, name: null },
      ];
      const { id } = await stage.addPost(own, { bylines });
      expect((await read(`${id}`)).publishedBylines).toEqual([
        { id: mara.id, name: 'Mara Voss', handle: `mara${kind}` },
        { id: null, name: 'Halina Roe', handle: null },
        { id: null, name: null, handle: null },
      ]);
    });
  });

  describe('a post that is not out', () => {
    it.each([
      ['a draft', { publishedAt: null }, { is_draft: true, is_scheduled: false }],
      [
        'a scheduled one',
        { publishedAt: TEST_TIME + DAY },
        { is_draft: false, is_scheduled: true, scheduled_at: TEST_TIME + DAY, post_date: null },
      ],
      ['one that is mailed once', { type: 'adhoc_email' as const }, { type: 'adhoc_email' }],
    ])('is there for those who write the publication alone: %s', async (_, changes, said) => {
      const { id } = await stage.addPost(own, changes);
      const founder = await stage.addReader(own, { state: 'confirmed', is_founding: 1 });
      expect(await refused(`${id}`)).toEqual([404, 'not_found']);
      expect(await refused(`${id}`, founder)).toEqual([404, 'not_found']);
      expect(await read(`${id}`, admin)).toMatchObject(said);
    });

    it('comes out when its time has come', async () => {
      const { id } = await stage.addPost(own, { publishedAt: stage.clock.now() + 1 });
      expect(await refused(`${id}`)).toEqual([404, 'not_found']);
      stage.clock.advance(1);
      expect((await read(`${id}`)).is_scheduled).toBe(false);
    });
  });

  describe('the pages that may ask', () => {
    it('are those of the platform and of the publication; another one may not read the answer', async () => {
      const { id } = await stage.addPost(own);
      for (const origin of ['https://own.example', 'http://127.0.0.1:8787']) {
        const answer = await stage.get(`/api/v1/posts/${id}`, null, { origin });
        expect(answer.headers['access-control-allow-origin']).toBe(origin);
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      }
      for (const origin of ['https://other.example', 'https://evil.example', 'null']) {
        const answer = await stage.get(`/api/v1/posts/${id}`, null, { origin });
        expect([origin, answer.statusCode]).toEqual([origin, 403]);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    });
  });

  describe('a publication', () => {
    const stand = (publication: Publication, standing: Partial<Standing>) => {
      const whole = { tier: 1, blockedCountries: [], ...standing };
      return stage.deps.db.write((trx) => saveStanding(trx, publication.id, whole, TEST_TIME));
    };

    it('that was removed from public view shows no post to anybody, and says so', async () => {
      const removed = await stage.addPublication('removed');
      const { id } = await stage.addPost(removed);
      const owner = await stage.addReader(removed, { writes: 'owner' });
      await stand(removed, { tier: -2 });
      for (const reader of [null, owner]) {
        const answer = await stage.get(`/api/v1/posts/${id}`, reader);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({
          code: 'publication_not_found',
          error: REMOVED_PUBLICATION_MESSAGE,
        });
      }
      await stand(removed, { tier: -1 });
      expect((await read(`${id}`)).body).not.toBeNull();
    });

    it('that is blocked in a country shows nobody there what a post says, and no preview', async () => {
      const blocked = await stage.addPublication('blocked');
      const owner = await stage.addReader(blocked, { writes: 'owner' });
      const { id } = await stage.addPost(blocked, { audience: 'only_paid' });
      await stand(blocked, { blockedCountries: ['DE', 'FR'] });
      for (const reader of [null, owner]) {
        const post = await read(`${id}`, reader, { 'x-country': 'de' });
        expect(post).toMatchObject({ body: null, preview: null });
        expect(post.access).toMatchObject({ can_read: false, reason: 'geoblocked', needs: null });
      }
      for (const country of ['IT', 'XX1', '']) {
        expect((await read(`${id}`, owner, { 'x-country': country })).body).not.toBeNull();
      }
      expect((await read(`${id}`)).preview).not.toBeNull();
    });
  });

  describe('a post whose audience nobody knows', () => {
    it('is trouble of the server: nobody gets anything of it, and the log says why', async () => {
      const { id } = await stage.addPost(own, { body: bodyEnding('unjudged words') });
      const audience = 'friends' as 'everyone';
      await stage.deps.db.write((trx) =>
        trx.updateTable('posts').set({ audience }).where('id', '=', id).execute(),
      );
      const answer = await stage.get(`/api/v1/posts/${id}`, admin);
      expect([answer.statusCode, answer.json().error]).toEqual([500, 'Something went wrong']);
      expect(JSON.stringify(stage.logged())).toContain('Unknown audience: friends');
    });
  });
});
