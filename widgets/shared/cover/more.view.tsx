import { coverMessages as messages } from './cover.messages.ts';
import type { ReactNode } from 'react';
import type { TopPost } from '../../../src/contracts/cover.contract.ts';
import type { BlurbDescription } from '../../../src/posts/describe-blurb.ts';

export interface CoverMoreProps {
  blurbs: readonly BlurbDescription[];
  topPosts: readonly TopPost[];
  /** Of its sections: one level below the cover's own. */
  heading?: 'h2' | 'h3';
}

/** One recommendation: what it says, and who. */
export function Blurb({ blurb }: { blurb: BlurbDescription }): ReactNode {
  const { description, author, publication } = blurb;
  return (
    <figure className="blurb">
      <blockquote className="quote">
        <p>{description}</p>
      </blockquote>
      {(author ?? publication) && (
        <figcaption className="by">
          {author && <span className="author">{author}</span>}
          {publication && <cite className="source">{publication}</cite>}
        </figcaption>
      )}
    </figure>
  );
}

function Post({ title, subtitle, url }: TopPost): ReactNode {
  return (
    <li className="post">
      <a href={url}>{title}</a>
      {subtitle && <p className="by">{subtitle}</p>}
    </li>
  );
}

/** What stands below the form: recommendations of other publications, and posts to start with (spec reader-flows §2). */
export function CoverMore(props: CoverMoreProps): ReactNode {
  const { blurbs, topPosts, heading: Heading = 'h3' } = props;
  return (
    <div className="more">
      {blurbs.length > 0 && (
        <section>
          <Heading className="more-title">{messages.blurbs}</Heading>
          {blurbs.map((blurb, index) => (
            <Blurb key={index} blurb={blurb} />
          ))}
        </section>
      )}
      {topPosts.length > 0 && (
        <section>
          <Heading className="more-title">{messages.topPosts}</Heading>
          <ul className="posts">
            {topPosts.map((post) => (
              <Post key={post.url} {...post} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
