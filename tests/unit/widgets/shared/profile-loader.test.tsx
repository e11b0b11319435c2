import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfileLoader } from '../../../../widgets/shared/profile/profile-loader.tsx';
import { ApiError } from '../../../../widgets/shared/api/api-error.ts';
import type { PublicProfile } from '../../../../src/contracts/profile.contract.ts';
import type { ProfileState } from '../../../../src/profiles/profile-state.ts';
import type { ProfileLoaderProps } from '../../../../widgets/shared/profile/profile-loader.tsx';

const PLATFORM = 'https://flyleaf.example';
const profileOf = (id: number): PublicProfile => ({
  id,
  slug: 'mara-voss',
  name: 'Mara Voss',
  handle: 'mara',
  bio: null,
  photo_url: null,
});

interface Asked {
  url: string;
  init: RequestInit;
  answer(body: unknown, status?: number): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** As much of an answer as is read, which takes no longer than a few turns of the queue. */
const answerOf = (body: unknown, status: number) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: async () => JSON.stringify(body),
  }) as Response;

/** Does something, and lets all that follows from it happen. */
const settle = (work: () => void) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });

let calls: Asked[];
let states: ProfileState<PublicProfile>[];
let again: () => void;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls = [];
  states = [];
  const ask = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      calls.push({
        url,
        init,
        answer: (body, status = 200) => settle(() => resolve(answerOf(body, status))),
        fail: (error) => settle(() => reject(error)),
      });
    });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(ask as typeof fetch));
  root = createRoot(document.createElement('div'));
});
afterEach(() => vi.unstubAllGlobals());

const last = <T,>(list: readonly T[]): T => list.at(-1) as T;
const draw = (props: Partial<ProfileLoaderProps> = {}) =>
  act(async () =>
    root.render(
      <ProfileLoader platform={PLATFORM} userId={7} {...props}>
        {(state, reload) => {
          states.push(state);
          again = reload;
          return state.kind;
        }}
      </ProfileLoader>,
    ),
  );
const close = () => act(async () => root.unmount());
const path = () => last(calls).url.replace(PLATFORM, '');
const headersOf = ({ init }: Asked) => new Headers(init.headers);

describe('the loader of a profile', () => {
  it('draws that it is on its way, then the profile', async () => {
    await draw();
    expect(last(states)).toEqual({ kind: 'loading' });
    await last(calls).answer(profileOf(7));
    expect(last(states)).toEqual({ kind: 'ready', profile: profileOf(7) });
    expect(calls).toHaveLength(1);
    await close();
  });

  it('keeps the error of an answer that is not OK, and no longer waits', async () => {
    await draw();
    await last(calls).answer({ error: 'Nothing is here', code: 'not_found' }, 404);
    const state = last(states);
    expect(state.kind).toBe('error');
    const error = state.kind === 'error' ? state.error : null;
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).body).toMatchObject({ code: 'not_found' });
    await close();
  });

  it('keeps the error of a call that never arrived, and can ask again', async () => {
    await draw();
    const lost = new TypeError('Failed to fetch');
    await last(calls).fail(lost);
    expect(last(states)).toEqual({ kind: 'error', error: lost });
    await act(async () => again());
    expect(last(states)).toEqual({ kind: 'loading' });
    await last(calls).answer(profileOf(7));
    expect(last(states)).toEqual({ kind: 'ready', profile: profileOf(7) });
    await close();
  });

  it('loads again for another user, and takes no answer that is late', async () => {
    await draw();
    const [first] = calls as [Asked];
    await draw({ userId: 8 });
    expect(first.init.signal?.aborted).toBe(true);
    await last(calls).answer(profileOf(8));
    await first.answer(profileOf(7));
    expect(last(states)).toEqual({ kind: 'ready', profile: profileOf(8) });
    await close();
  });

  it('asks no second time when it is only drawn again', async () => {
    await draw();
    await last(calls).answer(profileOf(7));
    await draw();
    expect(calls).toHaveLength(1);
    await close();
  });

  it('ends its call when it goes, and draws nothing more', async () => {
    await draw();
    const [call] = calls as [Asked];
    await close();
    expect(call.init.signal?.aborted).toBe(true);
    const count = states.length;
    await call.answer(profileOf(7));
    expect(states).toHaveLength(count);
  });

  it.each<[string, Partial<ProfileLoaderProps>]>([
    ['/api/v1/user/7/public_profile', {}],
    ['/api/v1/user/7/public_profile', { nameSlug: null }],
    ['/api/v1/user/7-mara-voss/public_profile', { nameSlug: 'mara-voss' }],
    ['/api/v1/user/7-mara-voss/public_profile/self', { nameSlug: 'mara-voss', own: true }],
    ['/api/v1/user/7-me/public_profile/self', { own: true }],
  ])('asks at %s', async (url, props) => {
    await draw(props);
    expect(path()).toBe(url);
    await close();
  });

  it('says who asks only for one’s own, by the token or by the cookie of the platform', async () => {
    await draw({ token: 't' });
    expect(headersOf(last(calls)).get('authorization')).toBeNull();
    await draw({ token: 't', own: true });
    expect(headersOf(last(calls)).get('authorization')).toBe('Bearer t');
    expect(last(calls).init.credentials).toBe('omit');
    await draw({ platform: '', own: true });
    expect(headersOf(last(calls)).get('authorization')).toBeNull();
    expect(last(calls).init.credentials).toBe('same-origin');
    await draw({ platform: '' });
    expect(last(calls).init.credentials).toBe('omit');
    await close();
  });
});
