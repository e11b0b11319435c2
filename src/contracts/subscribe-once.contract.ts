import * as z from 'zod';
import { REDIRECT_MAX_LENGTH } from '../session/session-limits.ts';

/** The click that subscribes a reader who is signed in. */
export const subscribeOnceFormSchema = z.object({
  publication: z.string().max(63),
  /** Where to go afterwards; judged when it is posted. */
  next: z.string().max(REDIRECT_MAX_LENGTH).catch(''),
});
