/** What the platform's message pages say. */
export const PAGE_MESSAGES = {
  notFoundTitle: 'Nothing is here',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  noPublicationTitle: 'No such publication',
  noPublicationText: 'The address may be mistyped, or the publication has moved.',
  linkTitle: 'This link does not work',
  unavailableTitle: 'We will be back in a moment',
  tooManyTitle: 'That was a lot at once',
  troubleTitle: 'That did not work',
  home: 'Go to the start page',
} as const;
