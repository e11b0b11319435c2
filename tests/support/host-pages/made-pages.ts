import { FRAMEWORK_PAGES } from './framework-pages.ts';
import { hostPage } from './host-page.ts';
import { SCRIPT_PAGES } from './script-pages.ts';
import { STYLE_PAGES } from './style-pages.ts';

const PAGES = { ...FRAMEWORK_PAGES, ...STYLE_PAGES, ...SCRIPT_PAGES };

/** The document of a page that has no file, by its name. */
export function madePage(name: string): string | undefined {
  const page = PAGES[name];
  return page && hostPage(name, page);
}
