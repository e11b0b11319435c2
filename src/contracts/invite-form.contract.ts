import * as z from 'zod';

/** The form that an invitation's code is typed into. A wrong code is told by the page. */
export const inviteFormSchema = z.object({
  publication: z.string().max(63).catch(''),
  code: z.string().max(200).catch(''),
});
