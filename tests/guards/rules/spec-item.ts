/** One line, clause, table row, route or constant of the specification, and the exports of `src` that carry it. */
export interface SpecItem {
  /** The document; `issue` for what only the task asked for. */
  spec: 'reader-flows' | 'links-and-rules' | 'issue';
  /** Number of the section; 0 for `issue`. */
  section: number;
  /** What it is, in a few words, so that a reader finds the line. */
  item: string;
  /** Exported names of `src`. */
  names: readonly string[];
}
