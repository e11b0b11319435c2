import { Component } from 'react';
import { nextProfileState } from '../../../src/profiles/profile-state.ts';
import { fetchProfile } from './profile.api.ts';
import type { ReactNode } from 'react';
import type { PublicProfile } from '../../../src/contracts/profile.contract.ts';
import type { ProfileEvent, ProfileState } from '../../../src/profiles/profile-state.ts';
import type { ProfileKey, ProfileSource } from './profile.api.ts';

export interface ProfileLoaderProps extends ProfileKey, ProfileSource {
  /** Draws what there is of the profile; `again` asks once more. */
  children: (state: ProfileState<PublicProfile>, again: () => void) => ReactNode;
}

interface State {
  profile: ProfileState<PublicProfile>;
}

const FIELDS = ['platform', 'token', 'userId', 'nameSlug', 'own'] as const;

/** Loads a public profile and draws it, what keeps it from coming, or that it is on its way (spec reader-flows §8). */
export class ProfileLoader extends Component<ProfileLoaderProps, State> {
  override state: State = { profile: { kind: 'loading' } };
  #waiting = new AbortController();
  /** The newest, which may not be drawn yet. */
  #profile: State['profile'] = this.state.profile;

  #send(event: ProfileEvent<PublicProfile>): void {
    this.#profile = nextProfileState(this.#profile, event);
    this.setState({ profile: this.#profile });
  }

  /** Of calls that overlap only the last one counts. */
  #load(): void {
    this.#waiting.abort();
    const waiting = new AbortController();
    this.#waiting = waiting;
    const tell = (event: ProfileEvent<PublicProfile>) => {
      if (!waiting.signal.aborted) this.#send(event);
    };
    fetchProfile(this.props, this.props, waiting.signal).then(
      (profile) => tell({ type: 'loaded', profile }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
  }

  readonly #again = (): void => {
    this.#send({ type: 'fetch' });
    this.#load();
  };

  override componentDidMount(): void {
    this.#load();
  }

  override componentDidUpdate(before: ProfileLoaderProps): void {
    if (FIELDS.some((field) => before[field] !== this.props[field])) this.#again();
  }

  override componentWillUnmount(): void {
    this.#waiting.abort();
  }

  override render(): ReactNode {
    return this.props.children(this.state.profile, this.#again);
  }
}
