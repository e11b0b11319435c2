import { fill } from '../shared/text/fill.tsx';
import { Frame } from './frame.view.tsx';
import { pageMessages as messages } from './pages.messages.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

/** A page that is not there, a link that can't be used, trouble: words, and a way on. */
export function MessagePage(page: Extract<PageProps, { name: 'message' }>): ReactNode {
  const { message, action, requestId } = page;
  return (
    <Frame>
      <h1 className="headline">{messages[`${message}Title`]}</h1>
      <p className="text">{messages[`${message}Text`]}</p>
      {action && (
        <p>
          <a className="button" href={action.href}>
            {action.to === 'start' ? messages.home : messages.signUpAgain}
          </a>
        </p>
      )}
      {requestId && <p className="hint">{fill(messages.requestId, { id: requestId })}</p>}
    </Frame>
  );
}
