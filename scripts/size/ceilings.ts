/**
 * Brotli bytes that a measured sum may have (DESIGN §10). A ceiling is raised only in the commit that needs it, with the
 * reason.
 */
export const CEILINGS = {
  /**
   * The loader as it stands in `/flyleaf.js`, with the code that fetches settings. DESIGN §10 asks for 1,600. Beyond what that was
   * set for it finds readers who are known, hears what the page says of tracking, takes the sign-up flag out of links and addresses
   * without harm to the page's route and history, and stands firm on pages whose elements or scripts are called like what it
   * needs.
   */
  loader: 1_815,
  /** The answer of `/embed/demo.js`, of which settings are 145 B. DESIGN §10 asks for 1,850. */
  'loader with settings': 1_912,
  /**
   * All script until a subscribe form can be filled in: loader with settings, the form's script and all it imports. DESIGN
   * §10 asks for 11,000.
   */
  'subscribe form usable': 9_227,
  /**
   * The same for the welcome popup, whose dialog, manners (whose way is clear) and flow are 4.4 kB. DESIGN §10 asks for 14,000.
   * What it needs only when it goes comes while it stands and is not counted; nor are photo, looks and recommendations, which
   * come to publications that have them.
   */
  'welcome popup usable': 13_617,
  /**
   * Script of the platform's own pages; they work before it is there. It has all of Preact, the form's next steps, and words for every
   * code of an error, in the plural of seven languages; what shows words of the server's own is a script apart.
   */
  'pages script': 13_070,
  /** Script of the two pages that have to do with passkeys; nearly all of it is `@simplewebauthn/browser`. */
  'passkeys script': 3_300,
  /** Style of the platform's own pages: forms, a post's text, the account's lists, plans. */
  'pages style': 3_500,
} as const;

export type CeilingName = keyof typeof CEILINGS;
