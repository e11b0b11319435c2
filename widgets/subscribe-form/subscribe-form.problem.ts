import { placeErrors } from '../../src/forms/place-errors.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';

/** What went wrong. The first five are about what stands in the field. */
export type ProblemKind =
  | 'missing'
  | 'invalid'
  | 'code'
  | 'wrong'
  | 'expired'
  | 'locked'
  | 'offline'
  | 'limited'
  | 'trouble';

export interface Problem {
  kind: ProblemKind;
  /** The server's own words; without them the widget's words for the kind are shown. */
  text?: string;
  /** Seconds until a repeat makes sense, where the server said so. */
  seconds?: number;
}

/** What an answer that is not OK says: its status, its body, and its Retry-After in seconds. */
export interface Refusal {
  status: number;
  body: unknown;
  retryAfter: number;
}

const GENERAL = /^(?:locked|offline|limited|trouble)$/u;

/** Whether a problem is about what stands in the field, and so belongs to it. */
export const aboutField = (problem: Problem | null): boolean =>
  problem !== null && !GENERAL.test(problem.kind);

/** Turns a refusal into what the reader is told; the server's words win where it names a field or a reason. */
export function problemOf({ status, body, retryAfter }: Refusal): Problem {
  const error = (typeof body === 'object' ? body : null) as Partial<ErrorBody> | null;
  const { inline, container } = placeErrors(error, ['email', 'code']);
  const text = inline['email'] ?? inline['code'] ?? container.join(' ');
  if (error?.code?.startsWith('code_')) return { kind: error.code.slice(5) as ProblemKind, text };
  if (status >= 500) return { kind: 'trouble' };
  if (status === 429 && retryAfter > 0) return { kind: 'limited', seconds: retryAfter };
  return { kind: text === container.join(' ') ? 'trouble' : 'invalid', text };
}

/** In whole minutes: what is counted here is no shorter. */
const time = (seconds: number) =>
  Math.ceil(seconds / 60).toLocaleString('en', {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });

/** The words for a problem. */
export function problemText(
  { kind, text, seconds = 60 }: Problem,
  messages: { readonly [Kind in ProblemKind]?: string },
): string {
  return text || (messages[kind] ?? '').replace('{time}', () => time(seconds));
}
