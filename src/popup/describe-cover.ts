import { seesSubscribeForm } from '../access/sees-subscribe-form.ts';
import { describeBlurb } from '../posts/describe-blurb.ts';
import { firstText } from '../posts/first-text.ts';
import type { InvitingPublication } from '../access/sees-subscribe-form.ts';
import type { ViewerLevel } from '../access/viewer-level.ts';
import type { Blurb, BlurbDescription } from '../posts/describe-blurb.ts';
import type { PopupOptions } from './popup-query.ts';

/** Lines after which the text of a recommendation is cut. (spec reader-flows §2; reader-flows §9) */
export const BLURB_LINES = 4;

type Text = string | null | undefined;
type Flag = boolean | null | undefined;

/** What a publication and its section have in common for a cover page (spec reader-flows §3). */
export interface CoverSource {
  name?: Text;
  logo_url?: Text;
  cover_photo_url?: Text;
  hide_intro_title?: Flag;
  hide_intro_subtitle?: Flag;
}

/** What a cover page is made of (spec reader-flows §2). */
export interface CoverFacts {
  publication: CoverSource & { subdomain: string; hero_text?: Text } & InvitingPublication;
  /** The section that the page is of. */
  section?: (CoverSource & { description?: Text }) | null | undefined;
  blurbs?: readonly Blurb[] | null | undefined;
  /** Whether it is the popup, not the page. */
  isPopup: boolean;
  level: ViewerLevel;
  /** Whether the screen is wide enough for a photo beside a logo. */
  isWide: boolean;
  options: Pick<PopupOptions, 'heroText' | 'noBlurbs'>;
}

/** What a cover page shows. */
export interface Cover {
  /** It names the page for everyone, also where it is not seen. */
  name: string;
  isNameShown: boolean;
  tagline: string | null;
  logoUrl: string | null;
  photoUrl: string | null;
  blurbs: BlurbDescription[];
  /** Whether the 'Learn More' link is there. */
  hasLearnMore: boolean;
  action: CoverAction;
}

/** What a cover page offers. */
export type CoverAction = 'form' | 'invite';

/**
 * What a cover page offers: the form, or invite actions where the publication is invite-only and the viewer is not a free
 * subscriber already. (spec reader-flows §2; reader-flows §6; readings.md)
 */
export function coverAction(publication: InvitingPublication, level: ViewerLevel): CoverAction {
  return seesSubscribeForm(publication, level) ? 'form' : 'invite';
}

/**
 * The logo and the photo of a cover page, the section's before the publication's. (spec reader-flows §2)
 * @decided On a narrow screen the photo is shown only in place of a logo; a wide one has room for both.
 */
export function coverImages(
  sources: readonly CoverSource[],
  isWide: boolean,
): Pick<Cover, 'logoUrl' | 'photoUrl'> {
  const logoUrl = firstText(...sources.map(({ logo_url }) => logo_url));
  const photoUrl = firstText(...sources.map(({ cover_photo_url }) => cover_photo_url));
  return { logoUrl, photoUrl: logoUrl === null || isWide ? photoUrl : null };
}

/** The first flag that is given, else false. */
const firstFlag = (...flags: readonly Flag[]) =>
  flags.find((flag) => typeof flag === 'boolean') ?? false;

/** Names and the tagline: the section's where the page is of one. */
function coverWords(facts: CoverFacts): Pick<Cover, 'name' | 'isNameShown' | 'tagline'> {
  const { publication, section, options } = facts;
  const hidesTagline = firstFlag(section?.hide_intro_subtitle, publication.hide_intro_subtitle);
  const tagline = firstText(options.heroText, section?.description, publication.hero_text);
  return {
    name: firstText(section?.name, publication.name) ?? publication.subdomain,
    isNameShown: !firstFlag(section?.hide_intro_title, publication.hide_intro_title),
    tagline: hidesTagline ? null : tagline,
  };
}

/**
 * What a cover page shows: the section's or the publication's name, the tagline, logo or photo, the recommendations that
 * have a text, 'Learn More' on the page and not in the popup, and the form or invite actions.
 * (spec reader-flows §2; reader-flows §3; reader-flows §4; readings.md)
 *
 * @decided The section's fields come before the publication's, one by one; its description is its tagline. A publication
 * without a name is called by its subdomain. A hidden name still names the page for those who hear it. A tagline that the
 * address brings is hidden too where the publisher hides taglines.
 */
export function describeCover(facts: CoverFacts): Cover {
  const { publication, section, blurbs, options } = facts;
  const sources = section ? [section, publication] : [publication];
  const shownBlurbs = options.noBlurbs ? [] : (blurbs ?? []);
  return {
    ...coverWords(facts),
    ...coverImages(sources, facts.isWide),
    blurbs: shownBlurbs.map(describeBlurb).filter((blurb) => blurb !== null),
    hasLearnMore: !facts.isPopup,
    action: coverAction(publication, facts.level),
  };
}
