import { requestAddressChange } from '../../../server/account/address-change.service.ts';
import { queueNotice } from '../../../server/account/queue-notice.ts';
import type { OutboxTable } from '../../../server/db/tables.ts';
import { createMailWorker } from '../../../server/mail/mail.worker.ts';
import type { OutgoingMail } from '../../../server/mail/message.ts';
import { hashToken } from '../../../server/session/session.service.ts';
import { findSession } from '../../../server/session/session.store.ts';
import { subscribe } from '../../../server/signup/signup.service.ts';
import { fakeTransport } from '../mail-worker.ts';
import { until } from '../faults/until.ts';
import type { Scene } from './scene.ts';

export type MailKind = OutboxTable['kind'];

async function changeAddress(scene: Scene, to: string): Promise<void> {
  const { sessionToken } = await scene.reader();
  const session = await findSession(scene.deps.db.kysely, hashToken(sessionToken));
  if (session === null) throw new Error('No session');
  await requestAddressChange(scene.deps, session, to, 'scene');
}

/** What makes the platform send a mail of each kind. A kind without a maker does not compile. */
export const MAIL_MAKERS = {
  confirm: async (scene) => {
    await scene.signup();
  },
  'already-subscribed': async (scene) => {
    const { email } = await scene.reader();
    const { publication } = scene;
    const origin = scene.deps.config.publicUrl;
    const page = { surface: 'subscribe-form', href: null, nickname: undefined } as const;
    const attempt = { publication, origin, ip: '192.0.2.1', email, formToken: scene.formToken() };
    await subscribe(scene.deps, { ...attempt, ...page, referral: null, invitation: null });
  },
  login: async (scene) => {
    await scene.login(await scene.reader());
  },
  'address-new': (scene) => changeAddress(scene, 'another@example.com'),
  'address-old': (scene) => changeAddress(scene, 'another@example.com'),
  'address-taken': async (scene) => changeAddress(scene, (await scene.reader()).email),
  notice: async (scene) => {
    const { userId } = await scene.reader();
    const notice = { userId, act: 'password-set' } as const;
    await scene.deps.db.write((trx) => queueNotice(trx, scene.deps, notice));
  },
} satisfies Record<MailKind, (scene: Scene) => Promise<void>>;

export const MAIL_KINDS = Object.keys(MAIL_MAKERS) as MailKind[];

/** Sends everything that waits, as the server does; what went out. */
export async function sendMails(scene: Scene): Promise<OutgoingMail[]> {
  const transport = fakeTransport();
  const worker = createMailWorker(scene.deps, { transport, poll: 600_000 });
  worker.start();
  const states = () => scene.deps.db.kysely.selectFrom('outbox').select('state').execute();
  await until('every mail is sent', async () =>
    (await states()).every(({ state }) => state === 'sent'),
  );
  await worker.stop();
  return transport.sent;
}

/** Makes and sends one mail of a kind; others that come with it stay out. */
export async function mailOf(scene: Scene, kind: MailKind): Promise<OutgoingMail> {
  await MAIL_MAKERS[kind](scene);
  await scene.deps.db.write((trx) => trx.deleteFrom('outbox').where('kind', '!=', kind).execute());
  const [mail, ...more] = await sendMails(scene);
  if (mail === undefined || more.length > 0) throw new Error(`Not one mail of the kind ${kind}`);
  return mail;
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** Every address in a page: what its links and forms lead to. */
export function linksOfPage(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/gu)];
  return [...new Set(found.map(([, address = '']) => unescape(address)))];
}

/** Every address in a mail: in both its texts, and in its headers. */
export function linksOfMail({ html, text, unsubscribeUrl }: OutgoingMail): string[] {
  const inText = text.match(/https?:\/\/[^\s<>]+/gu) ?? [];
  const header = unsubscribeUrl === null ? [] : [unsubscribeUrl];
  return [...new Set([...linksOfPage(html), ...inText, ...header])];
}
