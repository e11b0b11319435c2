import { describe, expect, it } from 'vitest';
import { PROFILE_STATES, nextProfileState } from '../../../../src/profiles/profile-state.ts';
import type { ProfileEvent, ProfileState } from '../../../../src/profiles/profile-state.ts';

type Name = { name: string };

const loading: ProfileState<Name> = { kind: 'loading' };
const failed: ProfileState<Name> = { kind: 'error', error: 'away' };
const ready: ProfileState<Name> = { kind: 'ready', profile: { name: 'Ada' } };
const fails: ProfileEvent<Name> = { type: 'failed', error: 'late' };
const loads: ProfileEvent<Name> = { type: 'loaded', profile: { name: 'Bo' } };

describe('a profile that is fetched', () => {
  it('that fails stores the error and loads no longer', () => {
    expect(nextProfileState(loading, fails)).toEqual({ kind: 'error', error: 'late' });
  });

  it('that comes is ready', () => {
    expect(nextProfileState(loading, loads)).toEqual({ kind: 'ready', profile: { name: 'Bo' } });
  });

  it.each([loading, failed, ready])('is fetched again from %o, without the old error', (state) => {
    expect(nextProfileState(state, { type: 'fetch' })).toEqual({ kind: 'loading' });
  });

  it.each([failed, ready])('that is %o stays when an answer comes late', (state) => {
    expect(nextProfileState(state, fails)).toBe(state);
    expect(nextProfileState(state, loads)).toBe(state);
  });

  it('has three states', () => {
    expect(PROFILE_STATES).toEqual(['loading', 'error', 'ready']);
  });
});
