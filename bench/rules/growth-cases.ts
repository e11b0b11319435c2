import { slugify } from '../../src/slugs/slug.ts';
import type { GrowthCase } from './measure-growth.ts';

/** Words of several scripts, with what a slug has to take away. */
const WORDS = 'Ünïcode & straße, İstanbul — việt nam; مرحبا 你好 👩‍👩‍👧 plain words of a title ';

/** Text of so many characters. */
export const title = (length: number): string =>
  WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);

/** What must stay linear. */
export const GROWTH_CASES: readonly GrowthCase[] = [
  {
    name: 'slug of a title',
    unit: 'character',
    small: 1_000,
    large: 10_000,
    prepare: (size) => {
      const text = title(size);
      return () => slugify(text);
    },
  },
];
