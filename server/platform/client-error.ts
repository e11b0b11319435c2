import type { Socket } from 'node:net';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import { ERROR_MESSAGES } from './error.messages.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no HTTP request at all, or never ends: the one body, then the connection is closed. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const message = ERROR_MESSAGES.invalid_request ?? '';
  const content: ErrorBody = { error: message, code: 'invalid_request', requestId };
  const body = JSON.stringify(content);
  const head = [
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
