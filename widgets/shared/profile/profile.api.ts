import { ownProfileCallUrl, profileCallUrl } from '../../../src/links/routes/calls.ts';
import { fetchJson } from '../api/fetch-json.ts';
import type { PublicProfile } from '../../../src/contracts/profile.contract.ts';

/** Whose profile is asked for. */
export interface ProfileKey {
  userId: number;
  /** The slug of their name, where it is known; the id decides. */
  nameSlug?: string | null;
  /** Whether it is the viewer's own. */
  own?: boolean;
}

/** Where the call goes, and on whose behalf. */
export interface ProfileSource {
  /** Origin of the platform; '' on its own pages. */
  platform: string;
  /** What says who the viewer is on a publisher's page, where no cookie does; null for nothing. */
  token?: string | null;
}

/** The path of a profile. One's own has a name in it always: any will do. */
function pathOf({ userId, nameSlug, own }: ProfileKey): string {
  return own
    ? ownProfileCallUrl.path({ userId, nameSlug: nameSlug || 'me' })
    : profileCallUrl.path({ userId, nameSlug });
}

/**
 * Asks for a public profile (spec reader-flows §7). Only one's own says who asks: by the token, or by the cookie of the
 * platform's own pages. Throws as `fetchJson` does.
 */
export function fetchProfile(
  { platform, token }: ProfileSource,
  key: ProfileKey,
  signal: AbortSignal,
): Promise<PublicProfile> {
  const url = platform + pathOf(key);
  const credentials: RequestCredentials = platform === '' ? 'same-origin' : 'omit';
  const bearer = token ? { headers: { Authorization: `Bearer ${token}` } } : {};
  return fetchJson(key.own ? { url, credentials, ...bearer } : { url }, signal);
}
