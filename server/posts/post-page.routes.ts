import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPublicationNoindexed } from '../../src/moderation/publication-tier.ts';
import { POST_PATHS } from '../../src/contracts/post-paths.ts';
import { isPublished } from '../../src/posts/published-post.ts';
import { viewerOf } from '../access/viewer-of.ts';
import type { RequestViewer } from '../access/viewer-of.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { requestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { paywallOf } from './paywall.ts';
import { postNotFound, readPost } from './post.service.ts';
import type { Post } from './post.ts';
import { findPostBySlug } from './post.store.ts';

type Request = FastifyRequest<{ Params: { slug: string } }>;

/** Kept from search engines: what is not out or has a page of its publisher's, and publications that moderators have not let in. */
function isNoindexed({ clock }: Deps, post: Post, { tier }: RequestViewer): boolean {
  const isOut = isPublished({ type: post.type, publishedAt: post.published_at }, clock.now());
  return !isOut || post.url !== null || isPublicationNoindexed(tier);
}

async function pageOf(deps: Deps, request: Request) {
  const publication = await requestPublication(deps, request);
  const { slug } = request.params;
  const found = await findPostBySlug(deps.db.kysely, publication.id, slug);
  if (found === null) throw postNotFound();
  const viewer = await viewerOf(deps, request, publication);
  const post = await readPost(deps, publication, found, viewer);
  return {
    post,
    ...(await paywallOf(deps, request, { publication, viewer, post })),
    noindex: isNoindexed(deps, found, viewer),
    ...publicationPage(deps.config, publication),
  };
}

/** `/p/SLUG`: a post for whoever asks. */
export function postPageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(POST_PATHS.page, async (request: Request, reply) => {
    const page = await pageOf(deps, request);
    return sendPage(reply, deps, { name: 'post', ...page });
  });
}
