const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of a css text; one for all roots, so a second form costs nothing. */
export function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Gives a shadow root its styles. Constructed sheets need no permission from a Content Security Policy. */
export function adoptStyles(root: ShadowRoot, cssTexts: readonly string[]): void {
  root.adoptedStyleSheets = cssTexts.map(sheetOf);
}
