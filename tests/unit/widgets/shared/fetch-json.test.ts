import { afterEach, describe, expect, it, vi } from 'vitest';
import { formRequest } from '../../../../src/forms/form-request.ts';
import { FORM_METHODS, jsonRequest } from '../../../../src/forms/json-request.ts';
import { ApiError } from '../../../../widgets/shared/api/api-error.ts';
import { fetchJson } from '../../../../widgets/shared/api/fetch-json.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const URL = 'https://flyleaf.example/api';
const { signal } = new AbortController();

function answer(body: string, type: string | null = JSON_TYPE, status = 200): void {
  const headers: HeadersInit = type === null ? {} : { 'content-type': type };
  // A body of bytes gets no content type by itself.
  const bytes = new TextEncoder().encode(body);
  const reply = async () => new Response(bytes, { status, headers });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockImplementation(reply));
}

const asked = () => vi.mocked(fetch).mock.calls[0] ?? [];

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('is made without cache and cookies, and can be ended', async () => {
    answer('{}');
    await fetchJson({ url: URL }, signal);
    expect(asked()[0]).toBe(URL);
    expect(asked()[1]).toMatchObject({ cache: 'no-store', credentials: 'omit', signal });
    expect(asked()[1]).not.toHaveProperty('body');
  });

  it('is made without cache and cookies when it is a form’s', async () => {
    answer('{}');
    await fetchJson(formRequest({ action: URL }, {}), signal);
    expect(asked()[1]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  });

  it.each([
    [{ publication: 'tide' }, 'publication=tide'],
    [{ a: [1, 2], b: true }, 'a[]=1&a[]=2&b=true'],
    [{ text: 'a b&c' }, 'text=a%20b%26c'],
    [{ none: null, left: undefined, empty: '' }, 'empty='],
  ])('by GET has the fields %o as the query %s, and no body', async (fields, query) => {
    answer('{}');
    await fetchJson(formRequest({ action: URL, method: 'GET' }, fields), signal);
    expect(asked()[0]).toBe(`${URL}?${query}`);
    expect(asked()[1]).toMatchObject({ method: 'GET', headers: {}, body: null });
  });

  it.each(FORM_METHODS.filter((method) => method !== 'GET'))(
    'by %s sends its fields as JSON, and says so',
    async (method) => {
      answer('{"ok":true}');
      const request = formRequest({ action: URL, method }, { email: 'a@b.example', tags: ['x'] });
      expect(await fetchJson(request, signal)).toEqual({ ok: true });
      expect(asked()[0]).toBe(URL);
      expect(asked()[1]).toMatchObject({
        method,
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":"a@b.example","tags":["x"]}',
      });
    },
  );

  it('is by POST where no method is configured, and by the configured one else', async () => {
    answer('{}');
    await fetchJson(jsonRequest({ action: URL }, {}), signal);
    await fetchJson(jsonRequest({ action: URL, method: 'patch' }, {}), signal);
    const methods = vi.mocked(fetch).mock.calls.map(([, init]) => init?.method);
    expect(methods).toEqual(['POST', 'PATCH']);
  });
});

describe('an answer', () => {
  it.each([
    ['{"ok":true}', JSON_TYPE, { ok: true }],
    ['[1]', 'application/problem+json', [1]],
    ['"text"', 'application/json', 'text'],
    ['{"ok":true}', 'text/plain', '{"ok":true}'],
    ['{"ok":true}', null, '{"ok":true}'],
    ['<html>Sign in to this network</html>', 'text/html', '<html>Sign in to this network</html>'],
    ['<html>', JSON_TYPE, '<html>'],
    ['', JSON_TYPE, ''],
  ])('%s of type %s is read as %j', async (text, type, body) => {
    answer(text, type);
    expect(await fetchJson({ url: URL }, signal)).toEqual(body);
  });

  it.each([
    [400, '{"code":"invalid_email"}', JSON_TYPE, { code: 'invalid_email' }],
    [404, 'not here', 'text/plain', 'not here'],
    [429, '{}', JSON_TYPE, {}],
    [503, '<html>', 'text/html', '<html>'],
  ])('%i is an error with the response and its parsed body', async (status, text, type, body) => {
    answer(text, type, status);
    const error = await fetchJson({ url: URL }, signal).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ response: { status }, body, message: `${status}` });
  });

  it.each([
    ['a network failure', new TypeError('Failed to fetch')],
    ['an end of the call', new DOMException('Gone', 'AbortError')],
  ])('that never comes, for %s, is thrown as it is', async (_, failure) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(failure));
    await expect(fetchJson({ url: URL }, signal)).rejects.toBe(failure);
  });
});
