import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../src/forms/check-answer.ts';
import {
  isJsonType,
  isOkStatus,
  parseAnswerBody,
  parseBody,
} from '../../../../src/forms/parse-answer.ts';

const JSON_TYPE = 'application/json';

describe('the content type', () => {
  it.each([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    [' Application/JSON ;x', true],
    ['application/problem+json', true],
    ['application/vnd.a.b-c+json', true],
    ['application/jsonp', false],
    ['application/json-seq', false],
    ['application/+json', false],
    ['xapplication/json', false],
    ['text/json', false],
    ['text/html', false],
    ['text/html; a=application/json', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%o says JSON: %s', (type, isJson) => {
    expect(isJsonType(type)).toBe(isJson);
  });
});

describe('the body of an answer', () => {
  it.each([
    ['{"a":[1]}', JSON_TYPE, { kind: 'json', value: { a: [1] } }],
    ['null', JSON_TYPE, { kind: 'json', value: null }],
    ['"x"', JSON_TYPE, { kind: 'json', value: 'x' }],
    ['<html>', JSON_TYPE, { kind: 'text', text: '<html>' }],
    ['', JSON_TYPE, { kind: 'text', text: '' }],
    ['{"a":1}', 'text/plain', { kind: 'text', text: '{"a":1}' }],
    ['{"a":1}', null, { kind: 'text', text: '{"a":1}' }],
  ])('%o of type %s is parsed', (text, type, body) => {
    expect(parseAnswerBody(text, type)).toEqual(body);
    expect(parseBody(text, type)).toEqual('value' in body ? body.value : body.text);
  });
});

describe('the status of an answer', () => {
  it.each([
    [199, false],
    [200, true],
    [204, true],
    [299, true],
    [300, false],
    [304, false],
    [404, false],
    [500, false],
    [0, false],
    [Number.NaN, false],
  ])('%i is no failure: %s', (status, isOk) => {
    expect(isOkStatus(status)).toBe(isOk);
  });

  it('gives the parsed body when it is a success', () => {
    const answer = { status: 200, contentType: JSON_TYPE, text: '{"a":1}' };
    expect(checkAnswer(answer)).toEqual({ kind: 'json', value: { a: 1 } });
    expect(checkAnswer({ status: 204, text: '' })).toEqual({ kind: 'text', text: '' });
  });

  it.each([400, 503])('%i is an error that carries the answer and its body', (status) => {
    const response = { status, contentType: JSON_TYPE, text: '{"error":"No"}' };
    const body = { kind: 'json', value: { error: 'No' } };
    expect(() => checkAnswer(response)).toThrow(
      expect.objectContaining({
        message: `The call was answered with ${status}`,
        status,
        userVisible: false,
        type: 'internal',
        metadata: { response, body },
      }),
    );
  });
});
