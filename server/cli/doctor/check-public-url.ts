import { isLoopbackHost } from '../../../src/publication/host-name.ts';
import { reasonOf } from '../../platform/start-error.ts';
import { fail, ok, warn } from './check.ts';
import type { Finding } from './check.ts';

/** Milliseconds to wait for an answer. */
const TIMEOUT = 5_000;
const NAME = 'public URL';

/** Whether an address is on this machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

async function ask(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT) });
    await response.body?.cancel();
    return response.ok ? null : `it answers ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return reasonOf(cause instanceof Error && cause.message !== '' ? cause : error);
  }
}

/** Whether readers' browsers and mails can reach the platform where PUBLIC_URL says. */
export async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  const isLocal = isLoopbackUrl(publicUrl);
  if (!isLocal && !publicUrl.startsWith('https:')) {
    return fail(
      NAME,
      `${publicUrl} is not https`,
      'set PUBLIC_URL to the https address of the proxy',
    );
  }
  const trouble = await ask(publicUrl);
  if (trouble !== null) {
    return warn(
      NAME,
      `${publicUrl} does not answer: ${trouble}`,
      'start the server, check the proxy',
    );
  }
  const note = isLocal ? ' (this machine only)' : '';
  return ok(NAME, `${publicUrl} answers${note}`);
}
