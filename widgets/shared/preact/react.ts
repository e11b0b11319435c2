/**
 * What `react` is in the bundles: the parts of Preact that the widgets use, without `preact/compat` and its 3.6 kB of
 * React's older manners (docs/decisions, preact alias). What is missing here fails the build, not the page.
 */
export { Component, Fragment, createRef } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
