/**
 * Countries of the European Economic Area: the European Union with Iceland, Liechtenstein and Norway, as ISO 3166-1
 * alpha-2 codes, as of 2026 (EEA Agreement, Article 126). (spec links-and-rules §9)
 *
 * @decided Switzerland (EFTA without the EEA) and the United Kingdom (left on 31 January 2020) are no members.
 */
export const EEA_COUNTRIES = [
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
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/**
 * Whether a country's code, in either case, is of the European Economic Area; absent is not.
 * (spec reader-flows §5; links-and-rules §9)
 */
export function isEeaCountry(code: string | null | undefined): boolean {
  return EEA_COUNTRIES.some((country) => country === code?.toUpperCase());
}
