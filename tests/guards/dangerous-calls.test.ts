import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Danger {
  what: string;
  pattern: RegExp;
  /** Folders that are looked at. */
  folders: readonly string[];
  /** Files that may, each for a reason that a reviewer has agreed to. */
  allowed: readonly string[];
}

const ALL = ['src', 'loader', 'widgets', 'server'];
const SERVER = ['src', 'server'];

/** What would open a door, and the few places that it is meant for. */
const DANGERS: readonly Danger[] = [
  { what: 'another program', pattern: /child_process/u, folders: ALL, allowed: [] },
  { what: 'text run as code', pattern: /\beval\(|new Function\(/u, folders: ALL, allowed: [] },
  {
    what: 'SQL made of text',
    pattern: /\bsql\.raw\b|CompiledQuery\.raw/u,
    folders: SERVER,
    // Pragmas of a list, and one constant: what begins a transaction.
    allowed: ['server/cli/doctor/check-database.ts', 'server/db/sqlite.ts'],
  },
  {
    what: 'another server asked',
    pattern: /\bfetch\(|node:https?'|node:tls'|node:dns'|\bundici\b/u,
    folders: SERVER,
    // What whoever runs the command line names: their own address, who vouches for readers, and pictures whose size is wanted.
    allowed: [
      'server/cli/doctor/check-identity.ts',
      'server/cli/doctor/check-public-url.ts',
      'server/cli/measure-photo.ts',
    ],
  },
  {
    what: 'weak hashes and randomness',
    pattern: /Math\.random|['"](?:md5|sha1)['"]/u,
    folders: SERVER,
    allowed: [],
  },
  {
    what: 'certificates that nobody checks',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/u,
    folders: ALL,
    allowed: [],
  },
  {
    what: 'messages between windows',
    pattern: /\bpostMessage\(|addEventListener\(\s*['"]message['"]/u,
    folders: ['src', 'loader', 'widgets'],
    allowed: [],
  },
];

function filesWith({ pattern, folders }: Danger): string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();
}

describe('what would open a door', () => {
  it.each(DANGERS.map((danger) => [danger.what, danger] as const))(
    'stands where it is meant alone: %s',
    (_, danger) => {
      expect(filesWith(danger)).toEqual(danger.allowed);
    },
  );

  it('would be found', () => {
    const everywhere = { what: '', pattern: /\bimport\b/u, folders: ALL, allowed: [] };
    expect(filesWith(everywhere).length).toBeGreaterThan(300);
  });
});
