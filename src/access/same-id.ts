/**
 * Id of a user, a publication, a post or a comment, as it may stand on the wire.
 *
 * @internal
 */
export type Id = number | null | undefined;

/**
 * Whether two ids name the same thing; an absent id names nothing, so two of them do not.
 *
 * @internal
 */
export function isSameId(one: Id, other: Id): boolean {
  return one !== null && one !== undefined && one === other;
}
