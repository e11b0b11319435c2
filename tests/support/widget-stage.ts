import { test as base } from '@playwright/test';
import { policyHeader, strictPolicy } from '../../demo-site/policy.ts';
import { openDatabase } from '../../server/db/database.ts';
import type { Flag } from '../../server/db/tables.ts';
import { startServer } from './faults/server-process.ts';
import { startSmtpSink } from './faults/smtp-sink.ts';
import type { SmtpSink } from './faults/smtp-sink.ts';
import { openSqliteStore, temporaryFolder } from './faults/store.ts';
import { madePage } from './host-pages/made-pages.ts';
import { longPseudo, pseudoCopy } from './e2e/pseudo-language.ts';
import { servePages } from './page-server.ts';
import type { PageServer } from './page-server.ts';

/** Subdomain of the publication that the stage's pages belong to. */
export const GAZETTE = 'gazette';
/** One that takes readers by invitation only. */
export const INVITED = 'invited';
/** One in German. */
export const ZEITUNG = 'zeitung';
/** One that has put longer words over all of ours. */
export const PSEUDO = 'pseudo';

/** A platform, a mail server and a publisher's pages on another site. */
export interface WidgetStage {
  /** Origin of the platform. */
  platform: string;
  /** Origin of the publisher's pages. */
  pages: string;
  sink: SmtpSink;
}

const FOLDER = new URL('../e2e/pages/', import.meta.url);

const NONCE = 'stage-nonce';
const DEFAULTS = {
  PUBLICATION: GAZETTE,
  POPUP: 'hidden',
  LAYOUT: 'card',
  ERRORS: 'inline',
  NONCE,
} as const;

function publicationRow(subdomain: string, invite_only: Flag = 0) {
  const now = Date.now();
  return {
    subdomain,
    name: 'The Gazette',
    hero_text: 'What happened at sea, every Friday morning.',
    hide_intro_title: 0,
    hide_intro_subtitle: 0,
    invite_only,
    language: subdomain === ZEITUNG ? 'de' : 'en',
    copy: subdomain === PSEUDO ? pseudoCopy(longPseudo) : null,
    welcome_popup: 1,
    embed_tracking_disabled: 1,
    created_at: now,
    updated_at: now,
  } as const;
}

async function addPublications(dataDir: string, origin: string): Promise<void> {
  const db = await openDatabase({ url: null, dataDir });
  const rows = [
    publicationRow(GAZETTE),
    publicationRow(INVITED, 1),
    publicationRow(ZEITUNG),
    publicationRow(PSEUDO),
  ];
  await db.write(async (trx) => {
    const ids = await trx.insertInto('publications').values(rows).returning('id').execute();
    const origins = ids.map(({ id }) => ({ publication_id: id, origin, created_at: Date.now() }));
    await trx.insertInto('publication_origins').values(origins).execute();
  });
  await db.close();
}

/** Pages know the platform only once it listens, so its address is filled in late. */
async function openPages(platform: () => string): Promise<PageServer> {
  return servePages({
    folder: FOLDER,
    values: () => ({ ...DEFAULTS, PLATFORM: platform() }),
    made: madePage,
    headers: (page): Record<string, string> => {
      if (page === 'document-domain') return { 'origin-agent-cluster': '?0' };
      if (page === 'xhtml') return { 'content-type': 'application/xhtml+xml' };
      return page.startsWith('strict')
        ? { 'content-security-policy': policyHeader(strictPolicy(platform(), NONCE)) }
        : {};
    },
  });
}

async function openStage(): Promise<{ stage: WidgetStage; close(): Promise<void> }> {
  let platform = '';
  const pages = await openPages(() => platform);
  const dataDir = temporaryFolder('stage');
  await addPublications(dataDir, pages.origin);
  const sink = await startSmtpSink();
  const server = await startServer({ dataDir, smtpPort: sink.port, isReachable: true });
  platform = server.url;
  return {
    stage: { platform, pages: pages.origin, sink },
    close: async () => {
      await server.stop();
      await sink.close();
      await pages.close();
      await openSqliteStore(dataDir).remove();
    },
  };
}

/** Playwright's `test` with a stage of its own for each worker. */
export const test = base.extend<object, { stage: WidgetStage }>({
  stage: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const { stage, close } = await openStage();
      await use(stage);
      await close();
    },
    { scope: 'worker' },
  ],
});
