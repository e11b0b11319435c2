import type { Transaction } from 'kysely';
import type { PostBlock, PostBody } from '../../src/posts/post-body.ts';
import { postSlug } from '../../src/slugs/slug.ts';
import { DAY } from '../../src/time/units.ts';
import type { Database } from '../db/tables.ts';
import type { NewPost } from './post.ts';
import { insertPost } from './post.store.ts';

type DemoPost = Pick<NewPost, 'title' | 'subtitle' | 'audience' | 'body'>;

const paragraph = (text: string): PostBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const heading = (text: string): PostBlock => ({
  type: 'heading',
  level: 2,
  content: [{ type: 'text', text }],
});
const list = (...items: string[]): PostBlock => ({
  type: 'list',
  ordered: false,
  start: 1,
  items: items.map((item) => [paragraph(item)]),
});

const SEA: PostBody = [
  paragraph(
    'The best hour is the one after the turn, when the water has begun to go and has not yet decided how far. The sand is still dark. Nobody has walked on it, and what lies there lies exactly where it was put down.',
  ),
  paragraph(
    'We call it the tideline, as if it were one line. It is at least four: a hem of foam that is gone in a minute; a string of small weed; a row of shells, sorted by weight as carefully as by any hand; and high up, dry and grey, the wrack of the last spring tide, where the sandhoppers live.',
  ),
  { type: 'rule' },
  paragraph(
    'So: go at the same hour, twice a month. Take nothing. Say aloud what is not there. In a year you will know something about your beach that is written down nowhere.',
  ),
];

const LETTERS: PostBody = [
  heading('January'),
  paragraph(
    'No razor shells this week. The wind stood in the east for nine days, and the sand went with it: the ribs of the old boat are out again, eleven of them, and a twelfth that I had never seen.',
  ),
  heading('April'),
  paragraph(
    'The mussels are back on the third groyne, small as lentils. I counted a hand’s breadth and stopped at two hundred. Somebody has put a bench where the path comes down, and nobody sits on it yet.',
  ),
  heading('September'),
  paragraph(
    'Flat calm, and for the first time no foam at all. The sea came in like a drawer being closed. I stood there longer than I had meant to, listening for something to write down.',
  ),
];

const NOTEBOOK: PostBody = [
  paragraph(
    'Founders asked for the notebook itself, so here are its pages for the spring tides, as they were written, with the times of low water and what was missing at each.',
  ),
  list(
    'The second of March, 12:41. No weed above the pebbles. Two strangers with a map.',
    'The third of March, 13:20. The weed is back, in a line so straight that it looked drawn.',
    'The fourth of March, 13:58. No gulls until the light went. I do not know why.',
  ),
  paragraph('The next pages are in the letter of June. The pencil is the same one.'),
];

const WALK: PostBody = [
  paragraph(
    'For those who read along without paying: on the first Sunday of May we walk from the harbour to the third groyne, slowly, and nobody collects anything. Come to the slipway an hour after high water.',
  ),
  paragraph(
    'Bring boots and something warm. If it rains we go anyway: there is less on the beach then.',
  ),
];

/** From the oldest to the newest. */
const POSTS: readonly DemoPost[] = [
  {
    title: 'A walk for subscribers',
    subtitle: 'The first Sunday of May, at the slipway.',
    audience: 'only_free',
    body: WALK,
  },
  {
    title: 'The keeper’s notebook',
    subtitle: 'Three days of the spring tides, page by page.',
    audience: 'founding',
    body: NOTEBOOK,
  },
  {
    title: 'Three letters about one beach',
    subtitle: 'In the order the sea would put them.',
    audience: 'only_paid',
    body: LETTERS,
  },
  {
    title: 'What the sea leaves out',
    subtitle: 'A short defence of reading the beach slowly.',
    audience: 'everyone',
    body: SEA,
  },
];

const FORTNIGHT = 14 * DAY;

/** Posts of every audience for the demo's publication, the newest of which came out just now. */
export async function addDemoPosts(
  trx: Transaction<Database>,
  publicationId: number,
  now: number,
): Promise<void> {
  for (const [index, post] of POSTS.entries()) {
    const age = POSTS.length - 1 - index;
    await insertPost(trx, {
      ...post,
      publicationId,
      sectionId: null,
      uuid: `00000000-0000-4000-8000-${String(publicationId * 10 + index).padStart(12, '0')}`,
      slug: postSlug(post.title),
      type: 'newsletter',
      commentPermission: 'everyone',
      coverImage: null,
      url: null,
      publishedAt: now - age * FORTNIGHT,
      bylines: [{ userId: null, name: 'Mara Voss' }],
      now,
    });
  }
}
