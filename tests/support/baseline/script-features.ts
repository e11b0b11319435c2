import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import type { AnyNode, MemberExpression } from 'acorn';

/** What a script uses of the browser: `Element.moveBefore`, or `.moveBefore` where the object is not known. */
export interface UsedFeature {
  name: string;
  /** What it may be: it is there if one of them is. */
  candidates: Identifier[];
}

const { api, javascript } = compat;
const OWNERS: Readonly<Record<string, Identifier>> = { ...api, ...javascript.builtins };

/** The name that a global object goes by in the data. */
const typeOf = (name: string): string =>
  ['window', 'self', 'globalThis'].includes(name)
    ? 'Window'
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const entryOf = (owner: Identifier | undefined, member: string): Identifier[] =>
  [owner?.[member], owner?.[`${member}_static`]].filter((entry) => entry !== undefined);

function everywhere(member: string): Identifier[] {
  return Object.values(OWNERS).flatMap((owner) => entryOf(owner, member));
}

function ofMember({ object, property }: MemberExpression): UsedFeature | null {
  if (property.type !== 'Identifier') return null;
  if (object.type === 'Identifier') {
    const owner = OWNERS[object.name] ?? OWNERS[typeOf(object.name)];
    const candidates = entryOf(owner, property.name);
    if (candidates.length > 0) return { name: `${object.name}.${property.name}`, candidates };
  }
  return { name: `.${property.name}`, candidates: everywhere(property.name) };
}

/** A name by itself: mangled names of our own are shorter than any that is new. */
function ofGlobal(name: string): UsedFeature {
  return {
    name,
    candidates: [OWNERS[name], ...entryOf(api['Window'], name)].filter((one) => !!one),
  };
}

function ofNode(node: AnyNode): (UsedFeature | null)[] {
  if (node.type === 'MemberExpression' && !node.computed) return [ofMember(node)];
  if (node.type === 'Identifier') return [ofGlobal(node.name)];
  if (node.type !== 'ObjectPattern') return [];
  return node.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier'
      ? { name: `.${one.key.name}`, candidates: everywhere(one.key.name) }
      : null,
  );
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The parts of a node that are code; a name behind a dot or before a colon is none by itself. */
function childrenOf(node: AnyNode): AnyNode[] {
  const isNamed = 'computed' in node && !node.computed;
  return Object.entries(node)
    .filter(([key]) => !(isNamed && (key === 'property' || key === 'key')))
    .flatMap(([, value]) => [value].flat() as unknown[])
    .filter(isNode);
}

function everyNode(node: AnyNode): AnyNode[] {
  return [node, ...childrenOf(node).flatMap(everyNode)];
}

/** The names that a script gives to what is its own. */
function ownName(node: AnyNode): string[] {
  const isMember = node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
  const keys = node.type === 'ObjectExpression' ? node.properties : isMember ? [node] : [];
  return keys.flatMap((one) =>
    'key' in one && one.key.type === 'Identifier' && !one.computed ? one.key.name : [],
  );
}

export interface ScriptParts {
  features: UsedFeature[];
  /** Names of its own objects' properties: behind a dot they are rarely the browser's. */
  own: string[];
  /** What its strings say, in which style sheets stand. */
  texts: string[];
}

/** Takes a script to its parts; throws where it is not in the given edition of the language. */
export function readScript(text: string, ecmaVersion: 2022): ScriptParts {
  const nodes = everyNode(parse(text, { ecmaVersion, sourceType: 'module' }));
  const texts = nodes.flatMap((node) => {
    if (node.type === 'TemplateElement') return node.value.cooked ?? '';
    return node.type === 'Literal' && typeof node.value === 'string' ? node.value : [];
  });
  const features = nodes.flatMap(ofNode).filter((one) => one !== null && one.candidates.length > 0);
  return { features: features as UsedFeature[], own: nodes.flatMap(ownName), texts };
}
