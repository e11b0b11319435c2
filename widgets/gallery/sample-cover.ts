import type { CoverContent } from '../../src/contracts/cover.contract.ts';

/** What a publication's cover has beyond its own fields; whole, so that every look of the popup may come about. */
export const coverContent = (content: Partial<CoverContent> = {}): CoverContent => ({
  section: null,
  blurbs: [
    {
      description: 'The only thing I read twice.',
      author_name: 'Halina Roe',
      recommendingPublication: { name: 'Slow Trains' },
    },
  ],
  top_posts: [
    { title: 'What the sea leaves out', subtitle: null, url: 'https://blog.example/p/sea' },
  ],
  top_subscribers: ['ines', 'tomasz', 'wren', 'ada'].map((name) => ({
    name,
    photo_url: `https://blog.example/${name}.svg`,
  })),
  free_subscriber_count: 1_234,
  welcome_page_details: true,
  custom_domain: null,
  popup_experiment: false,
  popup_variant: null,
  ...content,
});
