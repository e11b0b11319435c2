import { handBack, swapCode } from '../../../server/hand-back/hand-back.service.ts';
import { listSites } from '../../../server/hand-back/reader-site.store.ts';
import { endReader, readReader } from '../../../server/hand-back/reader.service.ts';
import { findPublication } from '../../../server/publications/publication.store.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import {
  READER_TOKEN_GRACE,
  READER_TOKEN_ROTATION,
} from '../../../src/session/reader-token-limits.ts';
import type { TestApp } from '../app.ts';
import { codeIn } from '../reader-client.ts';
import type { Reader } from './scene.ts';

/** What a page of a publisher shows with a code, and what another one would. */
export const PROOF = 'p'.repeat(43);
const OTHER_PROOF = 'q'.repeat(43);

type Known = (reader: Reader, publication?: string, origin?: string) => Promise<string>;

/** What makes readers known on publishers' pages; of `demo`, on its first page, where nothing else is said. */
export interface HandBackScene {
  handBackCode: Known;
  /** A code that was swapped by another page. */
  usedHandBackCode: Known;
  readerToken: Known;
  endedReaderToken: Known;
  /** A token whose successor has been in use for a while. */
  rotatedReaderToken: Known;
  /** The id of a site where the reader is known. */
  site(reader: Reader): Promise<string>;
}

/** The part of a scene that is about publishers' pages; `firstOrigin` is that of `demo`. */
export function handBackScene({ deps, clock }: TestApp, firstOrigin: string): HandBackScene {
  const named = async (name: string): Promise<Publication> => {
    const publication = await findPublication(deps.db.kysely, name);
    if (publication === null) throw new Error(`No publication ${name}`);
    return publication;
  };
  const callerOf = async (name: string, origin: string) => {
    return { publication: await named(name), origin, isRegistered: true, requestId: 'scene' };
  };

  const handBackCode: Known = async (reader, name = 'demo', origin = firstOrigin) => {
    const { userId, sessionId } = reader;
    const publication = await named(name);
    const codeOf = async (from: string | null) =>
      codeIn(await handBack(deps, publication, `${origin}/post`, { userId, sessionId: from }));
    // Whoever was signed out meanwhile comes from a confirmation.
    return (await codeOf(sessionId)) || codeOf(null);
  };

  const swapped = async (code: string, proof: string, name = 'demo', origin = firstOrigin) =>
    swapCode(deps, { caller: await callerOf(name, origin), code, proof, userAgent: '' });

  const usedHandBackCode: Known = async (...asked) => {
    const code = await handBackCode(...asked);
    await swapped(code, OTHER_PROOF);
    return code;
  };

  const readerToken: Known = async (reader, name, origin) =>
    swapped(await handBackCode(reader, name, origin), PROOF, name, origin);

  const endedReaderToken: Known = async (reader) => {
    const token = await readerToken(reader);
    await endReader(deps, await callerOf('demo', firstOrigin), token);
    return token;
  };

  const rotatedReaderToken: Known = async (reader) => {
    const token = await readerToken(reader);
    const caller = await callerOf('demo', firstOrigin);
    clock.advance(READER_TOKEN_ROTATION);
    const { next } = await readReader(deps, caller, token);
    if (next === null) throw new Error('The token got no successor');
    await readReader(deps, caller, next);
    clock.advance(READER_TOKEN_GRACE + 1);
    return token;
  };

  const site = async (reader: Reader): Promise<string> => {
    await readerToken(reader);
    const [first] = await listSites(deps.db.kysely, reader.userId, 0, 1);
    return first?.id ?? '';
  };

  return {
    handBackCode,
    usedHandBackCode,
    readerToken,
    endedReaderToken,
    rotatedReaderToken,
    site,
  };
}
