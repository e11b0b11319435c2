import * as fc from 'fast-check';
import type { KnownField } from './known-fields.ts';
import { lead } from './leads.ts';
import type { Lead } from './leads.ts';

/** Texts that have broken programs before: what stands for what is in the comment above each line. */
const NASTY = [
  // SQL, LIKE, JSON, templates, shells
  ["'", "'; drop table users; --", '%', '_', '"', '{{7*7}}', '${env}', '<%= 1 %>', '$(id)'],
  // HTML, schemes
  ['<script>alert(1)</script>', '</pre><!--', 'javascript:alert(1)', 'data:text/html,x'],
  // Line ends, NUL, halves of pairs, right to left, what is no character
  ['a\r\nSet-Cookie: x=y', 'a\nb', '\0', 'a\0b@c.example', '\ud800', '\udfff', '\u202e', '\uffff'],
  // Paths and addresses
  [
    '../../etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https:evil.example',
  ],
  ['https://evil.example@blog.example', 'https://blog.example.evil.example/', '/account%0d%0a'],
  // Addresses of people
  ['a@b', '"a b"@c.example', 'a@[127.0.0.1]', 'é@bücher.example', `${'a'.repeat(300)}@b.example`],
  ['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', 'reader@example.com'],
  // Numbers, truths, nothing
  ['0', '-1', '1e309', 'NaN', 'null', 'true', 'undefined', '9007199254740993', ''],
  // Length
  ['x'.repeat(10_000), '%'.repeat(3_000), '('.repeat(2_000), 'a@'.repeat(2_000), ' '.repeat(5_000)],
  // Shaped as tokens of ours
  `${'A'.repeat(31)}.${'B'.repeat(43)}`,
  `${'A'.repeat(31)}.1795262400000.${'B'.repeat(43)}`,
].flat();

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 30 }) },
);

/** What a header can carry at all: Node refuses to send the rest. */
const headerText = text.map((value) => value.replaceAll(/[^\x20-\x7e]/gu, '~').slice(0, 4_000));

const HEADERS = [
  ['origin', 'referer', 'host', 'accept', 'accept-language', 'accept-encoding', 'user-agent'],
  ['cookie', 'authorization', 'range', 'if-none-match', 'if-modified-since', 'sec-fetch-site'],
  ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'],
  ['x-http-method-override', 'x-request-id', 'purpose', 'content-encoding', 'expect', 'upgrade'],
].flat();

const ACCEPTS = ['text/html', '*/*', 'application/json', 'text/html;q=0', ''];

const TYPES = [
  ['application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON', 'text/plain'],
  ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', 'x', ''],
  ['application/json, text/plain', 'application/x-www-form-urlencoded;charset=latin1'],
].flat();

const rawBody = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.constantFrom('', '{', '[]', 'null', '0', '"x"', '{"a":1,"a":2}', '{"__proto__":{"x":1}}'),
  fc.constantFrom('['.repeat(5_000), '{"a":'.repeat(3_000), `{"email":"${'x'.repeat(70_000)}"}`),
  fc.constantFrom('a=1&a=2', 'email[]=x', '%', '%ff=%ff', '&&&===', 'token=a&token=b'),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** One field set to something. */
export interface Change {
  /** Which of the route's known fields, modulo their number. */
  field: number;
  place: 'query' | 'body';
  /** Which of the values at the edge of its contract; null for `value`. */
  edge: number | null;
  value: unknown;
  /** Whether it stands there twice. */
  twice: boolean;
}

/** What is done to a good request. */
export interface Garbage {
  /** Which row of the table, modulo their number; so is the next, of callers. */
  row: number;
  caller: number;
  /** Whether the good request's own fields are there at all. */
  isGood: boolean;
  changes: readonly Change[];
  raw: { type: string; body: string } | null;
  headers: readonly (readonly [name: string, value: string])[];
  accept: string;
  /** In place of each parameter of the path, or of its last part; null for none. */
  path: string | null;
  method: string | null;
  /** Then nothing else is done to it. */
  lead: Lead | null;
}

/** Nothing, but for one time in so many: what is odd everywhere gets no further than the router. */
function seldom<T>(arbitrary: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

const change: fc.Arbitrary<Change> = fc.record({
  field: fc.nat(),
  place: fc.constantFrom('query', 'body'),
  edge: seldom(fc.nat(), 2),
  value: fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() }),
  twice: fc.boolean(),
});

/** Requests that are nearly good, and some that are nothing at all. */
export const garbage: fc.Arbitrary<Garbage> = fc.record({
  row: fc.nat(),
  caller: fc.nat(),
  isGood: seldom(fc.constant(true), 5).map((odd) => odd === null),
  changes: fc.array(change, { maxLength: 3 }),
  raw: seldom(fc.record({ type: fc.constantFrom(...TYPES), body: rawBody }), 8),
  headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS), headerText), { maxLength: 2 }),
  accept: fc.constantFrom(...ACCEPTS),
  path: seldom(text, 12),
  method: seldom(fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'), 25),
  lead: seldom(lead, 4),
});

/** The value that a change sets a field to. */
export function valueOf({ edge, value }: Change, { values }: KnownField): unknown {
  return edge === null || values.length === 0 ? value : values[edge % values.length];
}
