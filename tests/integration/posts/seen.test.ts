import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../../src/contracts/error.contract.ts';
import { seenCall } from '../../../src/contracts/post.contract.ts';
import { SEEN_LIMIT } from '../../../src/posts/seen-limits.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { markSeen } from '../../../server/posts/seen.service.ts';
import { eachDatabase } from '../../support/database.ts';
import { postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader } from '../../support/post-stage.ts';

type Known = Awaited<ReturnType<PostStage['knownAt']>>;

const OTHER = 'https://other.example';

eachDatabase((kind) => {
  let stage: PostStage;
  let own: Publication;
  let reader: Reader;
  beforeAll(async () => {
    stage = await postStage({ database: kind });
    own = await stage.addPublication('own');
    await stage.addPublication('other');
    reader = await stage.addReader(own, { state: 'confirmed' });
  });
  afterAll(() => stage.dispose());

  const rows = (post: number) =>
    stage.deps.db.kysely
      .selectFrom('posts_seen')
      .select(['user_id', 'seen_at'])
      .where('post_id', '=', post)
      .execute();
  const mark = (post: number | string, who: Reader | null = reader, headers = {}) =>
    stage.post(`/api/v1/posts/${post}/seen`, who, headers);
  const seenAt = async (post: number) => {
    const answer = await mark(post);
    expect(answer.statusCode, answer.body).toBe(200);
    return seenCall.response.parse(answer.json()).seen_at;
  };
  const refusal = async (sent: ReturnType<typeof mark>) => {
    const answer = await sent;
    return [answer.statusCode, errorBodySchema.parse(answer.json()).code];
  };

  describe('marking a post as seen', () => {
    it('keeps the first time, however often it is repeated', async () => {
      const { id } = await stage.addPost(own);
      const first = await seenAt(id);
      expect(first).toBe(stage.clock.now());
      stage.clock.advance(5_000);
      expect(await seenAt(id)).toBe(first);
      expect(await rows(id)).toEqual([{ user_id: reader.id, seen_at: first }]);
    });

    it('keeps one row of many marks at once', async () => {
      const { id } = await stage.addPost(own);
      const times = await Promise.all(Array.from({ length: 8 }, () => seenAt(id)));
      expect(new Set(times).size).toBe(1);
      expect(await rows(id)).toHaveLength(1);
    });

    it('is for each reader alone, also of a post that they see the start of', async () => {
      const { id } = await stage.addPost(own, { audience: 'founding' });
      const other = await stage.addReader();
      expect((await mark(id, other)).statusCode).toBe(200);
      expect(await rows(id)).toEqual([{ user_id: other.id, seen_at: stage.clock.now() }]);
    });

    it('takes a body, and the slug in place of the id', async () => {
      const { id } = await stage.addPost(own, { slug: `seen-${kind}` });
      const headers = { origin: stage.deps.config.publicUrl, cookie: reader.cookie };
      const url = `/api/v1/posts/seen-${kind}/seen?publication=own`;
      const answer = await stage.app.inject({ method: 'POST', url, headers, payload: {} });
      expect(answer.statusCode).toBe(200);
      expect(await rows(id)).toHaveLength(1);
    });

    it('is refused for nobody, and for a post that they may not know of', async () => {
      const { id } = await stage.addPost(own);
      const draft = await stage.addPost(own, { publishedAt: null });
      expect(await refusal(mark(id, null))).toEqual([401, 'unauthorized']);
      expect(await refusal(mark(draft.id))).toEqual([404, 'not_found']);
      expect(await refusal(mark(draft.id, null))).toEqual([404, 'not_found']);
      expect(await refusal(mark('999999'))).toEqual([404, 'not_found']);
      expect([...(await rows(id)), ...(await rows(draft.id))]).toEqual([]);
    });

    it.each([
      ['a page of a stranger', { origin: 'https://evil.example' }],
      ['another site, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
      ['a page that hides where it is', { origin: 'null' }],
    ])('is refused with a cookie from %s', async (_, headers) => {
      const { id } = await stage.addPost(own);
      expect(await refusal(mark(id, reader, headers))).toEqual([403, 'origin_not_allowed']);
      expect(await rows(id)).toEqual([]);
    });

    it('is for the reader who is known on the publisher’s page, and whose cookie is worth nothing there', async () => {
      const { id } = await stage.addPost(own);
      const other = await stage.addReader();
      const headers = await stage.knownAt(own, other);
      const { origin } = headers;
      const unknown = await mark(id, reader, { origin });
      expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'unauthorized']);
      expect(unknown.headers['www-authenticate']).toBe('Bearer');
      expect(unknown.headers['access-control-allow-origin']).toBe(origin);
      expect(await rows(id)).toEqual([]);

      expect((await mark(id, reader, headers)).statusCode).toBe(200);
      const seen = { user_id: other.id, seen_at: stage.clock.now() };
      expect(await rows(id)).toEqual([seen]);
      stage.clock.advance(5_000);
      expect((await mark(id, null, headers)).json()).toEqual({ seen_at: seen.seen_at });
      expect(await rows(id)).toEqual([seen]);
      const [, token = ''] = headers.authorization.split(' ');
      expect(token).toHaveLength(43);
      expect(JSON.stringify(stage.logged())).not.toContain(token);
    });

    it.each<[string, number, (headers: Known) => Known]>([
      ['on a page of another publication', 403, (sent) => ({ ...sent, origin: OTHER })],
      ['on a page of a stranger', 403, (sent) => ({ ...sent, origin: 'https://evil.example' })],
      ['on the platform', 401, (sent) => ({ ...sent, origin: stage.deps.config.publicUrl })],
      ['that is forged', 401, (sent) => ({ ...sent, authorization: `Bearer ${'A'.repeat(43)}` })],
    ])('is refused with a reader token %s', async (_, status, change) => {
      const { id } = await stage.addPost(own);
      const headers = change(await stage.knownAt(own, reader));
      expect((await mark(id, null, headers)).statusCode).toBe(status);
      expect(await rows(id)).toEqual([]);
    });

    it.each([
      ['signed in', () => ({})],
      ['known on a publisher’s page', (busy: Reader) => stage.knownAt(own, busy)],
    ])('is limited for each reader, %s', async (_, headersOf) => {
      const busy = await stage.addReader();
      const { id } = await stage.addPost(own);
      const { key, window_start } = await counterOf(busy);
      await stage.deps.db.write((trx) =>
        trx
          .updateTable('limits')
          .set({ count: SEEN_LIMIT.count })
          .where('key', '=', key)
          .where('window_start', '=', window_start)
          .execute(),
      );
      const answer = await mark(id, busy, await headersOf(busy));
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(await rows(id)).toEqual([]);
      expect((await mark(id)).statusCode).toBe(200);
    });
  });

  /** The counter that one mark of this reader makes. */
  async function counterOf({ id }: Reader) {
    const counters = () =>
      stage.deps.db.kysely.selectFrom('limits').select(['key', 'window_start']).execute();
    const before = new Set((await counters()).map(({ key }) => key));
    await markSeen(stage.deps, id, (await stage.addPost(own)).id);
    const counter = (await counters()).find(({ key }) => !before.has(key));
    if (counter === undefined) throw new Error('Nothing was counted');
    return counter;
  }
});
