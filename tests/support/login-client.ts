import type { LightMyRequestResponse } from 'fastify';
import { API_PATHS, PAGE_PATHS } from '../../src/contracts/paths.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../src/signup/signup-limits.ts';
import { deriveCode, signToken, verifyToken } from '../../server/platform/tokens.ts';
import { propsOf } from './app.ts';
import type { TestAppOptions } from './app.ts';
import { PLATFORM, signupClient } from './signup-client.ts';
import type { Headers, SignupClient } from './signup-client.ts';

/** What a browser has beyond what it is told: its cookies, and how it calls itself. */
export interface TestBrowser {
  /** Name → value. */
  cookies: Map<string, string>;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Posts a form of the platform's own page. */
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** Posts JSON as the platform's own scripts do. */
  postJson(path: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** A form token that is old enough to be used. */
  token(query?: string): Promise<string>;
  /** Asks for a mail. */
  ask(email: string, fields?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Asks for a mail that is expected to be accepted; the id of the sign-in. */
  askFor(email: string, fields?: Record<string, string>): Promise<string>;
  /** Signs in by the code. */
  signIn(email: string, fields?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The session's cookie; undefined for none. */
  session(): string | undefined;
}

/** The app, with browsers that sign in. */
export interface LoginClient extends SignupClient {
  browser(userAgent?: string): TestBrowser;
  linkOf(login: string): string;
  codeOf(login: string): string;
  /** Makes a reader with a confirmed subscription of `demo`; the address. */
  reader(email?: string): Promise<string>;
}

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** Keeps what an answer sets, and forgets what it takes away. */
function keepCookies(cookies: Map<string, string>, answer: LightMyRequestResponse): void {
  for (const { name, value, maxAge } of answer.cookies) {
    if (maxAge === 0) cookies.delete(name);
    else cookies.set(name, value);
  }
}

export async function loginClient(options: TestAppOptions = {}): Promise<LoginClient> {
  const LIMITS = { LOGIN_LIMITS: 'ip=9999/600,address=9999/600', SIGNUP_LIMITS: 'ip=9999/600' };
  const client = await signupClient({ ...options, env: { ...LIMITS, ...options.env } });
  const { secrets, publicUrl } = client.deps.config;
  let count = 0;

  const linkOf = (login: string) => signToken(secrets, 'login', login);
  const codeOf = (login: string) => deriveCode(secrets, login);

  const reader: LoginClient['reader'] = async (email = `reader${(count += 1)}@example.com`) => {
    const { subscription_id } = await client.signUp(email);
    await client.confirm(signToken(secrets, 'confirm', subscription_id));
    return email;
  };

  const browser: LoginClient['browser'] = (userAgent = FIREFOX) => {
    const cookies = new Map<string, string>();
    const own = (headers: Headers): Headers => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return { 'user-agent': userAgent, ...(cookie ? { cookie } : {}), ...headers };
    };
    const noted = async (sent: Promise<LightMyRequestResponse>) => {
      const answer = await sent;
      keepCookies(cookies, answer);
      return answer;
    };
    const self: TestBrowser = {
      cookies,
      get: (url, headers = {}) => noted(client.get(url, own(headers))),
      post: (path, fields, headers = {}) =>
        noted(client.postForm(path, fields, own({ origin: publicUrl, ...headers }))),
      postJson: (path, body, headers = {}) =>
        noted(client.postJson(path, body, own({ origin: publicUrl, ...headers }))),
      token: async (query = '&publication=demo') => {
        const { body } = await self.get(`${PAGE_PATHS.login}?change_user=true${query}`);
        client.clock.advance(FORM_TOKEN_MINIMUM_AGE);
        return propsOf(body, 'login').form_token;
      },
      ask: async (email, fields = {}) => {
        const form_token = fields['form_token'] ?? (await self.token());
        const form = { publication: 'demo', email, form_token, redirect: '', ...fields };
        return self.post(API_PATHS.login, form);
      },
      askFor: async (email, fields = {}) => {
        const answer = await self.ask(email, fields);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        const proof = [...cookies].find(([name]) => name.endsWith('flyleaf_login'))?.[1] ?? '';
        return verifyToken(secrets, 'login-browser', proof) ?? '';
      },
      signIn: async (email, fields = {}) => {
        const code = codeOf(await self.askFor(email, fields));
        return self.post(API_PATHS.loginCode, { publication: 'demo', email, code });
      },
      session: () => [...cookies].find(([name]) => name.endsWith('flyleaf_session'))?.[1],
    };
    return self;
  };

  return { ...client, browser, linkOf, codeOf, reader };
}

export { PLATFORM };
