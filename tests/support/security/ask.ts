import type { LightMyRequestResponse } from 'fastify';
import type { FormTokenScope } from '../../../server/platform/tokens.ts';
import type { Scene } from './scene.ts';

type Fields = Readonly<Record<string, string>>;

/** A request as a test builds it. One body at most. */
export interface Ask {
  /** The path with its parameters filled in; the route's own path where absent. */
  path?: string;
  /** A list stands there more than once. */
  query?: Readonly<Record<string, string | readonly string[]>>;
  form?: Fields;
  json?: Readonly<Record<string, unknown>>;
  cookies?: Fields;
  headers?: Fields;
}

/** Stands in `form_token` where the token depends on who sends it: it belongs to the page that asks. */
export const TOKEN_OF_ITS_PAGE = 'the token of the page that asks';
/** The same for a form that signs in. */
export const TOKEN_OF_ITS_LOGIN = 'the token of the page that signs in';

/** The header that carries a token. */
export const bearer = (token: string): Fields => ({ authorization: `Bearer ${token}` });

/** The fields in which tokens travel, wherever they are. */
export function fieldsOf({ query, form, json }: Ask): Readonly<Record<string, unknown>> {
  return { ...query, ...form, ...json };
}

/** The same request with a field set anew, or left out by `undefined`, where it stood. */
export function withField(ask: Ask, name: string, value: string | undefined): Ask {
  const next: Record<string, unknown> = { ...ask };
  for (const place of ['query', 'form', 'json'] as const) {
    const fields = ask[place];
    if (fields === undefined || !(name in fields)) continue;
    const { [name]: _, ...others } = fields as Record<string, unknown>;
    next[place] = value === undefined ? others : { ...others, [name]: value };
  }
  return next as Ask;
}

function queryOf({ query = {} }: Ask): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  );
  const text = new URLSearchParams(pairs as [string, string][]).toString();
  return text && `?${text}`;
}

/** What the form token of a request has to be made for. */
export function scopeOf({ deps }: Pick<Scene, 'deps'>, ask: Ask): Partial<FormTokenScope> {
  const origin = ask.headers?.['origin'] ?? deps.config.publicUrl;
  const isLogin = fieldsOf(ask)['form_token'] === TOKEN_OF_ITS_LOGIN;
  return { origin, ...(isLogin ? { form: 'login' } : {}) };
}

/** The request with the form token of its own page in it, where it needs one. */
export function withItsToken(scene: Pick<Scene, 'formToken' | 'deps'>, ask: Ask): Ask {
  const token = String(fieldsOf(ask)['form_token']);
  if (token !== TOKEN_OF_ITS_PAGE && token !== TOKEN_OF_ITS_LOGIN) return ask;
  return withField(ask, 'form_token', scene.formToken(scopeOf(scene, ask)));
}

function payloadOf({ form, json }: Ask): { type: string | null; payload: string } {
  if (json !== undefined) return { type: 'application/json', payload: JSON.stringify(json) };
  if (form === undefined) return { type: null, payload: '' };
  const payload = new URLSearchParams(form).toString();
  return { type: 'application/x-www-form-urlencoded', payload };
}

/** Over https a browser has them under their prefix. */
function cookieHeader({ deps }: Pick<Scene, 'deps'>, cookies: Fields = {}): Fields {
  const prefix = deps.config.publicUrl.startsWith('https:') ? '__Host-' : '';
  const pairs = Object.entries(cookies).map(([name, value]) => `${prefix}${name}=${value}`);
  return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
}

/** Sends a request as browsers do: pages and forms ask for HTML, scripts for anything. */
export function send(
  scene: Pick<Scene, 'app' | 'deps' | 'formToken'>,
  method: string,
  path: string,
  asked: Ask,
): Promise<LightMyRequestResponse> {
  const ask = withItsToken(scene, asked);
  const { type, payload } = payloadOf(ask);
  return scene.app.inject({
    method: method as 'GET',
    url: `${ask.path ?? path}${queryOf(ask)}`,
    headers: {
      accept: ask.json === undefined ? 'text/html' : '*/*',
      ...(type === null ? {} : { 'content-type': type }),
      ...cookieHeader(scene, ask.cookies),
      ...ask.headers,
    },
    ...(payload === '' ? {} : { payload }),
  });
}
