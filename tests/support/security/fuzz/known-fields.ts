import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { fieldsOf } from '../ask.ts';
import type { Ask } from '../ask.ts';

interface Property {
  type?: string;
  maxLength?: number;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Property>>;
}

/** Names that routes read outside of contracts, and names that no client has any business with. */
const OTHERS = [
  ['redirect', 'email', 'prefilled_email', 'for_pub', 'change_user', 'href', 'section', 'to'],
  ['just_signed_up', 'lang', 'l1', 'token', 'code', 'id', 'here', 'publication'],
  ['__proto__', 'constructor', 'toString', 'role', 'is_admin', 'user_id', 'state', 'expiry'],
  ['email_verified', 'skipEmailVerification', 'email[]', 'email[$gt]', '', '_method'],
].flat();

const FOLDER = 'src/contracts';

/** Everything that the contracts export, theirs too that are made tomorrow. */
async function readContracts(): Promise<unknown[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.contract.ts'));
  const modules = files.map((name) => import(pathToFileURL(resolve(FOLDER, name)).href));
  return (await Promise.all(modules)).flatMap((module) => Object.values(module as object));
}

const EXPORTED = await readContracts();

interface AnyCall {
  path: string;
  request: z.ZodType;
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
}

const toProperty = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Property;

/** What a contract says of a call's fields, by its path. */
const CONTRACTS = new Map(
  EXPORTED.filter(isCall).map(({ path, request }) => [path, toProperty(request)]),
);

/** Names that mean something to some call or form. */
const NAMES = EXPORTED.filter((each) => each instanceof z.ZodType).flatMap((schema) =>
  Object.keys(toProperty(schema).properties ?? {}),
);

/** Just inside and just outside of what a contract allows. */
function aroundLimits({ type, maxLength, enum: values, properties }: Property): unknown[] {
  if (values !== undefined) return [...values, 'none of them'];
  if (maxLength !== undefined) return ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)];
  if (properties !== undefined) return [{}, [], null, nested(properties)];
  if (type === 'integer' || type === 'number') return [-1, 0, 1.5, 1e21, 2 ** 53 + 1];
  return ['true', 1, null, [], {}];
}

function nested(properties: Readonly<Record<string, Property>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, aroundLimits(property).at(-1)]),
  );
}

/** A field that a route may read, and values at the edge of what it takes. */
export interface KnownField {
  name: string;
  values: readonly unknown[];
}

/** Fields worth sending to a route: those of a good request, of its contract, and others that mean something somewhere. */
export function knownFields(path: string, good: Ask): KnownField[] {
  const properties = CONTRACTS.get(path)?.properties ?? {};
  const ofContract = Object.entries(properties).map(([name, property]) => {
    return { name, values: aroundLimits(property) };
  });
  const ofGood = Object.keys(fieldsOf(good)).map((name) => ({ name, values: [] }));
  return [...ofContract, ...ofGood, ...[...OTHERS, ...NAMES].map((name) => ({ name, values: [] }))];
}
