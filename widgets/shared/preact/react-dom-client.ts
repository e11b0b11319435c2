import { hydrate, render } from 'preact';
import type { ComponentChild } from 'preact';

/** What `react-dom/client` gives. */
export interface Root {
  render(node: ComponentChild): void;
  unmount(): void;
}

export function createRoot(container: Element): Root {
  return {
    render: (node) => render(node, container),
    unmount: () => render(null, container),
  };
}

export function hydrateRoot(container: Element, node: ComponentChild): Root {
  hydrate(node, container);
  return createRoot(container);
}
