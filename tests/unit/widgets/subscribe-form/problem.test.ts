import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../../src/errors/error-codes.ts';
import type { EmbedSettings } from '../../../../src/contracts/embed.ts';
import type { ErrorCode } from '../../../../src/errors/error-codes.ts';
import type { RefusedForm } from '../../../../widgets/subscribe-form/our-words.ts';
import { endingMessages } from '../../../../widgets/subscribe-form/ending.messages.ts';
import { messages } from '../../../../widgets/subscribe-form/subscribe-form.messages.ts';
import {
  aboutField,
  problemText,
} from '../../../../widgets/subscribe-form/subscribe-form.problem.ts';
import { ApiError } from '../../../../widgets/shared/api/api-error.ts';
import * as words from '../../../../widgets/subscribe-form/request-problem.ts';
import { serverWords } from '../../../../widgets/subscribe-form/server-words.page.tsx';

const EMAIL = { field: 'email', inline: true } as const;
const CODE = { field: 'code', inline: true } as const;

const problemOf = (refusal: words.Refusal, form: RefusedForm = EMAIL) =>
  words.problemOf(refusal, form, { serverWords });
const requestProblem = (error: unknown, settings: Pick<EmbedSettings, 'copy'> = {}) =>
  words.requestProblem(error, settings, EMAIL);

const entry = (param: string, msg: string, code: string) => ({
  errors: [{ param, msg, code }],
  code,
  requestId: 'r',
});
const text = (text: string) => [{ kind: 'text', text }];
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
    [
      400,
      entry('email', 'Hm', 'invalid_request'),
      0,
      { kind: 'invalid', text: endingMessages.address },
    ],
    [
      400,
      { ...single('Hm', ''), code: 42 },
      0,
      { kind: 'trouble', text: 'Hm', said: { container: [text('Hm')] } },
    ],
    [
      400,
      entry('email', 'Hm', 'of_tomorrow'),
      0,
      { kind: 'invalid', text: 'Hm', said: { inline: text('Hm'), container: [] } },
    ],
    [
      400,
      single('Hm', 'of_tomorrow'),
      0,
      { kind: 'trouble', text: 'Hm', said: { container: [text('Hm')] } },
    ],
    [
      400,
      single('Hm', 'code_of_tomorrow'),
      0,
      { kind: 'trouble', text: 'Hm', said: { container: [text('Hm')] } },
    ],
    [
      400,
      { error: 'Closed today' },
      0,
      { kind: 'trouble', text: 'Closed today', said: { container: [text('Closed today')] } },
    ],
    [
      400,
      { error: 7, errors: 'x', code: 'constructor' },
      0,
      {
        kind: 'trouble',
        text: 'Something went wrong',
        said: { container: [text('Something went wrong')] },
      },
    ],
    [503, single('Something went wrong', 'unavailable'), 5, { kind: 'trouble' }],
    [500, entry('email', 'secret', 'internal'), 0, { kind: 'trouble' }],
    [502, '<html>Bad gateway</html>', 0, { kind: 'trouble' }],
    [404, '', 0, { kind: 'trouble' }],
    [404, null, 0, { kind: 'trouble' }],
  ])('is, for %i with %j', (status, body, retryAfter, problem) => {
    expect(problemOf({ status, body, retryAfter })).toEqual(problem);
  });

  it('is no connection where no answer came', async () => {
    await expect(requestProblem(new TypeError('Failed to fetch'))).resolves.toEqual({
      kind: 'offline',
    });
  });

  it('is told in the publisher’s words where it has some', async () => {
    const ours = endingMessages.stale;
    const settings = { copy: { en: { ending: { stale: 'Fresh page, please.' } } } };
    const refused = new ApiError(new Response('', { status: 400 }), single('x', 'form_token_used'));
    await expect(requestProblem(refused, settings)).resolves.toMatchObject({
      text: 'Fresh page, please.',
    });
    Object.assign(endingMessages, { stale: ours });
  });

  it('is trouble where the answer says nothing', async () => {
    await expect(requestProblem(new Error('nothing in it'))).resolves.toEqual({ kind: 'trouble' });
  });

  it('reads how long to wait from the header', async () => {
    const response = new Response('', { status: 429, headers: { 'retry-after': '240' } });
    await expect(requestProblem(new ApiError(response, ''))).resolves.toEqual({
      kind: 'limited',
      text: 'That is too often. Try again in 4 minutes.',
    });
  });
});

