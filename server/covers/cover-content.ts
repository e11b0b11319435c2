import type { CoverContent, CoverSection } from '../../src/contracts/cover.contract.ts';
import { toldSubscriberCount } from '../../src/publication/round-subscriber-count.ts';
import { SUBSCRIBER_FACES_MAX } from '../../src/popup/subscriber-faces.ts';
import type { Deps } from '../deps.ts';
import { postAddress } from '../posts/post-answer.ts';
import { newestPosts } from '../posts/post.store.ts';
import type { Publication } from '../publications/publication.ts';
import type { Section } from '../publications/section.ts';
import { findCover } from './cover.store.ts';
import type { CuratedCover } from './curated-cover.ts';
import { freeSubscriberCount } from './free-subscribers.ts';

/** Most posts of a publication that its cover page names. */
const TOP_POSTS_MAX = 3;

type Means = Pick<Deps, 'config' | 'db' | 'clock'>;

function publicSection(section: Section): CoverSection {
  const { slug, name, description, logo_url, cover_photo_url } = section;
  const { hide_intro_title, hide_intro_subtitle } = section;
  const pictures = { logo_url, cover_photo_url };
  return { slug, name, description, ...pictures, hide_intro_title, hide_intro_subtitle };
}

function curatedPosts({ top_posts: posts = [] }: CuratedCover): CoverContent['top_posts'] {
  return posts.map(({ title, subtitle, url }) => ({ title, subtitle: subtitle ?? null, url }));
}

/** The newest posts that may be listed; what its publisher curated where the platform has none. */
async function postsOf(
  { config, db, clock }: Means,
  publication: Publication,
  cover: CuratedCover,
): Promise<CoverContent['top_posts']> {
  const question = { publication: publication.id, now: clock.now(), limit: TOP_POSTS_MAX };
  const posts = await newestPosts(db.kysely, question);
  if (posts.length === 0) return curatedPosts(cover);
  return posts.map((post) => {
    const { title, subtitle } = post;
    return { title, subtitle, url: postAddress(config, publication, post) };
  });
}

function subscribersOf({ top_subscribers: all = [] }: CuratedCover) {
  const shown = all.slice(0, SUBSCRIBER_FACES_MAX);
  return shown.map(({ name, photo_url }) => ({ name: name ?? null, photo_url }));
}

/** How many subscribe, and who: told only where the publisher wants it. */
async function detailsOf(means: Means, publication: Publication, cover: CuratedCover) {
  if (!publication.welcome_page_details)
    return { top_subscribers: [], free_subscriber_count: null };
  return {
    top_subscribers: subscribersOf(cover),
    free_subscriber_count: toldSubscriberCount(await freeSubscriberCount(means, publication.id)),
  };
}

/** What a cover page has beyond the publication's own fields, of this section where there is one. */
export async function coverContent(
  means: Means,
  publication: Publication,
  section: Section | null,
): Promise<CoverContent> {
  const cover = (await findCover(means.db.kysely, publication.id)) ?? {};
  return {
    section: section && publicSection(section),
    blurbs: cover.blurbs ?? [],
    top_posts: await postsOf(means, publication, cover),
    ...(await detailsOf(means, publication, cover)),
    welcome_page_details: publication.welcome_page_details,
    custom_domain: publication.custom_domain,
    // An experiment stores which arm a visitor is in.
    popup_experiment: publication.popup_experiment && !publication.embed_tracking_disabled,
    popup_variant: publication.popup_variant,
  };
}
