import { webLink } from './safe-link.ts';
import { wellFormed } from './well-formed.ts';

/**
 * One kind of value in a link: how it is written and how it is read back. `write` answers null where the value says
 * nothing or cannot stand there, and `true` for a key without a value; `read` answers null for what is of another kind.
 */
export interface LinkCodec<In, Out = In> {
  write: (value: In) => string | true | null;
  read: (text: string) => Out | null;
  /** Source of a regular expression of the encoded text, for values in a path. */
  chars: string;
  /** What is thrown where a path needs the value and has none; default an internal error that names the link. */
  missing?: () => Error;
}

/**
 * A codec whose value is not known.
 * @internal
 */
export type AnyCodec = LinkCodec<never, unknown>;

const SEGMENT = '[^/]+';

const readId = (text: string) => {
  const id = Number(text);
  return /^[1-9]\d{0,15}$/u.test(text) && Number.isSafeInteger(id) ? id : null;
};

/**
 * A number that names something: a post, a comment, a user (spec links-and-rules §2).
 * @decided Ids are whole numbers from 1, taken as number or text; anything else is no id.
 */
export const idCodec: LinkCodec<number | string, number> = {
  write: (value) => {
    const read = readId(String(value));
    return read === null ? null : String(read);
  },
  read: readId,
  chars: '[1-9]\\d{0,15}',
};

const readToken = (text: string) => (/^[\w-]+$/u.test(text) ? text : null);

/**
 * An opaque name: an upload's id, a gift's, a campaign's (spec links-and-rules §2, §7).
 * @decided Letters, digits, hyphen and underscore only, which covers numbers, UUIDs and base64url.
 */
export const tokenCodec: LinkCodec<number | string, string> = {
  write: (value) => readToken(String(value)),
  read: readToken,
  chars: '[\\w-]+',
};

const readSegment = (text: string) =>
  text === '' || text === '.' || text === '..' ? null : wellFormed(text);

/**
 * Free text as a segment of a path: a slug, a handle, a search term (spec links-and-rules §2).
 * @decided Slashes and all else are percent-encoded. Empty text and the dot segments `.` and `..`, which every browser
 * resolves away even when encoded, cannot stand in a path.
 */
export const segmentCodec: LinkCodec<string> = {
  write: readSegment,
  read: readSegment,
  chars: SEGMENT,
};

const readHandle = (text: string) => readSegment(text.replace(/^@+/u, ''));

/**
 * A person's handle as a segment of a path (spec links-and-rules §2).
 * @decided An at sign in front is dropped: data carry handles with and without it, and the path has its own.
 */
export const handleCodec: LinkCodec<string> = {
  write: readHandle,
  read: readHandle,
  chars: SEGMENT,
};

const readText = (text: string) => (text === '' ? null : wellFormed(text));

/**
 * Free text in a query (spec links-and-rules §2).
 * @decided Empty text counts as absent.
 */
export const textCodec: LinkCodec<string> = { write: readText, read: readText, chars: SEGMENT };

const readFlag = (value: string) => {
  if (['', '1', 'true'].includes(value)) return true;
  return ['0', 'false'].includes(value) ? false : null;
};

/**
 * Yes or no, written `true` and `false` (spec reader-flows §4, `later` set to true).
 * @decided `1`, `0` and a bare key are read too.
 */
export const flagCodec: LinkCodec<boolean> = {
  write: String,
  read: readFlag,
  chars: 'true|false',
};

/** A key without a value, there or not, such as `extra_seats` (spec reader-flows §2). */
export const bareCodec: LinkCodec<boolean, true> = {
  write: (value) => value || null,
  read: (value) => readFlag(value) || null,
  chars: '',
};

const readWhole = (text: string) => {
  const value = Number(text);
  return /^\d{1,16}$/u.test(text) && Number.isSafeInteger(value) ? value : null;
};

/** A whole number from 0, such as a height in pixels (spec links-and-rules §7). */
export const wholeCodec: LinkCodec<number> = {
  write: (value) => (Number.isSafeInteger(value) && value >= 0 ? String(value) : null),
  read: readWhole,
  chars: '\\d{1,16}',
};

/**
 * One of a few words.
 * @internal
 */
export function oneOf<const V extends string>(
  values: readonly V[],
  missing?: () => Error,
): LinkCodec<V> {
  const find = (value: string) => values.find((each) => each === value) ?? null;
  const codec = { write: find, read: find, chars: values.join('|') };
  return missing ? { ...codec, missing } : codec;
}

const readTarget = (target: string) =>
  /^\/(?![/\\])\P{Cc}*$/u.test(target) ? wellFormed(target) : webLink(target);

/**
 * Where a reader is sent afterwards: a path of the same site, or an http(s) address (spec reader-flows §2, `redirect`
 * and `next`). Whether that address may be trusted is for the page that follows it.
 * @decided Anything else, such as `javascript:`, `//other.example` or a path with control characters, is left out both
 * in building and in reading.
 */
export const targetCodec: LinkCodec<string> = {
  write: readTarget,
  read: readTarget,
  chars: SEGMENT,
};
