/**
 * What keeps the page out, measured on hostile pages: an inner `!important` beats an outer one; a flex item is no part of
 * what the page decorates, nor of its `::first-letter` and `::first-line` (which in Firefox go through an inline-block).
 * Then the roles of LOOK.md. They stand on `.root`, so that the platform's pages use the same text without a shadow
 * root. Their names are nobody else's: a property that a page registers (`@property`) as not inherited is so in shadow roots
 * too. Browsers without `light-dark()` and relative colours (before the middle of 2024) get ink on a light surface: a
 * role that is missing there is inherited or left out.
 *
 * Without a theme of its own a widget takes the page's color-scheme: on a page that is only light it must not turn dark
 * because its reader's system is.
 *
 * The accent is moved in lightness until it is readable, by the style sheet itself, so that it follows whatever the page
 * does to `--flyleaf-accent`. Lowering l and c by one factor scales linear light: no colour leaves the gamut, and at
 * 0.54 none is lighter than contrast 4.5 allows, on its surface or under white. In the dark 0.74 is light enough for
 * every hue. tests/unit/widgets/shared/accent.test.ts measures it.
 */
export const tokenStyles = `
:host {
  all: initial !important;
  display: flex !important;
  width: 100% !important;
  direction: ltr !important;
  unicode-bidi: isolate !important;
  color-scheme: inherit !important;
}
:host(:is([theme='light'], [data-theme='light'])) { color-scheme: light !important; }
:host(:is([theme='dark'], [data-theme='dark'])) { color-scheme: dark !important; }
:host([hidden]) { display: none !important; }
:host::before, :host::after { content: none !important; }
.root {
  --_fl-surface: #fdfcfa;
  --_fl-line: #8b877f;
  --_fl-accent: #2b2926;
  --_fl-on-accent: #fff;
  --_fl-focus: var(--_fl-accent);
  --_fl-radius: var(--flyleaf-radius, 8px);
  --_fl-serif: var(--flyleaf-font-serif, ui-serif, Georgia, serif);
  box-sizing: border-box;
  width: 100%;
  color: var(--_fl-text);
  font: 16px/1.5 var(--flyleaf-font, system-ui, sans-serif);
  text-align: start;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: none;
}
@supports (color: light-dark(red, oklch(from red l c h))) {
  .root {
    --_fl-surface: light-dark(#fdfcfa, #18181a);
    --_fl-surface-raised: light-dark(#fff, #222225);
    --_fl-text: light-dark(#23211e, #ecebe8);
    --_fl-text-quiet: light-dark(#66625b, #a8a59f);
    --_fl-line: light-dark(#8b877f, #7d7a80);
    --_fl-hairline: light-dark(#e3dfd7, #37363b);
    --_fl-danger: light-dark(#b3261e, #ff9087);
    --_fl-success: light-dark(#1b6e3c, #74d097);
    --_fl-brand: light-dark(#2b2926, #ecebe8);
    --_fl-chosen: var(--flyleaf-accent, var(--_fl-brand));
    --_fl-accent: light-dark(
      oklch(from var(--_fl-chosen) min(l, 0.54) calc(c * min(1, 0.54 / l)) h),
      oklch(from var(--_fl-chosen) max(l, 0.74) min(c, 0.13 + 100 * max(0, l - 0.74)) h)
    );
    --_fl-on-accent: light-dark(#fff, #000);
  }
}
.root *, .root ::before, .root ::after { box-sizing: border-box; }
.root [hidden] { display: none !important; }
`;
