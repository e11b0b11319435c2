import { newProof } from '../shared/random/new-proof.ts';
import { importReader } from './import-reader.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { ReaderAnswer } from '../../src/contracts/reader.contract.ts';

/** Keeps who has proven on a page who they are. The platform's own pages have none: they have sessions. */
export interface ReaderKeeper {
  newProof(): string;
  /** Known from here on. Its failure is no trouble: the address is confirmed. */
  meet(config: WidgetConfig, answer: ReaderAnswer): Promise<void>;
}

export const readerKeeper: ReaderKeeper = {
  newProof,
  async meet({ settings, viewer, known = { viewer }, emit }, answer) {
    try {
      const { meet } = await importReader(settings);
      meet(settings, answer, known, emit);
    } catch {
      // They are a stranger here as before, and the next page view knows no better.
    }
  },
};
