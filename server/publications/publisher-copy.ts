import type { PublisherCopy } from '../../src/contracts/embed.ts';
import { FieldFault, lineOfText } from './field-parsers.ts';

/** Every text that can be replaced: group → key → our English one. */
export type Copy = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One text of the publisher's; null takes it back. */
export interface CopyChange {
  group: string;
  key: string;
  text: string | null;
}

const TEXT_MAX_LENGTH = 500;
const CHANGE = /^(?<group>[a-z]+)\.(?<key>\w+)=(?<text>.*)$/su;
const parseText = lineOfText(TEXT_MAX_LENGTH);

function placesIn(text: string): string[] {
  return text.match(/\{\w+\}/gu) ?? [];
}

function ownKeys(record: object | undefined): string {
  return Object.keys(record ?? {}).join(', ');
}

function assertKnown({ group, key }: Omit<CopyChange, 'text'>, copy: Copy): string {
  if (!Object.hasOwn(copy, group)) {
    throw new FieldFault(`knows no group '${group}': it has ${ownKeys(copy)}`);
  }
  const words = copy[group] ?? {};
  if (Object.hasOwn(words, key)) return words[key] ?? '';
  throw new FieldFault(`knows no '${group}.${key}': ${group} has ${ownKeys(words)}`);
}

function assertPlaces(text: string, ours: string, name: string): void {
  const strange = placesIn(text).find((place) => !placesIn(ours).includes(place));
  if (strange === undefined) return;
  const known = placesIn(ours).join(', ') || 'none';
  throw new FieldFault(`'${name}' has no place ${strange}: it has ${known}`);
}

/**
 * Reads `form.label=Your mail`; nothing after the sign takes the publisher's text back. FieldFault where there is no such
 * text of ours, or where it has a `{place}` that ours has not.
 */
export function parseCopyChange(typed: string, copy: Copy): CopyChange {
  const { group = '', key = '', text = '' } = CHANGE.exec(typed)?.groups ?? {};
  if (group === '') throw new FieldFault(`must read group.key=text, not '${typed}'`);
  const ours = assertKnown({ group, key }, copy);
  if (text.trim() === '') return { group, key, text: null };
  const own = parseText(text);
  assertPlaces(own, ours, `${group}.${key}`);
  return { group, key, text: own };
}

/** A publication's words after these changes; null when none are left. */
export function changeCopy(
  before: PublisherCopy | null,
  changes: readonly CopyChange[],
): PublisherCopy | null {
  const texts = new Map(
    Object.entries(before ?? {}).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => [`${group}.${key}`, { group, key, text }]),
    ),
  );
  for (const { group, key, text } of changes) {
    if (text === null) texts.delete(`${group}.${key}`);
    else texts.set(`${group}.${key}`, { group, key, text });
  }
  const after: Record<string, Record<string, string>> = {};
  for (const { group, key, text } of texts.values()) (after[group] ??= {})[key] = text;
  return texts.size === 0 ? null : after;
}
