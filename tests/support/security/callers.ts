import { TOKEN_PURPOSES, verifyToken } from '../../../server/platform/tokens.ts';
import { bearer, fieldsOf, scopeOf, withField, withItsToken } from './ask.ts';
import type { Ask } from './ask.ts';
import {
  FOREIGN_ORIGIN,
  OTHER_ORIGIN,
  PAGE_ORIGIN,
  SECOND_ORIGIN,
  SIBLING_ORIGIN,
} from './scene.ts';
import type { Reader, Scene } from './scene.ts';

/** Who a request is about, and somebody else. */
export interface Cast {
  alice: Reader;
  bob: Reader;
}

/** Makes of a good request the one that this caller would send. */
export type Caller = (ask: Ask, scene: Scene, cast: Cast) => Ask | Promise<Ask>;

/** Callers whose request is the good one, from other places and with other cookies. */
export const CALLERS = {
  /** A program: no cookie, no Origin. */
  anonymous: (ask) => ask,
  ownPage: (ask, scene) => from(ask, scene.deps.config.publicUrl, 'same-origin'),
  publisherPage: (ask) => from(ask, PAGE_ORIGIN, 'cross-site'),
  /** Another publisher's page, registered for another publication. */
  otherPublisher: (ask) => from(ask, OTHER_ORIGIN, 'cross-site'),
  foreignPage: (ask) => from(ask, FOREIGN_ORIGIN, 'cross-site'),
  session: (ask, scene, { alice }) => signedIn(ownPage(ask, scene), scene, alice.sessionToken),
  /** Signed in, but as another reader than the request is about. */
  otherSession: (ask, scene, { bob }) => signedIn(ownPage(ask, scene), scene, bob.sessionToken),
  endedSession: async (ask, scene, { alice }) =>
    signedIn(ownPage(ask, scene), scene, await scene.endedSession(alice)),
  /** What another site makes the reader's browser send. */
  foreignWithSession: (ask, scene, { alice }) =>
    signedIn(from(ask, FOREIGN_ORIGIN, 'cross-site'), scene, alice.sessionToken),
  publisherWithSession: (ask, scene, { alice }) =>
    signedIn(from(ask, PAGE_ORIGIN, 'cross-site'), scene, alice.sessionToken),
  hiddenWithSession: (ask, scene, { alice }) =>
    signedIn(from(ask, 'null', 'cross-site'), scene, alice.sessionToken),
  /** Another host under the same domain: browsers send it the cookie of the platform's own along, and it may be anybody’s. */
  siblingWithSession: (ask, scene, { alice }) =>
    signedIn(from(ask, SIBLING_ORIGIN, 'same-site'), scene, alice.sessionToken),
  noOriginWithSession: (ask, scene, { alice }) => signedIn(ask, scene, alice.sessionToken),
  /** The session's token where a reader token would stand. */
  sessionAsBearer: (ask, scene, { alice }) => bearing(ownPage(ask, scene), alice.sessionToken),
  /** What a publisher's page holds of its reader, where it is worth something at the most. */
  readerBearer: async (ask, scene, { alice }) =>
    bearing(from(ask, PAGE_ORIGIN, 'cross-site'), await scene.readerToken(alice)),
  /** The same where the session's token would stand. */
  readerTokenAsSession: async (ask, scene, { alice }) =>
    signedIn(ownPage(ask, scene), scene, await scene.readerToken(alice)),
} as const satisfies Record<string, Caller>;

export type CallerName = keyof typeof CALLERS;

/** The same request, from where it is good, with something wrong in its mail token, if it has one. */
export const MAIL_TOKEN_CALLERS = {
  noToken: (ask) => withField(ask, 'token', undefined),
  forgedToken: (ask) => withField(ask, 'token', forged(tokenOf(ask))),
  /** Signed by us for the same row, for everything but this. */
  tokenOfOtherPurpose: (ask, scene) => withField(ask, 'token', otherPurpose(ask, scene)),
  twoTokens: (ask) => ({ ...ask, query: { token: ask.form ? 'x' : ['x', tokenOf(ask)] } }),
} as const satisfies Record<string, Caller>;

/** The same with something wrong in its form token, if it has one. */
export const FORM_TOKEN_CALLERS = {
  noFormToken: (ask) => withField(ask, 'form_token', undefined),
  forgedFormToken: (ask, scene) => {
    const whole = withItsToken(scene, ask);
    return withField(whole, 'form_token', forged(formTokenOf(whole)));
  },
  formTokenOfOtherPublication: (ask, scene) =>
    withField(ask, 'form_token', scene.formToken({ ...scopeOf(scene, ask), publicationId: 2 })),
  formTokenOfOtherPage: (ask, scene) =>
    withField(
      ask,
      'form_token',
      scene.formToken({ ...scopeOf(scene, ask), origin: FOREIGN_ORIGIN }),
    ),
} as const satisfies Record<string, Caller>;

