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

export interface Problem {
  kind: ProblemKind;
  /** Words of its own, the server's say; without them those for the kind are shown. */
  text?: string;
}

const GENERAL = /^(?:locked|offline|limited|trouble)$/u;

/** Whether a problem is about what stands in the field, and so belongs to it. */
export const aboutField = (problem: Problem | null): boolean =>
  problem !== null && !GENERAL.test(problem.kind);

/** The words for a problem. */
export function problemText(
  { kind, text }: Problem,
  messages: { readonly [Kind in ProblemKind]?: string },
): string {
  return text || (messages[kind] ?? '');
}
