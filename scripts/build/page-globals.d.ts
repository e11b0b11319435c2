/* oxlint-disable typescript/ban-ts-comment -- an error that only some projects have cannot be expected */
/**
 * Flyleaf's types for publishers' pages: the global function `flyleaf`, its events, its elements.
 * Put this file into your project, or write `import 'flyleaf/page'` in one of your declaration files.
 */
import type {
  FlyleafEventName,
  FlyleafEvents,
  PageCommands,
  SubscribeFormAttributes,
} from '../../src/contracts/embed.ts';

/** The function `flyleaf`. A listener's detail is that of its event. */
export interface FlyleafFunction {
  <Name extends FlyleafEventName>(
    command: 'on' | 'off',
    name: Name,
    listener: (detail: FlyleafEvents[Name]) => void,
  ): void;
  <Name extends Exclude<keyof PageCommands, 'on' | 'off'>>(
    command: Name,
    ...rest: PageCommands[Name]
  ): void;
  /** Calls that wait for the script. */
  q?: Iterable<unknown>[];
}

/** DOM event → what listeners get. */
export type FlyleafDomEvents = {
  [Name in FlyleafEventName as `flyleaf:${Name}`]: CustomEvent<FlyleafEvents[Name]>;
};

/** Element → its own attributes, for JSX that is neither React's nor Preact's. */
export interface FlyleafElements {
  'flyleaf-subscribe-form': SubscribeFormAttributes;
}

declare global {
  /** Absent until your page has the stub or the script has run. */
  var flyleaf: FlyleafFunction;
  interface GlobalEventHandlersEventMap extends FlyleafDomEvents {}
  interface WindowEventMap extends FlyleafDomEvents {}
  interface DocumentEventMap extends FlyleafDomEvents {}
  interface HTMLElementTagNameMap {
    'flyleaf-subscribe-form': HTMLElement;
    'flyleaf-welcome-popup': HTMLElement;
  }
}

// @ts-ignore A project without React has nothing to add to.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore The types stand in React's own module.
      'flyleaf-subscribe-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
        SubscribeFormAttributes;
    }
  }
}

// @ts-ignore A project without Preact has nothing to add to.
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore The type stands in Preact's own module.
      'flyleaf-subscribe-form': HTMLAttributes<HTMLElement> & SubscribeFormAttributes;
    }
  }
}
