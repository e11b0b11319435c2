import { act } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { mount } from '../../../widgets/subscribe-form/index.tsx';
import { signupAnswer } from './signup-answer.ts';
import { widgetConfig } from './widget-config.ts';
import type {
  EmbedSettings,
  KnownReader,
  PublicPublication,
  ReaderCalls,
  Viewer,
  WidgetHandle,
} from '../../../src/contracts/embed.ts';

/** What the server answers in a test. */
export type Reply = { status?: number; body?: unknown; retryAfter?: string } | 'lost' | 'never';

export const KEY = 'flyleaf:pending:tide';
export const ADDRESS = 'reader@example.com';
export const TOKEN = { body: { form_token: 't', usable_in: 0, expires_in: 7_200_000 } };
export const PORTAL = { body: '<html><title>Sign in to this network</title></html>' };
export const ACCEPTED = { body: signupAnswer() };
export const refusal = (status: number, code: string, param?: string, msg = 'No') => ({
  status,
  body: param ? { errors: [{ param, msg, code }], code } : { error: msg, code },
});

let host: HTMLElement;
let handle: WidgetHandle;
let kept: ReturnType<typeof widgetConfig>;
let replies: Reply[];

/** What the server answers to the next calls, in order. */
export function answerNext(...answers: Reply[]): void {
  replies = answers;
}

/** What the form told the page under this name. */
export const emitted = (name: string) => kept.emitted(name);

/** Takes the form away, as leaving the page does. */
export async function close(): Promise<void> {
  await act(async () => handle.unmount());
  host.remove();
}

export const calls: string[] = [];
/** What was sent with each of them; '' for nothing. */
export const bodies: string[] = [];

export const root = () => host.shadowRoot as ShadowRoot;
export const find = <T extends HTMLElement>(selector: string) =>
  root().querySelector(selector) as T;
export const input = (id = 'email') => find<HTMLInputElement>(`#${id}`);
export const button = (name: string) =>
  [...root().querySelectorAll('button')].find((each) => each.textContent === name);
export const heading = () => find('h2')?.textContent;
export const note = (id = 'email') => find(`#${id}-note`).textContent;
export const status = () => find('output').textContent;
/** Everything that a screen reader is told as an error, with what it is told quietly. */
export const heard = () =>
  [...root().querySelectorAll('[role=alert], [aria-live], output')].map((each) => each.textContent);

export async function settle(milliseconds = 10): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Who comes to which form. */
interface Stage {
  /** The page's record of who reads. */
  known?: KnownReader;
  publication?: Partial<PublicPublication>;
  attributes?: Record<string, string>;
  viewer?: Viewer;
  reader?: ReaderCalls;
  /** Words of the publisher's own. */
  copy?: EmbedSettings['copy'];
  /** More of the settings. */
  settings?: Partial<EmbedSettings>;
}

export async function open(stage: Stage = {}): Promise<void> {
  const { publication, attributes, viewer, reader, known, copy, settings } = stage;
  host = document.body.appendChild(document.createElement('flyleaf-subscribe-form'));
  for (const [name, value] of Object.entries(attributes ?? {})) host.setAttribute(name, value);
  kept = widgetConfig(publication);
  kept.config.settings = { ...kept.config.settings, ...settings, ...(copy && { copy }) };
  await act(async () => {
    handle = mount(host, {
      ...kept.config,
      ...(viewer && { viewer }),
      ...(reader && { reader }),
      ...(known && { known }),
    });
  });
  await settle();
}

export async function type(text: string, id = 'email'): Promise<void> {
  await act(async () => {
    const field = input(id);
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

export async function submit(id = 'email'): Promise<void> {
  await act(async () => input(id).form?.requestSubmit());
  await settle();
}

export async function signUp(...answers: Reply[]): Promise<void> {
  replies = [TOKEN, ...answers];
  await type(ADDRESS);
  await submit();
}

export async function enterCode(code: string, ...answers: Reply[]): Promise<void> {
  replies = answers;
  await type(code, 'code');
  await submit('code');
}

export const press = (name: string) => act(async () => button(name)?.click());

/** A fresh tab, clock and network for each test; afterwards nothing of the form may be left. */
export function stageForms(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    sessionStorage.clear();
    calls.length = 0;
    bodies.length = 0;
    replies = [];
    vi.stubGlobal('fetch', (url: string, { body: sent }: RequestInit) => {
      calls.push(new URL(url).pathname.replace('/api/v1/', ''));
      bodies.push(`${sent ?? ''}`);
      const reply = replies.shift() ?? 'never';
      if (reply === 'never') return new Promise(() => {});
      if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
      const { status = 200, body, retryAfter } = reply;
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      const headers = { 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return Promise.resolve(new Response(text, { status, headers }));
    });
  });

  afterEach(async () => {
    await close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
