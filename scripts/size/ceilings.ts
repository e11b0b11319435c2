/**
 * Brotli bytes that a measured sum may have (DESIGN §10). A ceiling is raised only in the commit that needs it, with the
 * reason.
 */
export const CEILINGS = {
  /**
   * The loader as it stands in `/flyleaf.js`. DESIGN §10 asks for 1,600, and for 1,850 with settings. Raised by 30 for the
   * language that it asks a widget's script in, by 40 for the commands `consent` and `set`, which are 90 B, of which 60
   * were found elsewhere, and by 40 for the sign-up flag, with which any link opens the popup, and the page's word about tracking;
   * by 20 for what a page does to names: an `<img name="currentScript">` of a stranger's comment could say where scripts come from, a
   * `<form name="flyleaf">` passed for a loader, and a `remove` of the page's own stopped `destroy` half-way; and by 70 so that a
   * link with the flag costs the page neither its route nor an entry of its history; and by 180 for readers who are known: the
   * code of the way back is taken out of the address before anything else reads it, a kept token is looked for, the page is told
   * who reads, and may sign out. All else is in a script of its own (1.2 kB), which strangers do not load.
   */
  loader: 1_990,
  /**
   * The answer of `/embed/demo.js`; raised with the loader, and by 30 when the demo got a cover page: its photo's address and
   * where the rest of it is. A publication that has neither carries neither. Lowered by 75, here and below, since it carries no code
   * that fetches settings; 16 of both are spent on asking for a widget's two scripts at once.
   */
  'loader with settings': 2_200,
  /**
   * All script until a subscribe form can be filled in: loader with settings, the form's script and all it imports. DESIGN
   * §10 asks for 11,000; raised by 100: the loader's 70, and the direction of a language and words of the publisher's own; and
   * by the 30 of the demo's settings, here and below; by 20 for the word that has it compiled while it arrives; by 200 with the loader, 30 of them the
   * choice of the next step. Lowered by 1,500, here and below, with what no widget can reach of Preact.
   */
  'subscribe form usable': 9_935,
  /**
   * The same for the welcome popup. DESIGN §10 asks for 14,000; raised with the first popup: Preact (4.1 kB), loader and
   * form leave 3.0 kB of that, and its dialog, manners (whose way is clear), cover photo and flow are 3.9 kB. What it needs
   * only when it goes, js-cookie too, comes while it stands and is not counted. Raised by 100 with the form; and what
   * any answer may hold, read without trust, is 45 B of both. Raised by 480 with the cover page: where a photo, a look, a
   * section's words, a chosen moment and another tab's dismissal come in; what they are comes in scripts of their own, to
   * publications that have them; and by 50 for what stands there, in its place, before the rest of a publication by invitation
   * is there, and to stay out of what is printed; by 140 with the loader, and since a dismissal holds in a
   * browser without cookies, and the popup does not go and come again while its reader looks at another tab; by 60 for the form's
   * word and its own, and for doing its work in three tasks. Lowered by 250 since what it shares with the form's next step is in its own
   * script.
   */
  'welcome popup usable': 14_260,
  /**
   * Script of the platform's own pages; they work before it is there. Raised by 100 for own words for every code, publishers'
   * words, and answers read without trust. Raised by 800 for publications by invitation (mail and sign-in), the tries that are left in
   * the plural of seven languages, and errors in their place; what shows words of the server's own is a script apart.
   * Raised by 80 since the form asks for another next step where its reader is known, which pages never
   * have, and by 40 for an address that is sent without a click (`autoSubmit`); the plan step and the invitations have no script.
   */
  'pages script': 13_020,
  /** Script of the two pages that have to do with passkeys; nearly all of it is `@simplewebauthn/browser`. */
  'passkeys script': 3_300,
  /** Style of the platform's own pages; raised by 200 for a post's text, the account's lists and the other ways to
   * sign in, by 300 for the plan step and the invitations. */
  'pages style': 3_500,
} as const;

export type CeilingName = keyof typeof CEILINGS;
