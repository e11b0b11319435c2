import { ACCOUNT_ROWS } from './routes/account.rows.ts';
import { CREDENTIAL_ROWS } from './routes/credential.rows.ts';
import { HAND_BACK_ROWS } from './routes/hand-back.rows.ts';
import { LOGIN_ROWS } from './routes/login.rows.ts';
import { PLAN_ROWS } from './routes/plan.rows.ts';
import { PLATFORM_ROWS } from './routes/platform.rows.ts';
import { POST_ROWS } from './routes/post.rows.ts';
import type { Row } from './routes/row.ts';
import { SIGNUP_ROWS } from './routes/signup.rows.ts';

/**
 * Every route of the platform and who may use it. A route that is missing here fails a test, and so does a row whose route is
 * gone.
 */
export const ROUTE_TABLE: readonly Row[] = [
  ...PLATFORM_ROWS,
  ...SIGNUP_ROWS,
  ...LOGIN_ROWS,
  ...ACCOUNT_ROWS,
  ...CREDENTIAL_ROWS,
  ...HAND_BACK_ROWS,
  ...POST_ROWS,
  ...PLAN_ROWS,
];
