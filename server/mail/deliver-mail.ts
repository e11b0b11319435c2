import { whyNotSendAddress, whyNotSendNotice } from '../../src/account/judge-address-change.ts';
import { backOff } from '../../src/mail/back-off.ts';
import { isFinal } from '../../src/mail/judge-failure.ts';
import { whyNotSend } from '../../src/mail/judge-mail.ts';
import { whyNotSendLogin } from '../../src/session/judge-login.ts';
import type { Deps } from '../deps.ts';
import { DeliveryError } from './delivery-error.ts';
import type { MailTransport } from './message.ts';
import { NOT_NEEDED } from './outbox.store.ts';
import type { ClaimedMail } from './claimed-mail.store.ts';
import type { MailMark } from './outbox.store.ts';
import { renderMail } from './render-mail.ts';

/** What an attempt works with. */
export interface DeliveryMeans {
  deps: Pick<Deps, 'config' | 'clock' | 'random'>;
  transport: MailTransport;
  /** Milliseconds after which an attempt is given up. */
  deadline: number;
  /** UTC milliseconds at which others may take the mail over. */
  leaseEnd: number;
}

function whyNot(mail: ClaimedMail, now: number): string | null {
  switch (mail.kind) {
    case 'login':
      return whyNotSendLogin({ ...mail, now });
    case 'notice':
      return whyNotSendNotice({ ...mail, now });
    case 'confirm':
    case 'already-subscribed':
      return whyNotSend({ ...mail, now });
    default:
      return whyNotSendAddress({ ...mail, now });
  }
}

function failed(mail: ClaimedMail, error: unknown, { deps }: DeliveryMeans): MailMark {
  const known = error instanceof DeliveryError ? error : null;
  // An error that is not the server's answer is ours: its words stay out, they may hold the address.
  const reason = known?.message ?? 'could not be rendered or handed over';
  if (known !== null && isFinal(known.failure)) return { id: mail.id, result: 'dead', reason };
  const random = deps.random.bytes(4).readUInt32BE() / 2 ** 32;
  const at = deps.clock.now() + backOff(mail.attempts, random, deps.config.mailRetry);
  return { id: mail.id, result: 'retry', at, reason };
}

/**
 * Sends one claimed mail, if it still has a cause, and says how it ended. Never throws. An attempt starts only
 * if it must end before the lease does: nobody else can be sending the same mail meanwhile.
 */
export async function deliverMail(mail: ClaimedMail, means: DeliveryMeans): Promise<MailMark> {
  const { deps, transport, deadline, leaseEnd } = means;
  const now = deps.clock.now();
  const gone = whyNot(mail, now);
  if (gone !== null) return { id: mail.id, result: 'skipped', reason: `${NOT_NEEDED}: ${gone}` };
  if (now + deadline > leaseEnd) return { id: mail.id, result: 'released', at: now };
  try {
    await transport.send(renderMail(deps.config, mail), AbortSignal.timeout(deadline));
    return { id: mail.id, result: 'sent', at: deps.clock.now() };
  } catch (error) {
    return failed(mail, error, means);
  }
}
