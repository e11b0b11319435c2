import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../../../src/errors/assert-defined.ts';
import { FlyleafError } from '../../../../src/errors/flyleaf-error.ts';

const thrown = (value: unknown, name?: string): unknown => {
  try {
    assertDefined(value, name);
    return null;
  } catch (error) {
    return error;
  }
};

describe('a value that must be defined', () => {
  it.each([null, 0, '', false, NaN])('may be %j', (value) => {
    expect(thrown(value)).toBeNull();
  });

  it('is an internal error when it is undefined', () => {
    const error = thrown(undefined, 'publication');
    expect(error).toBeInstanceOf(FlyleafError);
    expect(error).toMatchObject({
      message: 'Missing publication',
      type: 'internal',
      status: 500,
      userVisible: false,
    });
    expect(thrown(undefined)).toMatchObject({ message: 'Missing value' });
  });

  it('is known to be defined afterwards', () => {
    const values: (string | undefined)[] = ['text'];
    const [value] = values;
    assertDefined(value);
    expect(value.length).toBe(4);
  });
});
