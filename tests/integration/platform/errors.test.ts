import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorBodySchema } from '../../../src/contracts/error.contract.ts';
import { propsOf, testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.dispose());

const SUBSCRIBE = '/api/v1/subscribe';
const json = { 'content-type': 'application/json' };

function post(payload: string | Buffer, headers: Record<string, string> = json) {
  return test.app.inject({ method: 'POST', url: SUBSCRIBE, payload, headers });
}

describe('a body that can not be read', () => {
  it.each([
    ['that is cut short', '{"a":'],
    ['that is empty', ''],
    ['that is not JSON', 'email=a'],
    ['that sets a prototype', '{"__proto__":{"admin":true}}'],
  ])('%s is invalid JSON', async (_name, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.parse(answer.json())).toMatchObject({
      code: 'invalid_json',
      error: 'The body is not valid JSON',
    });
  });

  it('of 10 MB is too large', async () => {
    const answer = await post(JSON.stringify({ email: 'a'.repeat(10_000_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'body_too_large' });
  });

  it('of 10 MB is too large as a form too', async () => {
    const answer = await post(`email=${'a'.repeat(10_000_000)}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.statusCode).toBe(413);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of type %s is of no use',
    async (type) => {
      const answer = await post('{}', { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );
});

describe('an address that is not there', () => {
  it('answers JSON to a program', async () => {
    const answer = await test.app.inject('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(errorBodySchema.parse(answer.json())).toMatchObject({
      code: 'not_found',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('answers a page to a browser', async () => {
    const answer = await test.app.inject({ url: '/nowhere', headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(propsOf(answer.body, 'message')).toMatchObject({
      message: 'notFound',
      action: { href: '/' },
      requestId: answer.headers['x-request-id'],
    });
  });

  it.each(['/%ff', '/..%2f..%2fetc%2fpasswd', `/${'a'.repeat(5000)}`, '//evil.example/'])(
    'is refused when it is %s',
    async (url) => {
      const answer = await test.app.inject(url);
      expect([400, 404]).toContain(answer.statusCode);
      errorBodySchema.parse(answer.json());
    },
  );
});

describe('another method', () => {
  it.each([
    ['GET', SUBSCRIBE, 'POST'],
    ['DELETE', SUBSCRIBE, 'POST'],
    ['PUT', '/subscribe', 'GET, HEAD'],
    ['POST', '/embed/demo.js', 'GET, HEAD'],
    ['POST', '/assets/x.js', 'GET, HEAD'],
  ] as const)('%s %s is answered with what is allowed', async (method, url, allow) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });
});

describe('trouble of our own', () => {
  it('says the fallback text and nothing else, and logs what happened without addresses', async () => {
    const broken = await testApp({
      deps: {
        pages: {
          render: async (page) => {
            if (page.name === 'home') throw new Error('cannot render reader@a.example');
            return page.name;
          },
          renderTheme: () => null,
        },
      },
    });
    const answer = await broken.app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong',
      code: 'internal',
      requestId: answer.headers['x-request-id'],
    });
    const line = broken.logged().find((entry) => entry['msg'] === 'failed');
    expect(line).toMatchObject({ code: 'internal', error: { name: 'Error' } });
    expect(JSON.stringify(broken.logged())).not.toContain('reader@');
    await broken.dispose();
  });

  it('is told in the one body when even the error page fails', async () => {
    const broken = await testApp({
      deps: {
        pages: {
          render: () => Promise.reject(new Error('no pages')),
          renderTheme: () => null,
        },
      },
    });
    const answer = await broken.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: 'Something went wrong', code: 'internal' });
    await broken.dispose();
  });
});

describe('what is no HTTP', () => {
  async function send(bytes: string): Promise<string> {
    await test.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data))).on('error', () => {});
    socket.write(bytes);
    await vi.waitFor(() => expect(socket.closed).toBe(true));
    return answer;
  }

  it('is answered with the one body', async () => {
    const answer = await send('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
    const [head = '', text = ''] = answer.split('\r\n\r\n');
    const { code, requestId } = errorBodySchema.parse(JSON.parse(text));
    expect(code).toBe('invalid_request');
    const lines = head.split('\r\n');
    expect(lines).toContain(`x-request-id: ${requestId}`);
    expect(lines).toContain('x-content-type-options: nosniff');
    expect(lines).toContain('cache-control: no-store');
  });

  it('is told when its headers are too large', async () => {
    const answer = await send(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
  });
});
