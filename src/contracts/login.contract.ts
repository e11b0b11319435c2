import * as z from 'zod';
import { call } from './call.ts';
import { CREDENTIAL_PATHS } from './credential-paths.ts';
import { LOGIN_PATHS } from './login-paths.ts';
import { REDIRECT_MAX_LENGTH } from '../session/session-limits.ts';
import { EMAIL_MAX_LENGTH } from '../text/email.ts';

/** Characters of the longest password that is looked at; whoever sends more sends no password. */
const PASSWORD_READ = 1_024;

const publication = z.string().max(63).default('');

/** A password, whatever it is made of. */
export const passwordField = z.string().max(PASSWORD_READ);

/** Asks for a form token for a sign-in. Answers durations, not times, so that no clock has to agree. */
export const loginTokenCall = call({
  method: 'GET',
  path: CREDENTIAL_PATHS.loginToken,
  request: z.object({ publication }),
  response: z.object({
    form_token: z.string(),
    /** Milliseconds to wait before it may be used. */
    usable_in: z.number().int().nonnegative(),
    /** Milliseconds after which it is refused. */
    expires_in: z.number().int().positive(),
  }),
});

/**
 * Signs in, as a script asks for it: without a password a mail is sent, which takes a form token; with one, which only the
 * platform's own pages may send, the browser is signed in.
 */
export const loginCall = call({
  method: 'POST',
  path: LOGIN_PATHS.login,
  request: z.object({
    publication,
    email: z.string().max(EMAIL_MAX_LENGTH * 8),
    form_token: z.string().max(500).optional(),
    /** Where to go afterwards. One that is too long, or not allowed, is left out. */
    redirect: z.string().max(REDIRECT_MAX_LENGTH).catch(''),
    password: passwordField.optional(),
  }),
  response: z.object({
    email: z.string(),
    /** False: a mail is on its way, if the address is known. */
    signed_in: z.boolean(),
    /** Where the signed-in reader goes on; null while a mail is waited for. */
    redirect: z.string().nullable(),
  }),
});

/** The form that sets a password. */
export const setPasswordFormSchema = z.object({
  password: passwordField,
  current: passwordField.optional(),
});

/** The form that takes the password away. */
export const removePasswordFormSchema = z.object({ current: passwordField.optional() });

export type LoginRequest = z.input<typeof loginCall.request>;
export type LoginResponse = z.infer<typeof loginCall.response>;
