import { fill } from '../shared/text/fill.tsx';
import type { ReactNode } from 'react';
import type { FormViewProps } from './subscribe-form.view.tsx';

/** A check that draws once. */
function Check(): ReactNode {
  return (
    <svg className="check" viewBox="0 0 24 24" aria-hidden>
      <path d="m5 12.5 4.5 4.5L19 7.5" pathLength={1} />
    </svg>
  );
}

const TEXTS = {
  confirmed: 'confirmedText',
  member: 'memberText',
  login: 'loginText',
  invite: 'inviteText',
} as const;

/** Where it ends: subscribed, subscribed already, sign-in, or by invitation. */
export function Outcome({ state, publication, messages }: FormViewProps): ReactNode {
  const step = state.step as keyof typeof TEXTS;
  const name = publication.name;
  return (
    <div className="head">
      {(step === 'confirmed' || step === 'member') && <Check />}
      <h2 className="title" tabIndex={-1} data-focus>
        {messages[step]}
      </h2>
      <p>{fill(messages[TEXTS[step]], { name, email: <strong>{state.email}</strong> })}</p>
      {state.step === 'login' && (
        <p>
          <a className="link" href={state.href}>
            {messages.loginAction}
          </a>
        </p>
      )}
    </div>
  );
}