describe('what a refusal says in several entries', () => {
  const answer = (form?: RefusedForm, ...errors: unknown[]) =>
    problemOf({ status: 400, body: { errors, code: 'of_tomorrow' }, retryAfter: 0 }, form);

  it('stands under the field that each names, the first of a field, and else in the container', () => {
    const problem = answer(
      EMAIL,
      { param: 'age', msg: 'Too young' },
      { param: 'email', msg: 'First' },
      { param: 'email', msg: 'Second' },
      { msg: 'Alone' },
    );
    expect(problem).toEqual({
      kind: 'invalid',
      text: 'First Too young Alone',
      said: { inline: text('First'), container: [text('Too young'), text('Alone')] },
    });
  });

  it('stands in the container, in order, where inline errors are off', () => {
    const entries = [{ param: 'email', msg: 'First' }, { msg: 'Alone' }];
    const said = { container: [text('First'), text('Alone')] };
    expect(answer({ ...EMAIL, inline: false }, ...entries)).toMatchObject({
      kind: 'invalid',
      said,
    });
    expect(answer({ ...EMAIL, inline: false }, ...entries).said).not.toHaveProperty('inline');
  });

  it('is in our words where we have some for the code of an entry', () => {
    const entries = [
      { param: 'email', msg: 'English', msgHTML: '<b>English</b>', code: 'invalid_email' },
      { msg: 'Theirs', code: 'of_tomorrow' },
    ];
    const said = { inline: text(endingMessages.address), container: [text('Theirs')] };
    expect(answer(EMAIL, ...entries)).toMatchObject({ said });
  });

  it('is Invalid under a field, and Something went wrong elsewhere, where an entry has no text', () => {
    const said = { inline: text('Invalid'), container: [text('Something went wrong')] };
    expect(answer(EMAIL, { param: 'email', msg: ' ' }, null)).toMatchObject({ said });
  });

  it('is that of the form: another form’s field is none of its own', () => {
    const entry = { param: 'email', msg: 'Hm', code: 'of_tomorrow' };
    expect(answer(CODE, entry)).toMatchObject({
      kind: 'trouble',
      said: { container: [text('Hm')] },
    });
  });

  it('has the links and the emphasis of msgHTML, and as text its words', () => {
    const msgHTML = 'Ask <a href="https://help.example">us</a>, <b>now</b>';
    expect(answer(EMAIL, { param: 'email', msg: 'Plain', msgHTML })).toEqual({
      kind: 'invalid',
      text: 'Ask us, now',
      said: {
        container: [],
        inline: [
          ...text('Ask '),
          { kind: 'link', href: 'https://help.example', children: text('us') },
          ...text(', '),
          { kind: 'strong', children: text('now') },
        ],
      },
    });
  });
});

describe('a wrong code', () => {
  const wrong = (tries_left?: unknown) => {
    const errors = [{ param: 'code', msg: 'Not it', code: 'code_wrong', tries_left }];
    return problemOf({ status: 400, body: { errors, code: 'code_wrong' }, retryAfter: 0 }, CODE);
  };

  it.each([
    [1, 'That code is not right. One try is left.'],
    [2, 'That code is not right. 2 tries are left.'],
  ])('says that %d tries are left', (left, words) => {
    expect(wrong(left)).toEqual({ kind: 'wrong', text: words });
  });

  it.each([undefined, null, 0, -1, '3', Number.NaN])('says no number for %s', (left) => {
    expect(wrong(left)).toEqual({ kind: 'wrong' });
  });
});

describe('every code that a form may be answered', () => {
  /** Of addresses that no form asks, and of bodies that no form sends. */
  const foreign =
    /^(?:unauthorized|not_found|method_not_allowed|link_.*|login_.*|password_.*|passkey_.*|identity_.*|fresh_sign_in_needed|hand_back_.*|invalid_json|unsupported_media_type|body_too_large)$/u;
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
