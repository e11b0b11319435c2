import * as z from 'zod';
import { call } from './call.ts';
import { API_PATHS } from './paths.ts';
import { readerAnswerSchema, readerSecretSchema } from './reader.contract.ts';
import { SIGNUP_SURFACES } from '../signup/signup-surface.ts';
import { EMAIL_MAX_LENGTH } from '../text/email.ts';

/** Longest page address kept for the way back; longer ones are left out, not refused. */
export const HREF_MAX_LENGTH = 2000;

const publication = z.string().min(1).max(63);
const opaque = z.string().min(1).max(200);

/** Asks for a single-use form token. Answers durations, not times, so that no clock has to agree. */
export const formTokenCall = call({
  method: 'GET',
  path: API_PATHS.formToken,
  request: z.object({ publication }),
  response: z.object({
    /** Signed, bound to publication and origin, burnt on use. */
    form_token: z.string(),
    /** Milliseconds to wait before it may be used. */
    usable_in: z.number().int().nonnegative(),
    /** Milliseconds after which it is refused. */
    expires_in: z.number().int().positive(),
  }),
});

/** Where the sign-up happened. It may be absent; wrong addresses are dropped, never refused. */
export const originContextSchema = z.object({
  surface: z.enum(SIGNUP_SURFACES).default('subscribe-form'),
  /** The address of the page, for the way back after the confirmation. */
  href: z.string().optional(),
  referrer: z.string().optional(),
});

/** Signs an address up (spec reader-flows §4, §7). The form token is also the idempotency key. */
export const subscribeCall = call({
  method: 'POST',
  path: API_PATHS.subscribe,
  request: z.object({
    publication,
    email: z.string().max(EMAIL_MAX_LENGTH * 8),
    form_token: z.string().max(500).optional(),
    origin: originContextSchema.optional(),
    /** Honeypot: people never see it. */
    nickname: z.string().max(200).optional(),
  }),
  response: z.object({
    email: z.string(),
    /** The address has a paying subscription: go to sign-in (spec reader-flows §4). */
    prompt_to_login: z.boolean(),
    /** Names this sign-up; fresh for each, so that it tells nothing about the address. */
    subscription_id: z.string().nullable(),
    referral_token: z.string().nullable(),
    requires_confirmation: z.boolean(),
    /** Kept by the browser that asked; the typed code works only with it. */
    confirmation_secret: z.string().nullable(),
    /** Milliseconds until another mail may be asked for. */
    resend_after: z.number().int().nonnegative(),
  }),
});

/**
 * Confirms by the typed code, in the browser that asked for it. Idempotent. On a publisher's page it makes the reader known there;
 * the same proof is answered the same token for a minute.
 */
export const confirmCodeCall = call({
  method: 'POST',
  path: API_PATHS.confirmCode,
  request: z.object({
    publication,
    subscription_id: opaque,
    confirmation_secret: opaque,
    code: z.string().max(40),
    /** Made by the page for this sign-up; whoever has no proof is made known nowhere. */
    proof: readerSecretSchema.optional(),
  }),
  response: z.object({
    confirmed: z.literal(true),
    email: z.string(),
    /** Who reads, with the token of this page; null where the code tells that of nobody. */
    reader: readerAnswerSchema.extend({ token: readerSecretSchema }).nullable(),
  }),
});

/** Asks for the confirmation mail once more. */
export const resendCall = call({
  method: 'POST',
  path: API_PATHS.resend,
  request: z.object({ publication, subscription_id: opaque, confirmation_secret: opaque }),
  response: z.object({ resend_after: z.number().int().nonnegative() }),
});

export type FormTokenResponse = z.infer<typeof formTokenCall.response>;
export type SubscribeRequest = z.input<typeof subscribeCall.request>;
export type SubscribeResponse = z.infer<typeof subscribeCall.response>;
export type ConfirmCodeRequest = z.input<typeof confirmCodeCall.request>;
export type ConfirmCodeResponse = z.infer<typeof confirmCodeCall.response>;
export type ResendRequest = z.input<typeof resendCall.request>;
export type ResendResponse = z.infer<typeof resendCall.response>;
