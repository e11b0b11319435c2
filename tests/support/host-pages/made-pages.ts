import { COPY_PAGES } from './copy-pages.ts';
import { FRAMEWORK_PAGES } from './framework-pages.ts';
import { FORM, hostPage } from './host-page.ts';
import { LIBRARY_PAGES, TURBO_PAGE } from './library-pages.ts';
import { ODD_DOCUMENTS } from './odd-documents.ts';
import { HOPELESS_PAGES, SCRIPT_PAGES } from './script-pages.ts';
import { STYLE_PAGES } from './style-pages.ts';
import type { HostPage } from './host-page.ts';

const HIDES_THE_REST: HostPage = {
  css: 'body:not(.open) > *:not(article) { display: none !important; }',
  body: `<article>Read first</article>${FORM}`,
};

const PRINTS_IN_INK: HostPage = {
  css: `@media print {
    *, ::before, ::after, ::first-letter {
      background: transparent !important; color: #000 !important; box-shadow: none !important; border-color: red !important;
      text-shadow: none !important; font: 12pt serif !important; break-inside: avoid !important;
    }
    a[href]::after { content: ' (' attr(href) ')' !important; }
    button, input { display: none !important; }
  }`,
};

const WITH_FALLBACK: HostPage = {
  body: '<flyleaf-subscribe-form>Write to us</flyleaf-subscribe-form>',
};

const PAGES: Readonly<Record<string, HostPage>> = {
  ...FRAMEWORK_PAGES,
  ...STYLE_PAGES,
  ...SCRIPT_PAGES,
  ...HOPELESS_PAGES,
  ...COPY_PAGES,
  'hides-the-rest': HIDES_THE_REST,
  'prints-in-ink': PRINTS_IN_INK,
  'with-fallback': WITH_FALLBACK,
  ...LIBRARY_PAGES,
  turbo: TURBO_PAGE,
};

/** The document of a page that has no file, by its name. */
export function madePage(name: string): string | undefined {
  const page = PAGES[name];
  return page ? hostPage(name, page) : ODD_DOCUMENTS[name];
}
