import type { LightMyRequestResponse } from 'fastify';
import { CALLERS } from '../callers.ts';
import type { Caller, Cast } from '../callers.ts';
import { send } from '../ask.ts';
import type { Ask } from '../ask.ts';
import { ROUTE_TABLE } from '../route-table.ts';
import type { Row } from '../routes/row.ts';
import type { Scene } from '../scene.ts';
import { valueOf } from './garbage.ts';
import type { Garbage } from './garbage.ts';
import { knownFields } from './known-fields.ts';
import { LEADS } from './leads.ts';
import type { Lead } from './leads.ts';

/** A request that was sent, with its answer. */
export interface Sent {
  row: Row;
  method: string;
  url: string;
  answer: LightMyRequestResponse;
}

/** Milliseconds after which a request hangs, on a machine that does more. */
const HANGS_AFTER = 10_000;

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

/** Halves of pairs can't be encoded: what they would become on the wire. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** As text that may stand in an address or a form. */
const asText = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const encode = (value: string) => encodeURIComponent(wellFormed(value)).slice(0, 8_000);

function urlOf(row: Row, { path }: Ask, garbage: Garbage, query: readonly string[]): string {
  const usual = path ?? row.path;
  const odd = garbage.path === null ? null : encode(garbage.path);
  const whole = odd === null ? usual : usual.replace(/[^/]*$/u, () => odd);
  return `${whole}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

function bodyOf(ask: Ask, changed: Record<string, unknown>, garbage: Garbage) {
  if (garbage.raw !== null) return { type: garbage.raw.type, payload: garbage.raw.body };
  const isForm = ask.form !== undefined;
  const fields: Record<string, unknown> = {
    ...(garbage.isGood ? { ...ask.form, ...ask.json } : {}),
    ...changed,
  };
  if (!isForm) return { type: 'application/json', payload: JSON.stringify(fields) };
  const pairs = Object.entries(fields).map(([name, value]) => [asText(name), asText(value)]);
  const payload = new URLSearchParams(pairs as [string, string][]).toString();
  return { type: 'application/x-www-form-urlencoded', payload };
}

/** Also what an assignment would take for something else: `__proto__`. */
function setOwn(fields: Record<string, unknown>, name: string, value: unknown): void {
  const whole = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(fields, name, whole);
}

/** Doubled fields travel as both forms can carry them. */
function changesOf(row: Row, ask: Ask, garbage: Garbage) {
  const fields = knownFields(row.path, ask);
  const query: string[] = [];
  const body: Record<string, unknown> = {};
  for (const change of garbage.changes) {
    const field = pick(fields, change.field);
    const value = valueOf(change, field);
    const pair = `${encode(field.name)}=${encode(asText(value))}`;
    if (change.place === 'query') query.push(pair, ...(change.twice ? [pair] : []));
    else setOwn(body, field.name, value);
  }
  return { query, body };
}

function goodQuery({ query = {} }: Ask): string[] {
  return Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
}

function withinTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} hangs`)), HANGS_AFTER);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The row of the table that a piece of garbage is for. */
export function rowOf(garbage: Garbage): Row {
  return pick(ROUTE_TABLE, garbage.row);
}

/** A good request that asks to be led somewhere, in every place where it could. */
async function sendLead(
  scene: Scene,
  cast: Cast,
  good: Ask,
  row: Row,
  { to, isSignedIn }: Lead,
): Promise<Sent> {
  const caller: Caller = CALLERS[isSignedIn ? 'session' : row.kind.good];
  const asked = await caller(good, scene, cast);
  const added = Object.fromEntries(LEADS.map((name) => [name, wellFormed(to)]));
  const ask: Ask = {
    ...asked,
    query: { ...asked.query, ...added },
    ...(asked.form && { form: { ...asked.form, ...added } }),
    ...(asked.json && { json: { ...asked.json, ...added } }),
  };
  const { method, path } = row;
  const answer = await withinTime(send(scene, method, path, ask), `${method} ${path}`);
  return { row, method, url: `${path} to ${to}`, answer };
}

/** Sends garbage made of a good request. */
export async function sendGarbage(
  scene: Scene,
  cast: Cast,
  good: Ask,
  garbage: Garbage,
): Promise<Sent> {
  const row = rowOf(garbage);
  if (garbage.lead !== null) return sendLead(scene, cast, good, row, garbage.lead);
  const caller: Caller = pick(Object.values(CALLERS), garbage.caller);
  const ask = await caller(good, scene, cast);
  const { query, body } = changesOf(row, ask, garbage);
  const method = garbage.method ?? row.method;
  const url = urlOf(row, ask, garbage, [...(garbage.isGood ? goodQuery(ask) : []), ...query]);
  const { type, payload } = bodyOf(ask, body, garbage);
  const cookie = Object.entries(ask.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const sending = scene.app.inject({
    method: method as 'GET',
    url,
    headers: {
      accept: garbage.accept,
      ...(hasBody && type !== '' ? { 'content-type': type } : {}),
      ...(cookie.length === 0 ? {} : { cookie: cookie.join('; ') }),
      ...ask.headers,
      ...Object.fromEntries(garbage.headers),
    },
    ...(hasBody ? { payload } : {}),
  });
  return { row, method, url, answer: await withinTime(sending, `${method} ${row.path}`) };
}
