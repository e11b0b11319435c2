import { assignArm } from './assign-arm.ts';
import { describeJoin } from './describe-join.ts';

/** How the popup may look: a full-screen form, one with faces and a count, and one in large fonts. (spec reader-flows §2) */
export const POPUP_VARIANTS = ['default', 'social_proof', 'large_fonts'] as const;

/** One look of the popup. */
export type PopupVariant = (typeof POPUP_VARIANTS)[number];

/**
 * Name of the experiment that picks the popup's look; it is part of what assigns a visitor. (spec reader-flows §2)
 * @decided The specification names none. Another name would assign visitors anew.
 */
export const POPUP_EXPERIMENT = 'welcome_popup_variant';

/** What decides whether the popup may look other than by default (spec reader-flows §2). */
export interface VariantFacts {
  /** Whether the publication shows welcome-page details. */
  welcomePageDetails: boolean;
  freeSubscriberCount?: number | null | undefined;
  isMobile: boolean;
  publication: {
    invite_only?: boolean | null | undefined;
    custom_domain?: string | null | undefined;
  };
  referralCode?: string | null | undefined;
  topPosts?: readonly unknown[] | null | undefined;
  topSubscribers?: readonly unknown[] | null | undefined;
}

/** What runs: the experiment, and a look that is wanted whatever the experiment says. */
export interface VariantChoice {
  isExperimentOn: boolean;
  forced?: string | null | undefined;
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';
const hasSome = (list: readonly unknown[] | null | undefined) => (list ?? []).length > 0;

/** Whether a text names a look of the popup. (spec reader-flows §2) */
export function isPopupVariant(text: string | null | undefined): text is PopupVariant {
  return POPUP_VARIANTS.some((variant) => variant === text);
}

/**
 * Whether the popup may look other than by default: welcome-page details are on, there is a count of free subscribers,
 * the viewer is not on mobile, the publication is neither invite-only nor on a custom domain, there is no referral code,
 * and there are top posts and top subscribers. (spec reader-flows §2; readings.md)
 *
 * @decided A count exists when 'Join over N subscribers' can be said of it. The custom domain is the publication's field;
 * other registered origins do not count.
 */
export function isVariantEligible(facts: VariantFacts): boolean {
  const { publication } = facts;
  return (
    facts.welcomePageDetails &&
    describeJoin(facts.freeSubscriberCount) !== null &&
    !facts.isMobile &&
    publication.invite_only !== true &&
    isBlank(publication.custom_domain) &&
    isBlank(facts.referralCode) &&
    hasSome(facts.topPosts) &&
    hasSome(facts.topSubscribers)
  );
}

/**
 * The look of the popup for a visitor: the experiment assigns one of the three by the visitor's seed, where every
 * condition holds; else the default. (spec reader-flows §2; readings.md)
 *
 * @decided A forced look is shown with the experiment off too, but never where the conditions do not hold; a name that
 * is none is passed over. Without a seed there is nothing to hold on to, so the look is the default.
 */
export function choosePopupVariant(
  facts: VariantFacts,
  choice: VariantChoice,
  seed: string | null | undefined,
): PopupVariant {
  if (!isVariantEligible(facts)) return 'default';
  if (isPopupVariant(choice.forced)) return choice.forced;
  if (!choice.isExperimentOn || !seed) return 'default';
  return assignArm(POPUP_EXPERIMENT, seed, POPUP_VARIANTS);
}
