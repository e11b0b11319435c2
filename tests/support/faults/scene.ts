import { startServer } from './server-process.ts';
import type { ServerProcess, StartOptions } from './server-process.ts';
import { SHORT_LEASE } from './short-lease.ts';
import { fetchFormTokens, signUp } from './sign-up.ts';
import type { Outcome, SignupRequest } from './sign-up.ts';
import { startSmtpSink } from './smtp-sink.ts';
import type { SmtpSink } from './smtp-sink.ts';
import { createSqliteStore } from './store.ts';
import type { FaultStore } from './store.ts';
import { until } from './until.ts';

/** A store, a mail server and one run of the platform between them. */
export class Scene {
  readonly store: FaultStore;
  readonly sink: SmtpSink;
  readonly options: StartOptions;
  readonly requests: SignupRequest[];
  server: ServerProcess;

  private constructor(
    parts: Pick<Scene, 'store' | 'sink' | 'options' | 'requests'>,
    server: ServerProcess,
  ) {
    this.store = parts.store;
    this.sink = parts.sink;
    this.options = parts.options;
    this.requests = parts.requests;
    this.server = server;
  }

  /** Opens one with so many requests ready to be asked. */
  static async open(
    requests: number,
    store?: FaultStore,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Scene> {
    const used = store ?? (await createSqliteStore());
    const sink = await startSmtpSink();
    const { dataDir, databaseUrl } = used;
    const options = { dataDir, databaseUrl, smtpPort: sink.port, env: { ...SHORT_LEASE, ...env } };
    const server = await startServer(options);
    const tokens = await fetchFormTokens(server.url, requests);
    const each = tokens.map((formToken, n) => ({ email: `reader-${n}@example.org`, formToken }));
    return new Scene({ store: used, sink, options, requests: each }, server);
  }

  /** Asks for the n-th sign-up; asking again repeats the very same request. */
  ask(n: number): Promise<Outcome> {
    const request = this.requests[n];
    if (request === undefined) throw new Error(`no request ${n}`);
    return signUp(this.server.url, request);
  }

  async restart(): Promise<void> {
    this.server = await startServer(this.options);
  }

  async count(from: string): Promise<number> {
    const [row] = await this.store.rows(`select count(*) as n from ${from}`);
    return Number(row?.['n']);
  }

  /** Waits until so many mails are noted as sent. */
  sent(mails: number, within?: number): Promise<unknown> {
    const look = async () => (await this.count("outbox where state = 'sent'")) >= mails;
    return until(`${mails} mails are sent`, look, within);
  }

  async close(): Promise<void> {
    await this.server.kill();
    await this.sink.close();
    await this.store.remove();
  }
}
