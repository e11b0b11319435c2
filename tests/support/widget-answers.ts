import type { Page, Route } from '@playwright/test';
import { API_PATHS } from '../../src/contracts/paths.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import { ERROR_CODES } from '../../src/errors/error-codes.ts';

/** A call of the widgets that can be answered in the server's place. */
export type AnsweredCall = keyof typeof API_PATHS;

/** Answers go to another site, so they carry what lets that site read them. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  'retry-after': '120',
};

/** What the server says in these tests. */
export const SERVER_WORDS = 'Words of the server';

/** Answers the next calls with an error of the closed list. */
export async function refuse(page: Page, call: AnsweredCall, code: ErrorCode): Promise<void> {
  const json = { error: SERVER_WORDS, code, requestId: 'test' };
  await replace(page, call, (route) =>
    route.fulfill({ status: ERROR_CODES[code], headers: HEADERS, json }),
  );
}

/** Answers the next calls with entries of a code that is in no list of ours, so that the server's words are shown. */
export async function refuseWith(page: Page, call: AnsweredCall, errors: object[]): Promise<void> {
  const json = { errors, code: 'of_tomorrow', requestId: 'test' };
  await replace(page, call, (route) => route.fulfill({ status: 400, headers: HEADERS, json }));
}

/** Answers the next calls with a page of some network's portal. */
export async function answerPortal(page: Page, call: AnsweredCall): Promise<void> {
  const portal = {
    status: 200,
    headers: HEADERS,
    contentType: 'text/html',
    body: '<h1>Sign in</h1>',
  };
  await replace(page, call, (route) => route.fulfill(portal));
}

/** Answers the next codes as wrong, with so many tries left. */
export async function refuseCodeWith(page: Page, tries_left: number): Promise<void> {
  const errors = [{ param: 'code', msg: SERVER_WORDS, code: 'code_wrong', tries_left }];
  const json = { errors, code: 'code_wrong', requestId: 'test' };
  await replace(page, 'confirmCode', (route) =>
    route.fulfill({ status: 400, headers: HEADERS, json }),
  );
}

/** Makes the loader say where invitations are asked for. */
export async function takeRequests(page: Page): Promise<void> {
  await page.route('**/embed/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'publication:{',
      'invite_email:"hello@tide.example",publication:{',
    );
    await route.fulfill({ response, body });
  });
}

/** Answers the next calls with a body of our own. */
export async function answerWith(page: Page, call: AnsweredCall, json: object): Promise<void> {
  await replace(page, call, (route) => route.fulfill({ status: 200, headers: HEADERS, json }));
}

/** Lets the next calls wait for good. */
export async function neverAnswer(page: Page, call: AnsweredCall): Promise<void> {
  await replace(page, call, () => {});
}

/** Breaks the line under the next calls. */
export async function breakLine(page: Page, call: AnsweredCall): Promise<void> {
  await replace(page, call, (route) => route.abort());
}

/** Lets the server answer again. */
export async function letThrough(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function replace(
  page: Page,
  call: AnsweredCall,
  handle: (route: Route) => unknown,
): Promise<void> {
  await letThrough(page);
  await page.route(`**${API_PATHS[call]}`, handle);
}
