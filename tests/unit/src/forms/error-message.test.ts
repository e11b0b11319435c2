import { describe, expect, it } from 'vitest';
import {
  DEFAULT_HELPER_TEXT,
  describeErrorMessage,
  toPlainErrors,
} from '../../../../src/forms/error-message.ts';
import { placeErrors } from '../../../../src/forms/place-errors.ts';

describe('what an error says', () => {
  it.each([
    [{ msg: 'No' }, [{ kind: 'text', text: 'No' }]],
    [{ msg: '<b>No</b>' }, [{ kind: 'text', text: '<b>No</b>' }]],
    [{ msgHTML: '<b>No</b>' }, [{ kind: 'strong', children: [{ kind: 'text', text: 'No' }] }]],
    [
      { msg: 'No', msgHTML: 'Not <i>so</i>' },
      [
        { kind: 'text', text: 'Not ' },
        { kind: 'emphasis', children: [{ kind: 'text', text: 'so' }] },
      ],
    ],
    [{ msg: 'No', msgHTML: ' ' }, [{ kind: 'text', text: 'No' }]],
    [{ msg: ' ', msgHTML: null }, []],
    [{ msg: null }, []],
    [{}, []],
  ])('%o is read', (entry, nodes) => {
    expect(describeErrorMessage(entry)).toEqual(nodes);
  });

  it("may link to the product's own scheme", () => {
    const entry = { msgHTML: '<a href="otherapp:x">a</a>' };
    expect(describeErrorMessage(entry, 'otherapp')[0]).toMatchObject({
      kind: 'link',
      href: 'otherapp:x',
    });
    expect(describeErrorMessage(entry)).toEqual([{ kind: 'text', text: 'a' }]);
  });
});

describe('errors as plain text', () => {
  it('have the words of the HTML where there is no text', () => {
    const errors = [
      { param: 'email', msg: 'as it is', msgHTML: '<b>other</b>', code: 'invalid_email' as const },
      { param: 'name', msg: '', msgHTML: 'See <a href="https://a.example">here</a>' },
      { msgHTML: null },
      { msg: null },
    ];
    expect(toPlainErrors(errors)).toEqual([
      { param: 'email', msg: 'as it is', msgHTML: '<b>other</b>', code: 'invalid_email' },
      { param: 'name', msg: 'See here', msgHTML: 'See <a href="https://a.example">here</a>' },
      { msgHTML: null, msg: '' },
      { msg: '' },
    ]);
  });

  it('are placed like any other', () => {
    const errors = toPlainErrors([
      { param: 'email', msg: '', msgHTML: '<i>Taken</i>', code: 'invalid_email' as const },
      { msg: '', msgHTML: '', code: 'invalid_request' as const },
    ]);
    expect(placeErrors({ errors }, ['email'])).toEqual({
      inline: { email: 'Taken' },
      container: ['Something went wrong'],
    });
  });
});

it('has the default helper text of the specification', () => {
  expect(DEFAULT_HELPER_TEXT).toBe('Something went wrong.');
});
