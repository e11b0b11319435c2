import { roundSubscriberCount } from '../publication/round-subscriber-count.ts';

/** What 'Join over N subscribers' is made of. */
export interface JoinDescription {
  kind: 'join_over';
  /** The round number, which is smaller than the count. */
  count: number;
}

/**
 * What the line under the faces says; null when there is no number to name. (spec reader-flows §2)
 *
 * @decided The number is rounded as `roundSubscriberCount` does, so that "over" is true; below eleven there is no line.
 */
export function describeJoin(count: number | null | undefined): JoinDescription | null {
  const round = roundSubscriberCount(count);
  return round === null ? null : { kind: 'join_over', count: round };
}

/** The line under the faces in English, 'Join over 1,200 subscribers'; null when there is none. (spec reader-flows §2) */
export function joinLabel(count: number | null | undefined): string | null {
  const join = describeJoin(count);
  return join && `Join over ${join.count.toLocaleString('en-US')} subscribers`;
}
