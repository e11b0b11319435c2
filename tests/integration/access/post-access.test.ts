import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../src/access/audiences.ts';
import type { Audience } from '../../../src/access/audiences.ts';
import { VIEWER_LEVELS } from '../../../src/access/viewer-level.ts';
import type { ViewerLevel } from '../../../src/access/viewer-level.ts';
import { postAnswerSchema } from '../../../src/contracts/post.contract.ts';
import type { PostAnswer } from '../../../src/contracts/post.contract.ts';
import type { SubscriptionState } from '../../../src/signup/decide-signup.ts';
import { SUBSCRIPTION_STATES } from '../../../src/signup/decide-signup.ts';
import { GRACE_PERIOD_DAYS } from '../../../src/subscriptions/grace-period.ts';
import { DAY } from '../../../src/time/units.ts';
import { endSites } from '../../../server/hand-back/reader-site.store.ts';
import type { Post } from '../../../server/posts/post.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { TEST_TIME } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { bodyEnding, postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader, Terms } from '../../support/post-stage.ts';

const SOON = TEST_TIME + DAY;
const JUST_NOW = TEST_TIME - 1;

/** Who reads what, as the specification has it, written out. */
const READERS: Record<Audience, readonly ViewerLevel[]> = {
  everyone: ['anonymous', 'free', 'paid', 'founding', 'contributor', 'admin'],
  only_free: ['free', 'contributor', 'admin'],
  only_paid: ['paid', 'founding', 'contributor', 'admin'],
  founding: ['founding', 'contributor', 'admin'],
};

const confirmed = { state: 'confirmed' } as const;

/** Every way to every level: what a reader has of a publication. */
const WAYS: Record<ViewerLevel, Record<string, Terms>> = {
  anonymous: {
    'having nothing': {},
    'waiting for a confirmation': { state: 'pending' },
    'waiting for review': { state: 'review' },
    'refused by the publisher': { state: 'rejected' },
    'having left': { state: 'unsubscribed' },
    'having left, and paid until a moment ago': { state: 'unsubscribed', expiry: JUST_NOW },
    'having left a complimentary subscription': { state: 'unsubscribed', type: 'comp' },
    'having left a founding subscription': { state: 'unsubscribed', is_founding: 1 },
  },
  free: {
    confirmed: confirmed,
    'paid until a moment ago': { ...confirmed, expiry: JUST_NOW },
    'paid until this very moment': { ...confirmed, expiry: TEST_TIME },
    'in the grace period': { ...confirmed, expiry: TEST_TIME - (GRACE_PERIOD_DAYS - 1) * DAY },
    'a gift that is over': { ...confirmed, type: 'gift', expiry: JUST_NOW },
    'a complimentary one that is over': { ...confirmed, type: 'comp', expiry: JUST_NOW },
    'a founding one that is over': { ...confirmed, is_founding: 1, expiry: JUST_NOW },
    'a gift without an end': { ...confirmed, type: 'gift' },
  },
  paid: {
    paying: { ...confirmed, expiry: SOON },
    'by gift': { ...confirmed, type: 'gift', expiry: SOON },
    complimentary: { ...confirmed, type: 'comp' },
    'complimentary until tomorrow': { ...confirmed, type: 'comp', expiry: SOON },
    'having left, and paid until tomorrow': { state: 'unsubscribed', expiry: SOON },
    'paying, not confirmed': { state: 'pending', expiry: SOON },
  },
  founding: {
    'founding and paying': { ...confirmed, is_founding: 1, expiry: SOON },
    'founding for good': { ...confirmed, is_founding: 1 },
    'founding by gift': { ...confirmed, is_founding: 1, type: 'gift', expiry: SOON },
    'having left, founding until tomorrow': { state: 'unsubscribed', is_founding: 1, expiry: SOON },
  },
  contributor: {
    'a role of the subscription': { ...confirmed, role: 'contributor' },
    'a role of a subscription that was left': { state: 'unsubscribed', role: 'contributor' },
    'writing for it': { writes: 'contributor' },
    'writing for it and paying': { ...confirmed, expiry: SOON, writes: 'contributor' },
  },
  admin: {
    'a role of the subscription': { ...confirmed, role: 'admin' },
    'running it': { writes: 'admin' },
    'owning it': { writes: 'owner' },
  },
};

const matrix = VIEWER_LEVELS.flatMap((level) =>
  Object.entries(WAYS[level]).map(([way, terms]) => ({ level, way, terms })),
);

/** In the body alone, past every preview; another one for each post. */
const markerOf = (audience: Audience) => `marker-of-${audience}`;

