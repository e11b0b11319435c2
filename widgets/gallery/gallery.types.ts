import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

interface Named {
  /** As it stands in an address: `form-card`, `popup`, `page`. */
  widget: string;
  state: string;
}

/** A widget in one state, drawn by the widget's own views. */
export interface WidgetCase extends Named {
  /** Name of the host element. */
  host: string;
  /** What the widget's shadow root adopts, in its order. */
  styles: readonly string[];
  /** Called when it is shown: words may have been changed before. */
  render(): ReactNode;
}

/** A page of the platform with sample props. */
export interface PageCase extends Named {
  page: PageProps;
}
