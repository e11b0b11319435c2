import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublicationSettings } from '../../../server/publications/publication.ts';
import { createMailWorker } from '../../../server/mail/mail.worker.ts';
import type { MailWorker } from '../../../server/mail/mail.worker.ts';
import { createSmtpTransport } from '../../../server/mail/smtp.transport.ts';
import { until } from '../../support/faults/until.ts';
import { outboxOf } from '../../support/mail-worker.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

interface Received {
  from: string;
  to: string[];
  /** Unfolded, in lower case. */
  headers: Map<string, string>;
  raw: string;
}

function readHeaders(raw: string): Map<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/gu, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** Quoted-printable, undone. */
function decode(text: string): string {
  const bytes = text
    .replace(/=\r\n/gu, '')
    .replace(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

type Answer = Error & { responseCode?: number };
const refusal = (responseCode: number, message: string): Answer =>
  Object.assign(new Error(message), { responseCode });

describe('mail over SMTP', () => {
  let server: SMTPServer;
  let url = '';
  let received: Received[] = [];
  let onRecipient: (() => Answer | null) | null = null;
  let onData: (() => Answer | null) | null = null;
  let client: SignupClient;
  let worker: MailWorker | null = null;

  const listen = (port = 0) =>
    new Promise<void>((resolve) => {
      server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onRcptTo: (_address, _session, done) => done(onRecipient?.() ?? null),
        onData: (stream, session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const raw = Buffer.concat(chunks).toString('latin1');
            const { mailFrom, rcptTo } = session.envelope;
            received.push({
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map((recipient) => recipient.address),
              headers: readHeaders(raw),
              raw,
            });
            done(onData?.() ?? null);
          });
        },
      });
      server.on('error', () => {});
      server.listen(port, '127.0.0.1', () => resolve());
    });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const portOf = () => (server.server.address() as AddressInfo).port;

  beforeEach(async () => {
    received = [];
    onRecipient = null;
    onData = null;
    await listen();
    url = `smtp://127.0.0.1:${portOf()}`;
    client = await signupClient({
      env: {
        DEMO: '0',
        SMTP_URL: url,
        MAIL_FROM: 'Flyleaf <noreply@platform.example>',
        PUBLIC_URL: 'https://platform.example',
        SIGNUP_LIMITS: 'ip=9999/600,address=9999/600',
        MAIL_RETRY: '1000',
      },
    });
  });
  afterEach(async () => {
    await worker?.stop();
    await close();
    await client.dispose();
  });

  const send = () => {
    worker = createMailWorker(client.deps, { poll: 600_000 });
    worker.start();
  };
  const arrived = (count = 1) => until('the mail is there', () => received.length >= count);
  const attempts = (count: number) =>
    until('it was tried', async () =>
      (await outboxOf(client)).every((row) => row.attempts >= count && row.lease_owner === null),
    );
  const change = (settings: Partial<PublicationSettings>) =>
    client.deps.db.write((trx) =>
      trx
        .updateTable('publications')
        .set(settings as never)
        .execute(),
    );

  it('says in its headers what mail programs need', async () => {
    const { email } = await client.signUp();
    await change({ support_email: 'editors@blog.example' });
    send();
    await arrived();
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'noreply@platform.example', to: [email] });
    const headers = mail?.headers ?? new Map();
    expect(headers.get('from')).toBe('The demo <noreply@platform.example>');
    expect(headers.get('to')).toBe(email);
    expect(headers.get('reply-to')).toBe('editors@blog.example');
    expect(headers.get('subject')).toBe('Confirm your subscription to The demo');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/platform\.example\/unsubscribe\?token=[\w-]{22,}\.[\w-]{43}>$/u,
    );
    expect(headers.get('message-id')).toMatch(/^<[\w-]{27}@platform\.example>$/u);
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/u);
  });

  it('carries link and code in both of its texts', async () => {
    await client.signUp();
    send();
    await arrived();
    const parts = received[0]?.raw.split(/\r\n--/u) ?? [];
    const bodyOf = (type: string) =>
      decode(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
    const [plain, rich] = [bodyOf('text/plain'), bodyOf('text/html')];
    const link = /https:\/\/platform\.example\/confirm\?token=[\w-]{22,}\.[\w-]{43}/u;
    expect(plain).toMatch(link);
    expect(rich).toMatch(link);
    const code = /\n(\d{6})\r?\n/u.exec(plain)?.[1] ?? 'none';
    expect(rich).toContain(`>${code}<`);
    expect(received[0]?.raw).toMatch(/Content-Transfer-Encoding: quoted-printable/u);
    for (const line of received[0]?.raw.split('\r\n') ?? []) {
      expect(line.length).toBeLessThanOrEqual(998);
    }
  });

  it('has a link that a reader can follow to the end, and an unsubscribe that works', async () => {
    await client.signUp();
    send();
    await arrived();
    const text = decode(received[0]?.raw ?? '');
    const token = /confirm\?token=([\w-]+\.[\w-]+)/u.exec(text)?.[1] ?? '';
    expect((await client.confirm(token)).statusCode).toBe(200);
    const list = received[0]?.headers.get('list-unsubscribe') ?? '';
    const { pathname, search } = new URL(list.slice(1, -1));
    await client.postForm(pathname + search, { 'List-Unsubscribe': 'One-Click' });
    const row = await client.deps.db.kysely
      .selectFrom('subscriptions')
      .select('state')
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('unsubscribed');
  });

  it.each([
    'Evil\r\nBcc: victim@example.com\r\n\r\nBuy',
    'Quote" <spoof@bank.example>, "x',
    'Comma, Inc; <b>bold</b> & co',
    'Zürich – 東京 ☕',
    '\u202Eneddih\u0000',
  ])('takes no orders from a publication called %j', async (name) => {
    const { email } = await client.signUp();
    await change({ name });
    send();
    await arrived();
    const [mail] = received;
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.get('from')).toMatch(/<noreply@platform\.example>$/u);
    expect(
      mail?.headers
        .get('from')
        ?.match(/<[^>]+@[^>]+>/gu)
        ?.at(-1),
    ).toBe('<noreply@platform.example>');
    expect(decode(mail?.raw ?? '')).not.toContain('<b>bold</b> & co</h1>');
  });

  it('goes to an international domain in ASCII', async () => {
    await client.signUp('reader@bücher.example');
    send();
    await arrived();
    expect(received[0]?.headers.get('to')).toBe('reader@xn--bcher-kva.example');
    expect(received[0]?.raw).not.toContain('b\u00FCcher');
  });

  it('is not sent in plain text where the connection has to be encrypted', async () => {
    await client.signUp();
    const transport = createSmtpTransport(`${url}?requireTLS=true`, 1);
    worker = createMailWorker(client.deps, { transport, poll: 600_000 });
    worker.start();
    await attempts(1);
    expect(received).toEqual([]);
    expect((await outboxOf(client))[0]?.state).toBe('queued');
  });

  it('waits while the server is down, and arrives once when it is back', async () => {
    const port = portOf();
    await close();
    await client.signUp();
    send();
    await attempts(1);
    await listen(port);
    client.clock.advance(60_000);
    worker?.wake();
    await arrived();
    await until('it is marked', async () => (await outboxOf(client))[0]?.state === 'sent');
    expect(received).toHaveLength(1);
  });

  it('is given up when the recipient is refused for good, without their address in the outbox', async () => {
    const { email } = await client.signUp();
    onRecipient = () => refusal(550, `5.1.1 <${email}> does not exist`);
    send();
    await until('it is dead', async () => (await outboxOf(client))[0]?.state === 'dead');
    expect((await outboxOf(client))[0]?.last_error).toBe('RCPT TO 550 5.1.1');
    expect(JSON.stringify(client.logged())).not.toContain(email);
  });

  it.each([
    ['for now', () => refusal(451, '4.7.1 Greylisted'), 'RCPT TO 451 4.7.1'],
    ['by policy', () => refusal(554, '5.7.1 Relay denied'), 'RCPT TO 554 5.7.1'],
  ])('is tried again when the recipient is refused %s', async (_, answer, reason) => {
    await client.signUp();
    onRecipient = answer;
    send();
    await attempts(1);
    expect((await outboxOf(client))[0]).toMatchObject({ state: 'queued', last_error: reason });
  });

  it('is tried again, as the same mail, when the server fails after the text', async () => {
    await client.signUp();
    onData = () => refusal(451, '4.3.0 Try again');
    send();
    await attempts(1);
    onData = null;
    client.clock.advance(60_000);
    worker?.wake();
    await arrived(2);
    const [first, second] = received.map((mail) => mail.headers.get('message-id'));
    expect(second).toBe(first);
  });

  it('is not repeated by the transport itself when the connection breaks', async () => {
    await client.signUp();
    let connections = 0;
    const breaking = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onConnect: (session, done) => {
        connections += 1;
        done();
        void session;
      },
      onData: () => {
        for (const connection of breaking.connections) connection._socket.destroy();
      },
    });
    breaking.on('error', () => {});
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', () => resolve()));
    const { port } = breaking.server.address() as AddressInfo;
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 2);
    worker = createMailWorker(client.deps, { transport, poll: 600_000 });
    worker.start();
    await attempts(1);
    await worker.stop();
    expect(connections).toBe(1);
    expect((await outboxOf(client))[0]?.state).toBe('queued');
    await new Promise<void>((resolve) => breaking.close(() => resolve()));
  });
});
