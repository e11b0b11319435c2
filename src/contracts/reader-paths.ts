/** Calls of a publisher's page on which the reader is known. */
export const READER_PATHS = {
  /** Swaps a hand-back code. */
  readerToken: '/api/v1/reader-token',
  endReaderToken: '/api/v1/reader-token/end',
  viewer: '/api/v1/viewer',
  subscribeAsViewer: '/api/v1/viewer/subscribe',
} as const;
