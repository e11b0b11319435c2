/**
 * What Node runs the platform with. V8 lets the young generation grow to a hundred megabytes on a large machine; a
 * quarter of that costs a rush of sign-ups nothing to speak of, and keeps memory under 200 MB (docs/benchmarks.md).
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=8'];
