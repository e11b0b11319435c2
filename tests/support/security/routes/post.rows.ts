import { POST_PATHS } from '../../../../src/contracts/post-paths.ts';
import { bearer } from '../ask.ts';
import {
  publicGet,
  readerOrSessionCall,
  readerOrStrangerGet,
  sessionGet,
  sessionOrReaderCall,
  widgetGet,
} from '../kinds.ts';
import { everyone, get, page, post } from './row.ts';
import type { GoodAsk, Row } from './row.ts';

const NOT_FOUND = 404;

const draft: GoodAsk = ({ posts }) => ({
  path: POST_PATHS.post.replace(':post', posts.draft),
  query: { publication: 'demo' },
});

/** Posts, what readers have seen of them, and profiles. What each reader gets of a post is the rules' to say (src/access). */
export const POST_ROWS: readonly Row[] = [
  get(POST_PATHS.post, widgetGet, ({ posts }) => ({
    path: POST_PATHS.post.replace(':post', String(posts.published)),
  })),
  get(
    POST_PATHS.post,
    readerOrStrangerGet,
    async (scene, { alice }) => ({
      path: POST_PATHS.post.replace(':post', String(scene.posts.published)),
      headers: bearer(await scene.readerToken(alice)),
    }),
    { as: 'of who is known on the page' },
  ),
  // Nobody but its authors learns that a draft is there: the page that asks makes no difference to it.
  get(POST_PATHS.post, widgetGet, draft, { as: 'draft', but: everyone(NOT_FOUND), ...page }),
  post(POST_PATHS.seen, sessionOrReaderCall, ({ posts }) => ({
    path: POST_PATHS.seen.replace(':post', String(posts.published)),
    json: {},
  })),
  post(
    POST_PATHS.seen,
    readerOrSessionCall,
    async (scene, { alice }) => ({
      path: POST_PATHS.seen.replace(':post', String(scene.posts.published)),
      json: {},
      headers: bearer(await scene.readerToken(alice)),
    }),
    { as: 'of who is known on the page' },
  ),

  // Their pages
  get(
    POST_PATHS.page,
    publicGet,
    ({ posts }) => ({
      path: POST_PATHS.page.replace(':slug', posts.slug),
      query: { publication: 'demo' },
    }),
    page,
  ),
  get(
    POST_PATHS.page,
    publicGet,
    ({ posts }) => ({
      path: POST_PATHS.page.replace(':slug', posts.draft),
      query: { publication: 'demo' },
    }),
    { as: 'draft', but: everyone(NOT_FOUND), ...page },
  ),

  get(POST_PATHS.profile, publicGet, async (scene, { alice }) => {
    await scene.profile(alice);
    return { path: POST_PATHS.profile.replace(':user', String(alice.userId)) };
  }),
  // Whoever counts up ids learns of nobody who shows nothing.
  get(
    POST_PATHS.profile,
    publicGet,
    (_, { alice }) => ({ path: POST_PATHS.profile.replace(':user', String(alice.userId)) }),
    { as: 'of who shows nothing', but: everyone(NOT_FOUND), ...page },
  ),
  get(
    POST_PATHS.ownProfile,
    sessionGet,
    (_, { alice }) => ({ path: POST_PATHS.ownProfile.replace(':user', String(alice.userId)) }),
    // Somebody else's own profile is none of theirs.
    { but: { otherSession: NOT_FOUND } },
  ),
];
