import type { MessageNode } from '../../src/forms/message-html.ts';

/** What went wrong. The first five are about what stands in the field. */
export type ProblemKind =
  | 'missing'
  | 'invalid'
  | 'code'
  | 'wrong'
  | 'expired'
  | 'locked'
  | 'offline'
  | 'limited'
  | 'trouble';

/** The server's own words, in pieces, each where it is shown (spec reader-flows §5). */
export interface Said {
  /** Under the field. */
  inline?: MessageNode[];
  /** In the error container. */
  container: MessageNode[][];
}

export interface Problem {
  kind: ProblemKind;
  /** Words of its own; without them those for the kind are shown. */
  text?: string;
  /** Where the words are the server's: with their links and emphasis. `text` is their plain text. */
  said?: Said;
}

/** The words of a step for its problems. */
export type ProblemTexts = { readonly [Kind in ProblemKind]?: string };

const GENERAL = /^(?:locked|offline|limited|trouble)$/u;

/** Whether a problem is about what stands in the field, and so belongs to it. */
export const aboutField = (problem: Problem | null): boolean =>
  problem !== null && !GENERAL.test(problem.kind);

/** The words for a problem. */
export function problemText({ kind, text }: Problem, messages: ProblemTexts): string {
  return text || (messages[kind] ?? '');
}
