import { FORM } from './host-page.ts';
import type { HostPage } from './host-page.ts';

/**
 * A loader of an earlier version, as far as versions must agree: `live` says that one is at work, `changed` lets a later one
 * behind the element's class, `destroy` ends it. Its form is two words.
 */
const OLD_LOADER = `<script>(function () {
  if (window.flyleaf && window.flyleaf.live) return;
  function changed(host) {
    if (host.isConnected) (host.shadowRoot || host.attachShadow({ mode: 'open' })).textContent = 'Old form';
  }
  class Old extends HTMLElement {
    connectedCallback() { if (Host.changed) Host.changed(this); }
    disconnectedCallback() { if (Host.changed) Host.changed(this); }
  }
  var Host = customElements.get('flyleaf-subscribe-form') || Old;
  window.flyleaf = function (name) {
    if (name !== 'destroy') return;
    delete Host.changed;
    window.flyleaf = function () {};
  };
  window.flyleaf.live = true;
  Host.changed = changed;
  if (Host === Old) customElements.define('flyleaf-subscribe-form', Old);
})();</script>`;

/** An element that somebody else defined under our name, and that knows nothing of us. */
const STRANGE_CLASS = `<script>
  customElements.define('flyleaf-subscribe-form', class extends HTMLElement {});
</script>`;

/** Not `async`: the order is the page's. */
const tagOf = (publication: string): string =>
  `<script src="%PLATFORM%/embed/${publication}.js" data-popup="%POPUP%"></script>`;

const CURRENT = tagOf('gazette');

const page = (tag: string): HostPage => ({ tag, body: FORM });

/** Pages with more than one copy of the snippet. */
export const COPY_PAGES: Readonly<Record<string, HostPage>> = {
  'old-copy-first': page(`${OLD_LOADER}${CURRENT}`),
  'old-copy-last': page(`${CURRENT}${OLD_LOADER}`),
  'strange-class': page(`${STRANGE_CLASS}${CURRENT}`),
  'two-publications': page(`${CURRENT}${tagOf('zeitung')}`),
  'two-publications-turned': page(`${tagOf('zeitung')}${CURRENT}`),
};
