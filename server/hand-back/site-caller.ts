import type { Publication } from '../publications/publication.ts';
import type { Caller } from '../signup/signup-request.ts';

/** A publisher's page that calls, and the request by which it does. */
export interface SiteCaller extends Caller {
  requestId: string;
}

/** What of it says where a token has to be good. */
export interface TokenBearer extends Pick<SiteCaller, 'origin' | 'requestId'> {
  publication: Pick<Publication, 'id'>;
}
