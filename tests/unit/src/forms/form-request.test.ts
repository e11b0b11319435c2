import { describe, expect, it } from 'vitest';
import { formRequest } from '../../../../src/forms/form-request.ts';
import {
  DEFAULT_FORM_METHOD,
  FORM_METHODS,
  JSON_CONTENT_TYPE,
} from '../../../../src/forms/json-request.ts';

const fields = { email: 'a+b@example.com', tags: ['x', 'y z'], none: null, count: 2 };
const json = '{"email":"a+b@example.com","tags":["x","y z"],"none":null,"count":2}';

describe('the call of a form', () => {
  it('is JSON by POST', () => {
    expect(formRequest({ action: '/api/v1/subscribe' }, fields)).toEqual({
      url: '/api/v1/subscribe',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: json,
      cache: 'no-store',
    });
  });

  it.each([null, undefined])('is by POST when the method is %s', (method) => {
    expect(formRequest({ action: '/x', method }, {}).method).toBe('POST');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'is JSON by %s when that is set',
    (method) => {
      const { body, headers, ...request } = formRequest({ action: '/x?a=b#c', method }, fields);
      expect([body, headers['Content-Type']]).toEqual([json, JSON_CONTENT_TYPE]);
      expect(request).toEqual({ url: '/x?a=b', method, cache: 'no-store' });
    },
  );

  it('leaves an object out of a query, and not out of JSON', () => {
    const origin = { surface: 'subscribe-form' };
    expect(formRequest({ action: '/x', method: 'GET' }, { origin, a: 1 }).url).toBe('/x?a=1');
    expect(formRequest({ action: '/x' }, { origin }).body).toBe(JSON.stringify({ origin }));
  });

  it('is a query by GET, with brackets for arrays and without a body', () => {
    expect(formRequest({ action: '/search', method: 'GET' }, fields)).toEqual({
      url: '/search?email=a%2Bb%40example.com&tags[]=x&tags[]=y%20z&count=2',
      method: 'GET',
      headers: {},
      body: null,
      cache: 'no-store',
    });
  });

  it.each([
    ['/x', {}, '/x'],
    ['/x', { a: null }, '/x'],
    ['/x#top', { a: 1 }, '/x?a=1'],
    ['/x?b=2', { a: 1 }, '/x?b=2&a=1'],
    ['/x?b=2#top?', { a: 1 }, '/x?b=2&a=1'],
    ['/x#top?b', { a: 1 }, '/x?a=1'],
    ['', { a: 1 }, '?a=1'],
    ['https://a.example/x', { q: 'ı ß' }, 'https://a.example/x?q=%C4%B1%20%C3%9F'],
  ])('by GET to %o with %o goes to %o', (action, params, url) => {
    expect(formRequest({ action, method: 'GET' }, params).url).toBe(url);
  });

  it('has its method in capitals', () => {
    const small = formRequest({ action: '/x', method: 'get' }, { a: 1 });
    expect(small).toEqual(formRequest({ action: '/x', method: 'GET' }, { a: 1 }));
    expect(formRequest({ action: '/x', method: 'patch' }, {}).method).toBe('PATCH');
  });

  it('has five methods, POST by default', () => {
    expect(FORM_METHODS).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
    expect(DEFAULT_FORM_METHOD).toBe('POST');
  });
});
