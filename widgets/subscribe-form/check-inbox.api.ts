import { INBOX_PATHS } from '../../src/contracts/inbox-paths.ts';
import { jsonRequest } from '../../src/forms/json-request.ts';
import { fetchJson } from '../shared/api/fetch-json.ts';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type { FormFields } from '../../src/forms/json-request.ts';
import type { ConfirmCodeResponse, ResendResponse } from '../../src/contracts/signup.contract.ts';
import type { Pending } from './subscribe-form.model.ts';

export interface InboxApi {
  /** Confirms by the typed code. Never repeated by itself: a lost answer may have used up a try. */
  confirm(code: string): Promise<ConfirmCodeResponse>;
  /** Asks for the mail once more. */
  resend(): Promise<ResendResponse>;
}

/** The calls of the step after the form; `signal` ends them. */
export function createInboxApi(
  { platform, publication }: EmbedSettings,
  { subscription_id, confirmation_secret, proof }: Pending,
  signal: AbortSignal,
): InboxApi {
  const own = { publication: publication.subdomain, subscription_id, confirmation_secret };
  const post = <T>(path: string, fields: FormFields) =>
    fetchJson<T>(jsonRequest({ action: platform + path }, fields), signal);
  return {
    confirm: (code) => post(INBOX_PATHS.confirmCode, { ...own, code, proof }),
    resend: () => post(INBOX_PATHS.resend, own),
  };
}
