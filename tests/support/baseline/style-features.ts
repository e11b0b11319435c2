import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { parse, walk } from 'css-tree';
import type { CssNode, FunctionNode } from 'css-tree';
import type { UsedFeature } from './script-features.ts';

const { properties, selectors, types, 'at-rules': atRules } = compat.css;

/** Values stand below what they are a kind of: `oklch` below `color`. */
const valueOf = (name: string): Identifier[] =>
  [types, ...Object.values(types ?? {})].flatMap((type) => (type as Identifier)[name] ?? []);

/** Units that are younger than the others. */
const UNITS: readonly (readonly [units: RegExp, name: string])[] = [
  [/^[sld]v/u, 'viewport_percentage_units_dynamic'],
  [/^cq/u, 'container_query_length_units'],
];

function ofUnit(unit: string): UsedFeature[] {
  const name = UNITS.find(([units]) => units.test(unit))?.[1];
  return name ? [{ name: unit, candidates: valueOf(name) }] : [];
}

/** A vendor's, or one of ours. */
const isPrefixed = (name: string): boolean => name.startsWith('-');

function ofFunction({ name, children }: FunctionNode): UsedFeature[] {
  const entries = valueOf(name);
  const first = children.first;
  const isRelative = first?.type === 'Identifier' && first.name === 'from';
  const relative = entries.flatMap((entry) => entry['relative_syntax'] ?? []);
  return [
    { name: `${name}()`, candidates: entries },
    ...(isRelative ? [{ name: `${name}(from)`, candidates: relative }] : []),
  ];
}

function ofDeclaration(property: string, value: CssNode): UsedFeature[] {
  const entry = properties?.[property];
  if (!entry) return [{ name: property, candidates: [{}] }];
  const used: UsedFeature[] = [{ name: property, candidates: [entry] }];
  walk(value, (node) => {
    if (node.type !== 'Identifier' || !entry[node.name]) return;
    used.push({ name: `${property}: ${node.name}`, candidates: [entry[node.name] as Identifier] });
  });
  return used;
}

const one = (name: string, entry: Identifier | undefined): UsedFeature[] =>
  entry ? [{ name, candidates: [entry] }] : [];

function ofNode(node: CssNode): UsedFeature[] {
  switch (node.type) {
    case 'Declaration':
      return isPrefixed(node.property) ? [] : ofDeclaration(node.property, node.value);
    case 'Function':
      return ofFunction(node);
    case 'Dimension':
      return ofUnit(node.unit);
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return isPrefixed(node.name) ? [] : one(`:${node.name}`, selectors?.[node.name]);
    case 'Atrule':
      return one(`@${node.name}`, atRules?.[node.name]);
    case 'Feature':
      return one(`@media ${node.name}`, atRules?.['media']?.[node.name]);
    default:
      return [];
  }
}

/** Whether a text of a script is a style sheet. */
export const isStyle = (text: string): boolean => /\{[^{}]*[\w-]+:[^{}]*\}/u.test(text);

/** What a style sheet uses. Names with a vendor's prefix are ignored by the others, as they are meant to be. */
export function readStyle(text: string): UsedFeature[] {
  const used: UsedFeature[] = [];
  walk(parse(text, { parseCustomProperty: true }), (node) => {
    used.push(...ofNode(node).filter(({ candidates }) => candidates.length > 0));
  });
  return used;
}
