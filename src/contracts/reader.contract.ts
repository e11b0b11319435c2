import * as z from 'zod';
import { call } from './call.ts';
import { READER_PATHS } from './reader-paths.ts';
import { REDIRECT_MAX_LENGTH } from '../session/session-limits.ts';

const publication = z.string().min(1).max(63);
/** A code, a proof or a token of a reader: 256 bits, base64url. */
export const readerSecretSchema = z.string().length(43);

/** Levels that pages are told; admins of a publication are among its contributors. */
export const TOLD_LEVELS = ['anonymous', 'free', 'paid', 'founding', 'contributor'] as const;

/** Who reads, as the publication's page on this origin is told. */
export const readerAnswerSchema = z.object({
  /** What the reader is to the publication; `anonymous` for one who is known but subscribes to nothing of it. */
  level: z.enum(TOLD_LEVELS),
  /** `r•••@example.com`: the whole address is told to no page. */
  email_hint: z.string(),
  /** Asked for, and the publisher has not decided. */
  waiting: z.boolean(),
  /** The token to use from now on; null to keep the one that was sent. */
  token: readerSecretSchema.nullable(),
});

/** Swaps a hand-back code for a reader token. The same code with the same proof is answered the same for a minute. */
export const readerTokenCall = call({
  method: 'POST',
  path: READER_PATHS.readerToken,
  request: z.object({
    publication,
    code: readerSecretSchema,
    /** Made by the page for this swap; whoever has the code alone can't repeat it. */
    proof: readerSecretSchema,
  }),
  response: readerAnswerSchema.extend({ token: readerSecretSchema }),
});

/** Who reads. Bearer: the reader token, here and below. */
export const viewerCall = call({
  method: 'GET',
  path: READER_PATHS.viewer,
  request: z.object({ publication }),
  response: readerAnswerSchema,
});

/** Subscribes a reader whose address is known already. Idempotent. */
export const subscribeAsViewerCall = call({
  method: 'POST',
  path: READER_PATHS.subscribeAsViewer,
  request: z.object({ publication }),
  response: readerAnswerSchema,
});

/** Signs out of this site. Idempotent: a token that is not good any more is answered the same. */
export const endReaderTokenCall = call({
  method: 'POST',
  path: READER_PATHS.endReaderToken,
  request: z.object({ publication }),
  response: z.object({ ended: z.literal(true) }),
});

/** The click that leads back to a publisher's page after signing in. */
export const wayBackFormSchema = z.object({
  publication: z.string().max(63),
  href: z.string().max(REDIRECT_MAX_LENGTH),
});

/** The click that makes a reader unknown on one site. */
export const endSiteFormSchema = z.object({ id: z.string().max(100) });

export type ReaderAnswer = z.infer<typeof readerAnswerSchema>;
export type ReaderTokenRequest = z.input<typeof readerTokenCall.request>;
