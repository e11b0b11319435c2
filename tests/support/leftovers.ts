import type { Page } from '@playwright/test';

/** What scripts of a page hold on to. Each list names what is still there. */
export interface Leftovers {
  /** `window: resize`; listeners on nodes that left the document went with them. */
  listeners: string[];
  /** `setTimeout 500`. */
  timers: string[];
  /** `MutationObserver`. */
  observers: string[];
  /** Properties of `window` that were not there before the first script of the page. */
  globals: string[];
  /** Functions of the browser that are no longer the browser's. */
  replaced: string[];
}

declare global {
  interface Window {
    /** Put there by `watchLeftovers`, before the page's first script. */
    takeLeftovers?: () => Leftovers;
  }
}

/** Runs in the page: nothing from outside of it can be used. */
function instrument(): void {
  interface Held {
    target: EventTarget;
    type: string;
    listener: unknown;
    capture: boolean;
  }
  const held = new Set<Held>();
  const timers = new Map<string, string>();
  const observers = new Set<object>();

  const captures = (options: unknown): boolean =>
    typeof options === 'object' && options !== null
      ? Boolean(Reflect.get(options, 'capture'))
      : Boolean(options);
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...held].find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === capture,
    );
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target: EventTarget = this ?? window;
    const capture = captures(options);
    if (listener && !find(target, type, listener, capture)) {
      const entry = { target, type, listener, capture };
      held.add(entry);
      const { once, signal } = typeof options === 'object' ? options : {};
      const forget = () => held.delete(entry);
      if (once) addEventListener.call(target, type, forget, { once, capture });
      if (signal) addEventListener.call(signal, 'abort', forget);
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target: EventTarget = this ?? window;
    const entry = find(target, type, listener, captures(options));
    if (entry) held.delete(entry);
    removeEventListener.call(target, type, listener, options);
  };

  type Later = (callback: (...given: unknown[]) => void, wait?: number) => number;
  const watchTimer = (start: string, stop: string, isRepeated: boolean) => {
    const original = Reflect.get(window, start) as Later;
    const originalStop = Reflect.get(window, stop) as (id?: number) => void;
    Reflect.set(window, start, (callback: (...given: unknown[]) => void, wait?: number) => {
      const id = original((...given) => {
        if (!isRepeated) timers.delete(`${stop} ${id}`);
        callback(...given);
      }, wait);
      timers.set(`${stop} ${id}`, `${start} ${wait ?? ''}`);
      return id;
    });
    Reflect.set(window, stop, (id?: number) => {
      timers.delete(`${stop} ${id}`);
      originalStop(id);
    });
  };
  watchTimer('setTimeout', 'clearTimeout', false);
  watchTimer('setInterval', 'clearInterval', true);
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', false);
  watchTimer('requestIdleCallback', 'cancelIdleCallback', false);

  for (const observer of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = observer.prototype;
    Reflect.set(observer.prototype, 'observe', function watch(this: object, ...given: never[]) {
      observers.add(this);
      return Reflect.apply(observe, this, given);
    });
    Reflect.set(observer.prototype, 'disconnect', function forget(this: object) {
      observers.delete(this);
      return Reflect.apply(disconnect, this, []);
    });
  }

  const owned = [
    [window, 'fetch setTimeout clearTimeout onerror onunhandledrejection'],
    [History.prototype, 'pushState replaceState'],
    [EventTarget.prototype, 'addEventListener removeEventListener dispatchEvent'],
    [Element.prototype, 'attachShadow append remove setAttribute'],
    [Node.prototype, 'appendChild removeChild insertBefore'],
    [XMLHttpRequest.prototype, 'open send'],
    [Array.prototype, 'map filter forEach toJSON'],
    [Object.prototype, 'toString hasOwnProperty'],
    [Promise.prototype, 'then catch finally'],
    [console, 'log warn error'],
  ].flatMap(([holder, names]) => `${names}`.split(' ').map((name) => [holder, name] as const));
  const values = owned.map(([holder, name]) => Reflect.get(holder as object, name) as unknown);

  const nameOf = (target: EventTarget): string => {
    if (target === window) return 'window';
    return target instanceof Element ? target.localName : target.constructor.name;
  };
  /** Nodes that left and signals that were given take their listeners with them. */
  const isThere = ({ target }: Held): boolean =>
    target instanceof Node
      ? target.isConnected
      : !(target instanceof AbortSignal && target.aborted);
  window.takeLeftovers = () => ({
    listeners: [...held].filter(isThere).map((one) => `${nameOf(one.target)}: ${one.type}`),
    timers: [...timers.values()],
    observers: [...observers].map((one) => one.constructor.name),
    globals: Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
    replaced: owned.flatMap(([holder, name], index) =>
      Reflect.get(holder as object, name) === values[index] ? [] : [name],
    ),
  });
  const before = new Set(Object.getOwnPropertyNames(window));
}

/** Counts from before the first script of every page on. */
export async function watchLeftovers(page: Page): Promise<void> {
  await page.addInitScript(instrument);
}

/** What is held now. */
export async function takeLeftovers(page: Page): Promise<Leftovers> {
  return page.evaluate(
    () =>
      window.takeLeftovers?.() ?? {
        listeners: ['not watched'],
        timers: [],
        observers: [],
        globals: [],
        replaced: [],
      },
  );
}
