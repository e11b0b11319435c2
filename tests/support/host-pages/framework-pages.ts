import type { HostPage } from './host-page.ts';

const sheets = (...paths: string[]): HostPage => ({ sheets: paths });

/** Resets and element styles that publishers' pages have, as their packages ship them. */
export const FRAMEWORK_PAGES: Readonly<Record<string, HostPage>> = {
  // Resets: what browsers give to elements, evened out or taken away.
  'normalize-css': sheets('normalize.css/normalize.css'),
  'modern-normalize': sheets('modern-normalize/modern-normalize.css'),
  'sanitize-css': sheets(
    'sanitize.css/sanitize.css',
    'sanitize.css/forms.css',
    'sanitize.css/typography.css',
    'sanitize.css/assets.css',
  ),
  'new-css-reset': sheets('the-new-css-reset/css/reset.css'),
  tailwind: sheets('tailwindcss/theme.css', 'tailwindcss/preflight.css'),
  // Frameworks: element styles, and classes that are not ours.
  bootstrap: sheets('bootstrap/dist/css/bootstrap.css'),
  bulma: sheets('bulma/css/bulma.css'),
  materialize: sheets('@materializecss/materialize/dist/css/materialize.css'),
  milligram: sheets('milligram/dist/milligram.css'),
  pure: sheets('purecss/build/pure.css'),
  // Without classes: every button, input and dialog of a page has a look.
  pico: sheets('@picocss/pico/css/pico.classless.css'),
  water: sheets('water.css/out/light.css'),
  mvp: sheets('mvp.css/mvp.css'),
  simple: sheets('simpledotcss/simple.css'),
};
