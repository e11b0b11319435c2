import { SIGNUP_PATHS } from '../../src/contracts/signup-paths.ts';
import type { FormTarget } from '../../src/forms/json-request.ts';

/** Where the form goes, and how: the element, which works without script, and the script that sends it. */
export const signupTarget = (platform: string) =>
  ({ method: 'post', action: platform + SIGNUP_PATHS.subscribe }) as const satisfies FormTarget;
