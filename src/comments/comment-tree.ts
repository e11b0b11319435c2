import type { PlacedComment } from './ancestor-path.ts';

/** A comment and those that hang below it, in the order in which they were given. */
export interface CommentNode<Comment> {
  readonly comment: Comment;
  readonly children: CommentNode<Comment>[];
}

/** One line of a thread: a comment and how many stand above it. */
export interface ThreadLine<Comment> {
  comment: Comment;
  /** 0 for what hangs below nothing. */
  depth: number;
}

const pathOf = (comment: PlacedComment) => comment.ancestor_path ?? '';

/** The nearest comment that one names as above it and that is there; each is nearer to the root, so none comes twice. */
function findParent<Comment extends PlacedComment>(
  comment: Comment,
  nodes: ReadonlyMap<string, CommentNode<Comment>>,
): CommentNode<Comment> | undefined {
  const path = pathOf(comment);
  for (let end = path.length; end > 0;) {
    const dot = path.lastIndexOf('.', end - 1);
    const found = nodes.get(path.slice(dot + 1, end));
    if (found && pathOf(found.comment).length < path.length) return found;
    end = dot;
  }
  return undefined;
}

/**
 * Arranges flat comments into the trees of their threads, by `ancestor_path` and in time linear in what it is given. Every
 * comment is in exactly one place, and those side by side keep the order in which they came.
 * (spec links-and-rules §3; issue)
 *
 * @decided Where a comment's parent is not there, it hangs below the nearest one above that is; without any it is a root.
 * Of comments with the same id the first one stays. A comment can only hang below one whose own path is shorter, so that
 * paths which contradict each other or name the comment itself make no cycle.
 */
export function arrangeComments<Comment extends PlacedComment>(
  comments: readonly Comment[],
): CommentNode<Comment>[] {
  const nodes = new Map<string, CommentNode<Comment>>();
  for (const comment of comments) {
    const key = String(comment.id);
    if (!nodes.has(key)) nodes.set(key, { comment, children: [] });
  }
  const roots: CommentNode<Comment>[] = [];
  for (const node of nodes.values()) {
    (findParent(node.comment, nodes)?.children ?? roots).push(node);
  }
  return roots;
}

/**
 * The comments of arranged threads from the first line to the last, each after the one that it answers, with how deep it
 * stands. (spec links-and-rules §3; issue)
 *
 * @decided It does not call itself, so that the deepest thread needs no more stack than the flattest.
 */
export function listThread<Comment>(roots: readonly CommentNode<Comment>[]): ThreadLine<Comment>[] {
  const lines: ThreadLine<Comment>[] = [];
  const waiting = roots.toReversed().map((node) => ({ node, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    lines.push({ comment: node.comment, depth });
    for (const child of node.children.toReversed()) waiting.push({ node: child, depth: depth + 1 });
  }
  return lines;
}
