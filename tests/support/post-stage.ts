import type { LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import type { Audience } from '../../src/access/audiences.ts';
import type { SubscriptionTable } from '../../server/db/tables.ts';
import type { PublicationRole } from '../../server/access/access.tables.ts';
import type { Post } from '../../server/posts/post.ts';
import { addSite } from '../../server/hand-back/reader-site.store.ts';
import { addToken } from '../../server/hand-back/reader-token.store.ts';
import { hashSecret, newSecret } from '../../server/hand-back/tokens.ts';
import { insertPost } from '../../server/posts/post.store.ts';
import type { NewPost } from '../../server/posts/post.ts';
import { insertPublication } from '../../server/publications/publication.store.ts';
import { insertOrigin } from '../../server/publications/origin.store.ts';
import { DEFAULT_SETTINGS } from '../../server/publications/publication.ts';
import type { Publication } from '../../server/publications/publication.ts';
import { startSession } from '../../server/session/session.service.ts';
import { testApp } from './app.ts';
import type { TestApp, TestAppOptions } from './app.ts';

/** What a reader has of a publication; without `state` they do not subscribe. */
export interface Terms extends Partial<Insertable<SubscriptionTable>> {
  /** What they are in the publication. */
  writes?: PublicationRole;
}

/** Somebody who is signed in. */
export interface Reader {
  id: number;
  email: string;
  cookie: string;
}

/** The app with publications, posts and readers, made as quickly as the database takes them. */
export interface PostStage extends TestApp {
  addPublication(subdomain: string): Promise<Publication>;
  /** A post for everyone that came out a moment ago, but for what is said. */
  addPost(publication: Publication, changes?: Partial<NewPost>): Promise<Post>;
  addReader(publication?: Publication, terms?: Terms): Promise<Reader>;
  /** A token by which a reader is known on a page of a publication; what a browser sends with it. */
  knownAt(
    publication: Publication,
    reader: Reader,
    origin?: string,
  ): Promise<{ origin: string; authorization: string }>;
  get(
    url: string,
    reader?: Reader | null,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  post(
    url: string,
    reader?: Reader | null,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** A body of one paragraph that is long enough for a preview to be a small part of it, and ends in some words. */
export function bodyEnding(words: string): NewPost['body'] {
  const text = `${'The tide goes out and comes back. '.repeat(40)}${words}`;
  return [{ type: 'paragraph', content: [{ type: 'text', text }] }];
}

export async function postStage(options: TestAppOptions = {}): Promise<PostStage> {
  const test = await testApp(options);
  const { app, deps, clock } = test;
  let made = 0;

  const addPublication: PostStage['addPublication'] = (subdomain) =>
    deps.db.write(async (trx) => {
      const settings = { ...DEFAULT_SETTINGS, name: `The ${subdomain}` };
      const added = await insertPublication(trx, { subdomain, settings, now: clock.now() });
      await insertOrigin(trx, added.id, `https://${subdomain}.example`, clock.now());
      return added;
    });

  const addPost: PostStage['addPost'] = (publication, changes = {}) => {
    const number = (made += 1);
    const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const post: NewPost = {
      publicationId: publication.id,
      sectionId: null,
      uuid,
      slug: `post-${number}`,
      title: `Post ${number}`,
      subtitle: null,
      type: 'newsletter',
      audience: 'everyone' satisfies Audience,
      commentPermission: 'everyone',
      coverImage: null,
      url: null,
      publishedAt: clock.now(),
      body: bodyEnding(`the end of post ${number}`),
      bylines: [],
      now: clock.now(),
      ...changes,
    };
    return deps.db.write((trx) => insertPost(trx, post));
  };

  const addReader: PostStage['addReader'] = async (publication, { writes, ...terms } = {}) => {
    const number = (made += 1);
    const email = `reader${number}@private.example`;
    const now = clock.now();
    const { id, token } = await deps.db.write(async (trx) => {
      const user = await trx
        .insertInto('users')
        .values({ email, email_key: email, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const key = { publication_id: publication?.id ?? 0, user_id: user.id };
      if (publication && terms.state !== undefined) {
        const row = { id: `s${number}`, state: terms.state, created_at: now, ...terms, ...key };
        await trx.insertInto('subscriptions').values(row).execute();
      }
      if (publication && writes !== undefined) {
        const row = { ...key, role: writes, created_at: now };
        await trx.insertInto('publication_users').values(row).execute();
      }
      const who = { userId: user.id, loginId: `l${number}`, userAgent: '', requestId: 'r' };
      const session = { ...who, means: 'link' } as const;
      return { id: user.id, token: await startSession(trx, deps, { ...session, replaced: [] }) };
    });
    return { id, email, cookie: `flyleaf_session=${token}` };
  };

  const knownAt: PostStage['knownAt'] = async (publication, reader, asked) => {
    const origin = asked ?? `https://${publication.subdomain}.example`;
    const token = newSecret(deps.random);
    const now = clock.now();
    const site = { id: `site${(made += 1)}`, user_id: reader.id, publication_id: publication.id };
    const times = { created_at: now, last_seen_at: now, ended_at: null };
    const unsaid = { session_id: null, browser: null, system: null };
    const first = { successor_salt: null, predecessor_hash: null, retired_at: null };
    await deps.db.write(async (trx) => {
      await addSite(trx, { ...site, ...times, ...unsaid, origin });
      const row = { token_hash: hashSecret(token), site_id: site.id, issued_at: now };
      await addToken(trx, { ...row, ...first });
    });
    return { origin, authorization: `Bearer ${token}` };
  };

  const headersOf = (reader: Reader | null) => (reader === null ? {} : { cookie: reader.cookie });

  return {
    ...test,
    addPublication,
    addPost,
    addReader,
    knownAt,
    get: (url, reader = null, headers = {}) =>
      app.inject({ url, headers: { ...headersOf(reader), ...headers } }),
    post: (url, reader = null, headers = {}) => {
      const own = { origin: deps.config.publicUrl, ...headersOf(reader) };
      return app.inject({ method: 'POST', url, headers: { ...own, ...headers } });
    },
  };
}
