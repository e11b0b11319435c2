/**
 * What `react` is in the bundles: the parts of Preact that the widgets use, without `preact/compat` and
 * `preact/hooks` (docs/decisions, preact alias). What is missing here fails the build, not the page.
 */
export { Component, Fragment, createRef } from 'preact';
