import { queryPairs } from '../links/query-string.ts';
import { jsonRequest } from './json-request.ts';
import type { FormFields, FormRequest, FormTarget } from './json-request.ts';

/** The address with these pairs behind the query that it has; a fragment, which no server sees, goes. */
function withQuery(action: string, pairs: readonly string[]): string {
  const [address = ''] = action.split('#', 1);
  const mark = address.includes('?') ? '&' : '?';
  return pairs.length > 0 ? address + mark + pairs.join('&') : address;
}

/**
 * The call that a form makes: its fields as JSON by POST, or by the configured method; for GET as a query, in which
 * arrays have `[]` behind their name. It is never answered from a cache. (spec reader-flows §7)
 *
 * @decided Fields that are null or an object go into JSON and not into a query. DELETE has a body too, as any method but GET.
 */
export function formRequest(target: FormTarget, fields: FormFields): FormRequest {
  const request = jsonRequest({ ...target, action: withQuery(target.action, []) }, fields);
  if (request.method !== 'GET') return request;
  return { ...request, url: withQuery(target.action, queryPairs(fields)), headers: {}, body: null };
}