/** The same with something wrong in its reader token, if it is proven by one. */
export const READER_TOKEN_CALLERS = {
  noReaderToken: (ask) => withoutBearer(ask),
  forgedReaderToken: (ask) => bearing(ask, forged(bearerOf(ask))),
  sessionAsReaderToken: (ask, _scene, { alice }) => bearing(ask, alice.sessionToken),
  readerTokenOfOtherPublication: async (ask, scene, { alice }) =>
    bearing(ask, await scene.readerToken(alice, 'other', OTHER_ORIGIN)),
  /** The publication's, but of another of its pages. */
  readerTokenOfOtherOrigin: async (ask, scene, { alice }) =>
    bearing(ask, await scene.readerToken(alice, 'demo', SECOND_ORIGIN)),
  endedReaderToken: async (ask, scene, { alice }) =>
    bearing(ask, await scene.endedReaderToken(alice)),
  /** It has a successor, which is in use. */
  rotatedReaderToken: async (ask, scene, { alice }) =>
    bearing(ask, await scene.rotatedReaderToken(alice)),
  readerTokenOfOtherReader: async (ask, scene, { bob }) =>
    bearing(ask, await scene.readerToken(bob)),
} as const satisfies Record<string, Caller>;

/** The same with something wrong in its hand-back code, if it has one. */
export const CODE_CALLERS = {
  forgedCode: (ask) => withField(ask, 'code', forged(codeOf(ask))),
  codeOfOtherPublication: async (ask, scene, { alice }) =>
    withField(ask, 'code', await scene.handBackCode(alice, 'other', OTHER_ORIGIN)),
  codeOfOtherOrigin: async (ask, scene, { alice }) =>
    withField(ask, 'code', await scene.handBackCode(alice, 'demo', SECOND_ORIGIN)),
  /** Swapped before, by who has another proof. */
  usedCode: async (ask, scene, { alice }) =>
    withField(ask, 'code', await scene.usedHandBackCode(alice)),
} as const satisfies Record<string, Caller>;

export type ReaderTokenCallerName = keyof typeof READER_TOKEN_CALLERS;
export type CodeCallerName = keyof typeof CODE_CALLERS;

/** The same in a body that browsers send to other sites without asking first. */
export const PLAIN_TEXT: Caller = (ask) => ({
  ...ask,
  headers: { ...ask.headers, 'content-type': 'text/plain' },
});

function from(ask: Ask, origin: string, site: string): Ask {
  return { ...ask, headers: { ...ask.headers, origin, 'sec-fetch-site': site } };
}

function ownPage(ask: Ask, scene: Scene): Ask {
  return from(ask, scene.deps.config.publicUrl, 'same-origin');
}

function signedIn(ask: Ask, _scene: Scene, token: string): Ask {
  return { ...ask, cookies: { ...ask.cookies, flyleaf_session: token } };
}

function bearing(ask: Ask, token: string): Ask {
  return { ...ask, headers: { ...ask.headers, ...bearer(token) } };
}

function withoutBearer(ask: Ask): Ask {
  const { authorization: _, ...headers } = ask.headers ?? {};
  return { ...ask, headers };
}

const tokenOf = (ask: Ask) => String(fieldsOf(ask)['token']);
const formTokenOf = (ask: Ask) => String(fieldsOf(ask)['form_token']);
const codeOf = (ask: Ask) => String(fieldsOf(ask)['code']);
const bearerOf = ({ headers }: Ask) => headers?.['authorization']?.replace('Bearer ', '') ?? '';

/** The last character carries bits of its own: another one in front changes what is signed for sure. */
function forged(token: string): string {
  const at = token.lastIndexOf('.') + 1;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

function otherPurpose(ask: Ask, { deps, sign }: Scene): string {
  const token = tokenOf(ask);
  const { secrets } = deps.config;
  const good = TOKEN_PURPOSES.find((purpose) => verifyToken(secrets, purpose, token) !== null);
  const other = TOKEN_PURPOSES.find((purpose) => purpose !== good);
  if (good === undefined || other === undefined) throw new Error('No token of ours');
  return sign(other, verifyToken(secrets, good, token) ?? '');
}
