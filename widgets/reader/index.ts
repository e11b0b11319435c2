import { cameBack } from './came-back.ts';
import { Refused, createReaderApi } from './reader.api.ts';
import { createTokenKeeper } from './reader.persist.ts';
import type { EmbedSettings, Emit, KnownReader, Viewer } from '../../src/contracts/embed.ts';
import type { ReaderAnswer } from '../../src/contracts/reader.contract.ts';
import type { ReaderApi } from './reader.api.ts';
import type { TokenKeeper } from './reader.persist.ts';

const STRANGER: Viewer = { level: 'anonymous' };

/** An answer as pages see it. What is none of ours (a page of some network's portal, say) is trouble. */
function viewerOf({ level, email_hint, waiting }: ReaderAnswer): Viewer {
  if (!level || !email_hint) throw new Error('No viewer in the answer');
  return { level, email_hint, ...(waiting && { waiting }) };
}

/** The reader of a page, and the calls for them. */
class Reader {
  readonly known: KnownReader;
  readonly tokens: TokenKeeper;
  readonly api: ReaderApi;
  readonly emit: Emit;

  constructor(settings: EmbedSettings, emit: Emit, known: KnownReader) {
    this.known = known;
    this.tokens = createTokenKeeper(settings.publication.subdomain);
    this.api = createReaderApi(settings, this.tokens);
    this.emit = emit;
  }

  /** Takes an answer; then the page knows its reader. */
  take(answer: ReaderAnswer): Viewer {
    const viewer = viewerOf(answer);
    if (answer.token) this.tokens.replace(answer.token);
    this.known.viewer = viewer;
    this.known.spared = viewer.level !== 'anonymous' || !!viewer.waiting;
    this.known.reader = { subscribe: () => this.subscribe(), signOut: () => this.signOut() };
    return viewer;
  }

  /** Takes an answer with a token of its own. */
  welcome(answer: ReaderAnswer): void {
    viewerOf(answer);
    if (answer.token) this.tokens.keep(answer.token);
    this.take(answer);
  }

  /** Signed out, here or elsewhere. */
  forget(): void {
    this.tokens.forget();
    this.known.viewer = STRANGER;
    delete this.known.reader;
    delete this.known.spared;
  }

  /** False for a code that is worth nothing: what was kept counts. */
  async swap(code: string): Promise<boolean> {
    try {
      this.welcome(await this.api.swap(code));
      return true;
    } catch (error) {
      if (error instanceof Refused && error.status < 500) return false;
      throw error;
    }
  }

  /** A call with the token. When it is not good any more, nobody is signed in. */
  async ask(call: () => Promise<ReaderAnswer>): Promise<Viewer> {
    try {
      return this.take(await call());
    } catch (error) {
      if (error instanceof Refused && error.status === 401) this.forget();
      throw error;
    }
  }

  async subscribe(): Promise<Viewer> {
    try {
      return await this.ask(this.api.subscribe);
    } finally {
      this.emit('viewer', this.known.viewer);
    }
  }

  async signOut(): Promise<void> {
    const ended = this.api.end();
    this.forget();
    this.emit('viewer', STRANGER);
    await ended.catch(() => {});
  }
}

/** Scrolls to what the rest of the fragment names: the browser looked for it with the code in its name. */
function scrollAgain(): void {
  if (location.hash) location.replace(location.hash);
}

/** Who reads (contract: src/contracts/embed.ts). Loaded where the reader brought a code, or left a token. */
export async function know(
  settings: EmbedSettings,
  code: string | undefined,
  emit: Emit,
): Promise<KnownReader> {
  const reader = new Reader(settings, emit, { viewer: STRANGER });
  if (code) scrollAgain();
  const isFresh = code && cameBack(settings, document.referrer) && (await reader.swap(code));
  if (isFresh || !reader.tokens.read()) return reader.known;
  await reader.ask(reader.api.view).catch((error: unknown) => {
    // Signed out elsewhere.
    if (reader.tokens.read()) throw error;
  });
  return reader.known;
}

/** A reader who has proven on this page who they are: known from here on (contract: src/contracts/embed.ts). */
export function meet(
  settings: EmbedSettings,
  answer: ReaderAnswer,
  known: KnownReader,
  emit: Emit,
): void {
  new Reader(settings, emit, known).welcome(answer);
  emit('viewer', known.viewer);
}
