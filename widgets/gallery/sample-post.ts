import type { PostAnswer } from '../../src/contracts/post.contract.ts';
import type { PostBody } from '../../src/posts/post-body.ts';

const SINCE = Date.UTC(2026, 10, 21, 12);

/** Every kind of thing that a post is made of. */
export const sampleBody: PostBody = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'The best hour is ' },
      { type: 'emphasis', content: [{ type: 'text', text: 'the one after the turn' }] },
      { type: 'text', text: ', when the sand is ' },
      { type: 'strong', content: [{ type: 'text', text: 'still dark' }] },
      { type: 'text', text: '. There is a ' },
      {
        type: 'link',
        href: 'https://tideline.example/map',
        content: [{ type: 'text', text: 'map of it' }],
      },
      { type: 'text', text: ',' },
      { type: 'break' },
      { type: 'text', text: 'marked ' },
      { type: 'code', text: 'low water' },
      { type: 'text', text: '.' },
    ],
  },
  { type: 'heading', level: 2, content: [{ type: 'text', text: 'What lies there' }] },
  {
    type: 'list',
    ordered: true,
    start: 1,
    items: [
      [{ type: 'paragraph', content: [{ type: 'text', text: 'A hem of foam' }] }],
      [{ type: 'paragraph', content: [{ type: 'text', text: 'A string of small weed' }] }],
    ],
  },
  {
    type: 'quote',
    blocks: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nobody has walked on it.' }] }],
  },
  { type: 'rule' },
  { type: 'code', text: '12:41  1.2 m' },
];

/** A post for paying readers, as somebody gets it who does not pay. */
export const samplePost: PostAnswer = {
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  slug: 'what-the-sea-leaves-out',
  title: 'What the sea leaves out',
  subtitle: 'A short defence of reading the beach slowly.',
  type: 'newsletter',
  audience: 'only_paid',
  publication_id: 1,
  section_id: null,
  cover_image: null,
  write_comment_permissions: 'everyone',
  publishedBylines: [
    { id: 3, name: 'Mara Voss', handle: 'mara' },
    { id: null, name: 'Halina Roe', handle: null },
  ],
  is_draft: false,
  is_scheduled: false,
  scheduled_at: null,
  post_date: SINCE,
  reading_minutes: 4,
  url: 'https://tide.flyleaf.example/p/what-the-sea-leaves-out',
  access: {
    level: 'anonymous',
    can_read: false,
    reason: 'paid_subscription_required',
    needs: 'paid',
  },
  preview:
    'The best hour is the one after the turn, when the water has begun to go and has not yet decided how far…',
  body: null,
};

/** The same for somebody who may read it. */
export const wholePost: Partial<PostAnswer> = {
  access: { level: 'paid', can_read: true, reason: null, needs: null },
  preview: null,
  body: sampleBody,
};
