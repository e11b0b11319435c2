import { READER_PATHS } from '../../src/contracts/reader-paths.ts';
import { newProof } from '../shared/random/new-proof.ts';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type { ReaderAnswer } from '../../src/contracts/reader.contract.ts';
import type { TokenKeeper } from './reader.persist.ts';

/** Milliseconds after which an answer is not waited for: forms stand still meanwhile. */
const PATIENCE = 8_000;

/** An answer that is not OK. */
export class Refused extends Error {
  declare readonly status: number;

  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/** The calls of a page for its reader. Each is made with the token as it is kept at that moment. */
export interface ReaderApi {
  swap(code: string): Promise<ReaderAnswer>;
  view(): Promise<ReaderAnswer>;
  subscribe(): Promise<ReaderAnswer>;
  end(): Promise<unknown>;
}

/** Makes the calls for one publication. */
export function createReaderApi(
  { platform, publication: { subdomain: publication } }: EmbedSettings,
  tokens: TokenKeeper,
): ReaderApi {
  async function ask<T>(path: string, init: RequestInit): Promise<T> {
    const signal = AbortSignal.timeout(PATIENCE);
    const rest: RequestInit = { cache: 'no-store', credentials: 'omit', signal };
    const response = await fetch(platform + path, { ...rest, ...init });
    if (!response.ok) throw new Refused(response.status);
    return response.json() as Promise<T>;
  }

  const bearer = () => ({ authorization: `Bearer ${tokens.read()}` });

  const post = <T>(path: string, fields: object, headers: Record<string, string>) =>
    ask<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ publication, ...fields }),
    });

  return {
    swap(code) {
      // The proof makes the repeat of a lost answer known as one.
      const fields = { code, proof: newProof() };
      const attempt = () => post<ReaderAnswer>(READER_PATHS.readerToken, fields, {});
      return attempt().catch((error: unknown) => {
        if (error instanceof Refused) throw error;
        return attempt();
      });
    },
    view: () =>
      ask(`${READER_PATHS.viewer}?publication=${publication}`, {
        method: 'GET',
        headers: bearer(),
      }),
    subscribe: () => post(READER_PATHS.subscribeAsViewer, {}, bearer()),
    end: () => post(READER_PATHS.endReaderToken, {}, bearer()),
  };
}
