import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';

/** A mail that the sink took charge of. */
export interface AcceptedMail {
  messageId: string;
  recipient: string;
  /** UTC milliseconds. */
  at: number;
  /** Names the connection it came over. */
  connection: string;
  raw: string;
}

/** How the sink behaves; tests change it while it runs. */
export interface SinkManners {
  /** Answers 421 and hangs up on every connection. */
  isDown: boolean;
  /** Recipients that are refused for good. */
  refused: Set<string>;
  /** Called with each mail after the dot; false hangs up before the 250. */
  beforeAnswer: (mail: AcceptedMail) => boolean | Promise<boolean>;
}

export interface SmtpSink {
  port: number;
  /** In the order of arrival; those that got no 250 are here too. */
  mails: AcceptedMail[];
  manners: SinkManners;
  /** When each connection came, UTC milliseconds. */
  connections: number[];
  /** Recipients that were refused, once for each try. */
  refusals: string[];
  close(): Promise<void>;
}

function headerOf(raw: string, name: string): string {
  const head = raw.split('\r\n\r\n', 1)[0] ?? '';
  const unfolded = head.replace(/\r\n[ \t]+/gu, ' ');
  const line = unfolded.split('\r\n').find((l) => l.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

function failure(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

async function readMail(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<AcceptedMail> {
  const raw = await text(stream);
  return {
    messageId: headerOf(raw, 'message-id'),
    recipient: session.envelope.rcptTo.map((to) => to.address).join(),
    at: Date.now(),
    connection: session.id,
    raw,
  };
}

class Sink implements SmtpSink {
  readonly mails: AcceptedMail[] = [];
  readonly connections: number[] = [];
  readonly refusals: string[] = [];
  readonly manners: SinkManners = { isDown: false, refused: new Set(), beforeAnswer: () => true };
  readonly #sockets = new Map<number, Socket>();
  readonly #server: SMTPServer;
  port = 0;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => done(this.#greeting()),
      onRcptTo: ({ address }, _session, done) => done(this.#judge(address)),
      onData: (stream, session, done) => void this.#take(stream, session, done),
    });
    this.#server.on('error', () => {});
    this.#server.server.on('connection', (socket: Socket) => this.#remember(socket));
  }

  async listen(): Promise<void> {
    const listening = this.#server.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    this.port = (listening.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #greeting(): Error | null {
    this.connections.push(Date.now());
    return this.manners.isDown ? failure(421, 'Try again later') : null;
  }

  #judge(address: string): Error | null {
    if (!this.manners.refused.has(address)) return null;
    this.refusals.push(address);
    return failure(550, 'No such mailbox');
  }

  #remember(socket: Socket): void {
    const port = socket.remotePort ?? 0;
    this.#sockets.set(port, socket);
    socket.once('close', () => this.#sockets.delete(port));
  }

  async #take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const mail = await readMail(stream, session).catch(() => null);
    // The line broke before the dot: nothing was taken charge of.
    if (mail === null) return done(new Error('The line broke'));
    this.mails.push(mail);
    if (await this.manners.beforeAnswer(mail)) done(null);
    else this.#sockets.get(session.remotePort)?.destroy();
  }
}

/** A real SMTP server on a free port that remembers whatever it accepted. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink = new Sink();
  await sink.listen();
  return sink;
}
