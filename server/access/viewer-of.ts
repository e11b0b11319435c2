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
import type { Publication } from '../publications/publication.ts';
import { readSession } from '../session/session.service.ts';
import { findStanding } from './standing.store.ts';
import { findViewerFacts } from './viewer.store.ts';
import { requestCountry } from './request-country.ts';

/** Whoever asks for something of a publication, as the rules of access see them. */
export interface RequestViewer extends PostViewer, PostAsker {
  /** Null for nobody signed in. */
  user: { id: number } | null;
  isGeoblocked: boolean;
  /** How the publication stands; see `publicationTier`. */
  tier: number;
}

/** Who asks: the signed-in reader of the platform's own pages. Null for nobody. */
async function userOf(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<{ id: number } | null> {
  const session = await readSession(deps, request);
  return session === null ? null : { id: session.userId };
}

/**
 * The one place that tells who asks for something of a publication, and what they are to it. Every level comes from the
 * rules in `src/access`. FlyleafError publication_not_found for a publication that was removed from public view.
 */
export async function viewerOf(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
  publication: Pick<Publication, 'id'>,
): Promise<RequestViewer> {
  const { tier, blockedCountries } = await findStanding(deps.db.kysely, publication.id);
  if (isPublicationRemoved(tier)) {
    throw new FlyleafError('publication_not_found', REMOVED_PUBLICATION_MESSAGE);
  }
  const geoblocked = isGeoblocked(requestCountry(deps, request), blockedCountries);
  const user = await userOf(deps, request);
  const level = user === null ? 'anonymous' : await levelOfReader(deps, user.id, publication.id);
  return { user, level, isGeoblocked: geoblocked, tier };
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
