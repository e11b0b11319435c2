/** The states of a profile that is fetched. (spec reader-flows §8) */
export const PROFILE_STATES = ['loading', 'error', 'ready'] as const;

/** A profile on its way, what kept it from coming, or the profile. */
export type ProfileState<Profile> =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown }
  | { kind: 'ready'; profile: Profile };

/** What may happen to a profile: it is asked for, it comes, or it does not. */
export type ProfileEvent<Profile> =
  | { type: 'fetch' }
  | { type: 'loaded'; profile: Profile }
  | { type: 'failed'; error: unknown };

/**
 * The next state of a profile that is fetched: a failure stores the error and clears the loading state. (spec reader-flows §8)
 *
 * @decided Asking again loads again, from any state. An answer that nobody waits for any more changes nothing.
 */
export function nextProfileState<Profile>(
  state: ProfileState<Profile>,
  event: ProfileEvent<Profile>,
): ProfileState<Profile> {
  if (event.type === 'fetch') return { kind: 'loading' };
  if (state.kind !== 'loading') return state;
  if (event.type === 'failed') return { kind: 'error', error: event.error };
  return { kind: 'ready', profile: event.profile };
}
