/** An answer that is not OK, with its parsed body (spec reader-flows §7). */
export class ApiError extends Error {
  declare readonly response: Response;
  /** JSON where it is, else text. */
  declare readonly body: unknown;

  constructor(response: Response, body: unknown) {
    super(String(response.status));
    this.response = response;
    this.body = body;
  }
}
