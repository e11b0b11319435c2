import { describe, expect, it } from 'vitest';
import { placeErrors } from '../../../../src/forms/place-errors.ts';

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
});
