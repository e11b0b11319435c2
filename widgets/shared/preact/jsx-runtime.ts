import { createElement, Fragment } from 'preact';
import type { ComponentType, VNode } from 'preact';

/** What the JSX transform calls. Children stand in the props already. */
function jsx(type: string | ComponentType, props: object, key?: string): VNode {
  return createElement(type as string, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx, jsx as jsxs };
