import { FORM } from './host-page.ts';
import type { HostPage } from './host-page.ts';

/** Pages that have well-known scripts, as their packages ship them. */
export const LIBRARY_PAGES: Readonly<Record<string, HostPage>> = {
  jquery: { scripts: ['jquery/dist/jquery.js'], script: 'jQuery.noConflict(true);' },
  // Its loader complains of every anonymous module that it did not ask for.
  requirejs: {
    scripts: ['requirejs/require.js'],
    script: 'requirejs.onError = function (error) { throw error; };',
  },
  // What Angular puts around every promise, timer, listener and request.
  zone: { scripts: ['zone.js/bundles/zone.umd.js'] },
  // Every intrinsic hardened, as pages with strangers' code do.
  lockdown: {
    scripts: ['ses/dist/lockdown.umd.js'],
    script:
      "lockdown({ reporting: 'none', consoleTaming: 'unsafe', errorTrapping: 'none', unhandledRejectionTrapping: 'none' });",
  },
};

/** Swaps the page's body on every visit. */
export const TURBO_PAGE: HostPage = {
  scripts: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
  body: `<p><a href="/turbo?again">Another page</a></p>${FORM}`,
};
