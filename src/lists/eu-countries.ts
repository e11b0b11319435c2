/**
 * The 27 countries of the European Union, as ISO 3166-1 alpha-2 codes, as of 2026 (Treaty on European Union,
 * Article 52, and the accession treaties since). (spec links-and-rules §9)
 *
 * @decided Greece is `GR`, as in ISO 3166-1; the `EL` of its tax numbers is no country code.
 */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Whether a country's code, in either case, is of the European Union; absent is not. (spec links-and-rules §9) */
export function isEuCountry(code: string | null | undefined): boolean {
  return EU_COUNTRIES.some((country) => country === code?.toUpperCase());
}
