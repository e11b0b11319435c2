/** The JSX transform of the test runner calls this name. */
export { Fragment, jsx as jsxDEV } from '../../../widgets/shared/preact/jsx-runtime.ts';
