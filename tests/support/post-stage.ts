import type { LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import type { Audience } from '../../src/access/audiences.ts';
import type { SubscriptionTable } from '../../server/db/tables.ts';
import type { PublicationRole } from '../../server/access/access.tables.ts';
import type { Post } from '../../server/posts/post.ts';
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

  const headersOf = (reader: Reader | null) => (reader === null ? {} : { cookie: reader.cookie });

  return {
    ...test,
    addPublication,
    addPost,
    addReader,
    get: (url, reader = null, headers = {}) =>
      app.inject({ url, headers: { ...headersOf(reader), ...headers } }),
    post: (url, reader = null, headers = {}) => {
      const own = { origin: deps.config.publicUrl, ...headersOf(reader) };
      return app.inject({ method: 'POST', url, headers: { ...own, ...headers } });
    },
  };
}
