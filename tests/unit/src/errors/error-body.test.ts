import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../../../src/contracts/error.contract.ts';
import { errorBody } from '../../../../src/errors/error-body.ts';
import { ERROR_CODES } from '../../../../src/errors/error-codes.ts';
import { FlyleafError, fieldError } from '../../../../src/errors/flyleaf-error.ts';

describe('the error body', () => {
  it('lists the fields at fault', () => {
    expect(errorBody(fieldError('invalid_email', 'email', 'Not an address'), 'r1')).toEqual({
      errors: [{ param: 'email', msg: 'Not an address', code: 'invalid_email' }],
      code: 'invalid_email',
      requestId: 'r1',
    });
  });

  it('says one string when no field is at fault', () => {
    expect(errorBody(new FlyleafError('not_found', 'No such page'), 'r2')).toEqual({
      error: 'No such page',
      code: 'not_found',
      requestId: 'r2',
    });
  });

  it.each(['internal', 'unavailable'] as const)('keeps the words of %s on the server', (code) => {
    const body = errorBody(new FlyleafError(code, 'disk /dev/sda1 is full'), 'r3');
    expect(body).toEqual({ error: 'Something went wrong', code, requestId: 'r3' });
  });

  it('keeps the fields of an error that is not user-visible on the server', () => {
    const error = new FlyleafError('invalid_request', 'secret', {
      userVisible: false,
      errors: [{ param: 'x', msg: 'secret', code: 'invalid_request' }],
    });
    expect(JSON.stringify(errorBody(error, 'r4'))).not.toContain('secret');
  });

  it('fits its contract for every code', () => {
    for (const code of Object.keys(ERROR_CODES) as (keyof typeof ERROR_CODES)[])
      expect(() =>
        errorBodySchema.parse(errorBody(new FlyleafError(code, 'x'), 'r')),
      ).not.toThrow();
  });
});

describe('the status of an error', () => {
  it('is that of its code, unless another is given', () => {
    expect(new FlyleafError('internal', 'x').status).toBe(500);
    expect(new FlyleafError('link_expired', 'x').status).toBe(410);
    expect(new FlyleafError('internal', 'x', { status: 502 }).status).toBe(502);
  });
});
