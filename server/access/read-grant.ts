import { postAccess } from '../../src/access/post-access.ts';
import type { PostAccess } from '../../src/access/post-access.ts';
import type { ReadablePost } from '../../src/access/can-read-post.ts';
import type { RequestViewer } from './viewer-of.ts';

/**
 * Leave to read what a post says. Nothing makes one but `judgePost`, and without one no store gives a body out: whoever
 * forgets to ask the rules does not compile.
 */
export class ReadGrant {
  /** Nobody else can make one, and no other object passes for one. */
  readonly #postId: number;

  private constructor(postId: number) {
    this.#postId = postId;
  }

  get postId(): number {
    return this.#postId;
  }

  static judge(
    post: ReadablePost & { id: number },
    viewer: RequestViewer,
  ): { access: PostAccess; grant: ReadGrant | null } {
    const access = postAccess(post, viewer);
    return { access, grant: access.can_read ? new ReadGrant(post.id) : null };
  }
}
