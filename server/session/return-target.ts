import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { Deps } from '../deps.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import { isOwnOrigin } from '../publications/own-origin.ts';
import type { Publication } from '../publications/publication.ts';
import { readRedirect } from './read-redirect.ts';

/** Pages that signing in does not lead to: the reader would be asked again, or sent in a circle. */
const NOT_AFTERWARDS: readonly string[] = [
  PAGE_PATHS.login,
  PAGE_PATHS.signIn,
  PAGE_PATHS.loginLink,
  PAGE_PATHS.signOut,
];

/**
 * Where a reader goes after signing in: a page of the platform, or one on an origin that the publication has registered. Null
 * for anything else. The answer is a whole address as browsers write it, so it is read no second time in another way.
 */
export async function returnTarget(
  deps: Pick<Deps, 'config' | 'db'>,
  publication: Publication | null,
  text: string,
): Promise<string | null> {
  const url = readRedirect(text, deps.config.publicUrl);
  if (url === null) return null;
  if (await isOwnOrigin(deps, url.origin)) {
    const path = url.pathname.replace(/\/+$/u, '');
    return NOT_AFTERWARDS.includes(path) ? null : url.href;
  }
  if (publication === null) return null;
  return (await isRegisteredOrigin(deps.db.kysely, publication.id, url.origin)) ? url.href : null;
}

/** Whether an allowed target is on the platform's own origin, where this very session is good. */
export function isHere(deps: Pick<Deps, 'config'>, target: string): boolean {
  return new URL(target).origin === deps.config.publicUrl;
}