eachDatabase((kind) => {
  let stage: PostStage;
  let own: Publication;
  let other: Publication;
  const posts = new Map<Audience, Post>();

  beforeAll(async () => {
    stage = await postStage({ database: kind });
    own = await stage.addPublication('own');
    other = await stage.addPublication('other');
    for (const audience of AUDIENCES) {
      const body = bodyEnding(markerOf(audience));
      posts.set(
        audience,
        await stage.addPost(own, { audience, body, slug: audience.replace('_', '-') }),
      );
    }
  });
  afterAll(() => stage.dispose());

  type Headers = Record<string, string>;

  const ask = async (
    audience: Audience,
    reader: Reader | null,
    headers: Headers,
  ): Promise<[PostAnswer, string]> => {
    const answer = await stage.get(`/api/v1/posts/${posts.get(audience)?.id}`, reader, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['vary']).toBe('Origin, Authorization, Cookie');
    return [postAnswerSchema.parse(answer.json()), answer.body];
  };

  async function expectAsAt(
    level: ViewerLevel,
    reader: Reader | null,
    headers: Headers = {},
  ): Promise<void> {
    for (const audience of AUDIENCES) {
      const [post, text] = await ask(audience, reader, headers);
      const reads = READERS[audience].includes(level);
      expect([audience, post.access.level, post.access.can_read]).toEqual([audience, level, reads]);
      expect([audience, text.includes(markerOf(audience))]).toEqual([audience, reads]);
      expect([audience, post.body !== null, post.preview !== null]).toEqual([
        audience,
        reads,
        !reads,
      ]);
    }
  }

  it('has a way to every level, and one from every state', () => {
    expect(Object.keys(WAYS)).toEqual([...VIEWER_LEVELS]);
    const states = new Set(matrix.map(({ terms }) => terms.state).filter(Boolean));
    expect([...states].sort()).toEqual(
      [...SUBSCRIPTION_STATES].sort() satisfies SubscriptionState[],
    );
  });

  describe('a post is given whole to exactly those whom the rules let read it', () => {
    it.each(matrix)('$level, signed in or known on the page: $way', async ({ level, terms }) => {
      const reader = await stage.addReader(own, terms);
      await expectAsAt(level, reader);
      await expectAsAt(level, null, await stage.knownAt(own, reader));
    });

    it.each(matrix)('$level of another publication: $way', async ({ terms }) => {
      await expectAsAt('anonymous', await stage.addReader(other, terms));
    });

    it.each(Object.keys(WAYS) as ViewerLevel[])(
      '%s, where the reader token is none of this page',
      async (level) => {
        const [terms = {}] = Object.values(WAYS[level]);
        const reader = await stage.addReader(own, terms);
        const { origin, authorization } = await stage.knownAt(own, reader);
        const second = await stage.knownAt(own, reader, 'https://second.example');
        const foreign = await stage.knownAt(other, reader);
        const platform = stage.deps.config.publicUrl;
        for (const token of [second.authorization, foreign.authorization, 'Bearer x', 'Basic eDp4'])
          await expectAsAt('anonymous', null, { origin, authorization: token });
        // The platform's own pages, and programs, have no business with it.
        await expectAsAt('anonymous', null, { origin: platform, authorization });
        await expectAsAt('anonymous', null, { authorization });
      },
    );

    it('somebody who is signed in on the platform and asks from a publisher’s page', async () => {
      const reader = await stage.addReader(own, { writes: 'admin' });
      await expectAsAt('anonymous', reader, { origin: 'https://own.example' });
    });

    it('a reader token that was ended, whose page goes on to show what is for everybody', async () => {
      const reader = await stage.addReader(own, { writes: 'admin' });
      const headers = await stage.knownAt(own, reader);
      await expectAsAt('admin', null, headers);
      await stage.deps.db.write((trx) => endSites(trx, { userId: reader.id }, TEST_TIME));
      await expectAsAt('anonymous', null, headers);
    });

    it('a reader token of who has left since', async () => {
      const reader = await stage.addReader(own, { state: 'confirmed', expiry: SOON });
      const headers = await stage.knownAt(own, reader);
      const left = { state: 'unsubscribed', unsubscribed_at: TEST_TIME + 1 } as const;
      await stage.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set(left).where('user_id', '=', reader.id).execute(),
      );
      await expectAsAt('anonymous', null, headers);
    });

    it('nobody signed in', () => expectAsAt('anonymous', null));

    it('a session that was ended', async () => {
      const reader = await stage.addReader(own, { writes: 'admin' });
      const ended = { ended_at: TEST_TIME };
      await stage.deps.db.write((trx) =>
        trx.updateTable('sessions').set(ended).where('user_id', '=', reader.id).execute(),
      );
      await expectAsAt('anonymous', reader);
    });

    it('a cookie that is no session', () =>
      expectAsAt('anonymous', { id: 1, email: '', cookie: `flyleaf_session=${'A'.repeat(43)}` }));
  });
});
