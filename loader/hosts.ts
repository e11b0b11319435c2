import { atEnd, isOver } from './life.ts';
import { eachHost, mount, unmount } from './mounts.ts';

const TAG_NAME = 'flyleaf-subscribe-form';
/** The element, and what stands for it in systems that strip elements they do not know. */
const HOSTS = `${TAG_NAME},div[data-flyleaf=subscribe-form]`;
/** How far below the screen a form is when its script is fetched. */
const NEAR = '600px';

let near: IntersectionObserver;

/**
 * A host came, went or was moved. Moved is not gone: by the next microtask it stands somewhere again, and keeps what was
 * typed.
 */
function changed(host: HTMLElement): void {
  queueMicrotask(() => {
    if (isOver()) return;
    if (host.isConnected) near.observe(host);
    else {
      near.unobserve(host);
      unmount(host);
    }
  });
}

/** Hosts that came or went without our element's callbacks. */
export function findHosts(): void {
  document.querySelectorAll<HTMLElement>(HOSTS).forEach(changed);
  eachHost(changed);
}

/** An element can't be defined twice in a page: a later copy of the loader puts itself behind the class of an earlier one. */
interface HostClass extends CustomElementConstructor {
  changed?: (host: HTMLElement) => void;
}

function defineHost(): HostClass {
  const Host: HostClass = class extends HTMLElement {
    connectedCallback() {
      Host.changed?.(this);
    }
    disconnectedCallback() {
      Host.changed?.(this);
    }
    /** Being there, it keeps `moveBefore` from calling the other two. */
    connectedMoveCallback() {}
  };
  customElements.define(TAG_NAME, Host);
  return Host;
}

/** Defines the element and mounts hosts when they near the screen. */
export function watchHosts(): void {
  near = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) mount(target as HTMLElement, 'subscribe-form');
      }),
    { rootMargin: NEAR },
  );
  const Host: HostClass = customElements.get(TAG_NAME) ?? defineHost();
  Host.changed = changed;
  atEnd(() => {
    delete Host.changed;
    near.disconnect();
    eachHost(unmount);
  });
}
