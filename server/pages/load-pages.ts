import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesModule } from '../../src/contracts/pages.ts';
import type { Assets, Pages } from '../deps.ts';
import { StartError } from '../platform/start-error.ts';

/** The one place where the server meets the widgets' code: the bundle that renders the platform's pages. */
export async function loadPages(dist: string, assets: Assets): Promise<Pages> {
  try {
    const url = pathToFileURL(join(dist, 'server', 'pages.js')).href;
    const { renderPage, renderTheme } = (await import(url)) as PagesModule;
    const { pages: script = '', 'pages.css': style = '' } = assets.entries;
    return { renderPage, renderTheme, assets: { script, style } };
  } catch (error) {
    throw new StartError(`The pages in ${dist} are not complete: run 'npm run build'`, {
      cause: error,
    });
  }
}
