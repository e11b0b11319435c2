import { createRoot } from 'react-dom/client';
import { language } from '../text/language.messages.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { ReactNode } from 'react';

export interface ShadowMount {
  root: ShadowRoot;
  /** The element that isolates: everything stands inside `<div class="root">`. */
  container: HTMLElement;
  /** Leaves nothing of the widget; what stands inside the host (the fallback) shows again. */
  unmount(): void;
}

/**
 * Renders into the host's own shadow root (made once, reused by a later mount).
 * The root is open, so that password managers reach the fields.
 */
export function mountInShadow(
  host: HTMLElement,
  node: ReactNode,
  cssTexts: readonly string[],
): ShadowMount {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  Object.assign(container, language).className = 'root';
  adoptStyles(root, cssTexts);
  root.replaceChildren(container);
  const react = createRoot(container);
  react.render(node);
  return {
    root,
    container,
    unmount: () => {
      react.unmount();
      root.adoptedStyleSheets = [];
      root.replaceChildren(document.createElement('slot'));
    },
  };
}
