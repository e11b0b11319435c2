import * as z from 'zod';
import { ERROR_CODES } from '../errors/error-codes.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

const codes = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]];

/** The one error body (DESIGN §6). Either `error` (one string) or `errors` (a list) is there. */
export const errorBodySchema = z.object({
  error: z.string().optional(),
  errors: z
    .array(
      z.object({
        param: z.string().optional(),
        msg: z.string(),
        msgHTML: z.string().optional(),
        code: z.enum(codes),
        /** Of `code_wrong`: the tries that are left. */
        tries_left: z.number().int().positive().optional(),
      }),
    )
    .optional(),
  code: z.enum(codes),
  requestId: z.string().min(1),
});
