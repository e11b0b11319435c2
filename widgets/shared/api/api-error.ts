/** An answer that is not OK, with its parsed body (spec reader-flows §7). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly response: Response;
  /** JSON where it parses, else text. */
  readonly body: unknown;

  constructor(response: Response, body: unknown) {
    super(String(response.status));
    this.response = response;
    this.body = body;
  }
}
