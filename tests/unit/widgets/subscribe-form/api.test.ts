import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignupApi } from '../../../../widgets/subscribe-form/subscribe-form.api.ts';
import { embedSettings } from '../../../support/widgets/embed-settings.ts';
import { signupAnswer } from '../../../support/widgets/signup-answer.ts';

type Reply = Response | Error;

const json = (body: unknown, status = 200) => Response.json(body, { status });
const token = (form_token: string, usable_in = 0) =>
  json({ form_token, usable_in, expires_in: 7_200_000 });
const refused = (code: string, status = 400) => json({ error: 'No', code, requestId: 'r' }, status);
const lost = () => new TypeError('Failed to fetch');

const calls: { url: string; body: Record<string, unknown> | null }[] = [];
let replies: Reply[];
let abort: AbortController;

const tokensSent = () => calls.flatMap(({ body }) => body?.['form_token'] ?? []);

function start(first?: { form_token: string; usable_in: number }) {
  return createSignupApi(embedSettings(), 'subscribe-form', abort.signal, first);
}

const subscribe = (api: ReturnType<typeof start>, email = 'reader@example.com') =>
  api.subscribe(email, '', () => {});

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  replies = [];
  abort = new AbortController();
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const body = options.body ? JSON.parse(`${options.body as string}`) : null;
    calls.push({ url, body });
    const reply = replies.shift() ?? new Error('An unexpected call');
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  });
});

afterEach(() => {
  expect(replies).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await vi.runAllTimersAsync();
  return promise;
}

describe('the form’s calls', () => {
  it('are none until something is asked', async () => {
    start();
    await vi.runAllTimersAsync();
    expect(calls).toEqual([]);
  });

  it('ask for one token however often the field is touched', async () => {
    replies = [token('t1'), json(signupAnswer())];
    const api = start();
    api.prepare();
    api.prepare();
    await settled(subscribe(api));
    expect(calls.map(({ url }) => url)).toEqual([
      'https://flyleaf.example/api/v1/form-token?publication=tide',
      'https://flyleaf.example/api/v1/subscribe',
    ]);
  });

  it('send what the contract names', async () => {
    replies = [json(signupAnswer())];
    const api = start({ form_token: 't0', usable_in: 0 });
    await settled(api.subscribe('reader@example.com', 'robot', () => {}));
    expect(calls[0]?.body).toEqual({
      publication: 'tide',
      email: 'reader@example.com',
      form_token: 't0',
      nickname: 'robot',
      origin: { surface: 'subscribe-form', href: location.href },
    });
  });

  it('wait until the token may be used, and say when', async () => {
    replies = [token('t1', 800), json(signupAnswer())];
    const usable = vi.fn<() => void>();
    const done = start().subscribe('reader@example.com', '', usable);
    await vi.advanceTimersByTimeAsync(790);
    expect(usable).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(usable).toHaveBeenCalledOnce();
    await done;
  });

  it.each(['form_token_expired', 'form_token_used', 'form_token_early', 'form_token_invalid'])(
    'take a new token once after %s',
    async (code) => {
      replies = [token('t1'), refused(code), token('t2'), json(signupAnswer())];
      await settled(subscribe(start()));
      expect(tokensSent()).toEqual(['t1', 't2']);
    },
  );

  it('give up when the new token is refused as well', async () => {
    const code = 'form_token_invalid';
    replies = [token('t1'), refused(code), token('t2'), refused(code)];
    await expect(settled(subscribe(start()))).rejects.toMatchObject({ body: { code } });
  });

  it('repeat a lost answer with the same token and body', async () => {
    replies = [token('t1'), lost(), json(signupAnswer())];
    await settled(subscribe(start()));
    expect(calls[2]).toEqual(calls[1]);
  });

  it('send the same token and body again when the reader tries again', async () => {
    replies = [token('t1'), lost(), lost(), json(signupAnswer())];
    const api = start();
    await expect(settled(subscribe(api))).rejects.toBeInstanceOf(TypeError);
    history.replaceState(null, '', '#elsewhere');
    await settled(subscribe(api));
    expect(calls[3]).toEqual(calls[1]);
  });

  it('send another address as another body', async () => {
    replies = [token('t1'), lost(), lost(), json(signupAnswer())];
    const api = start();
    await expect(settled(subscribe(api))).rejects.toBeInstanceOf(TypeError);
    await settled(subscribe(api, 'other@example.com'));
    expect(calls[3]?.body).toMatchObject({ email: 'other@example.com', form_token: 't1' });
  });

  it('do not repeat what the server answered', async () => {
    replies = [token('t1'), refused('unavailable', 503)];
    await expect(settled(subscribe(start()))).rejects.toMatchObject({ message: '503' });
  });

  it('take a new token for the next sign-up', async () => {
    replies = [token('t1'), json(signupAnswer()), token('t2'), json(signupAnswer())];
    const api = start();
    await settled(subscribe(api));
    await settled(subscribe(api, 'other@example.com'));
    expect(tokensSent()).toEqual(['t1', 't2']);
  });

  it('are silent when asking ahead fails, and ask again', async () => {
    replies = [lost(), token('t1'), json(signupAnswer())];
    const api = start();
    api.prepare();
    await vi.runAllTimersAsync();
    await settled(subscribe(api));
    expect(tokensSent()).toEqual(['t1']);
  });

  it('leave no timer when they are ended while waiting', async () => {
    replies = [token('t1', 5_000)];
    const done = subscribe(start());
    done.catch(() => {});
    await vi.advanceTimersByTimeAsync(10);
    abort.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  });
});
