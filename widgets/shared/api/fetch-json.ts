import { ApiError } from './api-error.ts';

type QueryValue = string | number | boolean;

export interface FetchOptions {
  /** Default GET. */
  method?: 'GET' | 'POST';
  /** Arrays are sent as `name[]` (spec reader-flows §7). */
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

function addressOf(url: string, query: FetchOptions['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'object'
      ? value.map((each) => [`${name}[]`, `${each}`])
      : [[name, `${value}`]],
  );
  return pairs.length ? `${url}?${new URLSearchParams(pairs)}` : url;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Asks the platform: never cached, never with cookies, JSON both ways (spec reader-flows §7).
 * Throws `ApiError` for an answer that is not OK; a network failure or an abort is thrown as it is.
 */
export async function fetchJson<T>(url: string, options: FetchOptions = {}): Promise<T> {
  const { method = 'GET', query, body, signal } = options;
  const response = await fetch(addressOf(url, query), {
    method,
    cache: 'no-store',
    credentials: 'omit',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  const answer = parse(await response.text());
  if (!response.ok) throw new ApiError(response, answer);
  return answer as T;
}
