import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { MessageMark, MessageNode } from '../../src/forms/message-html.ts';

/** Lines of text, with a break between them. */
function Lines({ text }: { text: string }): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={`${index}`}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Mark({ mark }: { mark: MessageMark }): ReactNode {
  const words = <MessageText nodes={mark.children} />;
  if (mark.kind === 'link') {
    // In a tab of its own: what was typed stays where it is.
    return (
      <a className="said-link" href={mark.href} target="_blank" rel="noopener">
        {words}
      </a>
    );
  }
  return mark.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
}

/** What a server said, built from its pieces: text, line ends, words that stand out, links. Never from markup. */
export function MessageText({ nodes }: { nodes: readonly MessageNode[] }): ReactNode {
  return nodes.map((node, index) =>
    node.kind === 'text' ? (
      <Lines key={`${index}`} text={node.text} />
    ) : (
      <Mark key={`${index}`} mark={node} />
    ),
  );
}
