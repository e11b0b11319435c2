/**
 * Brotli bytes that a measured sum may have (DESIGN §10). A ceiling is raised only in the commit that needs it, with the
 * reason.
 */
export const CEILINGS = {
  /** The loader as it stands in `/flyleaf.js`. */
  loader: 1_600,
  /** The answer of `/embed/demo.js`. */
  'loader with settings': 1_850,
  /** All script until a subscribe form can be filled in: loader with settings, the form's script and all it imports. */
  'subscribe form usable': 11_000,
  /** The same for the welcome popup. */
  'welcome popup usable': 14_000,
  /** Script of the platform's own pages; they work before it is there. */
  'pages script': 12_000,
  /** Style of the platform's own pages. */
  'pages style': 3_000,
} as const;

export type CeilingName = keyof typeof CEILINGS;
