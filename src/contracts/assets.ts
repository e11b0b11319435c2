/** What the build says of its files: written by rollup to `dist/manifest.json`, read by the server. Types only. */
export interface AssetManifest {
  /**
   * Logical name (`loader`, `subscribe-form`, `welcome-popup`, `pages`, `passkeys`, `pages.css`) → path from the platform's
   * root. A script's path has `*` where its language stands.
   */
  entries: Record<string, string>;
  /** Path → its integrity value (`sha384-…`), for every public file. */
  integrity: Record<string, string>;
}
