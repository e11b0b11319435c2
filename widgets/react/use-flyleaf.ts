'use client';
import { useEffect, useRef } from 'react';
import { holdScript } from './page-script.ts';
import type { FlyleafEvents, WidgetName } from '../../src/contracts/embed.ts';

/** Where the platform's script comes from. */
export interface ScriptProps {
  /**
   * The address in your snippet, `https://flyleaf.example/embed/demo.js`. Leave it out where your page has the tag itself.
   * A page has one: the first component decides.
   */
  src?: string | undefined;
  /** The nonce of your Content Security Policy, if it needs one. */
  nonce?: string | undefined;
}

/** Called with the detail of the event `flyleaf:NAME`. */
export interface FormCallbacks {
  onReady?: ((detail: FlyleafEvents['ready']) => void) | undefined;
  onSubscribed?: ((detail: FlyleafEvents['subscribed']) => void) | undefined;
  onError?: ((detail: FlyleafEvents['error']) => void) | undefined;
}

/** Called with the detail of the event `flyleaf:NAME`. */
export interface PopupCallbacks extends FormCallbacks {
  onShown?: ((detail: FlyleafEvents['shown']) => void) | undefined;
  onDismissed?: ((detail: FlyleafEvents['dismissed']) => void) | undefined;
}

type Callback = (detail: unknown) => void;

const CALLBACKS = {
  ready: 'onReady',
  subscribed: 'onSubscribed',
  error: 'onError',
  shown: 'onShown',
  dismissed: 'onDismissed',
} as const satisfies Partial<Record<keyof FlyleafEvents, keyof PopupCallbacks>>;

/** Listens until the answer is called; in the capture phase, before the page can stop an event. */
function listen(
  target: EventTarget,
  widget: WidgetName,
  tell: (name: keyof typeof CALLBACKS, detail: unknown) => void,
): () => void {
  const undos = (Object.keys(CALLBACKS) as (keyof typeof CALLBACKS)[]).map((name) => {
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<{ widget?: string } | null>;
      if (detail?.widget === widget) tell(name, detail);
    };
    target.addEventListener(`flyleaf:${name}`, hear, true);
    return () => target.removeEventListener(`flyleaf:${name}`, hear, true);
  });
  return () => undos.forEach((undo) => undo());
}

/**
 * What both components do: hold the script while they stand, call back with their widget's events. `find` gives the node
 * that the events pass; another `key` asks it again.
 */
export function useFlyleaf(
  widget: WidgetName,
  props: ScriptProps & PopupCallbacks,
  find: () => EventTarget | null,
  key?: string,
): void {
  const latest = useRef(props);
  const isReady = useRef(false);
  const { src, nonce } = props;
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const target = find();
    if (!target) return undefined;
    const tell = (name: keyof typeof CALLBACKS, detail: unknown) => {
      isReady.current ||= name === 'ready';
      (latest.current[CALLBACKS[name]] as Callback | undefined)?.(detail);
    };
    const undo = listen(target, widget, tell);
    // The page's own tag may have been quicker than React.
    const root = (target as Partial<Element>).shadowRoot;
    if (!isReady.current && root?.querySelector('.root')) tell('ready', { widget });
    const release = holdScript({ src, nonce }, (message) => tell('error', { widget, message }));
    return () => {
      undo();
      release();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `find` gives the same node while the key is the same
  }, [widget, src, nonce, key]);
}
