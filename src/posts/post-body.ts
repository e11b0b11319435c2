/** Text of a post with what makes it bold, a link and the like. */
export type PostInline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; content: PostInline[] }
  | { type: 'link'; href: string; content: PostInline[] }
  | { type: 'code'; text: string }
  | { type: 'break' };

/** One block of a post, from its first line to its last. */
export type PostBlock =
  | { type: 'paragraph'; content: PostInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; content: PostInline[] }
  | { type: 'quote'; blocks: PostBlock[] }
  | { type: 'list'; ordered: boolean; start: number; items: PostBlock[][] }
  | { type: 'code'; text: string }
  | { type: 'image'; src: string; alt: string }
  | { type: 'rule' };

/**
 * What a post says, as a tree of what it is made of. (spec links-and-rules §3)
 *
 * @decided The specification shows no body. Ours holds no markup, so no view and no page ever turns text into HTML.
 */
export type PostBody = PostBlock[];

/** Most characters of the text of a post. (DESIGN §6) */
export const BODY_MAX_LENGTH = 200_000;
/** Most blocks and pieces of text of a post. (DESIGN §6) */
export const BODY_MAX_NODES = 20_000;
/** Most lists, quotes and emphasis inside each other. (DESIGN §6) */
export const BODY_MAX_DEPTH = 12;

const inlineText = (content: readonly PostInline[]): string =>
  content
    .map((part) => {
      if (part.type === 'break') return ' ';
      return 'content' in part ? inlineText(part.content) : part.text;
    })
    .join('');

function blockTexts(block: PostBlock): string[] {
  switch (block.type) {
    case 'quote':
      return block.blocks.flatMap(blockTexts);
    case 'list':
      return block.items.flat().flatMap(blockTexts);
    case 'code':
      return [block.text];
    case 'image':
    case 'rule':
      return [];
    default:
      return [inlineText(block.content)];
  }
}

/** The plain text of a post, one space between its blocks: what previews are cut from and words are counted in. (spec links-and-rules §9) */
export function bodyText(body: PostBody): string {
  const text = body.flatMap(blockTexts).join(' ');
  return text.replace(/\s+/gu, ' ').trim();
}

/** How many blocks and pieces of text a post has, and how many lie inside each other at most. (DESIGN §6) */
export interface BodyMeasure {
  nodes: number;
  depth: number;
}

type Node = PostBlock | PostInline;

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content;
  if (node.type === 'quote') return node.blocks;
  return node.type === 'list' ? node.items.flat() : [];
}

/** Measures a post, so that one that no page should have to show can be refused. (DESIGN §6) */
export function measureBody(body: PostBody): BodyMeasure {
  let nodes = 0;
  let depth = 0;
  for (let level: Node[] = body; level.length > 0; level = level.flatMap(childrenOf)) {
    nodes += level.length;
    depth += 1;
  }
  return { nodes, depth };
}
