import type { z } from 'zod';

/** What a call of the HTTP API promises: routes, clients and tests read the same constant. */
export interface Call<Request extends z.ZodType, Response extends z.ZodType> {
  method: 'GET' | 'POST';
  /** Path from the platform's root. */
  path: string;
  /** The query of a GET, the body of a POST. */
  request: Request;
  response: Response;
}

/** Names a call while keeping its schema types. */
export function call<Request extends z.ZodType, Response extends z.ZodType>(
  definition: Call<Request, Response>,
): Call<Request, Response> {
  return definition;
}
