import { fill } from '../shared/text/fill.tsx';
import { endingMessages } from './ending.messages.ts';
import { knownMessages } from './known.messages.ts';
import { Note } from './note.view.tsx';
import { Check } from './outcome.view.tsx';
import { Status } from './status.view.tsx';
import { SubmitButton } from './submit-button.view.tsx';
import type { FormEvent, ReactNode } from 'react';
import type { OneClickState } from './one-click.model.ts';

export interface OneClickProps {
  state: OneClickState;
  /** The publication's. */
  name: string;
  /** How the reader's address begins and ends. */
  hint: string;
  onSubscribe(): void;
  onReopen(): void;
}

const TEXTS = {
  ready: ['knownTitle', 'knownText'],
  sending: ['knownTitle', 'knownText'],
  waiting: ['waitingTitle', 'waitingText'],
} as const;

function Head({ state, name, hint }: OneClickProps): ReactNode {
  const places = { name, email: <strong>{hint}</strong> };
  const [title, text] =
    state.step === 'done'
      ? [endingMessages.confirmed, endingMessages.confirmedText]
      : TEXTS[state.step].map((key) => knownMessages[key]);
  return (
    <div className="head">
      {state.step === 'done' && <Check />}
      <h2 className="title" tabIndex={-1} data-focus>
        {fill(title ?? '', places)}
      </h2>
      <p>{fill(text ?? '', places)}</p>
    </div>
  );
}

/** One button for a reader whose address is known: nothing to type, no mail to wait for. */
export function OneClick(props: OneClickProps): ReactNode {
  const { state, onSubscribe, onReopen } = props;
  if (state.step === 'done' || state.step === 'waiting') return <Head {...props} />;
  const busy = state.step === 'sending';
  const problem = state.step === 'ready' ? state.problem : null;
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    onSubscribe();
  };
  return (
    <>
      <Head {...props} />
      <form className="one-click" onSubmit={subscribe}>
        <SubmitButton busy={busy}>{knownMessages.knownAction}</SubmitButton>
        <Note id="one-click-note" error={problem && knownMessages[problem]} apart />
      </form>
      <div className="ways">
        <button className="quiet" type="button" onClick={onReopen}>
          {endingMessages.change}
        </button>
      </div>
      <Status>{busy ? endingMessages.busy : ''}</Status>
    </>
  );
}
