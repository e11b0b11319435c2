import { queryString } from '../links/query-string.ts';
import type { QueryValue } from '../links/query-string.ts';

/** The methods that a form or a call may have. (spec reader-flows §7) */
export const FORM_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One method of a form. */
export type FormMethod = (typeof FORM_METHODS)[number];

/** The method of a form that names none. (spec reader-flows §7) */
export const DEFAULT_FORM_METHOD: FormMethod = 'POST';

/** The content type of what is sent. (spec reader-flows §7) */
export const JSON_CONTENT_TYPE = 'application/json';

/** How a form is set up: where it goes, and how. */
export interface FormTarget {
  /** Path or address; it may have a query of its own. */
  action: string;
  /** In either case, as forms in HTML have it. */
  method?: FormMethod | Lowercase<FormMethod> | null | undefined;
}

/** A call, described: what is handed to `fetch`, without `fetch`. */
export interface FormRequest {
  url: string;
  method: FormMethod;
  headers: Readonly<Record<string, string>>;
  /** null where there is none. */
  body: string | null;
  cache: 'no-store';
}

/** The address with a query behind the one that it has; a fragment, which no server sees, goes. */
function withQuery(action: string, query: string): string {
  const [address = ''] = action.split('#', 1);
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/**
 * The call that a form makes: its fields as JSON by POST, or by the configured method; for GET as a query, in which
 * arrays have `[]` behind their name. It is never answered from a cache. (spec reader-flows §7)
 *
 * @decided Fields that are null go into JSON and not into a query. DELETE has a body too, as any method but GET. A method
 * may be in lower case; `fetch` would not know `patch`.
 */
export function formRequest(
  target: FormTarget,
  fields: Readonly<Record<string, QueryValue>>,
): FormRequest {
  const method = (target.method?.toUpperCase() ?? DEFAULT_FORM_METHOD) as FormMethod;
  const isQuery = method === 'GET';
  return {
    url: withQuery(target.action, isQuery ? queryString(fields) : ''),
    method,
    headers: isQuery ? {} : { 'Content-Type': JSON_CONTENT_TYPE },
    body: isQuery ? null : JSON.stringify(fields),
    cache: 'no-store',
  };
}
