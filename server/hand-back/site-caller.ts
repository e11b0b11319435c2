import type { Caller } from '../signup/signup-request.ts';

/** A publisher's page that calls, and the request by which it does. */
export interface SiteCaller extends Caller {
  requestId: string;
}
