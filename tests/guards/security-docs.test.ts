import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOC = readFileSync('docs/security.md', 'utf8');

/** The rows of ASVS 5.0.0, levels 1 and 2, that bite a service of this kind. */
const ROWS = [
  'V1.1.1 V1.1.2 V1.2.1 V1.2.2 V1.2.3 V1.2.4 V1.2.5 V1.2.9 V1.3.1 V1.3.2 V1.3.3 V1.3.4 V1.3.5 V1.3.6 V1.3.7 V1.3.11',
  'V1.4.2 V1.5.1 V1.5.2 V2.1.1 V2.1.3 V2.2.1 V2.2.2 V2.3.1 V2.3.2 V2.3.3 V2.3.4 V2.4.1 V3.2.1 V3.2.2 V3.3.1 V3.3.2',
  'V3.3.3 V3.3.4 V3.4.1 V3.4.2 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V3.5.1 V3.5.2 V3.5.3 V3.5.4 V3.5.5 V3.7.2 V4.1.1 V4.1.2',
  'V4.1.3 V4.2.1 V4.4.1 V4.4.2 V5.2.1 V5.2.2 V5.2.3 V5.3.2 V5.4.1 V5.4.2 V6.1.1 V6.1.3 V6.3.1 V6.3.2 V6.3.3 V6.3.4',
  'V6.4.1 V6.5.1 V6.5.2 V6.5.3 V6.5.5 V6.6.2 V6.6.3 V7.2.1 V7.2.2 V7.2.3 V7.2.4 V7.3.1 V7.3.2 V7.4.1 V7.4.2 V7.4.3',
  'V7.4.5 V7.5.1 V7.6.2 V8.1.1 V8.2.1 V8.2.2 V8.2.3 V8.3.1 V8.4.1 V9.1.1 V9.1.2 V9.1.3 V9.2.1 V9.2.2 V9.2.3 V11.1.1',
  'V11.2.2 V11.4.1 V11.5.1 V12.2.1 V12.3.1 V12.3.2 V13.1.1 V13.2.2 V13.2.3 V13.2.4 V13.2.5 V13.3.1 V13.4.1 V13.4.2',
  'V13.4.3 V13.4.4 V13.4.5 V14.2.1 V14.2.2 V14.2.3 V14.3.1 V14.3.2 V14.3.3 V15.1.1 V15.1.2 V15.1.3 V15.2.1 V15.2.2',
  'V15.2.3 V15.3.1 V15.3.2 V15.3.3 V15.3.4 V15.3.5 V15.3.6 V15.3.7 V16.2.1 V16.2.5 V16.3.1 V16.3.2 V16.3.3 V16.3.4',
  'V16.4.1 V16.5.1 V16.5.2 V16.5.3',
  // Since there are passwords, identities elsewhere, and an account with something to change.
  'V6.1.2 V6.2.1 V6.2.2 V6.2.3 V6.2.4 V6.2.5 V6.2.6 V6.2.7 V6.2.8 V6.2.9 V6.2.10 V6.2.11 V6.2.12 V6.4.2 V6.4.3',
  'V6.8.1 V6.8.2 V6.8.4 V7.5.2 V7.6.1 V10.1.1 V10.1.2 V10.2.1 V10.2.2 V10.5.1 V10.5.2 V10.5.3 V10.5.4 V10.5.5 V11.4.2',
].flatMap((line) => line.split(' '));

/** `| V1.2.3 | what it asks | answer |`. */
const answered = [...DOC.matchAll(/^\| (V[\d.]+) \| [^|]+ \| ([^|]+) \|$/gmu)].map(
  ([, row = '', answer = '']) => ({ row, answer }),
);

/** Where a test that the page names stands; null where there is none. */
function fileOf(name: string): string | null {
  const files = ['.test.ts', '.test.tsx', '.spec.ts'].map((end) => `tests/${name}${end}`);
  return files.find((file) => existsSync(file)) ?? null;
}

/** What is wrong with a test that is named: '' for nothing. An empty title stands for the whole file. */
function faultOf(name: string, title: string): string {
  const file = fileOf(name);
  if (file === null) return `there is no tests/${name}`;
  return readFileSync(file, 'utf8').includes(title) ? '' : `${file} has no '${title}'`;
}

const named = [
  ...DOC.matchAll(/`((?:unit|contract|integration|faults|guards|e2e)\/[\w/-]+) › ([^`]*)`/gu),
];

describe('docs/security.md', () => {
  it('answers every row, each once', () => {
    expect(answered.map(({ row }) => row).sort()).toEqual([...ROWS].sort());
  });

  it('answers with a test, a document, or why not', () => {
    const known =
      /`|docs\/|does not apply|answered otherwise|as V|the same|here:|proxy|database|staff/u;
    expect(answered.filter(({ answer }) => !known.test(answer))).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(named.length).toBeGreaterThan(100);
    const faults = named.map(([, name = '', title = '']) => faultOf(name, title.trim()));
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it('would notice a test that is gone', () => {
    expect(faultOf('guards/no-such-file', '')).toContain('there is no');
    expect(faultOf('guards/security-docs', ['no', 'such', 'title'].join(' '))).toContain('has no');
  });
});
