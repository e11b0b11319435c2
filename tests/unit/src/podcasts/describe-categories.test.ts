import { describe, expect, it } from 'vitest';
import { describeCategories } from '../../../../src/podcasts/describe-categories.ts';

const fields = (one?: string | null, sub?: string | null, two?: string | null, sub2?: string) => ({
  itunes_category: one,
  itunes_subcategory: sub,
  itunes_category_2: two,
  itunes_subcategory_2: sub2,
});

describe('the categories of a podcast', () => {
  it.each([
    [fields(), []],
    [fields('Arts'), [['Arts', null]]],
    [fields('Arts', 'Books'), [['Arts', 'Books']]],
    [fields('Arts', 'Improv'), [['Arts', null]]],
    [fields('arts', 'Books'), []],
    [fields('Gardens'), []],
    [fields(null, 'Books'), []],
    [fields(null, null, 'Comedy', 'Improv'), [['Comedy', 'Improv']]],
    [
      fields('Arts', 'Books', 'Comedy'),
      [
        ['Arts', 'Books'],
        ['Comedy', null],
      ],
    ],
    [
      fields('Arts', 'Books', 'Arts', 'Food'),
      [
        ['Arts', 'Books'],
        ['Arts', 'Food'],
      ],
    ],
    [fields('Arts', 'Books', 'Arts', 'Books'), [['Arts', 'Books']]],
    [fields('Arts', null, 'Arts'), [['Arts', null]]],
  ])('of %j are %j', (settings, categories) => {
    expect(describeCategories(settings)).toEqual(
      categories.map(([category, subcategory]) => ({ category, subcategory })),
    );
  });
});
