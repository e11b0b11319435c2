/** English copy of the popup. The form inside it brings its own. */
export const messages = {
  /** The way out before the reader has started. */
  noThanks: 'No thanks',
  /** The way out once the reader has started. */
  maybeLater: 'Maybe later',
  /** Name of the close button. */
  close: 'Close',
} as const;

export type Messages = { readonly [Key in keyof typeof messages]: string };
