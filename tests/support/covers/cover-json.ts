import * as fc from 'fast-check';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Quiet.', 'https://tideline.example/p', 'http://localhost:1/a', 'x'.repeat(700)),
);
const value = fc.oneof({ weight: 6, arbitrary: text }, fc.jsonValue({ maxDepth: 2 }));
const record = (...keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
const entry = fc.oneof(
  record('description', 'author_name', 'recommendingPublication', 'name'),
  record('title', 'subtitle', 'url'),
  record('name', 'photo_url'),
  fc.jsonValue({ maxDepth: 2 }),
);
const list = fc.array(entry, { maxLength: 25 });
const nearCover = fc.record(
  { blurbs: list, top_posts: list, top_subscribers: list },
  { requiredKeys: [] },
);
const link = fc.webUrl({ validSchemes: ['https'] });
const line = fc.string({ minLength: 1, maxLength: 90 }).filter((words) => words.trim() !== '');
/** A cover with nothing wrong in it. */
export const goodCover = fc.record(
  {
    blurbs: fc.array(
      fc.record(
        { description: line, author_name: fc.option(line) },
        { requiredKeys: ['description'] },
      ),
      { maxLength: 20 },
    ),
    top_posts: fc.array(fc.record({ title: line, url: link }), { maxLength: 20 }),
    top_subscribers: fc.array(fc.record({ photo_url: link }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** Any JSON: no cover at all, one with faults here and there, or a good one. */
export const anyCover = fc.oneof(fc.jsonValue(), nearCover, goodCover);
