import type { CallerName, CodeCallerName, ReaderTokenCallerName } from './callers.ts';

/**
 * What comes of a request. `ok`: answered, and nothing changed. `done`: answered, and something changed. `login`: led to
 * sign in, and nothing changed. A number: refused with this status, and nothing changed. `apart`: answered, and nothing
 * of the reader whom the request is about changed. `stolen`: refused, and what two hold ended for both, and nothing else changed.
 */
export type Outcome = 'ok' | 'done' | 'login' | 'apart' | 'stolen' | number;

/** Who may use a route, and what everybody else is answered. */
export interface Kind {
  name: string;
  outcomes: Readonly<Record<CallerName, Outcome>>;
  /** The caller from whom a request is good: what is tried with tokens is tried as this one. */
  good: CallerName;
  /** What becomes of a request whose mail token is missing, forged or made for something else. */
  badToken?: Outcome;
  /** What becomes of one with another reader token than the page's own; absent where none is asked for. */
  readerTokens?: Readonly<Record<ReaderTokenCallerName, Outcome>>;
  /** What becomes of one with another hand-back code; absent where none is asked for. */
  codes?: Readonly<Record<CodeCallerName, Outcome>>;
}

const everybody = (outcome: Outcome): Record<CallerName, Outcome> => ({
  anonymous: outcome,
  ownPage: outcome,
  publisherPage: outcome,
  otherPublisher: outcome,
  foreignPage: outcome,
  session: outcome,
  otherSession: outcome,
  endedSession: outcome,
  foreignWithSession: outcome,
  publisherWithSession: outcome,
  hiddenWithSession: outcome,
  siblingWithSession: outcome,
  noOriginWithSession: outcome,
  sessionAsBearer: outcome,
  readerBearer: outcome,
  readerTokenAsSession: outcome,
});

const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const UNAUTHORIZED = 401;
const LINK_INVALID = 404;

/** Whoever asks from a page of ours and brings no session that stands. */
export const notSignedIn = (outcome: Outcome) => ({
  ownPage: outcome,
  endedSession: outcome,
  sessionAsBearer: outcome,
  readerTokenAsSession: outcome,
});

/** Whoever asks from a page of ours, whatever they bring along. */
export const onOwnPages = (outcome: Outcome) => ({
  ...notSignedIn(outcome),
  session: outcome,
  otherSession: outcome,
});

/** Whoever brings a session that stands, wherever they ask from: who only looks is not asked for that. */
const signedInAnywhere = {
  session: 'ok',
  otherSession: 'ok',
  foreignWithSession: 'ok',
  publisherWithSession: 'ok',
  hiddenWithSession: 'ok',
  siblingWithSession: 'ok',
  noOriginWithSession: 'ok',
} as const;

/** What pages of ours alone may post; nobody has to be signed in. */
const ownPages: Record<CallerName, Outcome> = { ...everybody(FORBIDDEN), ...onOwnPages('done') };

/** Anybody may look, from anywhere; no cookie makes a difference to what may be done. */
export const publicGet: Kind = { name: 'public GET', outcomes: everybody('ok'), good: 'anonymous' };

/** The same, but that the route is there in the demo alone. */
export const demoGet: Kind = { ...publicGet, name: 'GET of the demo' };

/** A page for who is signed in; everybody else is led to sign in. Whether other sites can read it is for the browser: no CORS. */
export const sessionPage: Kind = {
  name: 'page of a session',
  outcomes: {
    ...everybody('login'),
    ...signedInAnywhere,
  },
  good: 'session',
};

/** What who is signed in posts from our pages about what is theirs. */
export const sessionPost: Kind = {
  name: 'post of a session',
  outcomes: {
    ...everybody(FORBIDDEN),
    ...notSignedIn('login'),
    session: 'done',
    otherSession: 'apart',
  },
  good: 'session',
};

/** The same, asked by a script of ours, which is told that nobody is signed in. */
export const sessionCall: Kind = {
  name: 'call of a session',
  outcomes: {
    ...sessionPost.outcomes,
    ...notSignedIn(UNAUTHORIZED),
  },
  good: 'session',
};

/** The same, for what only somebody may do who signed in a moment ago: everybody else is told to do so. */
export const freshCall: Kind = {
  name: 'call of a fresh session',
  outcomes: { ...everybody(FORBIDDEN), session: 'done', otherSession: 'apart' },
  good: 'session',
};

/** What a script is told of who is signed in; that other sites can't read it is for the browser: no CORS with cookies. */
export const sessionGet: Kind = {
  name: 'GET of a session',
  outcomes: {
    ...everybody(UNAUTHORIZED),
    ...signedInAnywhere,
  },
  good: 'session',
};

/** What our own pages post for anybody. */
export const ownPost: Kind = { name: 'post of our pages', outcomes: ownPages, good: 'ownPage' };

/** A call that widgets make on the pages of this publication; its pages are ours and those registered for it. */
export const widgetPost: Kind = {
  name: 'call of a widget',
  outcomes: {
    ...ownPages,
    publisherPage: 'done',
    publisherWithSession: 'done',
    readerBearer: 'done',
  },
  good: 'publisherPage',
};

