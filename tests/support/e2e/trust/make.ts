/**
 * Makes the certificates beside this file anew, with `openssl` and NSS' `certutil`; run by hand, when one ends (`node
 * tests/support/e2e/trust/make.ts`). The authority's key is not kept: nothing else will ever be signed by it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HERE = import.meta.dirname;
/** Names under `localhost` alone, so that whoever trusted it by mistake would lose nothing. */
const CONSTRAINTS = 'critical,permitted;DNS:localhost';
const HOSTS = ['platform', 'publisher'];
const DAYS = '7300';
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

const folder = mkdtempSync(join(tmpdir(), 'flyleaf-authority-'));
const secret = join(folder, 'authority.key');
const authority = join(HERE, 'authority.pem');
const run = (program: string, ...argv: string[]) => execFileSync(program, argv, { stdio: 'pipe' });
const extensions = (lines: readonly string[]) => lines.flatMap((line) => ['-addext', line]);

function makeAuthority(): void {
  const says = [
    'basicConstraints=critical,CA:TRUE,pathlen:0',
    'keyUsage=critical,keyCertSign',
    `nameConstraints=${CONSTRAINTS}`,
  ];
  const subject = ['-subj', '/CN=Flyleaf tests', '-days', DAYS, ...extensions(says)];
  run('openssl', 'req', '-x509', ...KEY, '-keyout', secret, '-out', authority, ...subject);
}

function makeLeaf(name: string): void {
  const [key, asked] = [join(HERE, `${name}.key`), join(folder, `${name}.csr`)];
  const says = join(folder, `${name}.ext`);
  const names = `subjectAltName=DNS:${name}.localhost`;
  writeFileSync(says, `${names}\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n`);
  run('openssl', 'req', '-new', ...KEY, '-keyout', key, '-out', asked, '-subj', `/CN=${name}`);
  const signing = ['-CA', authority, '-CAkey', secret, '-CAcreateserial', '-CAserial'];
  const serial = join(folder, 'serial');
  const out = ['-days', DAYS, '-extfile', says, '-out', join(HERE, `${name}.pem`)];
  run('openssl', 'x509', '-req', '-in', asked, ...signing, serial, ...out);
}

/** What Chromium on Linux looks into for authorities that its user trusts. */
function makeDatabase(): void {
  const database = join(HERE, 'nssdb');
  rmSync(database, { recursive: true, force: true });
  mkdirSync(database);
  const named = `sql:${database}`;
  run('certutil', '-N', '-d', named, '--empty-password');
  run('certutil', '-A', '-d', named, '-n', 'Flyleaf tests', '-t', 'C,,', '-i', authority);
  // It names the folder that it was made in; whoever opens the database writes it anew.
  rmSync(join(database, 'pkcs11.txt'));
}

makeAuthority();
HOSTS.forEach(makeLeaf);
makeDatabase();
rmSync(folder, { recursive: true });
