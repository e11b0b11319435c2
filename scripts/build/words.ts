import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rollup';
import { LANGUAGES } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';

/** Where a text stands in its file: the export's name, then keys and indices. */
type Path = readonly (string | number)[];

interface Word {
  /** Path of the English file. */
  file: string;
  path: Path;
}

/** What of a parsed module matters here (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const MESSAGES = /\.messages\.ts$/u;
/**
 * A token is its English text between two private signs, of which the last says which text it is: so the minifier, which
 * names things by how often letters occur, makes of it what it would make of the English text.
 */
const START = '\uE000';
const FIRST = 0xe100;
const TOKEN = /\uE000[^\uE000-\uF8FF]*([\uE100-\uF8FF])/gu;
/** The texts that tokens stand for, by their number. Filled by every configuration of the build. */
const words: Word[] = [];

const numberOf = (sign: string): number => sign.charCodeAt(0) - FIRST;

function tokenOf(word: Word, text: string): string {
  const number = words.push(word) - 1;
  return JSON.stringify(`${START}${text}${String.fromCharCode(FIRST + number)}`);
}

function nameOf(node: Node): string {
  return String(node['name'] ?? node['value']);
}

/** The text literals of a value, each with its path. What is no literal (a text that another file has) stays. */
function* literalsOf(node: Node, path: Path): Generator<{ node: Node; path: Path }> {
  if (node.type === 'ObjectExpression') {
    for (const property of node['properties'] as { key: Node; value: Node }[]) {
      yield* literalsOf(property.value, [...path, nameOf(property.key)]);
    }
  } else if (node.type === 'ArrayExpression') {
    for (const [index, each] of (node['elements'] as Node[]).entries()) {
      yield* literalsOf(each, [...path, index]);
    }
  } else if (node.type === 'Literal' && typeof node['value'] === 'string') yield { node, path };
}

function* literalsIn(program: Node) {
  for (const statement of program['body'] as Node[]) {
    const declared = (statement['declaration'] ?? statement) as Node;
    for (const { id, init } of (declared['declarations'] ?? []) as { id: Node; init: Node }[]) {
      yield* literalsOf(init, [nameOf(id)]);
    }
  }
}

/** Puts a token in the place of every text of `x.messages.ts`: one bundle is made, whatever the language. */
export function wordTokens(): Plugin {
  return {
    name: 'word-tokens',
    transform(code, file) {
      if (!MESSAGES.test(file)) return null;
      let tokenised = '';
      let end = 0;
      for (const { node, path } of literalsIn(this.parse(code) as unknown as Node)) {
        const token = tokenOf({ file, path }, String(node['value']));
        tokenised += code.slice(end, node.start) + token;
        ({ end } = node);
      }
      return { code: tokenised + code.slice(end), map: null };
    },
  };
}

/** A text as it may stand in any literal: between quotes, apostrophes or backticks. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\"'`$]/gu, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

/** Puts texts in the place of their tokens. */
export function replaceTokens(code: string, textOf: (token: number) => string): string {
  return code.replace(TOKEN, (_, sign: string) => escapeText(textOf(numberOf(sign))));
}

/** The file that has a language's words: English stands beside the view, the others in a folder each. */
function fileOf(language: Language, english: string): string {
  return language === 'en' ? english : `widgets/locales/${language}/${basename(english)}`;
}

const modules = new Map<string, Promise<unknown>>();

function load(file: string): Promise<unknown> {
  const known = modules.get(file) ?? import(pathToFileURL(file).href);
  modules.set(file, known);
  return known;
}

async function textIn(language: Language, { file, path }: Word): Promise<string> {
  let value = await load(fileOf(language, file));
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key];
  if (typeof value === 'string') return value;
  throw new Error(`${fileOf(language, file)} has no text for ${path.join('.')}`);
}

/** The code of a tokenised bundle in every language. */
export async function inEveryLanguage(code: string): Promise<Record<Language, string>> {
  const tokens = new Set([...code.matchAll(TOKEN)].map(([, sign = '']) => numberOf(sign)));
  const translate = async (language: Language) => {
    const texts = new Map<number, string>();
    for (const token of tokens) texts.set(token, await textIn(language, words[token] as Word));
    return [language, replaceTokens(code, (token) => texts.get(token) ?? '')] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(translate))) as Record<
    Language,
    string
  >;
}
