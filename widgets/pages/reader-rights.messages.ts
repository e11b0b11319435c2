import type { LegalDocument } from './legal-documents.messages.ts';

/** A translation has the same parts under the same ids: other pages link to them. */
export type ReaderRights = Record<'ccpa' | 'accessibility', LegalDocument>;

/** What readers may ask of this platform, in plain true sentences. */
export const readerRights: ReaderRights = {
  ccpa: {
    title: 'Your privacy choices',
    lead: 'What California’s privacy law (CCPA) asks for. Here it is for everybody.',
    sections: [
      {
        id: 'collected',
        title: 'What is collected',
        paragraphs: [
          'Your email address, what you subscribed to and when, and the browsers you are signed in with. The privacy policy says it in full.',
        ],
      },
      {
        id: 'sold',
        title: 'Nothing is sold',
        paragraphs: [
          'Personal information is not sold, and not shared for advertising. So there is nothing to opt out of.',
          'If your browser sends Global Privacy Control, nothing about your visit is measured.',
        ],
      },
      {
        id: 'choices',
        title: 'See, correct, delete',
        paragraphs: [
          'Sign in and open your account: there you download everything that is kept about you, change your address, and delete the account.',
          'Using these rights changes nothing about what you get or pay.',
          'Somebody you authorise may write to the publication for you.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'These pages and forms are for everybody.',
    sections: [
      {
        id: 'standard',
        title: 'What we aim for',
        paragraphs: [
          'WCAG 2.2, level AA, in light and dark and in every language.',
          'Everything works with a keyboard alone, with enlarged text, with the colours that you set, and with less motion.',
          'Every page works without script.',
        ],
      },
      {
        id: 'trouble',
        title: 'If something is in your way',
        paragraphs: [
          'Reply to a mail of the publication whose page it is, and say which page it was and what you use to read.',
          'Leaving needs no page: many mail programs unsubscribe with one click.',
        ],
      },
    ],
  },
};
