import { Component, createRef } from 'react';
import { messageText } from '../../src/forms/message-html.ts';
import { placeMessages } from '../../src/forms/place-errors.ts';
import { adoptMore } from '../shared/mount/adopt-more.ts';
import { endingMessages } from './ending.messages.ts';
import { MessageText } from './message-text.view.tsx';
import { Note } from './note.view.tsx';
import { ourWords } from './our-words.ts';
import { saidView } from './said-view.ts';
import { serverWordsStyles } from './server-words.styles.ts';
import type { ReactNode } from 'react';
import type { RefusedForm, WireBody } from './our-words.ts';
import type { SaidErrorsProps } from './said-view.ts';
import type { Problem } from './subscribe-form.problem.ts';

/** Under the field, and in the container that follows. */
function Places({ said, id, children }: SaidErrorsProps): ReactNode {
  const { inline, container } = said;
  const all = container.map((nodes, index) => (
    <span className="said" key={`${index}`}>
      <MessageText nodes={nodes} />
    </span>
  ));
  return (
    <>
      {(inline || all.length === 0) && (
        <Note id={id} error={inline && <MessageText nodes={inline} />}>
          {children}
        </Note>
      )}
      {all.length > 0 && <Note id={inline ? `${id}-more` : id} error={all} apart />}
    </>
  );
}

class SaidErrors extends Component<SaidErrorsProps> {
  root = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    adoptMore(this.root.current, serverWordsStyles);
  }

  override render(): ReactNode {
    return (
      <div ref={this.root}>
        <Places {...this.props} />
      </div>
    );
  }
}

saidView.current = SaidErrors;

/**
 * What a refusal says in words of its own: each error in ours where we have some for its code, else in the server's, where
 * the rule places it (spec reader-flows §5). A script of its own: a server of our version has codes that we know.
 */
export function serverWords(body: WireBody, form: RefusedForm): Problem {
  const { field, inline } = form;
  const errors = body.errors?.map((entry) => {
    const msg = entry && ourWords(entry, field);
    return msg ? { param: entry.param, msg } : entry;
  });
  const silent = { inline: endingMessages.unsaid, container: endingMessages.unnamed };
  const { inline: under, container } = placeMessages({ ...body, errors }, [field], inline, silent);
  const about = under[field];
  return {
    kind: body.errors?.some((entry) => entry?.param === field) ? 'invalid' : 'trouble',
    text: [...(about ? [about] : []), ...container].map(messageText).join(' '),
    said: { container, ...(about && { inline: about }) },
  };
}
