import * as z from 'zod';
import type { PostBlock, PostInline } from '../posts/post-body.ts';

/** Text of a post with what makes it bold, a link and the like; see `PostInline` (DESIGN §6). */
export const postInlineSchema: z.ZodType<PostInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.enum(['strong', 'emphasis']), content: z.array(postInlineSchema) }),
    z.object({ type: z.literal('link'), href: z.string(), content: z.array(postInlineSchema) }),
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('break') }),
  ]),
);

/** One block of a post; see `PostBlock` (DESIGN §6). */
export const postBlockSchema: z.ZodType<PostBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), content: z.array(postInlineSchema) }),
    z.object({
      type: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      content: z.array(postInlineSchema),
    }),
    z.object({ type: z.literal('quote'), blocks: z.array(postBlockSchema) }),
    z.object({
      type: z.literal('list'),
      ordered: z.boolean(),
      start: z.int().nonnegative(),
      items: z.array(z.array(postBlockSchema)),
    }),
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('image'), src: z.string(), alt: z.string() }),
    z.object({ type: z.literal('rule') }),
  ]),
);

/**
 * What a post says, as a tree (DESIGN §6).
 * @decided It holds no markup: nothing in it is HTML.
 */
export const postBodySchema = z.array(postBlockSchema);
