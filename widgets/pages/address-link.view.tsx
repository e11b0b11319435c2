import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { careMessages as messages } from './account-care.messages.ts';
import { ActionForm } from './action-form.view.tsx';
import { QuietForm } from './quiet-form.view.tsx';
import { SessionFrame, publicationField } from './session-frame.view.tsx';
import { ToAccount } from './to-account.view.tsx';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type LinkPage = Extract<PageProps, { name: 'address-link' }>;

const places = ({ from, to }: LinkPage) => ({
  from: <strong>{from}</strong>,
  to: <strong>{to}</strong>,
});

/** The old address may stop it. */
function Stop(page: LinkPage): ReactNode {
  const fields = { token: page.token, answer: 'stop', ...publicationField(page) };
  return (
    <section>
      <p className="hint">{messages.stopHint}</p>
      <QuietForm action={PAGE_PATHS.addressLink} fields={fields}>
        {messages.stop}
      </QuietForm>
    </section>
  );
}

function Ready(page: LinkPage): ReactNode {
  const isOld = page.end === 'old';
  const fields = { token: page.token, answer: 'agree', ...publicationField(page) };
  return (
    <SessionFrame page={page} title={messages.moveTitle}>
      <p className="text">{fill(isOld ? messages.moveFrom : messages.moveTo, places(page))}</p>
      <ActionForm action={PAGE_PATHS.addressLink} fields={fields}>
        {messages.agree}
      </ActionForm>
      {isOld ? <Stop {...page} /> : <p className="hint">{messages.moveNotYou}</p>}
    </SessionFrame>
  );
}

function Half(page: LinkPage): ReactNode {
  return (
    <SessionFrame page={page} title={messages.halfTitle}>
      <p className="text">{messages.halfText}</p>
      {page.end === 'old' && <Stop {...page} />}
    </SessionFrame>
  );
}

type Titles = 'movedTitle' | 'stoppedTitle' | 'staleTitle' | 'takenTitle';
type Texts = 'movedText' | 'stoppedText' | 'staleText' | 'takenText';

function over(title: Titles, text: Texts) {
  return (page: LinkPage): ReactNode => (
    <SessionFrame page={page} title={messages[title]} done={page.state === 'done'}>
      <p className="text">{fill(messages[text], places(page))}</p>
      <ToAccount page={page} />
    </SessionFrame>
  );
}

const STATES = {
  ready: Ready,
  waiting: Half,
  done: over('movedTitle', 'movedText'),
  stopped: over('stoppedTitle', 'stoppedText'),
  expired: over('staleTitle', 'staleText'),
  taken: over('takenTitle', 'takenText'),
};

/** Where the links of a change of address lead. */
export function AddressLinkPage(page: LinkPage): ReactNode {
  const State = STATES[page.state];
  return <State {...page} />;
}
