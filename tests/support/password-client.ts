import type { LightMyRequestResponse } from 'fastify';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { API_PATHS } from '../../src/contracts/paths.ts';
import type { TestBrowser } from './login-client.ts';
import type { Headers } from './signup-client.ts';

/** A password that nothing refuses. */
export const GOOD_PASSWORD = 'nine lighthouses, one boat';

/** Signs in by address and password, as the form does. */
export function tryPassword(
  browser: TestBrowser,
  email: string,
  password: string,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const form = { publication: 'demo', email, password, redirect: '' };
  return browser.post(API_PATHS.login, form, headers);
}

/** Sets a password as the account's page does. */
export function setPassword(
  browser: TestBrowser,
  password: string = GOOD_PASSWORD,
  current?: string,
): Promise<LightMyRequestResponse> {
  const form = { publication: 'demo', password, ...(current === undefined ? {} : { current }) };
  return browser.post(CREDENTIAL_PATHS.password, form);
}
