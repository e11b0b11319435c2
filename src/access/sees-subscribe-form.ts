import type { ViewerLevel } from './viewer-level.ts';

/** What of a publication decides who may sign up. */
export interface InvitingPublication {
  invite_only?: boolean | null | undefined;
}

/**
 * Whether a viewer sees the subscribe form, in the popup and on the cover page: everybody, but with an invite-only
 * publication only free subscribers, and all others see invite actions in its place.
 * (spec reader-flows §2; reader-flows §6; readings.md)
 *
 * @decided Free subscribers are those whose level is `free`; above it there is nothing left to ask an invitation for.
 */
export function seesSubscribeForm(publication: InvitingPublication, level: ViewerLevel): boolean {
  return publication.invite_only !== true || level === 'free';
}
