import { describe, expect, it } from 'vitest';
import { FALLBACK_ERROR_TEXT } from '../../../../src/errors/flyleaf-error.ts';
import { INVALID_TEXT, placeErrors, placeMessages } from '../../../../src/forms/place-errors.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const entry = (param: string | undefined, msg: string) =>
  param === undefined
    ? { msg, code: 'invalid_request' as const }
    : { param, msg, code: 'invalid_request' as const };

describe('placing the errors of an answer', () => {
  it('shows an error under the field that it names', () => {
    expect(placeErrors({ errors: [entry('email', 'No such address')] }, ['email'])).toEqual({
      inline: { email: 'No such address' },
      container: [],
    });
  });

  it('keeps only the first error of a field', () => {
    const errors = [entry('email', 'first'), entry('email', 'second')];
    expect(placeErrors({ errors }, ['email']).inline).toEqual({ email: 'first' });
  });

  it('puts errors of unknown fields and of none into the container, in order', () => {
    const errors = [entry('age', 'a'), entry(undefined, 'b'), entry('email', 'c')];
    expect(placeErrors({ errors }, ['email'])).toEqual({
      inline: { email: 'c' },
      container: ['a', 'b'],
    });
  });

  it('puts all errors into the container when inline errors are off', () => {
    expect(placeErrors({ errors: [entry('email', 'x')] }, ['email'], false)).toEqual({
      inline: {},
      container: ['x'],
    });
  });

  it("says 'Invalid' for an inline error without text", () => {
    expect(placeErrors({ errors: [entry('email', '')] }, ['email']).inline['email']).toBe(
      'Invalid',
    );
  });

  it('shows a single string as it is', () => {
    expect(placeErrors({ error: 'Closed today' }, ['email']).container).toEqual(['Closed today']);
  });

  it.each([[null], [undefined], [{}], [{ errors: [] }], [{ error: '' }]])(
    'falls back for a body that says nothing: %j',
    (body) => {
      expect(placeErrors(body, ['email']).container).toEqual(['Something went wrong']);
    },
  );

  it('keeps the first error of a field though it has no text', () => {
    const errors = [entry('email', ''), entry('email', 'second')];
    expect(placeErrors({ errors }, ['email'])).toEqual({
      inline: { email: 'Invalid' },
      container: [],
    });
  });

  it('places the errors of several fields, each under its own', () => {
    const errors = [entry('email', 'a'), entry('name', 'b'), entry('email', 'c')];
    expect(placeErrors({ errors }, ['name', 'email'])).toEqual({
      inline: { email: 'a', name: 'b' },
      container: [],
    });
  });

  it('prefers the list to the single string, unless the list is empty', () => {
    const errors = [entry('email', 'a')];
    expect(placeErrors({ errors, error: 'b' }, ['email'])).toEqual({
      inline: { email: 'a' },
      container: [],
    });
    expect(placeErrors({ errors: [], error: 'b' }, ['email']).container).toEqual(['b']);
  });

  it('says that something went wrong for an error without field and text', () => {
    expect(placeErrors({ errors: [entry(undefined, '')] }, []).container).toEqual([
      'Something went wrong',
    ]);
    expect(placeErrors({ errors: [entry('email', '')] }, ['email'], false).container).toEqual([
      'Something went wrong',
    ]);
  });

  it('keeps the same text for several errors of the container', () => {
    const errors = [entry('x', 'a'), entry('y', 'a')];
    expect(placeErrors({ errors }, []).container).toEqual(['a', 'a']);
  });

  it('has the words of the specification', () => {
    expect([INVALID_TEXT, FALLBACK_ERROR_TEXT]).toEqual(['Invalid', 'Something went wrong']);
  });
});

