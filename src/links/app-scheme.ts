/** Scheme of the product's own app, unless the platform is set up otherwise (spec reader-flows §5). */
export const APP_SCHEME = 'flyleaf';
