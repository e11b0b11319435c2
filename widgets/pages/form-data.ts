import { pageUrl } from '../../src/links/page-url.ts';
import { PAGE_PATHS } from '../../src/contracts/page-paths.ts';
import { language } from '../shared/text/language.messages.ts';
import { waitingInbox } from '../subscribe-form/check-inbox.model.ts';
import { problemOf } from '../subscribe-form/request-problem.ts';
import { serverWords } from '../subscribe-form/server-words.page.tsx';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type {
  PageForm,
  PageProps,
  PendingSignup,
  PublicationPage,
} from '../../src/contracts/pages.ts';
import type { SubscribeExtras } from '../../src/contracts/subscribe-page.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { InboxState } from '../subscribe-form/check-inbox.model.ts';
import type { FirstToken } from '../subscribe-form/subscribe-form.api.ts';
import type { FormState } from '../subscribe-form/subscribe-form.model.ts';
import type { Problem } from '../subscribe-form/subscribe-form.problem.ts';

/** Everything a form on a page begins with: rendered on the server, then sent along for the script. */
export interface FormData {
  settings: EmbedSettings;
  form: FormState;
  /** Hidden fields of every form. */
  fields: Readonly<Record<string, string>>;
  /** The page with an empty form. */
  restart: string;
  firstToken?: FirstToken;
  /** How the code step begins, with the milliseconds until another mail may be asked for. */
  inbox?: InboxState;
  resend_after?: number;
  /** Whether the form is sent as soon as the script is there. */
  autoSubmit?: boolean;
}

type FormPage =
  | Extract<PageProps, { name: 'subscribe' | 'subscribe-check' | 'subscribe-pending' }>
  | AskingPost;

/** A post that asks whoever reads its start to subscribe. */
export type AskingPost = Extract<PageProps, { name: 'post' }> & { form: PageForm };

/** Forms and calls go to the page's own origin: the publication's pages may have several hosts. */
export function settingsOf(page: PublicationPage): EmbedSettings {
  const { publication, pages, pagesQuery, terms_url, privacy_url, copy, invite_email } = page;
  const rest = { platform: '', scripts: '' };
  const { form = {}, ending = {} } = copy ?? {};
  const own = copy && { copy: { [language.lang]: { form, ending } } };
  const invited = invite_email && { invite_email };
  return { publication, pages, pagesQuery, terms_url, privacy_url, ...rest, ...own, ...invited };
}

/** The body says enough here: its code has words of its own, and no header came along. */
function problemIn(field: 'email' | 'code', error: ErrorBody | null): Problem | null {
  return (
    error &&
    problemOf({ status: 400, body: error, retryAfter: 0 }, { field, inline: true }, { serverWords })
  );
}

/** What every form of a page needs, with the hidden fields of this one. */
function common(page: PublicationPage, fields: Record<string, string>) {
  return {
    settings: settingsOf(page),
    fields: { publication: page.publication.subdomain, ...fields },
    restart: pageUrl(page, PAGE_PATHS.subscribe),
  };
}

/** A page that asks for an address, with what the subscribe page may know of its reader. */
type AskingPage = PublicationPage &
  Partial<Pick<SubscribeExtras, 'isInvited' | 'autoSubmit'> & { is_member: boolean }>;

/** How a form begins that asks for an address: those who are signed in and subscribe, and those who may not, see so. */
function beginning(page: AskingPage, asked: PageForm): FormState {
  const { email, error } = asked;
  const { is_member: isMember, isInvited } = page;
  if (isMember) return { email, step: 'ended', ending: { step: 'member' } };
  if (page.publication.invite_only && !isInvited)
    return { email, step: 'ended', ending: { step: 'invite' } };
  return { email, step: 'idle', problem: problemIn('email', error) };
}

function asking(page: AskingPage, asked: PageForm): FormData {
  const { form_token, usable_in, href, carried } = asked;
  const form = beginning(page, asked);
  const base = common(page, { form_token, href, ...carried });
  const auto = page.autoSubmit && { autoSubmit: true };
  return { ...base, form, firstToken: { form_token, usable_in }, ...auto };
}

function waiting(page: PublicationPage, signup: PendingSignup, href: string): FormData {
  const { email, subscription_id, confirmation_secret, resend_after, error, resent } = signup;
  const proof = { subscription_id, confirmation_secret };
  const pending = { email, ...proof, resend_at: 0 };
  // Without script nothing would ever allow it again, so it is offered at once; the server keeps the pause.
  const resend = resent ? 'sent' : 'ready';
  return {
    ...common(page, { ...proof, email, href }),
    form: { email, step: 'ended', ending: { step: 'inbox', pending } },
    inbox: { ...waitingInbox, resend, problem: problemIn('code', error) },
    resend_after,
  };
}

/** The form of a page. */
export function formData(page: FormPage): FormData {
  if (page.name === 'subscribe-pending') return waiting(page, page.pending, page.href);
  const { form } = page;
  // By invitation, what leads to this page carries the code.
  const isInvited = 'isInvited' in page ? page.isInvited : !!form.carried?.['invitation'];
  return asking({ ...page, isInvited }, form);
}
