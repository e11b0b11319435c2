import { sheetOf } from './adopt-styles.ts';

/** Adds styles to those of the shadow root that an element stands in; a page has them all in its file. */
export function adoptMore(element: Element | null, ...cssTexts: string[]): void {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const known = root.adoptedStyleSheets;
  known.push(...cssTexts.map(sheetOf).filter((sheet) => !known.includes(sheet)));
}
