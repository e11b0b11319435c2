import type { FastifyRequest } from 'fastify';
import { isGeoblocked } from '../../src/access/geoblock.ts';
import { viewerLevel } from '../../src/access/viewer.ts';
import type { ViewerLevel } from '../../src/access/viewer-level.ts';
import type { PostAsker } from '../../src/access/post-access.ts';
import type { PostViewer } from '../../src/access/post-viewer.ts';
import { REMOVED_PUBLICATION_MESSAGE } from '../../src/moderation/moderation-messages.ts';
import { isPublicationRemoved } from '../../src/moderation/publication-tier.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { findKnown } from '../hand-back/reader.service.ts';
import { bearerToken } from '../platform/bearer.ts';
import type { Publication } from '../publications/publication.ts';
import { readSession } from '../session/session.service.ts';
import { readerDoor } from './reader-door.ts';
import type { ReaderDoor } from './reader-door.ts';
import { findStanding } from './standing.store.ts';
import { findViewerFacts } from './viewer.store.ts';
import { requestCountry } from './request-country.ts';

/** Whoever asks for something of a publication, as the rules of access see them. */
export interface RequestViewer extends PostViewer, PostAsker {
  /** Null for nobody signed in. */
  user: { id: number } | null;
  /** Where they ask from. */
  door: ReaderDoor;
  isGeoblocked: boolean;
  /** How the publication stands; see `publicationTier`. */
  tier: number;
}

/** What of a request tells who asks. */
export type AskingRequest = Pick<FastifyRequest, 'headers' | 'id'>;

/**
 * Who asks: on the platform's own pages the session says it, on a publisher's page the reader token for that page, and no cookie
 * is read there. Null for nobody, and for a token that is not good (any more): a stranger is refused nothing that is for
 * everybody.
 */
async function userOf(
  deps: Deps,
  request: AskingRequest,
  publication: Pick<Publication, 'id' | 'subdomain'>,
  door: ReaderDoor,
): Promise<{ id: number } | null> {
  if (door === 'elsewhere') return null;
  if (door === 'platform') {
    const session = await readSession(deps, request);
    return session === null ? null : { id: session.userId };
  }
  const caller = { publication, origin: request.headers.origin ?? '', requestId: request.id };
  const reader = await findKnown(deps, caller, bearerToken(request));
  return reader === null ? null : { id: reader.userId };
}

/**
 * The one place that tells who asks for something of a publication, and what they are to it. Every level comes from the
 * rules in `src/access`. FlyleafError publication_not_found for a publication that was removed from public view.
 */
export async function viewerOf(
  deps: Deps,
  request: AskingRequest,
  publication: Pick<Publication, 'id' | 'subdomain'>,
): Promise<RequestViewer> {
  const { tier, blockedCountries } = await findStanding(deps.db.kysely, publication.id);
  if (isPublicationRemoved(tier)) {
    throw new FlyleafError('publication_not_found', REMOVED_PUBLICATION_MESSAGE);
  }
  const geoblocked = isGeoblocked(requestCountry(deps, request), blockedCountries);
  const door = await readerDoor(deps, request, publication);
  const user = await userOf(deps, request, publication, door);
  const level = user === null ? 'anonymous' : await levelOfReader(deps, user.id, publication.id);
  return { user, door, level, isGeoblocked: geoblocked, tier };
}

/** What a reader is to a publication (src/access/viewer.ts). */
export async function levelOfReader(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: number,
  publication: number,
): Promise<ViewerLevel> {
  const facts = await findViewerFacts(db.kysely, { user, publication });
  const viewer = { user: { id: user }, subscription: facts.subscription };
  return viewerLevel(viewer, facts.publication, clock.now());
}
