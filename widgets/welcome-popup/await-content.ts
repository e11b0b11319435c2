import { plainContent, plainPhoto } from './popup-content.ts';
import type { PopupConfig, PopupContent } from './popup-content.ts';

/** Milliseconds that the popup waits for what it shows; it does without what comes later: nothing moves once it stands. */
export const CONTENT_PATIENCE = 1_500;

/**
 * Calls once with what the popup shows; most publications have nothing that has to be waited for. Even then not at once: to lay
 * a dialog out takes a slow phone as long as to make it, and between the two it can answer its reader. Gives back what stops it.
 */
export function awaitContent(
  config: PopupConfig,
  host: Element,
  settled: (content: PopupContent) => void,
): () => void {
  let content = plainContent(config);
  let settle = () => {
    stop();
    settled(content);
  };
  const isWaiting = config.settings.cover || plainPhoto(config);
  const timer = setTimeout(() => settle(), isWaiting ? CONTENT_PATIENCE : 0);
  const stop = () => {
    clearTimeout(timer);
    settle = () => {};
  };
  const gather = async () => {
    const { gatherContent } = await import('./gather-content.ts');
    await gatherContent(config, host, (better) => (content = better));
  };
  if (isWaiting) {
    gather().then(
      () => settle(),
      () => settle(),
    );
  }
  return stop;
}
