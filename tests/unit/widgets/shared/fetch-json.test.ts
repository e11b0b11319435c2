import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../widgets/shared/api/api-error.ts';
import { fetchJson } from '../../../../widgets/shared/api/fetch-json.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockImplementation(async () => new Response(body, { status })),
  );
const asked = () => vi.mocked(fetch).mock.calls[0] ?? [];

afterEach(() => vi.unstubAllGlobals());

describe('fetchJson', () => {
  it('asks without cache and cookies', async () => {
    answer('{}');
    await fetchJson('https://flyleaf.example/api');
    expect(asked()[0]).toBe('https://flyleaf.example/api');
    expect(asked()[1]).toMatchObject({ method: 'GET', cache: 'no-store', credentials: 'omit' });
  });

  it.each([
    [{ publication: 'tide' }, 'publication=tide'],
    [{ a: [1, 2], b: true }, 'a%5B%5D=1&a%5B%5D=2&b=true'],
    [{ text: 'a b&c' }, 'text=a+b%26c'],
  ])('writes the query %o as %s', async (query, text) => {
    answer('{}');
    await fetchJson('/api', { query });
    expect(asked()[0]).toBe(`/api?${text}`);
  });

  it('sends JSON', async () => {
    answer('{"ok":true}');
    const got = await fetchJson('/api', { method: 'POST', body: { email: 'a@b.example' } });
    expect(got).toEqual({ ok: true });
    expect(asked()[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@b.example"}',
    });
  });

  it('reads text that is no JSON', async () => {
    answer('plain');
    expect(await fetchJson('/api')).toBe('plain');
  });

  it('throws what the server said', async () => {
    answer('{"code":"invalid_email"}', 400);
    const error = await fetchJson('/api').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ response: { status: 400 }, body: { code: 'invalid_email' } });
  });

  it('throws a network failure as it is', async () => {
    const failure = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(failure));
    await expect(fetchJson('/api')).rejects.toBe(failure);
  });
});
