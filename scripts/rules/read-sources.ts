/** The two documents that the rules come from. */
export const DOCUMENTS = ['reader-flows', 'links-and-rules'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** A section of one of the documents. */
export interface Section {
  spec: DocumentName;
  section: number;
}

/** Where a rule comes from. */
export interface Sources {
  sections: Section[];
  /** Standards and other papers, as they are named: `RFC 5321 §4.1.2`, `WCAG 2.2`. */
  others: string[];
}

const PARENTHESIS = /\s?\(([^()]+)\)/gu;
/** What makes a parenthesis one of sources. */
const OTHER =
  /^(?:RFC|WCAG|ISO|ASVS|BCP|ITU|UTS|UAX|Unicode|ECMA|HTML|CSS|W3C|WHATWG|IANA|CLDR|NIST|DESIGN|STYLE|LOOK|issue|readings\.md|research\/[\w-]+\.md|Council|Directive|Regulation|Apple|Stripe|Schema|RSS|EU|EEA|PostgreSQL|Snowball|Lucene)(?!\p{L})/u;

const parts = (inner: string): string[] => inner.split(';').map((part) => part.trim());

const documentOf = (part: string) => DOCUMENTS.find((name) => part.includes(name));

/** The numbers in `§3, §5–7`. */
function sectionNumbers(part: string): number[] {
  return [...part.matchAll(/§\s?(\d+)(?:[–-]§?(\d+))?/gu)].flatMap(([, first, last]) => {
    const from = Number(first);
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, index) => from + index);
  });
}

const isSource = (inner: string): boolean =>
  inner.startsWith('spec ') ||
  parts(inner).some((part) => documentOf(part) !== undefined || OTHER.test(part));

/** The sources that a doc comment names in parentheses: `(spec reader-flows §6; links-and-rules §4; RFC 5321)`. */
export function readSources(text: string): Sources {
  const named = [...text.matchAll(PARENTHESIS)].map(([, inner = '']) => inner).filter(isSource);
  const all = named.flatMap(parts).map((part) => part.replace(/^spec /u, ''));
  const sections = all.flatMap((part) => {
    const spec = documentOf(part);
    return spec ? sectionNumbers(part).map((section) => ({ spec, section })) : [];
  });
  const others = all.filter((part) => documentOf(part) === undefined);
  return { sections, others: [...new Set(others)] };
}

/** The text without its sources. */
export function withoutSources(text: string): string {
  return text.replaceAll(PARENTHESIS, (whole, inner: string) => (isSource(inner) ? '' : whole));
}
