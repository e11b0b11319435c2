import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { PostBlock, PostBody, PostInline } from '../../../src/posts/post-body.ts';

function Inline({ part }: { part: PostInline }): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{inlines(part.content)}</strong>;
    case 'emphasis':
      return <em>{inlines(part.content)}</em>;
    case 'link':
      return <a href={part.href}>{inlines(part.content)}</a>;
    case 'code':
      return <code>{part.text}</code>;
    default:
      return <br />;
  }
}

const inlines = (content: readonly PostInline[]): ReactNode =>
  content.map((part, index) => <Inline key={index} part={part} />);

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function List({ block }: { block: Extract<PostBlock, { type: 'list' }> }): ReactNode {
  const items = block.items.map((item, index) => (
    <li key={index}>
      <PostBodyView body={item} />
    </li>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function Block({ block }: { block: PostBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'heading': {
      const Heading = HEADINGS[block.level];
      return <Heading>{inlines(block.content)}</Heading>;
    }
    case 'quote':
      return (
        <blockquote>
          <PostBodyView body={block.blocks} />
        </blockquote>
      );
    case 'list':
      return <List block={block} />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'image':
      return <img src={block.src} alt={block.alt} loading="lazy" />;
    default:
      return <hr />;
  }
}

/** What a post says. Each part becomes an element of its own: no text is ever read as markup. */
export function PostBodyView({ body }: { body: PostBody }): ReactNode {
  return body.map((block, index) => (
    <Fragment key={index}>
      <Block block={block} />
    </Fragment>
  ));
}
