import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { webLink } from '../../src/links/safe-link.ts';
import type { PostBlock, PostBody, PostInline } from '../../src/posts/post-body.ts';

/** Where `[words][name]` leads: names of links, as Markdown compares them. */
type Definitions = ReadonlyMap<string, string>;

/** What a post was made of, and its title where it begins with one. */
export interface ReadPost {
  /** The first heading, if the text begins with it and it is of the first level; null otherwise. */
  title: string | null;
  body: PostBody;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A link that no browser should follow is the words alone. */
function linkTo(address: string | undefined, content: PostInline[]): PostInline[] {
  const href = webLink(address ?? '');
  return href === null ? content : [{ type: 'link', href, content }];
}

function inlines(nodes: readonly PhrasingContent[], links: Definitions): PostInline[] {
  return nodes.flatMap((node) => inline(node, links));
}

/** HTML in a letter is text like any other: it is shown as it was typed. */
function inline(node: PhrasingContent, links: Definitions): PostInline[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [{ type: 'text', text: node.value }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, content: inlines(node.children, links) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return linkTo(node.url, inlines(node.children, links));
    case 'linkReference':
      return linkTo(links.get(node.identifier), inlines(node.children, links));
    case 'image':
    case 'imageReference':
      return node.alt ? [{ type: 'text', text: node.alt }] : [];
    default:
      return [{ type: 'text', text: textOf(node) }];
  }
}

const isImage = ({ type }: PhrasingContent) => type === 'image' || type === 'imageReference';

/** A paragraph that is one picture is that picture, if its address is one of the web. */
function picture(nodes: readonly PhrasingContent[], links: Definitions): PostBlock | null {
  const [node] = nodes;
  if (nodes.length !== 1 || node === undefined || !isImage(node)) return null;
  const address = node.type === 'image' ? node.url : undefined;
  const named = node.type === 'imageReference' ? links.get(node.identifier) : undefined;
  const src = webLink(address ?? named ?? '');
  const alt = 'alt' in node ? (node.alt ?? '') : '';
  return src === null ? null : { type: 'image', src, alt };
}

/** The title is the page's only heading of the first level. */
const levelOf = (depth: number) => Math.min(Math.max(depth, 2), 4) as 2 | 3 | 4;

function blocks(nodes: readonly RootContent[], links: Definitions): PostBlock[] {
  return nodes.flatMap((node) => block(node, links));
}

function block(node: RootContent, links: Definitions): PostBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [
        picture(node.children, links) ?? {
          type: 'paragraph',
          content: inlines(node.children, links),
        },
      ];
    case 'heading':
      return [
        { type: 'heading', level: levelOf(node.depth), content: inlines(node.children, links) },
      ];
    case 'blockquote':
      return [{ type: 'quote', blocks: blocks(node.children, links) }];
    case 'list': {
      const items = node.children.map((item) => blocks(item.children, links));
      return [{ type: 'list', ordered: node.ordered ?? false, start: node.start ?? 1, items }];
    }
    case 'code':
      return [{ type: 'code', text: node.value }];
    case 'html':
      return [{ type: 'paragraph', content: [{ type: 'text', text: node.value }] }];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    default:
      return [];
  }
}

/** The first definition of a name counts, as CommonMark has it. */
function definitionsOf(nodes: readonly Nodes[], found = new Map<string, string>()): Definitions {
  for (const node of nodes) {
    if (node.type === 'definition' && !found.has(node.identifier)) {
      found.set(node.identifier, node.url);
    }
    if ('children' in node) definitionsOf(node.children, found);
  }
  return found;
}

/**
 * Reads a post that is written in Markdown (CommonMark). What comes out is a tree of the few things that a post may be made
 * of, so nothing has to be cleaned: HTML is text, and a link leads to the web or is none.
 */
export function readMarkdown(source: string): ReadPost {
  const { children } = fromMarkdown(source);
  const links = definitionsOf(children);
  const [first] = children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  return {
    title: hasTitle ? textOf(first).replace(/\s+/gu, ' ').trim() : null,
    body: blocks(hasTitle ? children.slice(1) : children, links),
  };
}
