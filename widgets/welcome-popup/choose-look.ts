import {
  POPUP_EXPERIMENT,
  choosePopupVariant,
  isVariantEligible,
} from '../../src/popup/popup-variant.ts';
import { visitorSeed } from '../shared/persist/visitor-seed.persist.ts';
import { isWide } from './popup-content.ts';
import type { CoverContent } from '../../src/contracts/cover.contract.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { PopupVariant, VariantFacts } from '../../src/popup/popup-variant.ts';

/** The popup's look, and what tells that a visitor saw it. */
export interface Look {
  look: PopupVariant;
  /** The popup stands; it may stand again after it gave way. */
  exposed(): void;
}

/** Parameter of a page's address with the code of the reader who sent it on. */
const REFERRAL = 'r';

function factsOf(config: WidgetConfig, content: CoverContent, search: string): VariantFacts {
  return {
    welcomePageDetails: content.welcome_page_details,
    freeSubscriberCount: content.free_subscriber_count,
    isMobile: !isWide(),
    publication: {
      invite_only: config.settings.publication.invite_only,
      custom_domain: content.custom_domain,
    },
    referralCode: new URLSearchParams(search).get(REFERRAL),
    topPosts: content.top_posts,
    topSubscribers: content.top_subscribers,
  };
}

/**
 * The look of the popup for this visitor (spec reader-flows §2). Who takes part in the experiment is remembered only with
 * the reader's consent; without it the look is the default, and nobody is counted.
 */
export function chooseLook(config: WidgetConfig, content: CoverContent, search: string): Look {
  const { popup_experiment: isExperimentOn, popup_variant: forced } = content;
  const facts = factsOf(config, content, search);
  const takesPart = isExperimentOn && !forced && isVariantEligible(facts);
  const seed = takesPart ? visitorSeed(config.tracking) : null;
  const look = choosePopupVariant(facts, { isExperimentOn, forced }, seed);
  const properties = { experiment: POPUP_EXPERIMENT, variant: look };
  let isNew = seed !== null;
  const exposed = () => {
    if (isNew) config.emit('track', { event: 'experiment exposure', properties });
    isNew = false;
  };
  return { look, exposed };
}
