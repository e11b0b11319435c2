import * as z from 'zod';
import { passwordField } from './login.contract.ts';
import { EMAIL_MAX_LENGTH } from '../text/email.ts';
import { REDIRECT_MAX_LENGTH } from '../session/session-limits.ts';

const publication = z.string().max(63).catch('');
/** One that is too long is left out, not refused. */
const redirect = z.string().max(REDIRECT_MAX_LENGTH).catch('');

/** The form that asks for a sign-in mail. */
export const loginFormSchema = z.object({
  publication,
  email: z.string().max(EMAIL_MAX_LENGTH * 8),
  form_token: z.string().max(500).optional(),
  redirect,
  /** There where the form for a password was used. */
  password: passwordField.optional(),
});

/** The form that the mail's code is typed into. The address is only shown again. */
export const loginCodeFormSchema = z.object({
  publication,
  email: z.string().max(EMAIL_MAX_LENGTH).catch(''),
  redirect,
  code: z.string().max(40),
});

/** The click on the page of the mail's link. */
export const loginLinkFormSchema = z.object({
  token: z.string().max(200),
  /** What a browser sends that did not ask for the mail, once its reader has read so. */
  here: z.literal('yes').optional(),
});

/** The click that ends one session. */
export const endSessionFormSchema = z.object({ id: z.string().max(100) });
