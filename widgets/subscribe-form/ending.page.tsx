import { readerKeeper } from './reader-keeper.ts';
import { EndingPage as PlainEnding } from './plain-ending.page.tsx';
import type { ReactNode } from 'react';
import type { EndingProps } from './subscribe-form.types.ts';

export { requestProblem } from './request-problem.ts';

/** What stands in the form's place on a publisher's page: whoever types the code there is known there. */
export function EndingPage(props: EndingProps): ReactNode {
  return <PlainEnding {...props} keeper={readerKeeper} />;
}
