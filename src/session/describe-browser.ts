/** Name → what of a User-Agent header says so. The first that fits: most name others besides themselves. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//u],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//u],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['macOS', /\bMac(?:intosh| OS X)\b/u],
  ['Linux', /\bLinux\b/u],
];

/** Longest header that is looked at. */
const READ = 500;

/** A browser, coarsely: names of our own list, never a word of the header. Null for what is not known. */
export interface BrowserLabel {
  browser: string | null;
  system: string | null;
}

/**
 * Which browser a reader would recognise in the list of sessions, from its User-Agent header (issue 5, Signing in).
 * @decided No version and no device: enough to tell one's own, too little to follow anyone.
 */
export function describeBrowser(userAgent: string): BrowserLabel {
  const text = userAgent.slice(0, READ);
  const find = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
