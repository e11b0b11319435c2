import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmail } from '../../../src/text/email.ts';
import { eachDatabase } from '../../support/database.ts';
import { dumpDatabase } from '../../support/dump.ts';
import type { Dump } from '../../support/dump.ts';
import type { Ask } from '../../support/security/ask.ts';
import type { Cast } from '../../support/security/callers.ts';
import { garbage } from '../../support/security/fuzz/garbage.ts';
import { judgeAnswer, privateLines } from '../../support/security/fuzz/judge-answer.ts';
import { rowOf, sendGarbage } from '../../support/security/fuzz/send-garbage.ts';
import type { Row } from '../../support/security/routes/row.ts';
import { openScene } from '../../support/security/scene.ts';
import type { Scene } from '../../support/security/scene.ts';

/** `npm run fuzz` asks for more, from another start. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Requests after which readers and good requests are made anew: what is used up is of no more use. */
const FRESH_AFTER = 250;
/** Milliseconds for each request, at the worst. */
const PATIENCE = 60;

/** What requests of readers never change. */
const OF_PUBLISHERS = [
  'publications',
  'publication_origins',
  'publication_covers',
  'publication_users',
  'publication_standings',
  'sections',
  'posts',
  'post_bodies',
  'post_bylines',
];
const ofPublishers = (dump: Dump) => OF_PUBLISHERS.map((table) => dump[table]);

interface Good {
  good: Ask;
  cast: Cast;
}

/** Good requests, each made once until it is time for others, of readers of its own: some are about the end of an account. */
function goodRequests(scene: Scene): (row: Row) => Promise<Good> {
  let asked = 0;
  const made = new Map<Row, Good>();
  return async (row) => {
    if (asked % FRESH_AFTER === 0) {
      made.clear();
      await scene.clear();
    }
    asked += 1;
    const earlier = made.get(row);
    if (earlier !== undefined) return earlier;
    const cast = { alice: await scene.reader(), bob: await scene.reader() };
    const one = { good: await row.ask(scene, cast), cast };
    made.set(row, one);
    return one;
  };
}

eachDatabase((database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({ database });
  });
  afterAll(() => scene.dispose());

  describe('garbage, whoever sends it where', () => {
    const numRuns = Math.ceil(REQUESTS / 2);

    it(
      `is refused in the one way or answered, ${numRuns} times`,
      async () => {
        const { kysely } = scene.deps.db;
        const before = await dumpDatabase(kysely);
        const goodOf = goodRequests(scene);
        const seen = new Set<number>();
        const isAnswered = fc.asyncProperty(garbage, async (one) => {
          const { good, cast } = await goodOf(rowOf(one));
          const sent = await sendGarbage(scene, cast, good, one);
          seen.add(sent.answer.statusCode);
          judgeAnswer(scene, sent);
        });
        await fc.assert(isAnswered, { numRuns, seed: database === 'sqlite' ? SEED : SEED + 1 });
        // Garbage that no route ever took would prove little.
        expect([...seen]).toEqual(expect.arrayContaining([200, 303, 400, 403, 404, 405, 415]));
        const after = await dumpDatabase(kysely);
        expect(ofPublishers(after)).toEqual(ofPublishers(before));
        const readers = await kysely.selectFrom('users').select('email').execute();
        // Whoever deleted the account has none.
        expect(readers.filter(({ email }) => email !== '' && !isEmail(email))).toEqual([]);
      },
      60_000 + numRuns * PATIENCE,
    );

    it('leaves no address and no token in the log', () => {
      const lines = scene.logged();
      expect(lines.length).toBeGreaterThan(numRuns);
      expect(privateLines(lines).slice(0, 3)).toEqual([]);
    });
  });
});

describe('an answer that leads away', () => {
  const answer = (headers: Record<string, string>, body = '') => {
    const whole = { 'x-request-id': 'a', 'x-content-type-options': 'nosniff', ...headers };
    const made = { statusCode: 200, headers: whole, cookies: [], body };
    return { method: 'GET', answer: made as unknown as LightMyRequestResponse };
  };
  const deps = { config: { publicUrl: 'http://localhost:8787' } } as Scene['deps'];
  const judge = (...parts: Parameters<typeof answer>) => judgeAnswer({ deps }, answer(...parts));
  const json = { 'content-type': 'application/json' };
  const policy = (to: string) => ({ 'content-security-policy': `form-action 'self' ${to}; x` });

  it.each<[string, Parameters<typeof answer>]>([
    ['by itself', [{ location: 'https://evil.example/' }]],
    ['by itself, without a scheme', [{ location: '//evil.example' }]],
    ['by a name that ends like one of ours', [{ location: 'https://evilblog.example/' }]],
    ['by the script that asked', [json, '{"redirect":"https://evil.example/"}']],
    ['by a form of its page', [policy('https://evil.example')]],
  ])('is noticed: %s', (_, parts) => {
    expect(() => judge(...parts)).toThrow('leads away');
  });

  it('is not seen where it leads to a page that is registered, or to ours', () => {
    judge({ location: '/account', ...policy('https://blog.example') });
    judge(json, '{"redirect":"https://blog.example/post"}');
  });
});
