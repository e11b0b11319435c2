import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { loadAssets } from './assets/load-assets.ts';
import { openDatabase } from './db/database.ts';
import type { DatabaseHandle } from './db/database-handle.ts';
import type { DatabaseOptions } from './db/database.ts';
import type { Deps } from './deps.ts';
import { createJanitor } from './janitor/janitor.ts';
import { createMailWorker } from './mail/mail.worker.ts';
import { loadPages } from './pages/load-pages.ts';
import { systemClock } from './platform/clock.ts';
import { checkMailSettings, parseConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import type { Environment } from './platform/read-variables.ts';
import { DIST_FOLDER } from './platform/dist-folder.ts';
import { freePort, listen } from './platform/listen.ts';
import { createLog } from './platform/log.ts';
import { collectProcessMetrics, createMetrics } from './platform/metrics.ts';
import { systemRandom } from './platform/random.ts';
import { withSecrets } from './platform/secret-file.ts';
import { ensureDemoPublication } from './publications/demo-publication.ts';

/** Milliseconds that requests in flight get to finish. */
const CLOSE_WITHIN = 3_000;

/** A platform that serves. */
export interface Running {
  deps: Deps;
  /** Stops accepting, finishes what is in flight, flushes, closes. */
  stop(): Promise<void>;
}

export type ServeOptions = Pick<DatabaseOptions, 'synchronous'>;

async function readSettings(env: Environment): Promise<Config> {
  const config = parseConfig(env);
  checkMailSettings(config, env);
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  return withSecrets(parseConfig({ ...env, PORT: String(port) }));
}

async function gatherDeps(config: Config, db: DatabaseHandle): Promise<Deps> {
  const assets = loadAssets(DIST_FOLDER);
  const metrics = createMetrics();
  collectProcessMetrics(metrics);
  return {
    config,
    db,
    clock: systemClock,
    pause: (milliseconds) => sleep(milliseconds),
    random: systemRandom,
    log: createLog(config.logLevel),
    metrics,
    pages: await loadPages(DIST_FOLDER, assets),
    assets,
    payments: null,
    mail: { wake: () => {} },
  };
}

/** Finishes what is in flight; a client that is still sending when the time is up is cut off. */
async function closeConnections(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN);
  await app.close();
  clearTimeout(cut);
}

async function run(deps: Deps, app: FastifyInstance): Promise<Running> {
  const worker = createMailWorker(deps);
  deps.mail.wake = () => worker.wake();
  await listen(app, deps.config);
  worker.start();
  const janitor = createJanitor(deps);
  janitor.start();
  const stop = async (): Promise<void> => {
    await Promise.all([closeConnections(app), worker.stop(), janitor.stop()]);
    await deps.db.close();
    deps.log.info('stopped');
    deps.log.flush();
  };
  return { deps, stop };
}

/**
 * Starts the platform as these variables describe it. StartError when it can't; whatever was opened by then is
 * closed again.
 */
export async function serve(env: Environment, options: ServeOptions = {}): Promise<Running> {
  const config = await readSettings(env);
  const db = await openDatabase({ ...options, url: config.databaseUrl, dataDir: config.dataDir });
  try {
    const deps = await gatherDeps(config, db);
    if (config.demo) await ensureDemoPublication(deps, `http://localhost:${config.demoPort}`);
    const running = await run(deps, await createApp(deps));
    deps.log.info({ url: config.publicUrl, host: config.host, port: config.port }, 'listening');
    return running;
  } catch (error) {
    await db.close();
    throw error;
  }
}
