import { expect, it } from 'vitest';
import { requestCountry } from '../../../../server/access/request-country.ts';
import { parseConfig } from '../../../../server/platform/config.ts';

const BEHIND = { COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' };
const countryOf = (value: string | string[] | undefined, env = BEHIND) =>
  requestCountry({ config: parseConfig(env) }, { headers: { 'cf-ipcountry': value } });

it.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['XX', 'XX'],
  ['', null],
  ['DEU', null],
  ['D1', null],
  ['DE, FR', null],
  [undefined, null],
])('takes what the proxy says: %j is %j', (value, country) => {
  expect(countryOf(value)).toBe(country);
});

it('takes no word of a visitor where no proxy stands in front, and of no header that is not named', () => {
  expect(countryOf('DE', { ...BEHIND, TRUST_PROXY: '0' })).toBeNull();
  expect(countryOf('DE', { ...BEHIND, COUNTRY_HEADER: '' })).toBeNull();
  expect(countryOf('DE', { ...BEHIND, COUNTRY_HEADER: 'x-other' })).toBeNull();
});
