import type { Emit } from '../src/contracts/embed.ts';

/** Dispatches our events as DOM events that bubble from a node. */
export const emitFrom =
  (node: Node): Emit =>
  (name, detail) =>
    node.dispatchEvent(
      new CustomEvent(`flyleaf:${name}`, { bubbles: true, composed: true, detail }),
    );
