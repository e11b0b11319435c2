import { errorBodySchema } from '../../../../src/contracts/error.contract.ts';
import { FOREIGN_ORIGIN, PAGE_ORIGIN } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Sent } from './send-garbage.ts';

/** What only a server knows of itself: stacks, paths, words of drivers. */
const INSIDE = [
  /\n\s+at .+:\d+:\d+/u,
  /node_modules|node:internal|\/server\/[a-z-]+\//u,
  /SQLITE_|sqlite3?|syntax error at|ECONN|ERR_[A-Z]|FST_ERR|ZodError/u,
];

/** What nobody but its reader may see: addresses, signed tokens, tokens of sessions. */
const PRIVATE = [
  /[^\s"<>]+@[^\s"<>]+/u,
  /[A-Za-z0-9_-]{22,}\.(?:\d+\.)?[A-Za-z0-9_-]{43}/u,
  /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/u,
];

const COOKIES = ['session', 'login', 'known', 'passkey', 'outside'].map((use) => `flyleaf_${use}`);

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** A redirect leads to the platform itself, or to an origin of the publication. */
function isKnown(location: string, publicUrl: string): boolean {
  const { origin } = new URL(location, publicUrl);
  return origin === publicUrl || origin === PAGE_ORIGIN;
}

function judgeError({ answer, method }: Sent): void {
  const type = String(answer.headers['content-type'] ?? '');
  for (const inside of INSIDE) assert(!inside.test(answer.body), `says ${inside.source}`);
  if (method === 'HEAD') return;
  if (type.startsWith('text/html')) return;
  assert(type.startsWith('application/json'), `an error is ${type}`);
  const body = errorBodySchema.strict().parse(answer.json());
  assert(body.requestId === answer.headers['x-request-id'], 'another request id');
}

function judgeHeaders({ deps }: Scene, { answer }: Sent): void {
  const { headers } = answer;
  assert(Boolean(headers['x-request-id']), 'no request id');
  assert(headers['x-content-type-options'] === 'nosniff', 'may be sniffed');
  const values = Object.values(headers).flat().map(String);
  assert(!values.some((value) => /[\r\n]/u.test(value)), 'a header with a line end');
  assert(headers['access-control-allow-credentials'] === undefined, 'credentials');
  const leave = headers['access-control-allow-origin'];
  assert(leave !== FOREIGN_ORIGIN && leave !== 'null', 'a foreign page may read');
  const { location } = headers;
  assert(location === undefined || isKnown(String(location), deps.config.publicUrl), 'leads away');
  const strange = answer.cookies.filter(({ name }) => !COOKIES.includes(name));
  assert(strange.length === 0, 'a cookie that is not ours');
}

/** Throws what is wrong with an answer, whatever was asked. */
export function judgeAnswer(scene: Scene, sent: Sent): void {
  const { statusCode } = sent.answer;
  assert(statusCode < 500, `answers ${statusCode}`);
  judgeHeaders(scene, sent);
  if (statusCode >= 400) judgeError(sent);
}

/** What of the log nobody may see; empty for a good log. */
export function privateLines(lines: readonly Record<string, unknown>[]): string[] {
  return lines
    .map((line) => JSON.stringify({ ...line, requestId: '' }))
    .filter((line) => PRIVATE.some((pattern) => pattern.test(line)));
}
