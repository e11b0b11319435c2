import { renderToString } from 'react-dom/server';
import { AccountCancelPage } from './account-cancel.view.tsx';
import { AccountDataPage } from './account-data.view.tsx';
import { AccountDeletePage, AccountDeletedPage } from './account-delete.view.tsx';
import { AccountPage } from './account.view.tsx';
import { AddressLinkPage } from './address-link.view.tsx';
import { AddressPage } from './address.view.tsx';
import { ConfirmPage } from './confirm.view.tsx';
import { dataScript } from './data-script.ts';
import { Document } from './document.tsx';
import { EmailSettingsPage } from './email-settings.view.tsx';
import { formData } from './form-data.ts';
import { HomePage } from './home.view.tsx';
import { IdentitiesPage } from './identities.view.tsx';
import { InvitePage } from './invite.view.tsx';
import { LegalPage } from './legal.view.tsx';
import { LoginLinkPage, SignedInPage } from './login-link.view.tsx';
import { LoginPage, LoginPendingPage } from './login.view.tsx';
import { MailboxPage } from './mailbox.view.tsx';
import { MessagePage } from './message.view.tsx';
import { withOwnWords } from './own-words.ts';
import { pageFacts } from './page-facts.ts';
import { PasskeysPage } from './passkeys.view.tsx';
import { PasswordPage } from './password.view.tsx';
import { asksToSubscribe } from './paywall.view.tsx';
import { PostPage } from './post.view.tsx';
import { RecommendationsPage } from './recommendations.view.tsx';
import { PlansPage } from './plans.view.tsx';
import { SignOutPage } from './sign-out.view.tsx';
import { SubscribeCheckPage, SubscribePage, SubscribePendingPage } from './subscribe.view.tsx';
import { UnsubscribePage } from './unsubscribe.view.tsx';
import type { ReactNode } from 'react';
import type { PageAssets, PageProps } from '../../src/contracts/pages.ts';

export { copy } from './own-words.ts';
export { renderTheme } from './theme.ts';

type Views = {
  [Name in PageProps['name']]: (page: Extract<PageProps, { name: Name }>) => ReactNode;
};

const VIEWS: Views = {
  subscribe: SubscribePage,
  'subscribe-check': SubscribeCheckPage,
  'subscribe-pending': SubscribePendingPage,
  post: PostPage,
  plans: PlansPage,
  invite: InvitePage,
  confirm: ConfirmPage,
  unsubscribe: UnsubscribePage,
  login: LoginPage,
  'login-pending': LoginPendingPage,
  'login-link': LoginLinkPage,
  'signed-in': SignedInPage,
  account: AccountPage,
  'sign-out': SignOutPage,
  password: PasswordPage,
  passkeys: PasskeysPage,
  identities: IdentitiesPage,
  legal: LegalPage,
  home: HomePage,
  mailbox: MailboxPage,
  message: MessagePage,
  'email-settings': EmailSettingsPage,
  address: AddressPage,
  'address-link': AddressLinkPage,
  'account-data': AccountDataPage,
  'account-delete': AccountDeletePage,
  'account-deleted': AccountDeletedPage,
  'account-cancel': AccountCancelPage,
  recommendations: RecommendationsPage,
};

/** The data block of a page with a form; the others have nothing to hydrate. */
function dataOf(page: PageProps): string {
  const hasForm =
    page.name === 'subscribe' ||
    page.name === 'subscribe-check' ||
    page.name === 'subscribe-pending' ||
    asksToSubscribe(page);
  return hasForm ? dataScript(formData(page)) : '';
}

function documentOf(page: PageProps, assets: PageAssets): string {
  const View = VIEWS[page.name] as (page: PageProps) => ReactNode;
  const html = renderToString(
    <Document {...pageFacts(page)} assets={assets}>
      <View {...page} />
    </Document>,
  );
  const end = html.lastIndexOf('</body>');
  return `<!doctype html>${html.slice(0, end)}${dataOf(page)}${html.slice(end)}\n`;
}

/** A page as a whole HTML document (contract: src/contracts/pages.ts). It works before its script, and without it. */
export function renderPage(page: PageProps, assets: PageAssets): string {
  const own = 'copy' in page ? (page.copy ?? null) : null;
  return withOwnWords(own, () => documentOf(page, assets));
}
