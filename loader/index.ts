/**
 * What the publisher's tag loads (DESIGN §4): the elements, the popup's decision, the page API. Nothing here throws into
 * the page: the build puts all of it into a `try`, for browsers too old for us and for pages with a `Map` of their own; they
 * show what stands inside the elements. The widgets themselves come by `import()` when they are needed.
 */
import { watchHosts } from './hosts.ts';
import { openPageApi } from './page-api.ts';
import { watchPopup } from './popup.ts';
import { findReader } from './reader.ts';
import { watchPage } from './watch-page.ts';

openPageApi(() => {
  findReader();
  watchHosts();
  watchPopup();
  watchPage();
});
