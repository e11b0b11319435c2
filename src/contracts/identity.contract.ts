import * as z from 'zod';

/** Most characters of what an issuer calls itself, and of its name for a reader (OpenID Connect Core 1.0 §2 has 255). */
const ISSUER_MAX_LENGTH = 2_000;
const SUBJECT_MAX_LENGTH = 255;

/** The click that parts an identity elsewhere from the account. */
export const removeIdentityFormSchema = z.object({
  issuer: z.string().max(ISSUER_MAX_LENGTH),
  subject: z.string().max(SUBJECT_MAX_LENGTH),
});
