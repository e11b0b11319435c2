import * as z from 'zod';
import type { topPostSchema, topSubscriberSchema } from '../../src/contracts/cover.contract.ts';
import type {
  blurbSchema,
  recommendingPublicationSchema,
} from '../../src/contracts/entities/blurb.contract.ts';
import { SUBSCRIBER_FACES_MAX } from '../../src/popup/subscriber-faces.ts';
import { FieldFault, lineOfText, parseLink } from '../publications/field-parsers.ts';
import { refuseFields } from '../publications/parse-fields.ts';

const BLURBS_MAX = 20;
const POSTS_MAX = 20;
const DESCRIPTION_MAX_LENGTH = 600;
const TITLE_MAX_LENGTH = 200;
const NAME_MAX_LENGTH = 100;

type Check = (text: string) => unknown;

/** A schema of what a parser of ours takes; the text stays as it was written. */
function textThat(check: Check) {
  return z.string({ error: 'must be text' }).check(({ value, issues }) => {
    try {
      check(value);
    } catch (error) {
      if (!(error instanceof FieldFault)) throw error;
      issues.push({ code: 'custom', message: error.message, input: value });
    }
  });
}

const line = (maxLength: number) => textThat(lineOfText(maxLength));

/** Browsers read `https:x.example` as a page beside the one that it stands on, and drop line breaks. */
function checkLink(text: string): void {
  const isPlain = /^https?:\/\/[^\s\\]+$/iu.test(text);
  parseLink(isPlain ? text : '');
}

/** An object that has these fields and no others. */
function record<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `knows no '${(keys as string[]).join("', '")}': it has ${names}`
        : `must be an object with ${names}`,
  });
}

function list<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .array(item, { error: 'must be a list' })
    .max(most, { error: `must have at most ${most} entries` })
    .optional();
}

const name = line(NAME_MAX_LENGTH).nullish();

/** The fields of the contract's schemas, each with its bounds; a field that the contract gains is missed by the compiler. */
type Of<Schema extends z.ZodObject> = Record<keyof Schema['shape'], z.ZodType>;

const blurb = record({
  description: line(DESCRIPTION_MAX_LENGTH),
  author_name: name,
  recommendingPublication: record({
    name,
    email_from_name: name,
    copyright: name,
  } satisfies Of<typeof recommendingPublicationSchema>).nullish(),
} satisfies Of<typeof blurbSchema>);

const topPost = record({
  title: line(TITLE_MAX_LENGTH),
  subtitle: line(TITLE_MAX_LENGTH).nullish(),
  url: textThat(checkLink),
} satisfies Of<typeof topPostSchema>);

const topSubscriber = record({
  name,
  photo_url: textThat(checkLink),
} satisfies Of<typeof topSubscriberSchema>);

const curatedCoverSchema = record({
  blurbs: list(blurb, BLURBS_MAX),
  top_posts: list(topPost, POSTS_MAX),
  top_subscribers: list(topSubscriber, SUBSCRIBER_FACES_MAX),
});

/** What a publisher puts on the cover page: recommendations, posts, and subscribers who agreed to be shown. */
export type CuratedCover = z.infer<typeof curatedCoverSchema>;

/** Where something stands in JSON: `blurbs[1].description`; '' for the whole. */
function pathText(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./u, '');
}

/** What the file as a whole is called in errors. */
const WHOLE = 'cover';

/**
 * Reads what a publisher wrote, and changes nothing in it. A FlyleafError names each place at fault by its path, as
 * `blurbs[1].description`.
 */
export function parseCuratedCover(json: unknown): CuratedCover {
  const parsed = curatedCoverSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => {
    const param = pathText(path) || WHOLE;
    return { param, msg: `${param} ${message}` };
  });
  throw refuseFields(faults);
}
