import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SupportStatement } from '@mdn/browser-compat-data';

const NAMES = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;
export type BaselineBrowser = (typeof NAMES)[number];

/** As much of time as is promised, in milliseconds. */
const TWO_YEARS = 2 * 365.25 * 24 * 3_600_000;

/** `18.10` is after `18.9`. */
function isUpTo(version: string, limit: string): boolean {
  const [one, other] = [version.replace('≤', ''), limit].map((text) => text.split('.').map(Number));
  const difference = (one ?? [])
    .map((part, at) => part - (other?.[at] ?? 0))
    .find((by) => by !== 0);
  return (difference ?? 0) <= 0;
}

/** What was current two years before the data was taken: it moves with the package, not with the day of the test. */
function oldest(name: BrowserName): string {
  const then = Date.parse(compat.__meta.timestamp) - TWO_YEARS;
  const releases = Object.entries(compat.browsers[name].releases)
    .filter(([, { release_date }]) => release_date && Date.parse(release_date) <= then)
    .toSorted(([one], [other]) => (isUpTo(one, other) ? -1 : 1));
  return releases.at(-1)?.[0] ?? '';
}

/** The oldest browsers that are promised. */
export const OLDEST = Object.fromEntries(NAMES.map((name) => [name, oldest(name)])) as Readonly<
  Record<BaselineBrowser, string>
>;

/** Whether a statement says that a version has the feature, under its own name and with nothing to switch on. */
function holds(statement: SupportStatement, version: string): boolean {
  return [statement]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        isUpTo(version_added, version) &&
        !(typeof version_removed === 'string' && isUpTo(version_removed, version)) &&
        !flags &&
        !prefix &&
        !alternative_name,
    );
}

/** The promised browsers that do not have a feature. */
export function missingIn(feature: Identifier): BaselineBrowser[] {
  const support = feature.__compat?.support;
  if (!support) return [];
  return NAMES.filter((name) => !holds(support[name] ?? { version_added: false }, OLDEST[name]));
}
