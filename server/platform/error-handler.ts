import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../../src/errors/error-body.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import { FALLBACK_ERROR_TEXT, FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import { isDatabaseUnavailable, isTextRefused } from '../db/database-errors.ts';
import type { Deps } from '../deps.ts';
import { messagePage } from '../pages/message-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { MethodTable } from './allowed-methods.ts';
import { forbidReading } from './cors.ts';
import { describeError } from './describe-error.ts';
import { ERROR_MESSAGES } from './error.messages.ts';

/** Seconds after which a database that was busy is worth another try. */
const RETRY_UNAVAILABLE = 2;

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
};

/** The code of a request that Fastify, or the database for its text, could not take; null for other trouble. */
function refusalOf(error: unknown): ErrorCode | null {
  if (!(error instanceof Error)) return null;
  if (isTextRefused(error)) return 'invalid_request';
  const code = 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined;
  if (code !== undefined) return code;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return null;
  return error instanceof SyntaxError ? 'invalid_json' : 'invalid_request';
}

/** Anything thrown, as the one error class; what nobody foresaw is `internal` and keeps its cause for the log. */
export function toFlyleafError(error: unknown): FlyleafError {
  if (error instanceof FlyleafError) return error;
  if (isDatabaseUnavailable(error)) {
    const options = { retryAfter: RETRY_UNAVAILABLE, cause: error };
    return new FlyleafError('unavailable', FALLBACK_ERROR_TEXT, options);
  }
  const refusal = refusalOf(error);
  if (refusal !== null) return new FlyleafError(refusal, ERROR_MESSAGES[refusal] ?? '');
  return new FlyleafError('internal', FALLBACK_ERROR_TEXT, { cause: error });
}

/** Whether whoever asks shows pages to people: browsers name HTML when they navigate, scripts do not. */
export function wantsHtml(request: Pick<FastifyRequest, 'headers'>): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

function logError(deps: Deps, request: FastifyRequest, error: FlyleafError): void {
  const facts = { requestId: request.id, code: error.type, ...error.metadata };
  if (error.status < 500) deps.log.debug(facts, 'refused');
  else deps.log.error({ ...facts, error: describeError(error.cause ?? error) }, 'failed');
}

async function answer(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  error: FlyleafError,
): Promise<unknown> {
  reply.code(error.status).header('cache-control', 'no-store');
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter));
  if (error.type === 'origin_not_allowed') forbidReading(reply);
  const body = errorBody(error, request.id);
  return wantsHtml(request) ? sendMessage(deps, reply, body, error.status) : reply.send(body);
}

/** Trouble with the pages themselves must not hide the first trouble. */
async function sendMessage(deps: Deps, reply: FastifyReply, body: ErrorBody, status: number) {
  try {
    return await sendPage(reply, deps, messagePage(body), status);
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'page failed');
    return reply.send(body);
  }
}

function unknownRoute(methods: MethodTable, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = methods.methodsOf(path);
  if (allowed.length === 0 || allowed.includes(request.method)) {
    return new FlyleafError('not_found', ERROR_MESSAGES.not_found ?? '');
  }
  reply.header('allow', allowed.join(', '));
  return new FlyleafError('method_not_allowed', ERROR_MESSAGES.method_not_allowed ?? '');
}

/** Logs what was thrown and answers it. */
export function answerError(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): Promise<unknown> {
  const error = toFlyleafError(thrown);
  logError(deps, request, error);
  return answer(deps, request, reply, error);
}

/** Gives an app its one way to say that something is wrong: the one body, or a page for people. */
export function handleErrors(app: FastifyInstance, deps: Deps, methods: MethodTable): void {
  app.setErrorHandler((thrown, request, reply) => answerError(deps, request, reply, thrown));
  app.setNotFoundHandler((request, reply) =>
    answer(deps, request, reply, unknownRoute(methods, request, reply)),
  );
}
