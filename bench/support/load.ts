import { KeepAliveClient } from './keep-alive-client.ts';
import { LOAD_REQUESTS } from './load-requests.ts';

/** What is asked for, again and again. */
export type LoadKind = 'signup' | 'healthz' | 'session' | 'login';

/** What the load process is asked to do. */
export interface LoadJob {
  kind: LoadKind;
  host: string;
  port: number;
  connections: number;
  /** Milliseconds of load; requests under way at its end are waited for and counted. */
  duration: number;
  /** What a valid form token is made with. */
  secret: string;
  publicationId: number;
  subdomain: string;
  /** The publisher's page that the sign-ups say they come from. */
  pageOrigin: string;
  /** Cookies of sessions that stand; for `session` alone. */
  sessions: readonly string[];
  /** Addresses of readers; for `login` alone. */
  emails: readonly string[];
}

/** What came of it. Latencies are milliseconds from the first byte sent to the whole answer. */
export interface LoadResult {
  count: number;
  /** Milliseconds from the first request to the last answer. */
  elapsed: number;
  latencies: number[];
  /** Answers that are not what such a request gets when all is well; the first one's text beside. */
  refused: number;
  firstRefusal: string | null;
  /** Processor time of the load process itself in milliseconds, to see that it is not the bottleneck. */
  cpu: number;
}

/** Keeps every connection busy, one request after another, until the time is over. */
export async function runLoad(job: LoadJob): Promise<LoadResult> {
  const opening = Array.from({ length: job.connections }, () =>
    KeepAliveClient.open(job.host, job.port),
  );
  const clients = await Promise.all(opening);
  const result: LoadResult = {
    count: 0,
    elapsed: 0,
    latencies: [],
    refused: 0,
    firstRefusal: null,
    cpu: 0,
  };
  const usage = process.cpuUsage();
  const start = performance.now();
  try {
    await Promise.all(clients.map((client) => keepBusy(client, job, start + job.duration, result)));
  } finally {
    for (const client of clients) client.close();
  }
  const { user, system } = process.cpuUsage(usage);
  return { ...result, elapsed: performance.now() - start, cpu: (user + system) / 1000 };
}

async function keepBusy(
  client: KeepAliveClient,
  job: LoadJob,
  end: number,
  result: LoadResult,
): Promise<void> {
  const { make, isAccepted } = LOAD_REQUESTS[job.kind];
  while (performance.now() < end) {
    const number = result.count++;
    const request = make(job, number);
    const sent = performance.now();
    const answer = await client.send(request);
    result.latencies.push(performance.now() - sent);
    if (isAccepted(answer)) continue;
    result.refused++;
    result.firstRefusal ??= `${answer.status} ${answer.body.slice(0, 300)}`;
  }
}
