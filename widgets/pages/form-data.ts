import { pageUrl } from '../../src/links/page-url.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { problemOf } from '../subscribe-form/subscribe-form.problem.ts';
import { inboxState } from '../subscribe-form/subscribe-form.model.ts';
import type { EmbedSettings, WidgetConfig } from '../../src/contracts/embed.ts';
import type {
  PageForm,
  PageProps,
  PendingSignup,
  PublicationPage,
} from '../../src/contracts/pages.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { FirstToken } from '../subscribe-form/subscribe-form.api.ts';
import type { FormState, Pending, Problem } from '../subscribe-form/subscribe-form.model.ts';
import type { NativeForm } from '../subscribe-form/subscribe-form.view.tsx';

/** Id of the element that the script takes over. */
export const FORM_ID = 'flyleaf-form';

/** Everything a form on a page begins with: rendered on the server, then sent along for the script. */
export interface FormData {
  settings: EmbedSettings;
  initial: FormState;
  firstToken?: FirstToken;
  native: NativeForm;
  /** A sign-up that waits already, with the milliseconds until another mail may be asked for. */
  pending?: Pending & { resend_after: number };
}

type FormPage = Extract<PageProps, { name: 'subscribe' | 'subscribe-check' | 'subscribe-pending' }>;

/** Forms and calls go to the page's own origin: the publication's pages may have several hosts. */
function settingsOf(page: PublicationPage): EmbedSettings {
  const { publication, pages, pagesQuery, terms_url, privacy_url } = page;
  const scripts = { 'subscribe-form': '', 'welcome-popup': '' };
  return {
    publication,
    platform: '',
    pages,
    pagesQuery,
    terms_url,
    privacy_url,
    scripts,
    popup: false,
  };
}

/** The error body says enough here: its code has the words, and no header came along. */
function problemIn(error: ErrorBody | null): Problem | null {
  return error && problemOf({ status: 400, body: error, retryAfter: 0 });
}

function nativeOf(page: PublicationPage, fields: Record<string, string>): NativeForm {
  return {
    fields: { publication: page.publication.subdomain, ...fields },
    restart: pageUrl(page, PAGE_PATHS.subscribe),
  };
}

function asking(page: PublicationPage, form: PageForm): FormData {
  const { form_token, usable_in, email, href, error } = form;
  const initial = page.publication.invite_only
    ? ({ email, code: '', step: 'invite' } as const)
    : ({ email, code: '', step: 'idle', problem: problemIn(error) } as const);
  const native = nativeOf(page, { form_token, href });
  return { settings: settingsOf(page), initial, firstToken: { form_token, usable_in }, native };
}

function waiting(page: PublicationPage, pending: PendingSignup, href: string): FormData {
  const { email, subscription_id, confirmation_secret, error } = pending;
  const proof = { subscription_id, confirmation_secret };
  const begun = inboxState(email, { email, ...proof });
  // Without script nothing would ever allow it again, so it is offered at once; the server keeps the pause.
  const resend = pending.resent ? 'sent' : 'ready';
  const initial = { ...begun, resend, problem: problemIn(error) } as FormState;
  const native = nativeOf(page, { ...proof, email, href });
  const kept = { email, ...proof, resend_after: pending.resend_after };
  return { settings: settingsOf(page), initial, native, pending: kept };
}

/** The form of a page. */
export function formData(page: FormPage): FormData {
  if (page.name === 'subscribe-pending') return waiting(page, page.pending, page.href);
  return asking(page, page.form);
}

/** The configuration that the form knows from widgets. Nobody listens on a page. */
export function configOf(settings: EmbedSettings): WidgetConfig {
  return { settings, viewer: { level: 'anonymous' }, emit: () => {}, attributes: {} };
}
