import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesModule } from '../../src/contracts/pages.ts';
import type { Language } from '../../src/publication/languages.ts';
import type { Assets, Pages } from '../deps.ts';
import { StartError } from '../platform/start-error.ts';

/** The one place where the server meets the widgets' code: the bundles that render the platform's pages. */
function importPages(dist: string, language: Language): Promise<PagesModule> {
  return import(pathToFileURL(join(dist, 'server', `pages.${language}.js`)).href);
}

/** English pages, by themselves; StartError when nothing was built. */
export async function loadEnglish(dist: string): Promise<PagesModule> {
  try {
    return await importPages(dist, 'en');
  } catch (error) {
    throw new StartError(`The pages in ${dist} are not complete: run 'npm run build'`, {
      cause: error,
    });
  }
}

/** The pages in every language; all but the English ones are read when they are first asked for. */
export async function loadPages(dist: string, assets: Assets): Promise<Pages> {
  const { renderTheme } = await loadEnglish(dist);
  const { pages: script = '', passkeys = '', 'pages.css': style = '' } = assets.entries;
  return {
    renderTheme,
    // A module is read once, however often it is imported.
    render: async (page, language) => {
      const { renderPage } = await importPages(dist, language);
      const inLanguage = (path: string) => path.replace('*', language);
      const scripts = { script: inLanguage(script), passkeys: inLanguage(passkeys) };
      return renderPage(page, { style, ...scripts });
    },
  };
}
