/** Names the hand-back code in the fragment of the way back: `#flyleaf-hand-back=CODE`. The loader has it in a pattern. */
export const HAND_BACK_KEY = 'flyleaf-hand-back';

/** Where a site keeps the reader token of a publication, in its `localStorage`: this, then the subdomain. */
export const READER_KEY = 'flyleaf:reader:';
