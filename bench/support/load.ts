import { randomBytes } from 'node:crypto';
import { API_PATHS } from '../../src/contracts/paths.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../src/signup/signup-limits.ts';
import { newId, systemRandom } from '../../server/platform/random.ts';
import { signFormToken } from '../../server/platform/tokens.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import type { Answer } from './keep-alive-client.ts';

/** Milliseconds that readers take over the form, from none to this: tokens are not burnt in the order of their making. */
const LONGEST_PAUSE = 60_000;
/** Domains that the addresses are at. */
const DOMAINS = 500;

/** What the load process is asked to do. */
export interface LoadJob {
  kind: 'signup' | 'healthz';
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
}

/** What came of it. Latencies are milliseconds from the first byte sent to the whole answer. */
export interface LoadResult {
  count: number;
  /** Milliseconds from the first request to the last answer. */
  elapsed: number;
  latencies: number[];
  /** Answers that are not a 2xx, or not what a new address gets; the first one's text beside. */
  refused: number;
  firstRefusal: string | null;
  /** Processor time of the load process itself in milliseconds, to see that it is not the bottleneck. */
  cpu: number;
}

/** Each request has a token and an address of its own; made before its clock starts. */
function makeSignup(job: LoadJob, number: number): string {
  const issuedAt = Date.now() - FORM_TOKEN_MINIMUM_AGE - Math.ceil(Math.random() * LONGEST_PAUSE);
  const scope = { publicationId: job.publicationId, origin: job.pageOrigin };
  const body = JSON.stringify({
    publication: job.subdomain,
    // Addresses come in no order, and an index feels that: random ones, at some hundreds of domains.
    email: `reader-${randomBytes(8).toString('hex')}@mail-${number % DOMAINS}.example`,
    form_token: signFormToken([job.secret], scope, {
      nonce: newId(systemRandom, issuedAt),
      issuedAt,
    }),
    origin: { surface: 'subscribe-form', href: `${job.pageOrigin}/form` },
  });
  return [
    `POST ${API_PATHS.subscribe} HTTP/1.1`,
    `Host: ${job.host}:${job.port}`,
    `Origin: ${job.pageOrigin}`,
    'Sec-Fetch-Site: cross-site',
    'Accept: application/json',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

function makeHealthz(job: LoadJob): string {
  return `GET /healthz HTTP/1.1\r\nHost: ${job.host}:${job.port}\r\n\r\n`;
}

function isAccepted(job: LoadJob, answer: Answer): boolean {
  const isTwoHundred = answer.status >= 200 && answer.status < 300;
  if (job.kind === 'healthz') return isTwoHundred;
  return isTwoHundred && answer.body.includes('"requires_confirmation":true');
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
  while (performance.now() < end) {
    const number = result.count++;
    const request = job.kind === 'signup' ? makeSignup(job, number) : makeHealthz(job);
    const sent = performance.now();
    const answer = await client.send(request);
    result.latencies.push(performance.now() - sent);
    if (isAccepted(job, answer)) continue;
    result.refused++;
    result.firstRefusal ??= `${answer.status} ${answer.body.slice(0, 300)}`;
  }
}
