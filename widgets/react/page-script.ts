/** The page's one global, as a component needs it: the loader, or a stub that keeps the calls. */
interface PageFunction {
  (...command: unknown[]): void;
  q?: unknown;
  /** Set by a loader that is at work. */
  live?: true;
}

/** What is told when the script cannot come. */
type Failed = (message: string) => void;

const page = globalThis as { flyleaf?: PageFunction };
const users = new Set<Failed>();
const calls: unknown[][] = [];
const stub: PageFunction = (...command) => calls.push(command);

/** Our own tag; there is none where the page has one, or has the loader already. */
let tag: HTMLScriptElement | undefined;
let isLoaded = false;
/** What the page had before our tag. */
let before: PageFunction | undefined;

/** A command of the page API; before the loader is there, it waits. */
export function callPage(...command: unknown[]): void {
  if (!page.flyleaf) {
    stub.q = calls;
    page.flyleaf = stub;
  }
  page.flyleaf(...command);
}

/**
 * The last component is gone: our tag, its loader and our stub go too. A script on its way is waited for: taking its tag out
 * of the page would not stop it.
 */
function leave(): void {
  if (users.size > 0 || (tag && !isLoaded)) return;
  if (tag) {
    callPage('destroy');
    tag.remove();
    tag = undefined;
    if (before) page.flyleaf = before;
    else delete page.flyleaf;
  }
  if (page.flyleaf === stub) delete page.flyleaf;
  calls.length = 0;
}

function loaded(): void {
  isLoaded = true;
  leave();
}

function failed(): void {
  const message = `The script ${tag?.src} could not be loaded`;
  tag?.remove();
  tag = undefined;
  users.forEach((tell) => tell(message));
  leave();
}

const isThere = (src: string): boolean =>
  page.flyleaf?.live === true || [...document.scripts].some((each) => each.src === src);

/** The popup is the business of its own component: the tag hides it. */
function load(src: string, nonce: string | undefined): void {
  if (tag || isThere(src)) return;
  before = page.flyleaf === stub ? undefined : page.flyleaf;
  isLoaded = false;
  tag = document.createElement('script');
  tag.async = true;
  tag.dataset['popup'] = 'hidden';
  if (nonce) tag.nonce = nonce;
  tag.addEventListener('load', loaded);
  tag.addEventListener('error', failed);
  tag.src = src;
  document.head.append(tag);
}

export interface ScriptOptions {
  src?: string | undefined;
  nonce?: string | undefined;
}

/**
 * Loads the platform's script, once for all components; without `src` it is the page's own business. The answer lets go of
 * it: in a microtask, so that a component that comes in the same breath (StrictMode, another route) keeps it.
 */
export function holdScript({ src, nonce }: ScriptOptions, fail: Failed): () => void {
  users.add(fail);
  if (src) load(src, nonce);
  return () => {
    users.delete(fail);
    queueMicrotask(leave);
  };
}
