import type { Deps } from '../deps.ts';
import { createMailboxTransport } from './mailbox.transport.ts';
import type { MailTransport } from './message.ts';
import { createSmtpTransport } from './smtp.transport.ts';

/** What the configuration asks for: a mail server, or the demo's mailbox when DEMO says so. */
export function createTransport(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  connections: number,
): MailTransport {
  const { smtpUrl, demo } = deps.config;
  if (smtpUrl !== null) return createSmtpTransport(smtpUrl, connections);
  if (demo) return createMailboxTransport(deps);
  throw new Error('There is no way to send mail: neither SMTP_URL nor DEMO is set');
}
