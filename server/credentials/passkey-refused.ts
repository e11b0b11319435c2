import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { CREDENTIAL_MESSAGES } from './credentials.messages.ts';
import { passkeyHost } from './passkey-host.ts';

/** One answer to whatever is wrong with a passkey; why is for the log. */
export function passkeyRefused(reason: string, cause?: unknown): FlyleafError {
  const options = { metadata: { reason }, cause };
  return new FlyleafError('passkey_refused', CREDENTIAL_MESSAGES.passkeyRefused, options);
}

/** The host that passkeys belong to. FlyleafError passkey_unavailable. */
export function rpIdOf({ config }: Pick<Deps, 'config'>): string {
  const host = passkeyHost(config.publicUrl);
  if (host !== null) return host;
  throw new FlyleafError('passkey_unavailable', CREDENTIAL_MESSAGES.passkeyUnavailable);
}
