import { COVER_PATH } from '../../src/contracts/paths.ts';
import { describeCover } from '../../src/popup/describe-cover.ts';
import { describeJoin } from '../../src/popup/describe-join.ts';
import { chooseFaces } from '../../src/popup/subscriber-faces.ts';
import { coverMessages } from '../shared/cover/cover.messages.ts';
import { Faces } from '../shared/cover/faces.view.tsx';
import { moreStyles } from '../shared/cover/more.styles.ts';
import { CoverMore } from '../shared/cover/more.view.tsx';
import { adoptMore } from '../shared/mount/adopt-more.ts';
import { override } from '../shared/text/override.ts';
import { chooseLook } from './choose-look.ts';
import { isWide } from './popup-content.ts';
import type { ReactNode } from 'react';
import type { CoverContent } from '../../src/contracts/cover.contract.ts';
import type { Cover } from '../../src/popup/describe-cover.ts';
import type { PopupVariant } from '../../src/popup/popup-variant.ts';
import type { PopupConfig, PopupContent } from './popup-content.ts';

/** What the popup of a publication with more shows, and the photo that is still to come. */
export interface Details {
  content: PopupContent;
  photoUrl: string | null | undefined;
}

/** Public and the same for everyone, so the browser may keep it as the server says. */
async function fetchCover({ settings, words }: PopupConfig): Promise<CoverContent> {
  const { section } = words;
  const path = COVER_PATH.replace(':publication', settings.publication.subdomain);
  const query = section ? `?${new URLSearchParams({ section })}` : '';
  const answer = await fetch(settings.platform + path + query, { credentials: 'omit' });
  return answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`));
}

function describe({ settings, viewer, words }: PopupConfig, content: CoverContent): Cover {
  return describeCover({
    publication: settings.publication,
    section: content.section,
    blurbs: content.blurbs,
    isPopup: true,
    level: viewer.level,
    isWide: isWide(),
    options: { heroText: words['heroText'] ?? null, noBlurbs: 'noBlurbs' in words },
  });
}

function proofOf(look: PopupVariant, content: CoverContent): ReactNode {
  const join = describeJoin(content.free_subscriber_count);
  if (look !== 'social_proof' || join === null) return null;
  return <Faces faces={chooseFaces(content.top_subscribers)} count={join.count} />;
}

const CLASSES: Readonly<Record<PopupVariant, string>> = {
  default: '',
  social_proof: '',
  large_fonts: 'large',
};

function contentOf(config: PopupConfig, content: CoverContent, cover: Cover): PopupContent {
  const { look, exposed } = chooseLook(config, content, location.search);
  const { blurbs, ...head } = cover;
  const topPosts = content.top_posts;
  return {
    head,
    photo: null,
    look: CLASSES[look],
    proof: proofOf(look, content),
    more: blurbs.length + topPosts.length > 0 && <CoverMore {...{ blurbs, topPosts }} />,
    shown: exposed,
  };
}

/** Fetches what the publication's cover has beyond its own fields, and lays it out; throws when it can't be had. */
export async function loadDetails(config: PopupConfig, host: Element): Promise<Details> {
  override(coverMessages, config.settings, 'cover');
  const content = await fetchCover(config);
  const cover = describe(config, content);
  adoptMore(host.shadowRoot?.firstElementChild ?? null, moreStyles);
  return { content: contentOf(config, content, cover), photoUrl: cover.photoUrl };
}
