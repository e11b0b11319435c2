import { expect, it } from 'vitest';
import { DEFAULT_PRELOAD } from '../../../../src/publication/preload.ts';
import {
  SLUG_HARD_MAX_LENGTH,
  SLUG_HEX_MAX_LENGTH,
  SLUG_SOFT_MAX_LENGTH,
  SLUG_SUFFIX_LENGTH,
} from '../../../../src/slugs/slug.ts';
import { MAX_INT32 } from '../../../../src/text/max-int32.ts';
import { READING_SPEED, SPEAKING_SPEED } from '../../../../src/text/reading-time.ts';
import {
  PODCAST_FIELD_MAX_LENGTH,
  SECTION_DESCRIPTION_MAX_LENGTH,
} from '../../../../src/text/text-limits.ts';
import { checkText } from '../../../../src/text/text-problem.ts';
import {
  POST_MEDIA_TEXT_MAX_LENGTH,
  RESTACK_TITLE_MAX_LENGTH,
} from '../../../../src/text/truncate.ts';
import { WEEK_SECONDS } from '../../../../src/time/units.ts';

it.each([
  ['slug, soft maximum', SLUG_SOFT_MAX_LENGTH, 32],
  ['slug, hard maximum', SLUG_HARD_MAX_LENGTH, 48],
  ['slug, hex code', SLUG_HEX_MAX_LENGTH, 12],
  ['slug, suffix', SLUG_SUFFIX_LENGTH, 3],
  ['post-media text', POST_MEDIA_TEXT_MAX_LENGTH, 500],
  ['restack subject title', RESTACK_TITLE_MAX_LENGTH, 115],
  ['default preload', DEFAULT_PRELOAD, 600],
  ['reading speed', READING_SPEED, 220],
  ['speaking speed', SPEAKING_SPEED, 150],
  ['max int32', MAX_INT32, 2147483647],
  ['max podcast field', PODCAST_FIELD_MAX_LENGTH, 250000],
  ['section description', SECTION_DESCRIPTION_MAX_LENGTH, 1000],
  ['week in seconds', WEEK_SECONDS, 604800],
])('%s is the spec’s', (_, value, inSpec) => {
  expect(value).toBe(inSpec);
});

it.each([SECTION_DESCRIPTION_MAX_LENGTH, PODCAST_FIELD_MAX_LENGTH])(
  'a text of %d characters may be that long and no longer',
  (maxLength) => {
    const rules = { optional: true, maxLength };
    expect(checkText('x'.repeat(maxLength - 1), rules)).toBeNull();
    expect(checkText('😀'.repeat(maxLength), rules)).toBeNull();
    expect(checkText('x'.repeat(maxLength + 1), rules)).toBe(
      `Must be at most ${maxLength} characters long`,
    );
  },
);
