import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { Config } from '../platform/config.ts';
import { signToken } from '../platform/tokens.ts';

/** Path to the mail settings of a subscription, with its token. */
export function settingsHref({ secrets }: Pick<Config, 'secrets'>, subscriptionId: string): string {
  const token = signToken(secrets, 'email-settings', subscriptionId);
  return `${PAGE_PATHS.emailSettings}?token=${encodeURIComponent(token)}`;
}
