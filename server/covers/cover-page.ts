import type { CoverContent } from '../../src/contracts/cover.contract.ts';
import type { CoverPage } from '../../src/contracts/pages.ts';
import type { Deps } from '../deps.ts';
import { hostWithoutPort } from '../platform/hosts.ts';
import { listOrigins } from '../publications/origin.store.ts';
import type { Publication } from '../publications/publication.ts';
import type { Section } from '../publications/section.ts';
import { findSection } from '../publications/section.store.ts';
import { coverContent } from './cover-content.ts';

/** What a cover page was asked with. */
export interface CoverAsked {
  publication: Publication;
  /** Slug of the section that it is to be of; '' for none. */
  slug: string;
  /** The page that the reader came from, on an origin of the publication; '' for none. */
  href: string;
  /** The Host header. */
  host: string;
}

const isMore = ({ section, blurbs, top_posts: posts }: CoverContent) =>
  section !== null || blurbs.length + posts.length > 0;

/** The ratio of the photo that is shown: each field of the section comes before the publication's. */
function ratioOf(publication: Publication, section: Section | null): number | null {
  const { cover_photo_ratio } = section?.cover_photo_url ? section : publication;
  return cover_photo_ratio;
}

/**
 * The publication's own site: where the reader came from, its custom domain, its first registered origin by https. A
 * domain whose own page this is leads nowhere else.
 */
async function ownSite(
  { db }: Pick<Deps, 'db'>,
  { publication, href, host }: CoverAsked,
): Promise<string | null> {
  const domain = publication.custom_domain;
  const origins = await listOrigins(db.kysely, publication.id);
  const sites = [
    ...(href === '' ? [] : [new URL(href).origin]),
    ...(domain === null ? [] : [`https://${domain}`]),
    ...origins.filter((origin) => origin.startsWith('https:')),
  ];
  return sites.find((site) => new URL(site).hostname !== hostWithoutPort(host)) ?? null;
}

/** What the cover page has beyond the publication's own fields; an unknown section is none. */
export async function coverPage(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  asked: CoverAsked,
): Promise<CoverPage> {
  const { publication, slug } = asked;
  const section = await findSection(deps.db.kysely, publication.id, slug.toLowerCase());
  const [content, learnMore] = await Promise.all([
    coverContent(deps, publication, section),
    ownSite(deps, asked),
  ]);
  return {
    cover: isMore(content) ? content : null,
    cover_photo_ratio: ratioOf(publication, section),
    learn_more: learnMore,
  };
}
