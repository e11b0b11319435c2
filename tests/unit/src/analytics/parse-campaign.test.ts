import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_PARAMETERS,
  CAMPAIGN_VALUE_MAX_LENGTH,
  parseCampaign,
} from '../../../../src/analytics/parse-campaign.ts';

describe('a campaign', () => {
  it.each([
    ['', null],
    ['?', null],
    ['a=b', null],
    ['utm_source=news', { utm_source: 'news' }],
    ['?utm_source=news', { utm_source: 'news' }],
    [
      'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&x=f',
      { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_term: 'd', utm_content: 'e' },
    ],
    ['utm_id=1&utm_foo=2', null],
    ['UTM_Source=news', { utm_source: 'news' }],
    ['utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['utm_source=&utm_source=b', { utm_source: 'b' }],
    ['utm_source=+&utm_medium=%20', null],
    ['utm_source', null],
    ['utm_source=b%C3%BClten+%C4%B1', { utm_source: 'bülten ı' }],
    ['utm_source=%zz&utm_medium=x', { utm_medium: 'x' }],
    ['utm_source= a ', { utm_source: 'a' }],
  ])('in %o is %o', (query, campaign) => {
    expect(parseCampaign(query)).toEqual(campaign);
  });

  it.each([199, 200, 201])('of %i characters is held to 200', (length) => {
    const value = parseCampaign(`utm_term=${'x'.repeat(length)}`)?.utm_term;
    expect(value).toHaveLength(Math.min(length, CAMPAIGN_VALUE_MAX_LENGTH));
  });

  it('has five parts', () => {
    expect(CAMPAIGN_PARAMETERS).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
    ]);
    expect(CAMPAIGN_VALUE_MAX_LENGTH).toBe(200);
  });
});
