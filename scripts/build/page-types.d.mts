/** The text of `flyleaf.d.ts`. */
export function pageTypesText(): Promise<string>;
