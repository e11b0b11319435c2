import type { Socket } from 'node:net';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import { ERROR_MESSAGES } from './error.messages.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What every answer carries, the id of the request among it. */
type Headers = Readonly<Record<string, string>> & { 'x-request-id': string };

/**
 * Answers what is no HTTP request at all, or never ends: the one body, with the headers of every answer; then the connection is
 * closed.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Headers,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const message = ERROR_MESSAGES.invalid_request ?? '';
  const requestId = headers['x-request-id'];
  const content: ErrorBody = { error: message, code: 'invalid_request', requestId };
  const body = JSON.stringify(content);
  const head = [
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
