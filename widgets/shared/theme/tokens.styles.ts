/**
 * What keeps the page out, measured on hostile pages: an inner `!important` beats an outer one; the inline-block wrapper
 * stops text decoration and `::first-letter`. Then the roles of LOOK.md, light and dark. The roles stand on `.root`, so
 * that the platform's pages use the same text without a shadow root.
 */
export const tokenStyles = `
:host {
  all: initial !important;
  display: block !important;
  width: 100% !important;
  direction: ltr !important;
  unicode-bidi: isolate !important;
  color-scheme: light dark !important;
}
:host(:is([theme='light'], [data-theme='light'])) { color-scheme: light !important; }
:host(:is([theme='dark'], [data-theme='dark'])) { color-scheme: dark !important; }
:host([hidden]) { display: none !important; }
:host::before, :host::after { content: none !important; }
.root {
  --_surface: #fdfcfa;
  --_surface-raised: #fff;
  --_text: #23211e;
  --_text-quiet: #66625b;
  --_line: #8b877f;
  --_hairline: #e3dfd7;
  --_danger: #b3261e;
  --_success: #1b6e3c;
  --_accent: var(--_accent-light, #2b2926);
  --_on-accent: var(--_on-accent-light, #fff);
  --_focus: var(--_accent);
  --_radius: var(--flyleaf-radius, 8px);
  --_serif: var(--flyleaf-font-serif, ui-serif, Georgia, serif);
  display: inline-block;
  box-sizing: border-box;
  width: 100%;
  vertical-align: top;
  color: var(--_text);
  font: 16px/1.5 var(--flyleaf-font, system-ui, sans-serif);
  text-align: start;
  overflow-wrap: break-word;
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
}
:host(:is([theme='dark'], [data-theme='dark'])) .root {
  --_surface: #18181a;
  --_surface-raised: #222225;
  --_text: #ecebe8;
  --_text-quiet: #a8a59f;
  --_line: #7d7a80;
  --_hairline: #37363b;
  --_danger: #ff9087;
  --_success: #74d097;
  --_accent: var(--_accent-dark, #ecebe8);
  --_on-accent: var(--_on-accent-dark, #000);
}
@media (prefers-color-scheme: dark) {
  :host(:not([theme='light'], [data-theme='light'])) .root, .root.page {
    --_surface: #18181a;
    --_surface-raised: #222225;
    --_text: #ecebe8;
    --_text-quiet: #a8a59f;
    --_line: #7d7a80;
    --_hairline: #37363b;
    --_danger: #ff9087;
    --_success: #74d097;
    --_accent: var(--_accent-dark, #ecebe8);
    --_on-accent: var(--_on-accent-dark, #000);
  }
}
.root *, .root ::before, .root ::after { box-sizing: border-box; }
.root [hidden] { display: none !important; }
`;
