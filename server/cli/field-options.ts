import type { Command } from 'commander';
import { optionOf } from './cli-error.ts';

/** What each field is, and how its value is written in the help. */
export type FieldHelp<Field extends string> = Readonly<
  Record<Field, readonly [value: string, help: string]>
>;

/** Adds one option for each field, in their order. */
export function addFieldOptions<Field extends string>(
  command: Command,
  fields: readonly Field[],
  helps: FieldHelp<Field>,
): Command {
  for (const field of fields) {
    const [value, help] = helps[field];
    command.option(`${optionOf(field)} <${value}>`, help);
  }
  return command;
}

function camelCase(field: string): string {
  return field.replaceAll(/_(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The fields among a command's options, as they were typed. */
export function typedFields<Field extends string>(
  options: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const typed = fields.map((field) => [field, options[camelCase(field)]] as const);
  const given = typed.filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(given) as Partial<Record<Field, string>>;
}
