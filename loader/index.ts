/**
 * What the publisher's tag loads (DESIGN §4): the elements, the popup's decision, the page API. Nothing here throws into
 * the page; the widgets themselves come by `import()` when they are needed.
 */
import { watchHosts } from './hosts.ts';
import { openPageApi } from './page-api.ts';
import { watchPopup } from './popup.ts';
import { watchPage } from './watch-page.ts';

try {
  openPageApi(() => {
    watchHosts();
    watchPopup();
    watchPage();
  });
} catch {
  // A browser too old for us shows what stands inside the elements.
}
