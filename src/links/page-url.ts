/** Where a publication's pages are: a part of `EmbedSettings` and of every page's facts. */
export interface PageBase {
  /** Address without a trailing slash. */
  pages: string;
  /** Names the publication where the host does not; `''` or `publication=demo`. */
  pagesQuery: string;
}

/** The same as settings carry it, which leave out what is empty. */
export type SparsePageBase = Pick<PageBase, 'pages'> & Partial<PageBase>;

const encode = (values: Readonly<Record<string, string | null>>) =>
  Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : `${key}=${encodeURIComponent(value)}`,
  );

/**
 * The address of a page of a publication; what is null is left out (spec links-and-rules §2). `fragment` never reaches
 * a server.
 */
export function pageUrl(
  base: SparsePageBase,
  path: string,
  query: Readonly<Record<string, string | null>> = {},
  fragment: Readonly<Record<string, string | null>> = {},
): string {
  const search = [...(base.pagesQuery ? [base.pagesQuery] : []), ...encode(query)].join('&');
  const hash = encode(fragment).join('&');
  return base.pages + path + (search && `?${search}`) + (hash && `#${hash}`);
}
