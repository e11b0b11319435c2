import { arrangeComments, listThread } from '../../src/comments/comment-tree.ts';
import { slugify } from '../../src/slugs/slug.ts';
import type { GrowthCase } from './measure-growth.ts';

/** Words of several scripts, with what a slug has to take away. */
const WORDS = 'Ünïcode & straße, İstanbul — việt nam; مرحبا 你好 👩‍👩‍👧 plain words of a title ';

/** Text of so many characters. */
export const title = (length: number): string =>
  WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);

interface Comment {
  id: number;
  ancestor_path: string;
}

/** How deep a thread is before the next one begins: the same at every size, as paths grow with the depth. */
const DEPTH = 8;

/** So many comments, each the answer to the one before it; every eighth begins a thread. They come newest first. */
export function thread(length: number): Comment[] {
  const comments: Comment[] = [];
  for (let id = 1; id <= length; id++) {
    const above = id % DEPTH === 1 ? undefined : comments.at(-1);
    const path = above ? [above.ancestor_path, above.id].filter((part) => part !== '') : [];
    comments.push({ id, ancestor_path: path.join('.') });
  }
  return comments.toReversed();
}

/** What must stay linear. */
export const GROWTH_CASES: readonly GrowthCase[] = [
  {
    name: 'slug of a title',
    unit: 'character',
    small: 1_000,
    large: 10_000,
    prepare: (size) => {
      const text = title(size);
      return () => slugify(text);
    },
  },
  {
    name: 'tree of comments',
    unit: 'comment',
    small: 500,
    large: 5_000,
    prepare: (size) => {
      const comments = thread(size);
      return () => listThread(arrangeComments(comments));
    },
  },
];
