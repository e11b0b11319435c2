import { afterEach, beforeEach, expect, test } from 'vitest';
import { Scene } from '../support/faults/scene.ts';
import { until } from '../support/faults/until.ts';

let scene: Scene;

beforeEach(async () => {
  scene = await Scene.open(3);
});

afterEach(() => scene.close());

function recipients(): string[] {
  return scene.sink.mails.map((mail) => mail.recipient).sort();
}

test('keeps every mail while the mail server is down, asks it less and less often, then sends each once', async () => {
  scene.sink.manners.isDown = true;
  expect((await scene.ask(0)).kind).toBe('acknowledged');
  const { connections } = scene.sink;
  await until('the mail server is asked five times', () => connections.length >= 5, 60_000);
  const pauses = connections.slice(1).map((at, index) => at - (connections[index] ?? 0));
  expect(pauses.at(-1)).toBeGreaterThan((pauses[0] ?? 0) * 2);

  expect((await scene.ask(1)).kind).toBe('acknowledged');
  await scene.server.stop();
  await scene.restart();
  expect(await scene.count("outbox where state = 'queued'")).toBe(2);
  scene.sink.manners.isDown = false;
  await scene.sent(2, 60_000);
  expect(recipients()).toEqual(['reader-0@example.org', 'reader-1@example.org']);
});

test('gives up on a recipient that is refused for good and sends the others', async () => {
  scene.sink.manners.refused.add('reader-1@example.org');
  for (const n of [0, 1, 2]) expect((await scene.ask(n)).kind).toBe('acknowledged');
  await scene.sent(2);
  await until('the refused one is given up', async () => {
    return (await scene.count("outbox where state = 'dead'")) === 1;
  });
  expect(recipients()).toEqual(['reader-0@example.org', 'reader-2@example.org']);
  expect(scene.sink.refusals).toEqual(['reader-1@example.org']);
  const [row] = await scene.store.rows("select last_error from outbox where state = 'dead'");
  expect(row?.['last_error']).toContain('550');
  expect(row?.['last_error']).not.toContain('reader-1');
});

test('sends again, under the same Message-ID, when the line drops between the dot and the 250', async () => {
  let drops = 0;
  scene.sink.manners.beforeAnswer = () => {
    drops += 1;
    return drops > 1;
  };
  expect((await scene.ask(0)).kind).toBe('acknowledged');
  await scene.sent(1, 60_000);
  const [first, second, ...more] = scene.sink.mails;
  expect(more).toEqual([]);
  expect(second?.recipient).toBe('reader-0@example.org');
  expect(second?.messageId).toBe(first?.messageId);
});

test('repeats a mail, under the same Message-ID, only when it died between the 250 and its own note', async () => {
  const { sink, server } = scene;
  sink.manners.beforeAnswer = async () => {
    await server.kill();
    return false;
  };
  expect((await scene.ask(0)).kind).toBe('acknowledged');
  await server.exited;
  sink.manners.beforeAnswer = () => true;
  await scene.restart();
  await scene.sent(1);
  expect((await scene.ask(1)).kind).toBe('acknowledged');
  await scene.sent(2);
  await scene.server.stop();
  const [first, second, third, ...more] = sink.mails;
  expect(more).toEqual([]);
  expect(second?.messageId).toBe(first?.messageId);
  expect(third?.recipient).toBe('reader-1@example.org');
});
