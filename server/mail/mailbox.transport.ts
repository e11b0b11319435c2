import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Clock } from '../platform/clock.ts';
import { keepMail } from './mailbox.store.ts';
import type { MailTransport } from './message.ts';

/** The demo's mail: it goes to a page of the platform instead of an inbox. */
export function createMailboxTransport(deps: { db: DatabaseHandle; clock: Clock }): MailTransport {
  return {
    send: (mail) => deps.db.write((trx) => keepMail(trx, mail, deps.clock.now())),
    close: () => {},
  };
}
