import { placeErrors } from '../../src/forms/place-errors.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { Messages } from './subscribe-form.messages.ts';
import type { Problem, ProblemKind } from './subscribe-form.model.ts';

/** What an answer that is not OK says: its status, its body, and its Retry-After in seconds. */
export interface Refusal {
  status: number;
  body: unknown;
  retryAfter: number;
}

const KINDS: Record<string, ProblemKind> = {
  code_wrong: 'wrong',
  code_expired: 'expired',
  code_locked: 'locked',
};

/** Turns a refusal into what the reader is told; words of the server win where it names a field or a reason. */
export function problemOf({ status, body, retryAfter }: Refusal): Problem {
  const error = (typeof body === 'object' ? body : null) as Partial<ErrorBody> | null;
  const { inline, container } = placeErrors(error, ['email', 'code']);
  const text = inline['code'] ?? inline['email'] ?? container.join(' ');
  const kind = KINDS[error?.code ?? ''];
  if (kind) return { kind, text };
  if (status >= 500) return { kind: 'trouble' };
  if (status === 429 && retryAfter > 0) return { kind: 'limited', seconds: retryAfter };
  return { kind: inline['code'] ? 'wrong' : inline['email'] ? 'invalid' : 'trouble', text };
}

const FIELD_KINDS: readonly ProblemKind[] = ['missing', 'invalid', 'code', 'wrong', 'expired'];

/** Whether a problem is about what stands in the field, and so belongs to it. */
export const aboutField = ({ kind }: Problem): boolean => FIELD_KINDS.includes(kind);

const time = (seconds: number, locale: string) => {
  const [value, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
};

/** The words for a problem, in the page's language. */
export function problemText(problem: Problem, messages: Messages): string {
  return (
    problem.text ||
    messages[problem.kind].replace('{time}', () => time(problem.seconds ?? 60, 'en'))
  );
}
