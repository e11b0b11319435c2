import { fill } from '../shared/text/fill.tsx';
import type { ReactNode } from 'react';
import type { EndingMessages } from './ending.messages.ts';

export interface OutcomeProps {
  step: 'confirmed' | 'member' | 'login' | 'invite';
  /** The publication's. */
  name: string;
  /** The reader's address; '' where it is not known. */
  email: string;
  messages: EndingMessages;
  /** Where sign-in is. */
  href?: string | undefined;
  /** What can be done where there is more than sign-in. */
  children?: ReactNode;
}

/** A check that draws once. */
export function Check(): ReactNode {
  return (
    <svg className="check" viewBox="0 0 24 24" aria-hidden>
      <path d="m5 12.5 4.5 4.5L19 7.5" pathLength={1} />
    </svg>
  );
}

function textOf({ step, email, messages }: OutcomeProps): string {
  return step === 'member' && !email ? messages.memberTextNoEmail : messages[`${step}Text`];
}

/** Where it ends: subscribed, subscribed already, sign-in, or by invitation. */
export function Outcome(props: OutcomeProps): ReactNode {
  const { step, name, email, messages, href, children } = props;
  return (
    <div className="head">
      {(step === 'confirmed' || step === 'member') && <Check />}
      <h2 className="title" tabIndex={-1} data-focus>
        {messages[step]}
      </h2>
      <p>{fill(textOf(props), { name, email: <strong>{email}</strong> })}</p>
      {href && (
        <p>
          <a className="link" href={href}>
            {messages.loginAction}
          </a>
        </p>
      )}
      {children}
    </div>
  );
}
