/**
 * Whether a publication is blocked in a viewer's country; codes are ISO 3166-1 alpha-2, in either case.
 * (spec links-and-rules §6; ISO 3166-1)
 *
 * @decided The spec names no field: the publication lists the countries where it is blocked. A viewer whose country is not
 * known is not blocked, since a guess would lock out readers everywhere.
 */
export function isGeoblocked(
  country: string | null | undefined,
  blockedCountries: readonly string[] | null | undefined,
): boolean {
  if (!country) return false;
  const code = country.toUpperCase();
  return (blockedCountries ?? []).some((blocked) => blocked.toUpperCase() === code);
}
