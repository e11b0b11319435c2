import type { AssetManifest } from '../src/contracts/assets.ts';
import type { PageProps, PagesModule } from '../src/contracts/pages.ts';
import type { Language } from '../src/publication/languages.ts';
import type { DatabaseHandle } from './db/database-handle.ts';
import type { PaymentProvider } from './plans/payment-provider.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Random } from './platform/random.ts';

/** The built browser files. */
export interface Assets extends AssetManifest {
  /** Folder that holds them, as `dist/public`. */
  root: string;
  /** Source of the loader, with its placeholder for the settings. */
  loader: string;
  /** Source of the script that takes the popup's parameters out of a page's address. */
  popupQuery: string;
}

/** The platform's pages, in every language. */
export interface Pages extends Pick<PagesModule, 'renderTheme'> {
  /** A whole HTML document. */
  render(page: PageProps, language: Language): Promise<string>;
}

/** Everything that the app does not decide itself; tests pass their own. */
export interface Deps {
  config: Config;
  db: DatabaseHandle;
  clock: Clock;
  /** Resolves after some milliseconds. */
  pause(milliseconds: number): Promise<void>;
  random: Random;
  log: Log;
  metrics: Metrics;
  pages: Pages;
  assets: Assets;
  /** Null where readers cannot pay. */
  payments: PaymentProvider | null;
  mail: {
    /** Tells the sender that something waits in the outbox; returns at once. */
    wake(): void;
  };
}
