/**
 * What the owner of a suspended account reads: that it is suspended, that something posted may have broken the rules,
 * and whom to write to. (spec links-and-rules §8)
 */
export const SUSPENDED_ACCOUNT_MESSAGE =
  'Your account is currently suspended. Something you posted may have violated our rules. ' +
  'If you think that this is a mistake, you can appeal to our enforcement team.';

/**
 * What readers see in the place of a publication that was removed. (spec links-and-rules §8)
 *
 * @decided It names no reason: readers are told what they can see, and the owner is told why in private.
 */
export const REMOVED_PUBLICATION_MESSAGE =
  'This publication has been removed from public view, and its posts can no longer be read here.';
