import { test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Insertable } from 'kysely';
import { policyHeader, strictPolicy } from '../../demo-site/policy.ts';
import { openDatabase } from '../../server/db/database.ts';
import type { Database } from '../../server/db/tables.ts';
import { startServer } from './faults/server-process.ts';
import { startSmtpSink } from './faults/smtp-sink.ts';
import { openSqliteStore, temporaryFolder } from './faults/store.ts';
import { servePages } from './page-server.ts';
import { COVER, PAYING, PUBLICATIONS } from './popup-publications.ts';

/** A platform with publications whose popups differ, and a publisher's pages on another site. */
export interface PopupStage {
  /** Origin of the platform. */
  platform: string;
  /** Origin of the publisher's pages. */
  pages: string;
}

type Values = Readonly<Record<string, string>>;
type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

const FOLDER = new URL('../e2e/pages/', import.meta.url);
const DEFAULTS = {
  PUBLICATION: 'plain',
  POPUP: '',
  SECTION: '',
  HEIGHT: '300vh',
  LANG: 'en',
  DIR: 'ltr',
  LAYOUT: 'card',
  NONCE: 'stage-nonce',
};
const SUBSCRIBERS = 30;
const YEAR = 365 * 86_400_000;

function publicationRows(now: number): Rows<'publications'> {
  const common = {
    name: 'The Gazette',
    hero_text: 'What happened at sea, every Friday morning.',
    hide_intro_title: 0,
    hide_intro_subtitle: 0,
    invite_only: 0,
    language: 'en',
    welcome_popup: 1,
    embed_tracking_disabled: 0,
    // Rows of one statement have the same columns.
    welcome_page_details: 0,
    popup_query_params: 0,
    popup_experiment: 0,
    popup_exit_intent: 0,
    created_at: now,
    updated_at: now,
  } as const;
  return Object.entries(PUBLICATIONS).map(([subdomain, fields]) => ({
    ...common,
    subdomain,
    ...fields,
  }));
}

/** Free subscribers of each publication, and one who pays. */
function readerRows(ids: readonly number[], now: number) {
  const addresses = [PAYING, ...Array.from({ length: SUBSCRIBERS }, (_, i) => `r${i}@example.com`)];
  const users: Rows<'users'> = addresses.map((email, index) => ({
    id: index + 1,
    email,
    email_key: email,
    created_at: now,
  }));
  const subscriptions: Rows<'subscriptions'> = ids.flatMap((publication_id) =>
    addresses.map((email, index) => ({
      id: `${publication_id}-${index}`,
      publication_id,
      user_id: index + 1,
      state: 'confirmed' as const,
      expiry: email === PAYING ? now + YEAR : null,
      created_at: now,
      confirmed_at: now,
      unsubscribed_at: null,
    })),
  );
  return { users, subscriptions };
}

async function addPublications(dataDir: string, origin: string): Promise<void> {
  const db = await openDatabase({ url: null, dataDir });
  const now = Date.now();
  await db.write(async (trx) => {
    const inserted = trx.insertInto('publications').values(publicationRows(now));
    const rows = await inserted.returning(['id', 'subdomain']).execute();
    const ids = rows.map(({ id }) => id);
    const { users, subscriptions } = readerRows(ids, now);
    const origins = ids.map((id) => ({ publication_id: id, origin, created_at: now }));
    await trx.insertInto('publication_origins').values(origins).execute();
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('subscriptions').values(subscriptions).execute();
    const covered = rows.filter(({ subdomain }) => COVER.of.includes(subdomain));
    const content = JSON.stringify(COVER.content);
    const covers = covered.map(({ id }) => ({ publication_id: id, content, updated_at: now }));
    await trx.insertInto('publication_covers').values(covers).execute();
    const sections = covered.map(({ id }) => ({
      ...COVER.section,
      publication_id: id,
      created_at: now,
      updated_at: now,
    }));
    await trx.insertInto('sections').values(sections).execute();
  });
  await db.close();
}

async function openStage(): Promise<{ stage: PopupStage; close(): Promise<void> }> {
  let platform = '';
  const values = () => ({ ...DEFAULTS, PLATFORM: platform });
  const strict = () => policyHeader(strictPolicy(platform, DEFAULTS.NONCE));
  // Browsers keep no page for the way back that says no-store.
  const headers = (page: string): Record<string, string> => ({
    'cache-control': 'max-age=0',
    ...(page === 'strict' && { 'content-security-policy': strict() }),
  });
  const pages = await servePages({ folder: FOLDER, values, headers });
  const dataDir = temporaryFolder('popup');
  await addPublications(dataDir, pages.origin);
  const sink = await startSmtpSink();
  const server = await startServer({ dataDir, smtpPort: sink.port, isReachable: true });
  platform = server.url;
  const close = async () => {
    await server.stop();
    await sink.close();
    await pages.close();
    await openSqliteStore(dataDir).remove();
  };
  return { stage: { platform, pages: pages.origin }, close };
}

/** Playwright's `test` with a stage for each worker. */
export const test = base.extend<object, { stage: PopupStage }>({
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

/** Address of the page with these words in its tag; `rest` is what follows the query's own part. */
export function pageOf(stage: PopupStage, values: Values = {}, rest = ''): string {
  return `${stage.pages}/popup?${new URLSearchParams(values)}${rest}`;
}

export const popupOn = (page: Page): Locator => page.getByRole('dialog');

/** What the page heard of the popup: `shown`, a dismissal's reason, the names of analytics events. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { popupHeard: string[] }).popupHeard);

/**
 * Opens an address and waits until the popup was decided on: the loader has looked at the page, and the popup, where
 * there is one, at its way.
 */
export async function openDecided(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as { flyleaf?: { live?: true } }).flyleaf?.live);
  await page.waitForLoadState('networkidle');
}
