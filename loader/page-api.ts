import { consent } from './consent.ts';
import { finish, listen } from './life.ts';
import { hidePopup, showPopup } from './popup.ts';
import { reader } from './reader.ts';
import { setPage } from './watch-page.ts';
import type { FlyleafEventName, PageCommands } from '../src/contracts/embed.ts';

type Listener = PageCommands['on'][1];

/** The one global. Before the loader is there, a stub of the publisher's keeps the calls in `q`. */
export interface FlyleafFunction {
  (...command: unknown[]): void;
  q?: Iterable<unknown>[];
  /** Set by a loader that is at work. */
  live?: true;
}

declare global {
  interface Window {
    flyleaf?: FlyleafFunction;
  }
}

/** Listener of the page → what listens to the DOM event for it. */
const heard = new Map<Listener, (event: Event) => void>();

function on(name: FlyleafEventName, listener: Listener): void {
  const hear = heard.get(listener) ?? ((event) => listener((event as CustomEvent<never>).detail));
  heard.set(listener, hear);
  listen(`flyleaf:${name}`, hear);
}

/** One that never listened is `undefined` there, which removes nothing. */
function off(name: FlyleafEventName, listener: Listener): void {
  removeEventListener(`flyleaf:${name}`, heard.get(listener) as EventListener, true);
}

/** Everything goes; the elements stay, with what stands inside them. A tag that is added later starts afresh. */
function destroy(): void {
  finish();
  window.flyleaf = () => {};
}

const commands: { [Name in keyof PageCommands]: (...rest: PageCommands[Name]) => void } = {
  show: showPopup,
  hide: hidePopup,
  on,
  off,
  consent,
  set: setPage,
  'sign-out': async () => (await reader).reader?.signOut(),
  destroy,
};

/** Runs a command of the page; one that does not exist, or that is wrong, does nothing. */
function run([name, ...rest]: Iterable<unknown>): void {
  try {
    (commands[name as keyof PageCommands] as (...rest: unknown[]) => void)(...rest);
  } catch {
    // Not ours to throw into the page.
  }
}

/** Opens the page API and runs what was queued; false when another copy of the loader is at work. */
export function openPageApi(start: () => void): void {
  const before = window.flyleaf;
  // An element of that name is there too, with its fields.
  if (before?.live === true) return;
  const api: FlyleafFunction = (...command) => run(command);
  api.live = true;
  window.flyleaf = api;
  start();
  before?.q?.forEach(run);
}
