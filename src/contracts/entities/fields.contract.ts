/**
 * The fields that entities are made of. What names an entity, and what it is nothing without, must be there;
 * everything else may be absent or null, as an answer carries the part of an entity that it is about.
 * A wrong type is always an issue of that field.
 */
import * as z from 'zod';
import { readWireTime } from '../../pricing/wire-time.ts';

/**
 * Number that names something, from 1.
 * @internal
 */
export const id = z.int().positive();

/**
 * Number that names something else, or null where there is none.
 * @internal
 */
export const reference = id.nullish();

/**
 * Name of an upload or of an account elsewhere: a number or text, as its keeper likes it.
 * @internal
 */
export const foreignId = z.union([z.int(), z.string().min(1)]);

/**
 * Text of any length, empty too.
 * @internal
 */
export const text = z.string().nullish();

/**
 * Yes or no; absent and null are no, unless the rule that reads it says otherwise.
 * @internal
 */
export const flag = z.boolean().nullish();

/**
 * How many, from 0.
 * @internal
 */
export const count = z.int().nonnegative().nullish();

const isMoment = (value: number | string): boolean => value === '' || readWireTime(value) !== null;

/**
 * A moment: UTC milliseconds, or text of ISO 8601 with a zone (a date alone is its midnight in UTC), exactly as the rules
 * read it. Empty text is none.
 * @internal
 */
export const time = z
  .union([z.number(), z.string()])
  .refine(isMoment, 'Not a moment: UTC milliseconds or ISO 8601 text with a zone')
  .nullish();

/**
 * Something whose fields the specification does not show: an object that passes through.
 * @internal
 */
export const unknownObject = z.looseObject({}).nullish();

/**
 * A list, or null where there is none.
 * @internal
 */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).nullish();
