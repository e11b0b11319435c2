import type { ComponentType, ReactNode } from 'react';
import type { Said } from './subscribe-form.problem.ts';

export interface SaidErrorsProps {
  said: Said;
  /** Id of the line under the field. */
  id: string;
  /** The words at rest. */
  children: ReactNode;
}

/**
 * Shows the server's own words where they belong. Few readers ever see some, so the view comes with the script that reads
 * them (server-words.page.tsx) and is put here; until then, and where that failed, they are plain text.
 */
export const saidView: { current: ComponentType<SaidErrorsProps> | null } = { current: null };
