import type { LightMyRequestResponse } from 'fastify';
import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import { HAND_BACK_KEY } from '../../src/contracts/reader-keys.ts';
import type { ReaderAnswer } from '../../src/contracts/reader.contract.ts';
import type { TestAppOptions } from './app.ts';
import { loginClient } from './login-client.ts';
import type { LoginClient, TestBrowser } from './login-client.ts';
import { PAGE_ORIGIN } from './signup-client.ts';

/** A proof as pages make it: 256 bits, base64url. */
export const proofOf = (letter: string): string => letter.repeat(43);

/** What a page of a publisher does with what its reader brought. */
export interface TestPage {
  swap(code: string, proof?: string): Promise<LightMyRequestResponse>;
  /** Who reads, by a token. */
  view(token: string): Promise<LightMyRequestResponse>;
  subscribe(token: string): Promise<LightMyRequestResponse>;
  end(token: string): Promise<LightMyRequestResponse>;
}

/** The app, with publishers' pages that know their readers. */
export interface ReaderClient extends LoginClient {
  /** A page on an origin, of a publication. */
  page(origin?: string, publication?: string): TestPage;
  /** Goes back from the platform as whoever is signed in there; the code of the way back, '' for none. */
  goBack(browser: TestBrowser, href?: string, publication?: string): Promise<string>;
  /** A signed-in reader of `demo`, with a token of its page. */
  known(email?: string): Promise<{ browser: TestBrowser; email: string; token: string }>;
}

/** The code in an address; '' for none. */
export function codeIn(location: string | undefined): string {
  return new RegExp(`[#&]${HAND_BACK_KEY}=([\\w-]{43})$`, 'u').exec(location ?? '')?.[1] ?? '';
}

export const answerIn = (answer: LightMyRequestResponse): ReaderAnswer =>
  answer.json<ReaderAnswer>();

export async function readerClient(options: TestAppOptions = {}): Promise<ReaderClient> {
  const client = await loginClient(options);

  const page: ReaderClient['page'] = (origin = PAGE_ORIGIN, publication = 'demo') => {
    const bearer = (token: string) => ({ origin, authorization: `Bearer ${token}` });
    const post = (path: string, token: string) =>
      client.postJson(path, { publication }, bearer(token));
    return {
      swap: (code, proof = proofOf('p')) =>
        client.postJson(API_PATHS.readerToken, { publication, code, proof }, { origin }),
      view: (token) =>
        client.app.inject({
          url: `${API_PATHS.viewer}?publication=${publication}`,
          headers: bearer(token),
        }),
      subscribe: (token) => post(API_PATHS.subscribeAsViewer, token),
      end: (token) => post(API_PATHS.endReaderToken, token),
    };
  };

  const goBack: ReaderClient['goBack'] = async (
    browser,
    href = `${PAGE_ORIGIN}/post`,
    publication = 'demo',
  ) => {
    const answer = await browser.post(PAGE_PATHS.wayBack, { publication, href });
    return codeIn(answer.headers.location);
  };

  const known: ReaderClient['known'] = async (given) => {
    const email = given ?? (await client.reader());
    const browser = client.browser();
    await browser.signIn(email);
    const { token } = answerIn(await page().swap(await goBack(browser)));
    return { browser, email, token: token ?? '' };
  };

  return { ...client, page, goBack, known };
}
