import type { ComponentType, ReactNode } from 'react';
import type { EmbedSettings, WidgetConfig } from '../../src/contracts/embed.ts';
import type { InboxState } from './check-inbox.model.ts';
import type { Ending } from './subscribe-form.model.ts';
import type { ReaderKeeper } from './reader-keeper.ts';
import type { RefusedForm } from './our-words.ts';
import type { Problem } from './subscribe-form.problem.ts';

/** `inline`: one row. `card`: title, lead, row. `cover`: the column of the popup and of the subscribe page. */
export type FormLayout = 'inline' | 'card' | 'cover';

/** What makes a form work on a page without script. Names and paths are those of the server. */
export interface NativeForm {
  /** The hidden fields of every form. */
  hidden: ReactNode;
  /** The page with an empty form. */
  restart: string;
}

/** What stands in the form's place when no address is asked for; its code is loaded while the address is sent. */
export interface EndingProps {
  ending: Ending;
  config: WidgetConfig;
  keeper?: ReaderKeeper | undefined;
  /** The reader's address; '' where it is not known. */
  email: string;
  /** Whether errors about a field stand under it. */
  inline: boolean;
  native?: NativeForm | undefined;
  /** Where a page that the server rendered begins. */
  initial?: InboxState | undefined;
  onConfirmed(email: string): void;
  onTrouble(message: string): void;
  /** The reader wants another address. */
  onReopen(): void;
}

/** The script of what follows the form. */
export interface EndingModule {
  EndingPage: ComponentType<EndingProps>;
  /** What a failed request means to the reader. */
  requestProblem(error: unknown, settings: EmbedSettings, form: RefusedForm): Promise<Problem>;
}
