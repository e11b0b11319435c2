import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.dispose());

/** What comes back over one connection until the server closes it. */
async function send(...lines: readonly string[]): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += String(data))).on('error', () => {});
  socket.write(lines.join('\r\n'));
  await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 5_000 });
  return answer;
}

const POST = ['POST /api/v1/subscribe HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
/** A second request, hidden in what a proxy could take for the body of the first. */
const HIDDEN = ['GET /healthz HTTP/1.1', 'Host: a', '', ''];

describe('a request whose end can be read in two ways', () => {
  it.each<[string, string[]]>([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4', '', '0', '']],
    ['two lengths', ['Content-Length: 0', 'Content-Length: 37', '']],
    ['a length that is no number', ['Content-Length: +0', '']],
    ['chunks that are spelt otherwise', ['Transfer-Encoding: xchunked', '', '0', '']],
    ['chunks before something else', ['Transfer-Encoding: chunked, identity', '', '0', '']],
    ['a blank before the colon', ['Transfer-Encoding : chunked', '', '0', '']],
    ['a chunk of no size', ['Transfer-Encoding: chunked', '', 'x', '']],
    ['a chunk that is larger than numbers', ['Transfer-Encoding: chunked', '', 'f'.repeat(20), '']],
    ['a line end within a header', ['X-A: b\nContent-Length: 37', '']],
    ['NUL in a header', ['X-A: b\0c', '']],
  ])('is refused, and the connection closed: %s', async (_, lines) => {
    const answer = await send(...POST, ...lines, ...HIDDEN);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
    expect(answer).not.toContain('{"status":"ok"}');
  });
});
