import type { HostPage } from './host-page.ts';

const css = (text: string): HostPage => ({ css: text });

/** A page's own design system may register these, and registers them for shadow roots too. */
const ROLES =
  'surface surface-raised text text-quiet line hairline danger success brand chosen accent on-accent focus radius serif';

const register = (name: string): string =>
  `@property ${name} { syntax: '*'; inherits: false; initial-value: 90px; }`;

/** Rules that a page could have for reasons of its own, and that reach for what we are made of. */
export const STYLE_PAGES: Readonly<Record<string, HostPage>> = {
  dialogs: css(`
    dialog, dialog[open], :modal, [popover] {
      display: none !important; position: static !important; inset: auto 0 0 auto !important;
      width: 90px !important; background: red !important; border: 9px solid blue !important;
    }
    ::backdrop { background: red !important; opacity: 1 !important; }
    body:has(dialog) { filter: blur(2px); }`),
  'not-defined': css(':not(:defined) { display: none !important; opacity: 0 !important; }'),
  'everything-but': css(
    'body > *:not(.stage), html > *:not(body, head) { display: none !important; }',
  ),
  'root-effects': css(`
    html {
      transform: translate(0); perspective: 300px; will-change: transform, filter;
      contain: layout style; backface-visibility: hidden; transform-style: preserve-3d;
    }
    body { filter: brightness(1); will-change: transform; translate: 0; contain: layout; }
    .stage { perspective: 200px; transform: translateZ(0); isolation: isolate; }`),
  'root-box': css(`
    html { position: fixed; inset: 0; display: grid; place-items: center; overflow: clip; font-size: 0; }
    body { display: flex; width: 100%; height: 100%; overflow: hidden scroll; columns: 2; }`),
  transitions: css(`
    @view-transition { navigation: auto; }
    * {
      view-transition-name: match-element !important; view-transition-class: all !important;
      transition: all 9s 9s !important; interpolate-size: allow-keywords !important;
    }`),
  'newer-text': css(`
    * {
      text-wrap: nowrap !important; text-box-trim: trim-both !important; text-spacing-trim: trim-both !important;
      text-autospace: normal !important; hyphens: auto !important; hyphenate-character: '*' !important;
      line-clamp: 1 !important; -webkit-line-clamp: 1 !important; hanging-punctuation: first last !important;
      text-combine-upright: all !important; ruby-position: under !important; tab-size: 99 !important;
      font-variation-settings: 'wght' 900 !important; font-synthesis: none !important;
      font-optical-sizing: none !important; font-palette: dark !important; font-language-override: 'TRK' !important;
      -webkit-text-fill-color: red !important; -webkit-text-security: disc !important;
      -webkit-font-smoothing: antialiased !important; text-rendering: geometricPrecision !important;
      initial-letter: 3 !important; text-size-adjust: 200% !important;
    }`),
  'newer-forms': css(`
    * {
      accent-color: red !important; caret-color: red !important; caret-shape: block !important;
      field-sizing: content !important; appearance: auto !important; resize: both !important;
      user-select: none !important; pointer-events: none !important; cursor: none !important;
      touch-action: none !important; outline: 9px solid red !important;
      -webkit-user-modify: read-only !important; scrollbar-color: red blue !important; scrollbar-width: none !important;
      print-color-adjust: exact !important; forced-color-adjust: none !important;
    }
    ::placeholder, ::selection, ::file-selector-button, ::target-text { color: red !important; }
    ::-webkit-scrollbar { width: 40px !important; background: red !important; }`),
  'newer-boxes': css(`
    .stage > * {
      content-visibility: hidden !important; contain: strict !important; container-type: size !important;
      aspect-ratio: 9 !important; block-size: 9px !important; inset: 20px !important; float: right !important;
      writing-mode: vertical-rl !important; corner-shape: bevel !important; mask-image: linear-gradient(red, transparent) !important;
      offset-path: circle(90px) !important; shape-outside: circle() !important; animation: away 1s infinite !important;
      anchor-name: --flyleaf !important; position-try: flip-block !important; clip: rect(0, 0, 0, 0) !important;
      order: 9 !important; position: sticky !important; overlay: none !important; zoom: 3 !important;
    }
    @keyframes away { to { translate: 900px; } }`),
  'registered-properties': css(
    ROLES.split(' ')
      .flatMap((role) => [register(`--${role}`), register(`--_${role}`)])
      .join('\n'),
  ),
  'vertical-right-to-left': {
    root: 'dir="rtl"',
    css: 'html { writing-mode: vertical-rl; direction: rtl; } * { unicode-bidi: bidi-override; }',
  },
};
