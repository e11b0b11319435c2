import { errorBodySchema } from '../../../../src/contracts/error.contract.ts';
import { FOREIGN_ORIGIN, OTHER_ORIGIN, PAGE_ORIGIN, SECOND_ORIGIN } from '../scene.ts';
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

/** Where pages of a publication are, as publishers have registered them. */
const REGISTERED = [PAGE_ORIGIN, SECOND_ORIGIN, OTHER_ORIGIN];

/** Everywhere that an answer leads: by itself, by the script that asked, or by a form of its page. */
function leadsOf({ headers, body }: Sent['answer']): string[] {
  const { location } = headers;
  const type = String(headers['content-type'] ?? '');
  const told = type.startsWith('application/json') && body !== '' ? JSON.parse(body) : null;
  const policy = String(headers['content-security-policy'] ?? '');
  const [, forms = ''] = /form-action 'self'([^;]*)/u.exec(policy) ?? [];
  const leads: unknown[] = [location, told?.redirect, ...forms.split(' ')];
  return leads.filter((lead): lead is string => typeof lead === 'string' && lead !== '');
}

/** An answer leads to the platform itself, or to an origin that is registered. */
function isKnown(lead: string, publicUrl: string): boolean {
  const url = URL.parse(lead, publicUrl);
  return url !== null && [publicUrl, ...REGISTERED].includes(url.origin);
}

function judgeError({ answer, method }: Pick<Sent, 'answer' | 'method'>): void {
  const type = String(answer.headers['content-type'] ?? '');
  for (const inside of INSIDE) assert(!inside.test(answer.body), `says ${inside.source}`);
  if (method === 'HEAD') return;
  if (type.startsWith('text/html')) return;
  assert(type.startsWith('application/json'), `an error is ${type}`);
  const body = errorBodySchema.strict().parse(answer.json());
  assert(body.requestId === answer.headers['x-request-id'], 'another request id');
}

function judgeHeaders({ deps }: Pick<Scene, 'deps'>, { answer }: Pick<Sent, 'answer'>): void {
  const { headers } = answer;
  assert(Boolean(headers['x-request-id']), 'no request id');
  assert(headers['x-content-type-options'] === 'nosniff', 'may be sniffed');
  const values = Object.values(headers).flat().map(String);
  assert(!values.some((value) => /[\r\n]/u.test(value)), 'a header with a line end');
  assert(headers['access-control-allow-credentials'] === undefined, 'credentials');
  const leave = headers['access-control-allow-origin'];
  assert(leave !== FOREIGN_ORIGIN && leave !== 'null', 'a foreign page may read');
  const away = leadsOf(answer).find((lead) => !isKnown(lead, deps.config.publicUrl));
  assert(away === undefined, `leads away to ${away}`);
  const strange = answer.cookies.filter(({ name }) => !COOKIES.includes(name));
  assert(strange.length === 0, 'a cookie that is not ours');
}

/** Throws what is wrong with an answer, whatever was asked. */
export function judgeAnswer(
  scene: Pick<Scene, 'deps'>,
  sent: Pick<Sent, 'answer' | 'method'>,
): void {
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
