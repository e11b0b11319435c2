import { sql } from 'kysely';
import type { DatabaseHandle } from '../../db/database-handle.ts';
import { listOrigins } from '../../publications/origin.store.ts';
import { listPublications } from '../../publications/publication.store.ts';
import { fail, ok, warn } from './check.ts';
import type { Finding } from './check.ts';

async function read(db: DatabaseHandle, query: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db.kysely);
  return String(Object.values(rows[0] ?? {})[0]);
}

/** Name of a setting → the query that reads it, and the values with which a commit is on disk. */
const SETTINGS = {
  sqlite: [
    ['journal_mode', 'PRAGMA journal_mode', ['wal']],
    ['synchronous', 'PRAGMA synchronous', ['2', '3']],
    ['foreign_keys', 'PRAGMA foreign_keys', ['1']],
  ],
  postgres: [
    [
      'synchronous_commit',
      'SHOW synchronous_commit',
      ['on', 'local', 'remote_write', 'remote_apply'],
    ],
    ['fsync', 'SHOW fsync', ['on']],
    ['full_page_writes', 'SHOW full_page_writes', ['on']],
  ],
} as const;

async function checkSettings(db: DatabaseHandle): Promise<Finding> {
  const readings = SETTINGS[db.kind].map(async ([name, query, good]) => {
    const value = await read(db, query);
    return { text: `${name}=${value}`, isGood: good.some((one) => one === value) };
  });
  const values = await Promise.all(readings);
  const bad = values.filter((value) => !value.isGood).map((value) => value.text);
  const all = values.map((value) => value.text).join(' ');
  if (bad.length === 0) return ok('durability', all);
  return fail(
    'durability',
    bad.join(' '),
    'set it so that a commit is on disk when it is acknowledged',
  );
}

async function checkMigrations(db: DatabaseHandle): Promise<Finding> {
  await db.ready();
  const version = db.kind === 'sqlite' ? 'select sqlite_version()' : 'SHOW server_version';
  const name = db.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return ok('database', `${name} ${await read(db, version)}, migrations are done`);
}

async function checkPublications(db: DatabaseHandle): Promise<Finding> {
  const publications = await listPublications(db.kysely);
  const idle: string[] = [];
  for (const { id, subdomain, custom_domain } of publications) {
    const origins = await listOrigins(db.kysely, id);
    if (origins.length === 0 && custom_domain === null) idle.push(subdomain);
  }
  const name = 'publications';
  if (publications.length === 0) {
    return warn(name, 'there is none', "make one: flyleaf publication create NAME --name 'Name'");
  }
  if (idle.length === 0) return ok(name, `${publications.length}, each with an origin`);
  const todo = 'let your site use it: flyleaf origin add NAME https://YOUR-SITE';
  return warn(name, `without an origin: ${idle.join(', ')}`, todo);
}

async function checkOutbox(db: DatabaseHandle): Promise<Finding> {
  const rows = await db.kysely
    .selectFrom('outbox')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const message = `${of('queued')} wait, ${of('dead')} were given up`;
  if (of('dead') === 0) return ok('outbox', message);
  return warn('outbox', message, "the server's log says why (mail given up)");
}

/** The database: reachable, migrated, durable; and what stands in it that wants looking after. */
export async function checkDatabase(db: DatabaseHandle): Promise<Finding[]> {
  return [
    await checkMigrations(db),
    await checkSettings(db),
    await checkPublications(db),
    await checkOutbox(db),
  ];
}
