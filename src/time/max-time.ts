/**
 * Milliseconds that a moment can be away from 1970, either way (ECMA-262, time values).
 *
 * @internal
 */
export const MAX_TIME = 8.64e15;