/** The same by GET, which browsers send without an Origin to their own site. */
export const widgetGet: Kind = {
  name: 'GET of a widget',
  outcomes: {
    ...everybody('ok'),
    otherPublisher: FORBIDDEN,
    foreignPage: FORBIDDEN,
    foreignWithSession: FORBIDDEN,
    hiddenWithSession: FORBIDDEN,
    // The host of another publication.
    siblingWithSession: FORBIDDEN,
  },
  good: 'publisherPage',
};

/** Where the link of a mail leads: whoever has it sees its page. */
export const mailLinkGet: Kind = {
  name: 'page of a mail’s link',
  outcomes: everybody('ok'),
  good: 'anonymous',
  badToken: LINK_INVALID,
};

/** The click on that page. The link is the whole proof: it works for mail programs and in every browser. */
export const mailLinkPost: Kind = {
  name: 'click on a mail’s link',
  outcomes: everybody('done'),
  good: 'anonymous',
  badToken: LINK_INVALID,
};

/** The click on a page whose link gives a session: the link, and a page of ours. */
export const mailSignInPost: Kind = {
  name: 'click that signs in',
  outcomes: ownPages,
  good: 'ownPage',
  badToken: LINK_INVALID,
};

/**
 * A call that is proven by a bearer token alone (the good request carries it): cookies are worth nothing here, and so other
 * sites can make nobody's browser send it.
 */
export const bearerGet: Kind = {
  name: 'GET by a bearer token',
  outcomes: { ...everybody('ok'), sessionAsBearer: UNAUTHORIZED, readerBearer: UNAUTHORIZED },
  good: 'anonymous',
};

/** Calls of the publication's own pages alone, which our pages have no business with: no cookie is worth anything. */
const publisherPages = (outcome: Outcome): Record<CallerName, Outcome> => ({
  ...everybody(FORBIDDEN),
  publisherPage: outcome,
  publisherWithSession: outcome,
  readerBearer: outcome,
});

/** Another reader's token says who that is, and is worth what it is worth to them. */
const readerTokens = (bad: Outcome, stolen: Outcome, other: Outcome) => ({
  noReaderToken: bad,
  forgedReaderToken: bad,
  sessionAsReaderToken: bad,
  readerTokenOfOtherPublication: bad,
  readerTokenOfOtherOrigin: bad,
  endedReaderToken: bad,
  rotatedReaderToken: stolen,
  readerTokenOfOtherReader: other,
});

/** What a page asks about the reader who is known there: proven by the token that it was given for itself. */
export const readerGet: Kind = {
  name: 'GET by a reader token',
  outcomes: publisherPages('ok'),
  good: 'publisherPage',
  readerTokens: readerTokens(UNAUTHORIZED, 'stolen', 'ok'),
};

/** What a page does for that reader. */
export const readerPost: Kind = {
  name: 'call by a reader token',
  outcomes: publisherPages('done'),
  good: 'publisherPage',
  readerTokens: readerTokens(UNAUTHORIZED, 'stolen', 'apart'),
};

/**
 * The same of what a stranger may ask for, too, and of our own pages: without a good token the reader is nobody, and what two hold
 * ends.
 */
export const readerOrStrangerGet: Kind = {
  ...widgetGet,
  name: 'GET by a reader token, or without',
  readerTokens: readerTokens('ok', 'done', 'ok'),
};

/** What our pages do for who is signed in, and a publisher's page for who is known there. */
export const sessionOrReaderCall: Kind = {
  name: 'call of a session, or by a reader token',
  outcomes: {
    ...sessionCall.outcomes,
    publisherPage: UNAUTHORIZED,
    publisherWithSession: UNAUTHORIZED,
    readerBearer: 'done',
  },
  good: 'session',
};

/** The same with a reader token from the start: our own pages have no business with it. */
export const readerOrSessionCall: Kind = {
  name: 'call by a reader token, or of a session',
  outcomes: {
    ...sessionCall.outcomes,
    publisherPage: 'done',
    publisherWithSession: 'done',
    readerBearer: 'done',
  },
  good: 'publisherPage',
  readerTokens: readerTokens(UNAUTHORIZED, 'stolen', 'apart'),
};

/** Where a page forgets its reader. What is not good any more has nothing to end, and is answered the same. */
export const readerEnd: Kind = {
  name: 'end of a reader token',
  outcomes: publisherPages('done'),
  good: 'publisherPage',
  readerTokens: readerTokens('ok', 'done', 'apart'),
};

/** Where a page gets that token, for the code that its reader brought. */
export const handBackPost: Kind = {
  name: 'swap of a hand-back code',
  outcomes: publisherPages('done'),
  good: 'publisherPage',
  codes: {
    forgedCode: BAD_REQUEST,
    codeOfOtherPublication: BAD_REQUEST,
    codeOfOtherOrigin: BAD_REQUEST,
    usedCode: 'stolen',
  },
};
