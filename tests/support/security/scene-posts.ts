import { insertPost } from '../../../server/posts/post.store.ts';
import type { NewPost } from '../../../server/posts/post.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import type { TestApp } from '../app.ts';

/** What there is to read: a post that came out, by its id and its slug, and one that has not, by its slug. */
export interface ScenePosts {
  published: number;
  slug: string;
  draft: string;
}

const TEXT: NewPost['body'] = [
  { type: 'paragraph', content: [{ type: 'text', text: 'The tide goes out and comes back.' }] },
];

/** Writes the posts of a publication. */
export function addPosts({ deps, clock }: TestApp, { id }: Publication): Promise<ScenePosts> {
  const now = clock.now();
  const post = {
    publicationId: id,
    sectionId: null,
    title: 'The tide',
    subtitle: null,
    type: 'newsletter',
    audience: 'everyone',
    commentPermission: 'everyone',
    coverImage: null,
    url: null,
    body: TEXT,
    now,
  } as const;
  const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
  return deps.db.write(async (trx) => {
    const out = { ...post, bylines: [], uuid: uuid(1), slug: 'the-tide', publishedAt: now };
    const draft = { ...post, bylines: [], uuid: uuid(2), slug: 'the-ebb', publishedAt: null };
    const published = await insertPost(trx, out);
    return {
      published: published.id,
      slug: published.slug,
      draft: (await insertPost(trx, draft)).slug,
    };
  });
}
