import { randomBytes } from 'node:crypto';
import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../src/signup/signup-limits.ts';
import { newId, systemRandom } from '../../server/platform/random.ts';
import { signFormToken } from '../../server/platform/tokens.ts';
import type { FormTokenScope } from '../../server/platform/tokens.ts';
import type { Answer } from './keep-alive-client.ts';
import type { LoadJob, LoadKind } from './load.ts';

/** Milliseconds that readers take over the form, from none to this: tokens are not burnt in the order of their making. */
const LONGEST_PAUSE = 60_000;
/** Domains that the addresses are at. */
const DOMAINS = 500;

/** How a request of one kind is made, and which answer to it counts. */
export interface LoadRequest {
  /** A whole request; made before its clock starts. */
  make(job: LoadJob, number: number): string;
  isAccepted(answer: Answer): boolean;
}

const isTwoHundred = ({ status }: Answer) => status >= 200 && status < 300;

function formToken({ secret }: LoadJob, scope: FormTokenScope): string {
  const issuedAt = Date.now() - FORM_TOKEN_MINIMUM_AGE - Math.ceil(Math.random() * LONGEST_PAUSE);
  return signFormToken([secret], scope, { nonce: newId(systemRandom, issuedAt), issuedAt });
}

function request(job: LoadJob, line: string, headers: readonly string[], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [
    `${line} HTTP/1.1`,
    `Host: ${job.host}:${job.port}`,
    ...headers,
    ...length,
    '',
    body,
  ].join('\r\n');
}

/** Each has a token and an address of its own. */
const signup: LoadRequest = {
  make: (job, number) => {
    const scope = { publicationId: job.publicationId, origin: job.pageOrigin };
    const body = JSON.stringify({
      publication: job.subdomain,
      // Addresses come in no order, and an index feels that: random ones, at some hundreds of domains.
      email: `reader-${randomBytes(8).toString('hex')}@mail-${number % DOMAINS}.example`,
      form_token: formToken(job, scope),
      origin: { surface: 'subscribe-form', href: `${job.pageOrigin}/form` },
    });
    const headers = [
      `Origin: ${job.pageOrigin}`,
      'Sec-Fetch-Site: cross-site',
      'Accept: application/json',
      'Content-Type: application/json',
    ];
    return request(job, `POST ${API_PATHS.subscribe}`, headers, body);
  },
  isAccepted: (answer) =>
    isTwoHundred(answer) && answer.body.includes('"requires_confirmation":true'),
};

const healthz: LoadRequest = {
  make: (job) => request(job, 'GET /healthz', []),
  isAccepted: isTwoHundred,
};

/** One of the readers whose sessions stand; who is signed in is led on, so no page is drawn. */
const session: LoadRequest = {
  make: (job) => {
    const token = job.sessions[Math.floor(Math.random() * job.sessions.length)] ?? '';
    const headers = [`Cookie: flyleaf_session=${token}`, 'Accept: text/html'];
    return request(job, `GET ${PAGE_PATHS.login}`, headers);
  },
  isAccepted: ({ status }) => status === 303,
};

/** One of the readers that there are, from a page of the platform. */
const login: LoadRequest = {
  make: (job) => {
    const origin = `http://${job.host}:${job.port}`;
    const scope = { form: 'login', publicationId: job.publicationId, origin } as const;
    const email = job.emails[Math.floor(Math.random() * job.emails.length)] ?? '';
    const form = { publication: job.subdomain, email, form_token: formToken(job, scope) };
    const headers = [
      `Origin: ${origin}`,
      'Sec-Fetch-Site: same-origin',
      'Accept: application/json',
      'Content-Type: application/json',
    ];
    return request(job, `POST ${API_PATHS.login}`, headers, JSON.stringify(form));
  },
  isAccepted: (answer) => isTwoHundred(answer) && answer.body.includes('"signed_in":false'),
};

export const LOAD_REQUESTS: Readonly<Record<LoadKind, LoadRequest>> = {
  signup,
  healthz,
  session,
  login,
};
