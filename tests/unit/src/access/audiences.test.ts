import { describe, expect, it } from 'vitest';
import {
  AUDIENCES,
  NO_AUDIENCE_MESSAGE,
  PAID_AUDIENCES,
  audienceOf,
  isPaidAudience,
} from '../../../../src/access/audiences.ts';
import { FlyleafError } from '../../../../src/errors/flyleaf-error.ts';

const caught = (audience: string | null | undefined): unknown => {
  try {
    return audienceOf({ audience });
  } catch (error) {
    return error;
  }
};

it('has four audiences, two of them paid', () => {
  expect(AUDIENCES).toEqual(['everyone', 'only_free', 'only_paid', 'founding']);
  expect(PAID_AUDIENCES).toEqual(['only_paid', 'founding']);
});

it.each([
  ['founding', true],
  ['only_paid', true],
  ['everyone', false],
  ['only_free', false],
  ['paid', false],
  ['', false],
  [null, false],
  [undefined, false],
])('counts audience %j as paid: %s', (audience, paid) => {
  expect(isPaidAudience(audience)).toBe(paid);
});

describe('the audience of a post', () => {
  it.each(AUDIENCES)('is %s as it stands', (audience) => {
    expect(audienceOf({ audience })).toBe(audience);
  });

  it.each([
    ['absent', undefined, 'Post has no audience'],
    ['null', null, 'Post has no audience'],
    ['empty', '', 'Post has no audience'],
    ['unknown', 'members', 'Unknown audience: members'],
    ['in other case', 'Everyone', 'Unknown audience: Everyone'],
    ['with a space', 'everyone ', 'Unknown audience: everyone '],
    ['a name that every object has', 'toString', 'Unknown audience: toString'],
  ])('is an error of ours when %s', (_, audience, message) => {
    const error = caught(audience);
    expect(error).toBeInstanceOf(FlyleafError);
    expect(error).toMatchObject({ message, type: 'internal', status: 500, userVisible: false });
  });

  it('is an error when the field is not there at all', () => {
    expect(() => audienceOf({})).toThrow(NO_AUDIENCE_MESSAGE);
  });
});
