import { parseQuery } from '../links/parse-query.ts';
import { truncate } from '../text/truncate.ts';

/** The parameters of an address that name a campaign. (spec reader-flows §2; reader-flows §3) */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * Most characters of one part of a campaign.
 * @decided The specification has no limit. Real ones are short, and events must stay small. (spec reader-flows §3)
 */
export const CAMPAIGN_VALUE_MAX_LENGTH = 200;

type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** A campaign: what an address says of it, under the names that it has there. */
export type Campaign = { [Parameter in CampaignParameter]?: string };

/**
 * The campaign that a query names; null when it names none. (spec reader-flows §3)
 *
 * @decided Of a parameter that is repeated the first counts. Blank values count as absent, long ones are cut at 200
 * characters. Names are compared in any case, as links that people wrote have them.
 */
export function parseCampaign(search: string): Campaign | null {
  const campaign: Campaign = {};
  for (const [key, value] of parseQuery(search.replace(/^\?/u, ''))) {
    const parameter = CAMPAIGN_PARAMETERS.find((each) => each === key.toLowerCase());
    const text = value.trim();
    if (parameter && text) campaign[parameter] ??= truncate(text, CAMPAIGN_VALUE_MAX_LENGTH);
  }
  return Object.keys(campaign).length > 0 ? campaign : null;
}
