import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { CREDENTIAL_PATHS } from '../../src/contracts/credential-paths.ts';
import { PASSKEY_IDS } from './passkeys.ids.ts';

/** The server said no, or nothing. */
class Refused extends Error {}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Refused();
  return answer.json() as Promise<Answer>;
}

/** Readers who turn away from their device's question know that they did; the rest is said. */
function isWorthSaying(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return name !== 'NotAllowedError' && name !== 'AbortError';
}

/** Does one thing at a time, and shows the words for what went wrong. */
async function attempt(box: HTMLElement, work: () => Promise<void>): Promise<void> {
  const said = box.querySelector<HTMLElement>('[role=alert]');
  if (said) said.hidden = true;
  try {
    await work();
  } catch (error) {
    if (said) said.hidden = !isWorthSaying(error);
  }
}

type LoginOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Whether the reader has asked for a passkey: then no suggestion comes in between. */
let isAsked = false;

const askOptions = () => post<LoginOptions>(CREDENTIAL_PATHS.passkeyLoginOptions, {});

/** Signs in; `quietly` waits in the address field's own list of suggestions. */
async function signIn(
  box: HTMLElement,
  optionsJSON: LoginOptions,
  quietly: boolean,
): Promise<void> {
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: quietly });
  const { publication, redirect } = box.dataset;
  const body = { publication, redirect, response };
  const answer = await post<{ redirect: string }>(CREDENTIAL_PATHS.passkeyLogin, body);
  location.assign(answer.redirect);
}

type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

async function add(): Promise<void> {
  const optionsJSON = await post<AddOptions>(CREDENTIAL_PATHS.passkeyOptions, {});
  const response = await startRegistration({ optionsJSON });
  await post(CREDENTIAL_PATHS.addPasskey, { response });
  location.assign(CREDENTIAL_PATHS.passkeys + location.search);
}

/** Shows the button of a box, and what it does. */
function bring(box: HTMLElement, work: () => Promise<void>): void {
  const button = box.querySelector('button');
  if (!button) return;
  button.addEventListener('click', () => void attempt(box, work));
  button.hidden = false;
  box.hidden = false;
  const instead = box.querySelector<HTMLElement>('.hint');
  if (instead) instead.hidden = true;
}

/** Lets the browser suggest the reader's keys where the address is typed, before anybody asks. */
async function suggest(box: HTMLElement): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#email');
  if (!field || !(await browserSupportsWebAuthnAutofill())) return;
  field.setAttribute('autocomplete', 'email webauthn');
  // Nobody has asked yet: what fails by now goes unsaid.
  const options = await askOptions().catch(() => null);
  if (options && !isAsked) await attempt(box, () => signIn(box, options, true));
}

function start(): void {
  const login = document.getElementById(PASSKEY_IDS.signIn);
  const account = document.getElementById(PASSKEY_IDS.add);
  if (login) {
    bring(login, async () => {
      isAsked = true;
      await signIn(login, await askOptions(), false);
    });
    void suggest(login);
  }
  if (account) bring(account, add);
}

if (browserSupportsWebAuthn()) start();