describe('what the wire may bring', () => {
  const FALLBACK = ['Something went wrong'];

  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    'is placed under a field named %s',
    (param) => {
      const { inline, container } = placeErrors({ errors: [{ param, msg: 'bad' }] }, [param]);
      expect([Object.entries(inline), container]).toEqual([[[param, 'bad']], []]);
    },
  );

  it.each([
    ['HTML alone', { msgHTML: '<b>Nope</b>, <a href="/x">look</a>' }, 'Nope, look'],
    ['HTML beside blank text', { msg: ' ', msgHTML: '<i>Nope</i>' }, 'Nope'],
    ['HTML beside text', { msg: 'No', msgHTML: '<i>Nope</i>' }, 'No'],
    ['HTML that is tags alone', { msgHTML: '<b> </b>' }, 'Invalid'],
    ['HTML that is no text', { msgHTML: { b: 1 } }, 'Invalid'],
    ['an open tag', { msgHTML: '<img src=x onerror=y' }, '<img src=x onerror=y'],
    ['blank text', { msg: ' \n' }, 'Invalid'],
    ['text that is an object', { msg: { text: 'x' } }, 'Invalid'],
    ['text that is null', { msg: null }, 'Invalid'],
    ['text with spaces around it', { msg: ' No ' }, ' No '],
  ])('is %s', (_, entry, text) => {
    expect(placeErrors({ errors: [{ param: 'email', ...entry }] }, ['email'])).toEqual({
      inline: { email: text },
      container: [],
    });
  });

  it.each([[null], [undefined], ['oops'], [7], [{}], [{ msg: '  ' }], [{ param: ['email'] }]])(
    'falls back for the entry %j',
    (entry) => {
      expect(placeErrors({ errors: [entry] }, ['email'])).toEqual({
        inline: {},
        container: FALLBACK,
      });
    },
  );

  it.each([
    [{ errors: 'oops' }],
    [{ errors: { length: 2 } }],
    [{ errors: null, error: null }],
    [{ error: '   ' }],
    [{ error: { message: 'x' } }],
    [{ error: 5 }],
  ])('falls back once for %j', (body) => {
    expect(placeErrors(body, ['email'])).toEqual({ inline: {}, container: FALLBACK });
  });

  it('is a string beside what is no list', () => {
    expect(placeErrors({ errors: 'oops', error: 'Closed' }, []).container).toEqual(['Closed']);
  });

  it('is as many errors as fields, quickly', () => {
    const fields = Array.from({ length: 50_000 }, (_, index) => `f${index}`);
    const errors = fields.map((param) => ({ param, msgHTML: '<'.repeat(9) }));
    const start = cpuTime();
    expect(Object.keys(placeErrors({ errors }, fields).inline)).toHaveLength(50_000);
    placeErrors({ errors: [{ msgHTML: '<'.repeat(200_000) }] }, fields);
    expect(cpuTime() - start).toBeLessThan(2_000);
  });
});

describe('placing the errors of an answer in pieces', () => {
  const words = (text: string) => [{ kind: 'text', text }];

  it('follows the same rule', () => {
    const errors = [
      { param: 'email', msgHTML: 'See <b>this</b>' },
      { param: 'email', msg: 'second' },
      { param: 'age', msg: 'a' },
      { msg: 'b' },
    ];
    expect(placeMessages({ errors }, ['email'])).toEqual({
      inline: { email: [...words('See '), { kind: 'strong', children: words('this') }] },
      container: [words('a'), words('b')],
    });
    expect(placeMessages({ errors }, ['email'], false).container).toHaveLength(4);
    expect(placeMessages({ errors }, ['email'], false).inline).toEqual({});
  });

  it('has the text of msg as it is', () => {
    expect(placeMessages({ error: '<b>a</b> &amp;' }, []).container).toEqual([
      words('<b>a</b> &amp;'),
    ]);
  });

  it.each([
    [{ errors: [{ param: 'email', msgHTML: '<b></b>' }] }, words('Invalid'), []],
    [{ errors: [null] }, undefined, [words('Something went wrong')]],
    [{ errors: [{ msg: 7, msgHTML: {} }] }, undefined, [words('Something went wrong')]],
    [null, undefined, [words('Something went wrong')]],
  ])('falls back for %j', (body, email, container) => {
    const placed = placeMessages(body, ['email']);
    expect(placed.inline['email']).toEqual(email);
    expect(placed.container).toEqual(container);
  });

  it('falls back in the words that are given', () => {
    const silent = { inline: 'Ungültig', container: 'Etwas ging schief' };
    const errors = [{ param: 'email' }, {}];
    expect(placeMessages({ errors }, ['email'], true, silent)).toEqual({
      inline: { email: words('Ungültig') },
      container: [words('Etwas ging schief')],
    });
  });
});
