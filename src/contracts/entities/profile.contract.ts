import * as z from 'zod';
import { id, text } from './fields.contract.ts';

/**
 * What everybody may know of a user (spec reader-flows §3).
 * @decided The specification shows only what a profile is found by: the user's id and the slug of the name. The name and
 * the handle, which links and mentions need, are named too; all other fields pass through.
 */
export const profileSchema = z.looseObject({ id, slug: text, name: text, handle: text });

/** A profile as it stands on the wire. */
export type ProfileEntity = z.infer<typeof profileSchema>;
