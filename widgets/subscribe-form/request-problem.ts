import { ApiError } from '../shared/api/api-error.ts';
import { formatLocale } from '../shared/text/format-locale.ts';
import { override } from '../shared/text/override.ts';
import { plural } from '../shared/text/plural.ts';
import { endingMessages } from './ending.messages.ts';
import { ourWords, wireBody } from './our-words.ts';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type { RefusedForm, WireEntry } from './our-words.ts';
import type * as ServerWords from './server-words.page.tsx';
import type { Problem } from './subscribe-form.problem.ts';

/** What an answer that is not OK says: its status, its body, and its Retry-After in seconds. */
export interface Refusal {
  status: number;
  body: unknown;
  retryAfter: number;
}

const CODE_KINDS: ReadonlyMap<unknown, Problem['kind']> = new Map([
  ['code_wrong', 'wrong'],
  ['code_expired', 'expired'],
  ['code_locked', 'locked'],
]);

/** When a repeat makes sense, in whole minutes: what is counted here is no shorter. */
function limited(seconds: number): Problem {
  const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const time = Math.ceil(seconds / 60).toLocaleString(formatLocale(), minutes);
  return { kind: 'limited', text: endingMessages.limited.replace('{time}', () => time) };
}

function wrongCode(left: unknown): Problem {
  const counted = typeof left === 'number' && left > 0;
  return { kind: 'wrong', ...(counted && { text: plural(endingMessages, 'wrong', left) }) };
}

/** What one error means; null where we have no words for it. */
function known(entry: WireEntry, field: RefusedForm['field']): Problem | null {
  const text = ourWords(entry, field);
  if (!text) return null;
  const isField = entry.param === field || entry.code === 'invalid_email';
  return { kind: isField ? 'invalid' : 'trouble', text };
}

/** What a refusal means to the reader; null where it takes the server's own words. */
export function knownProblem(
  { status, body, retryAfter }: Refusal,
  field: RefusedForm['field'],
): Problem | null {
  const { error, errors = [], code } = wireBody(body) ?? {};
  const kind = CODE_KINDS.get(code);
  if (kind === 'wrong') return wrongCode(errors[0]?.tries_left);
  if (kind) return { kind };
  if (status >= 500) return { kind: 'trouble' };
  if (status === 429 && retryAfter > 0) return limited(retryAfter);
  const ours = errors.length > 1 ? null : known({ code, ...errors[0] }, field);
  return ours ?? (errors.length > 0 || error ? null : { kind: 'trouble' });
}

/** Turns a refusal into what the reader is told: our words for its codes, else the server's (spec reader-flows §5). */
export function problemOf(
  refusal: Refusal,
  form: RefusedForm,
  { serverWords }: Pick<typeof ServerWords, 'serverWords'>,
): Problem {
  return knownProblem(refusal, form.field) ?? serverWords(wireBody(refusal.body) ?? {}, form);
}

/** What a failed request means to the reader. `fetch` throws a TypeError when no answer came. */
export async function requestProblem(
  failure: unknown,
  settings: Pick<EmbedSettings, 'copy'>,
  form: RefusedForm,
): Promise<Problem> {
  override(endingMessages, settings, 'ending');
  if (failure instanceof TypeError) return { kind: 'offline' };
  if (!(failure instanceof ApiError)) return { kind: 'trouble' };
  const { response, body } = failure;
  const retryAfter = Number(response.headers.get('retry-after'));
  const refusal = { status: response.status, body, retryAfter };
  const problem = knownProblem(refusal, form.field);
  if (problem) return problem;
  const words = await import('./server-words.page.tsx').catch(() => null);
  return words ? problemOf(refusal, form, words) : { kind: 'trouble' };
}
