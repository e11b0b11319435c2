import { describe, expect, it } from 'vitest';
import {
  FORM_FALLBACK_TEXT,
  INVALID_TEXT,
  placeErrors,
} from '../../../../src/forms/place-errors.ts';

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
    expect([INVALID_TEXT, FORM_FALLBACK_TEXT]).toEqual(['Invalid', 'Something went wrong']);
  });
});
