import * as z from 'zod';
import { EMAIL_MAX_LENGTH } from '../text/email.ts';

/** The form that asks for another address. */
export const addressFormSchema = z.object({ email: z.string().max(EMAIL_MAX_LENGTH * 8) });

/** The click on the page of a change of address's link. */
export const addressLinkFormSchema = z.object({
  token: z.string().max(200),
  answer: z.enum(['agree', 'stop']),
});

/** The form that deletes an account: its reader types their address. */
export const deletionFormSchema = z.object({
  token: z.string().max(200).catch(''),
  email: z.string().max(EMAIL_MAX_LENGTH * 8),
});
