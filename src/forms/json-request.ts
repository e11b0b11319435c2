import type { QueryValue } from '../links/query-string.ts';

/** The methods that a form or a call may have. (spec reader-flows §7) */
export const FORM_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One method of a form. */
export type FormMethod = (typeof FORM_METHODS)[number];

/** The method of a form that names none. (spec reader-flows §7) */
export const DEFAULT_FORM_METHOD: FormMethod = 'POST';

/** The content type of what is sent. (spec reader-flows §7) */
export const JSON_CONTENT_TYPE = 'application/json';

/** What a form sends; an object goes into JSON only. */
export type FormFields = Readonly<Record<string, QueryValue | object>>;

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

/**
 * A call that carries JSON, by POST unless the target says otherwise. (spec reader-flows §7)
 * @decided A method may be in lower case, as forms in HTML have it; `fetch` would not know `patch`.
 */
export function jsonRequest({ action, method }: FormTarget, fields: FormFields): FormRequest {
  return {
    url: action,
    method: (method ?? DEFAULT_FORM_METHOD).toUpperCase() as FormMethod,
    headers: { 'Content-Type': JSON_CONTENT_TYPE },
    body: JSON.stringify(fields),
    cache: 'no-store',
  };
}
