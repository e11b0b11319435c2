import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import { testApp } from '../../support/app.ts';
import type { Route } from '../../support/app.ts';
import { identityProvider } from '../../support/identity-provider.ts';
import type { IdentityProvider } from '../../support/identity-provider.ts';
import { demoGet } from '../../support/security/kinds.ts';
import { outsideRows } from '../../support/security/routes/outside.rows.ts';
import { ROUTE_TABLE } from '../../support/security/route-table.ts';
import type { Row } from '../../support/security/routes/row.ts';
import {
  FOREIGN_ORIGIN,
  METRICS_TOKEN,
  OTHER_ORIGIN,
  openScene,
} from '../../support/security/scene.ts';
import type { Scene } from '../../support/security/scene.ts';
import { tryRoute } from '../../support/security/try-route.ts';
import type { Trial } from '../../support/security/try-route.ts';

const nameOf = ({ method, path, as }: Route & Pick<Row, 'as'>) =>
  `${method} ${path}${as === undefined ? '' : ` (${as})`}`;
const unique = (names: readonly string[]) => [...new Set(names)].sort();

/** HEAD is GET's shadow, and preflights are `cors.test.ts`'s. */
const asked = (routes: readonly Route[]) =>
  unique(routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS').map(nameOf));
const tabled = (rows: readonly Row[]) =>
  unique(rows.map(({ method, path }) => nameOf({ method, path })));

let scene: Scene;
/** The same where somebody vouches for readers elsewhere. */
let outside: Scene;
let provider: IdentityProvider;
beforeAll(async () => {
  scene = await openScene();
  const { publicUrl } = scene.deps.config;
  provider = await identityProvider(`${publicUrl}${CREDENTIAL_PATHS.identityBack}`);
  outside = await openScene({ env: provider.env });
});
afterAll(async () => {
  await scene.dispose();
  await outside.dispose();
  await provider.close();
});

const OUTSIDE_ROWS = outsideRows(() => provider);

describe('the table of routes', () => {
  const HOW =
    'say in tests/support/security/routes/ who may use it: one row, with one of the kinds of kinds.ts';

  it('has a row for every route of the platform, and no other', () => {
    const routes = asked(scene.routes);
    const rows = tabled(ROUTE_TABLE);
    const missing = routes.filter((route) => !rows.includes(route));
    const gone = rows.filter((row) => !routes.includes(row));
    expect({ missing, gone }, HOW).toEqual({ missing: [], gone: [] });
  });

  it('tells rows of one route apart', () => {
    const names = ROUTE_TABLE.map(nameOf);
    expect(unique(names)).toEqual([...names].sort());
  });

  it('knows what is there in the demo alone', async () => {
    const env = {
      DEMO: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      METRICS_TOKEN,
    };
    const real = await testApp({ env });
    const demo = ROUTE_TABLE.filter(({ kind }) => kind === demoGet);
    const expected = tabled(ROUTE_TABLE).filter((name) => !tabled(demo).includes(name));
    expect(asked(real.routes)).toEqual(expected);
    await real.dispose();
  });
});

const outcomes = (trials: Record<string, Trial>, which: 'expected' | 'seen') =>
  Object.fromEntries(Object.entries(trials).map(([name, trial]) => [name, trial[which]]));

function cookiesOf({ answer }: Trial): string[] {
  return answer.cookies.filter(({ maxAge }) => maxAge !== 0).map(({ name }) => name);
}

/** Names that a foreign page could read the answer under. */
function leavesOf({ answer }: Trial): unknown {
  const allowed = answer.headers['access-control-allow-origin'];
  return [FOREIGN_ORIGIN, OTHER_ORIGIN, 'null'].includes(String(allowed)) ? allowed : undefined;
}

async function expectAsRowSays(place: Scene, row: Row): Promise<void> {
  const trials = await tryRoute(place, row);
  expect(outcomes(trials, 'seen'), row.kind.name).toEqual(outcomes(trials, 'expected'));
  const good = trials[row.kind.good];
  if (good === undefined) throw new Error('No good request');
  expect(cookiesOf(good), 'the cookies of a good request').toEqual(row.sets ?? []);
  for (const [name, trial] of Object.entries(trials)) {
    const { answer, seen } = trial;
    const isRefused = typeof seen === 'number' || seen === 'login';
    if (isRefused) expect(cookiesOf(trial), `cookies of ${name}`).toEqual([]);
    expect(answer.headers['access-control-allow-credentials'], name).toBeUndefined();
    if (name.startsWith('foreign') || name.startsWith('hidden'))
      expect(leavesOf(trial), `${name} may read`).toBeUndefined();
    expect(answer.headers['x-request-id'], name).toBeTruthy();
  }
}

const named = (rows: readonly Row[]) => rows.map((row) => [nameOf(row), row] as const);

describe.each(named(ROUTE_TABLE))('%s', (_, row) => {
  it('answers each caller as its row says', () => expectAsRowSays(scene, row));
});

describe.each(named(OUTSIDE_ROWS))('%s', (_, row) => {
  it('answers each caller as its row says too', () => expectAsRowSays(outside, row));
});

describe('a session', () => {
  it('is given for a mail’s link or code, a password, a passkey and an identity, and anew where a password changes', () => {
    const rows = [...ROUTE_TABLE, ...OUTSIDE_ROWS];
    const givers = rows.filter(({ sets }) => sets?.includes('flyleaf_session'));
    expect(givers.map(nameOf).sort()).toEqual([
      'GET /api/v1/fb/auth/callback (where somebody vouches)',
      'POST /account/login/link',
      'POST /account/password',
      'POST /account/password/remove',
      'POST /api/v1/login (form with a password)',
      'POST /api/v1/login (with a password)',
      'POST /api/v1/login/code',
      'POST /api/v1/login/passkey',
    ]);
  });
});
