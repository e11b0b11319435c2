/** Moves the focus along when what is shown changes, but only if it was there before. */
export interface FocusKeeper {
  /** Notes whether the focus is inside; call it before the change is rendered. */
  remember(): void;
  /** Whether it was inside. */
  inside: boolean;
  /** Puts it where the next thing to read or to mend is: the element with `data-focus`. */
  move(): void;
}

/** Keeps the focus of what `root` gives; works in a shadow root and in a page. */
export function keepFocus(root: () => HTMLElement | null): FocusKeeper {
  return {
    inside: false,
    remember() {
      const element = root();
      const { activeElement } = (element?.getRootNode() ?? {}) as ShadowRoot;
      this.inside = !!element?.contains(activeElement);
    },
    move() {
      if (this.inside) root()?.querySelector<HTMLElement>('[data-focus]')?.focus();
    },
  };
}
