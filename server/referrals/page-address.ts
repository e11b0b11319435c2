import { readInvitationCode } from '../../src/invitations/invitation-code.ts';
import { REFERRAL_MAX_LENGTH } from './referral.service.ts';

/** What the address of the page where somebody signs up says about it. */
export interface PageAddress {
  /** Key or token of who referred; null for nobody. */
  referral: string | null;
  /** Code of an invitation; null for none. */
  invitation: string | null;
  /** Where the page was to lead afterwards, not yet judged. */
  next: string[];
}

/** A value as it came; null for none, and for one that is too long. */
export function readReferral(text: string | null | undefined): string | null {
  return text && text.length <= REFERRAL_MAX_LENGTH ? text : null;
}

/** A code as it came, in the form in which it is compared. */
export function readInvitation(text: string | null | undefined): string | null {
  return text ? readInvitationCode(text) : null;
}

/**
 * Reads the address of a page: `r`, `invitation`, and where it leads (`href`, `next`). The query carries these from page
 * to page, so nothing has to be stored in a browser for them. Nothing in it is trusted.
 */
export function readPageAddress(href: string | undefined): PageAddress {
  const query = URL.parse(href ?? '')?.searchParams;
  const next = [query?.get('href'), query?.get('next')].filter((text) => typeof text === 'string');
  return {
    referral: readReferral(query?.get('r')),
    invitation: readInvitation(query?.get('invitation')),
    next,
  };
}
