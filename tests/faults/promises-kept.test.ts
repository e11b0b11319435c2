import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenPromises } from '../support/faults/promises-kept.ts';
import type { History } from '../support/faults/promises-kept.ts';
import { Scene } from '../support/faults/scene.ts';

/** The checks of the kill tests must be able to fail: each history here is a true one with one lie in it. */
let scene: Scene;
let truth: History;

beforeAll(async () => {
  scene = await Scene.open(1);
  const outcome = await scene.ask(0);
  await scene.sent(1);
  const email = scene.requests[0]?.email ?? '';
  const id = outcome.kind === 'acknowledged' ? outcome.id : '';
  truth = {
    acknowledged: [{ email, id }],
    asked: new Set([email]),
    mails: scene.sink.mails,
    kills: [],
    handOver: 1_000,
  };
});

afterAll(() => scene.close());

const check = (lie: Partial<History>): Promise<string[]> =>
  brokenPromises(scene.store, { ...truth, ...lie });

test('finds nothing wrong with what is true', async () => {
  expect(await check({})).toEqual([]);
});

test('finds an acknowledged sign-up that is not stored', async () => {
  const lost = { email: 'lost@example.org', id: 'lost' };
  expect(await check({ acknowledged: [lost] })).toEqual([
    'lost@example.org: acknowledged as lost, stored as []',
  ]);
});

test('finds a sign-up that is stored under another id than was told', async () => {
  const [entry] = truth.acknowledged;
  const told = { email: entry?.email ?? '', id: 'another' };
  expect(await check({ acknowledged: [told] })).toHaveLength(1);
});

test('finds a stored sign-up without its mail', async () => {
  expect(await check({ mails: [] })).toEqual(['reader-0@example.org: no mail']);
});

test('finds a second mail that no kill explains, and allows it right after a kill', async () => {
  const [mail] = truth.mails;
  if (!mail) throw new Error('no mail');
  const again = { ...mail, at: mail.at + 5_000 };
  const late = [mail.at + 3_000];
  const early = [mail.at + 500];
  expect(await check({ mails: [mail, again] })).toHaveLength(1);
  expect(await check({ mails: [mail, again], kills: late })).toHaveLength(1);
  expect(await check({ mails: [mail, again], kills: early })).toEqual([]);
  const other = { ...again, messageId: '<other@platform.test>' };
  expect(await check({ mails: [mail, other], kills: early })).toHaveLength(1);
});

test('finds a mail to someone who never asked', async () => {
  const [mail] = truth.mails;
  if (!mail) throw new Error('no mail');
  const stray = { ...mail, recipient: 'stranger@example.org' };
  expect(await check({ mails: [...truth.mails, stray] })).toEqual([
    'stranger@example.org: never asked',
  ]);
});
