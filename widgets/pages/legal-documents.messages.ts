/** A part of a legal page: its heading and its paragraphs. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** A legal page. */
export interface LegalDocument {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A translation has the same parts under the same ids: other pages link to them. */
export type LegalDocuments = Record<'terms' | 'privacy', LegalDocument>;

/** What this platform does and keeps, in plain true sentences. A publication may link to pages of its own instead. */
export const legalDocuments: LegalDocuments = {
  terms: {
    title: 'Terms of use',
    lead: 'What you agree to when you subscribe here, in plain words.',
    sections: [
      {
        id: 'service',
        title: 'What this is',
        paragraphs: [
          'This server takes sign-ups for the publications that use it and sends the mails that belong to them.',
          'The publication writes its issues and answers for them.',
        ],
      },
      {
        id: 'subscription',
        title: 'Your subscription',
        paragraphs: [
          'A subscription begins when you confirm your address by the link or the code in our mail. Until then nothing but that mail is sent to you.',
          'Subscribe only addresses that are yours.',
          'You can unsubscribe at any time with one click in any mail.',
        ],
      },
      {
        id: 'conduct',
        title: 'Fair use',
        paragraphs: [
          'Sign-ups are limited in number, and what looks like abuse waits until the publication has looked at it.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What is kept about you, why, and where.',
    sections: [
      {
        id: 'collection',
        title: 'What is collected when you subscribe',
        paragraphs: [
          'Your email address, the publication you chose, and when you signed up, confirmed or unsubscribed.',
          'The address of the page where you signed up, if that page is the publication’s own, so that we can lead you back to it.',
          'A counter under a keyed fingerprint of your network address and of your email address, so that nobody can sign up thousands of others. The network address itself is not stored.',
          'If you sign in: when, and with which browser, such as Firefox on Linux.',
        ],
      },
      {
        id: 'use',
        title: 'What it is used for',
        paragraphs: [
          'To send you the mail that confirms your subscription. The publication can see and export the list of its subscribers.',
          'It is not sold, and nothing here follows you across sites.',
        ],
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        paragraphs: [
          'If you close the welcome popup, a cookie of the publication’s site remembers when, so that it does not ask again too soon.',
          'While a subscription waits for its confirmation, the open tab remembers it until you confirm or close the tab.',
          'If you sign in, a cookie keeps you signed in on these pages.',
        ],
      },
      {
        id: 'rights',
        title: 'Your say',
        paragraphs: [
          'Every mail has a link that unsubscribes you with one click.',
          'To see, correct or delete what is kept about you, sign in and open your account.',
        ],
      },
    ],
  },
};
