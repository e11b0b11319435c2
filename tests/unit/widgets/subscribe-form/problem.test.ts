import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../../src/errors/error-codes.ts';
import type { ErrorCode } from '../../../../src/errors/error-codes.ts';
import { endingMessages } from '../../../../widgets/subscribe-form/ending.messages.ts';
import { messages } from '../../../../widgets/subscribe-form/subscribe-form.messages.ts';
import {
  aboutField,
  problemText,
} from '../../../../widgets/subscribe-form/subscribe-form.problem.ts';
import { ApiError } from '../../../../widgets/shared/api/api-error.ts';
import { problemOf, requestProblem } from '../../../../widgets/subscribe-form/request-problem.ts';

const entry = (param: string, msg: string, code: string) => ({
  errors: [{ param, msg, code }],
  code,
  requestId: 'r',
});
const single = (error: string, code: string) => ({ error, code, requestId: 'r' });

describe('what a refusal means to the reader', () => {
  it.each([
    [
      400,
      entry('email', 'Mend it', 'invalid_email'),
      0,
      { kind: 'invalid', text: endingMessages.address },
    ],
    [400, entry('code', 'Not it', 'code_wrong'), 0, { kind: 'wrong' }],
    [400, entry('code', 'Too old', 'code_expired'), 0, { kind: 'expired' }],
    [429, single('Dead', 'code_locked'), 600, { kind: 'locked' }],
    [
      429,
      single('Often', 'too_many_requests'),
      90,
      { kind: 'limited', text: 'That is too often. Try again in 2 minutes.' },
    ],
    [429, single('Often', 'resend_limit'), 0, { kind: 'trouble', text: endingMessages.later }],
    [403, single('No', 'invite_only'), 0, { kind: 'trouble', text: endingMessages.invite }],
    [400, single('Late', 'form_token_expired'), 0, { kind: 'trouble', text: endingMessages.stale }],
    [404, single('Who', 'signup_not_found'), 0, { kind: 'trouble', text: endingMessages.unknown }],
    [
      403,
      single('No', 'origin_not_allowed'),
      0,
      { kind: 'trouble', text: endingMessages.elsewhere },
    ],
    [400, entry('other', 'Hm', 'invalid_request'), 0, { kind: 'trouble', text: messages.trouble }],
    [400, entry('email', 'Hm', 'of_tomorrow'), 0, { kind: 'invalid', text: 'Hm' }],
    [400, single('Hm', 'of_tomorrow'), 0, { kind: 'trouble', text: 'Hm' }],
    [503, single('Something went wrong', 'unavailable'), 5, { kind: 'trouble' }],
    [500, entry('email', 'secret', 'internal'), 0, { kind: 'trouble' }],
    [502, '<html>Bad gateway</html>', 0, { kind: 'trouble' }],
    [404, '', 0, { kind: 'trouble' }],
    [404, null, 0, { kind: 'trouble' }],
  ])('is, for %i with %j', (status, body, retryAfter, problem) => {
    expect(problemOf({ status, body, retryAfter })).toEqual(problem);
  });

  it('is no connection where no answer came', () => {
    expect(requestProblem(new TypeError('Failed to fetch'), {})).toEqual({ kind: 'offline' });
  });

  it('is told in the publisher’s words where it has some', () => {
    const ours = endingMessages.stale;
    const settings = { copy: { en: { ending: { stale: 'Fresh page, please.' } } } };
    const refused = new ApiError(new Response('', { status: 400 }), single('x', 'form_token_used'));
    expect(requestProblem(refused, settings)).toMatchObject({ text: 'Fresh page, please.' });
    Object.assign(endingMessages, { stale: ours });
  });

  it('is trouble where the answer says nothing', () => {
    expect(requestProblem(new Error('nothing in it'), {})).toEqual({ kind: 'trouble' });
  });

  it('reads how long to wait from the header', () => {
    const response = new Response('', { status: 429, headers: { 'retry-after': '240' } });
    expect(requestProblem(new ApiError(response, ''), {})).toEqual({
      kind: 'limited',
      text: 'That is too often. Try again in 4 minutes.',
    });
  });
});

describe('every code that a form may be answered', () => {
  /** Of addresses that no form asks, and of bodies that no form sends. */
  const foreign =
    /^(?:unauthorized|not_found|method_not_allowed|link_.*|invalid_json|unsupported_media_type|body_too_large)$/u;
  const codes = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => !foreign.test(code));
  const ours = [...Object.values(endingMessages), ...Object.values(messages)] as string[];

  it.each(codes)('%s is told in our words, which a translation has', (code) => {
    const body = single('The server’s English', code);
    const problem = problemOf({ status: ERROR_CODES[code], body, retryAfter: 0 });
    expect(ours).toContain(problemText(problem, endingMessages) || problemText(problem, messages));
  });
});

describe('the words for a problem', () => {
  it.each([
    [30, '1 minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('say when, after %i seconds', (retryAfter, time) => {
    const problem = problemOf({ status: 429, body: null, retryAfter });
    expect(problemText(problem, endingMessages)).toBe(`That is too often. Try again in ${time}.`);
  });

  it('are the server’s where it has some', () => {
    expect(problemText({ kind: 'wrong', text: 'Three tries left' }, endingMessages)).toBe(
      'Three tries left',
    );
  });

  it.each(['missing', 'invalid', 'offline', 'trouble'] as const)('exist for %s', (kind) => {
    expect(problemText({ kind }, messages)).not.toBe('');
  });

  it.each(['code', 'wrong', 'expired', 'locked', 'offline', 'trouble'] as const)(
    'exist in the code step for %s',
    (kind) => {
      expect(problemText({ kind }, endingMessages)).not.toBe('');
    },
  );
});

describe('a problem', () => {
  it.each(['missing', 'invalid', 'code', 'wrong', 'expired'] as const)(
    'of kind %s belongs to the field',
    (kind) => expect(aboutField({ kind })).toBe(true),
  );

  it.each(['locked', 'offline', 'limited', 'trouble'] as const)(
    'of kind %s does not belong to the field',
    (kind) => expect(aboutField({ kind })).toBe(false),
  );

  it('that is none belongs nowhere', () => expect(aboutField(null)).toBe(false));
});
