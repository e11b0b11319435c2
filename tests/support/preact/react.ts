/** What `react` is in the tests that run on Preact: what ships, and React's `act`. */
export * from '../../../widgets/shared/preact/react.ts';
export { act } from 'preact/test-utils';
