import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { STANDING_FIELD_NAMES } from '../access/standing.service.ts';
import { TERM_FIELD_NAMES } from '../access/terms.service.ts';
import { POST_FIELD_NAMES } from '../posts/post-fields.ts';
import { PROFILE_FIELD_NAMES } from '../profiles/profile.service.ts';
import { INVITATION_FIELD_NAMES } from '../invitations/invitation.service.ts';
import { COUPON_FIELD_NAMES, OFFER_FIELD_NAMES, PLAN_FIELD_NAMES } from '../plans/plan-fields.ts';
import { FIELD_NAMES } from '../publications/publication-fields.ts';
import { SECTION_FIELD_NAMES } from '../publications/section-fields.ts';
import { StartError, reasonOf } from '../platform/start-error.ts';

/** Bad input, in words that name the argument at fault. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** The option that sets a field: `custom_domain` is `--custom-domain`. */
export function optionOf(field: string): string {
  return `--${field.replaceAll('_', '-')}`;
}

const OPTIONS: readonly string[] = [
  'copy',
  'author',
  ...FIELD_NAMES,
  ...SECTION_FIELD_NAMES,
  ...POST_FIELD_NAMES.filter((name) => name !== 'slug'),
  ...TERM_FIELD_NAMES,
  ...STANDING_FIELD_NAMES,
  ...PROFILE_FIELD_NAMES,
  ...PLAN_FIELD_NAMES,
  ...OFFER_FIELD_NAMES,
  ...COUPON_FIELD_NAMES,
  ...INVITATION_FIELD_NAMES,
];
const ARGUMENTS: readonly string[] = ['subdomain', 'origin', 'slug', 'email', 'plan', 'code'];

/** Messages begin with the field's name; people typed the option or the argument. Places in a file stay as they are. */
function inOptions(param: string | undefined, msg: string): string {
  if (param === undefined || !msg.startsWith(`${param} `)) return msg;
  const rest = msg.slice(param.length);
  if (OPTIONS.includes(param)) return optionOf(param) + rest;
  return ARGUMENTS.includes(param) ? `argument '${param}'${rest}` : msg;
}

function wordsOf(error: unknown): string {
  if (error instanceof FlyleafError && error.errors.length > 0) {
    return error.errors.map((entry) => inOptions(entry.param, entry.msg)).join('; ');
  }
  const isOurs =
    error instanceof FlyleafError || error instanceof StartError || error instanceof CliError;
  return isOurs ? error.message : reasonOf(error);
}

/** Anything thrown as one line for people: no stack, whatever it was. */
export function errorLine(error: unknown): string {
  const words = wordsOf(error).split(/\s*\n\s*/u);
  return `error: ${words.filter((line) => line !== '').join('; ')}\n`;
}
