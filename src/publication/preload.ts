/**
 * The preload value where none is set. (spec reader-flows §9)
 *
 * @decided The spec names neither its unit nor what it is a threshold of. It is taken as CSS pixels: how far below the
 * screen a page begins to load what comes next.
 */
export const DEFAULT_PRELOAD = 600;
