import type { LightMyRequestResponse } from 'fastify';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { dumpDatabase, rowsOf } from '../dump.ts';
import type { Dump } from '../dump.ts';
import { fieldsOf, send } from './ask.ts';
import type { Ask } from './ask.ts';
import {
  CALLERS,
  CODE_CALLERS,
  FORM_TOKEN_CALLERS,
  MAIL_TOKEN_CALLERS,
  PLAIN_TEXT,
  READER_TOKEN_CALLERS,
} from './callers.ts';
import type { Caller, CallerName, Cast } from './callers.ts';
import type { Outcome } from './kinds.ts';
import type { Row } from './routes/row.ts';
import type { Scene } from './scene.ts';

/** What came of a request, besides what was expected: `intruded` is what another reader may never do. */
export type Seen = Outcome | 'intruded' | 'changed by a refusal';

/** A try of one caller: what should come of it, and what did. */
export interface Trial {
  expected: Outcome;
  seen: Seen;
  answer: LightMyRequestResponse;
}

const same = (one: Dump, other: Dump) => JSON.stringify(one) === JSON.stringify(other);

function isToLogin({ statusCode, headers }: LightMyRequestResponse): boolean {
  const location = String(headers.location ?? '');
  return statusCode < 400 && location.startsWith(`${PAGE_PATHS.login}?`);
}

function judge(answer: LightMyRequestResponse, isChanged: boolean): Seen {
  const refusal = answer.statusCode >= 400 ? answer.statusCode : null;
  if (refusal !== null) return isChanged ? 'changed by a refusal' : refusal;
  if (isToLogin(answer)) return isChanged ? 'changed by a refusal' : 'login';
  return isChanged ? 'done' : 'ok';
}

/** Refused, and nothing but the sites where a reader is known is another; the log says so. */
function isStolen(answer: LightMyRequestResponse, before: Dump, after: Dump): boolean {
  const { reader_sites: standing, audit: _, ...others } = before;
  const { reader_sites: ended, audit: acts = [], ...stayed } = after;
  const isEnded = JSON.stringify(standing) !== JSON.stringify(ended);
  const isNoted = acts.some((row) => row.includes('reader_tokens_ended'));
  return answer.statusCode >= 400 && isEnded && isNoted && same(others, stayed);
}

async function tryOnce(scene: Scene, row: Row, caller: Caller, expected: Outcome): Promise<Trial> {
  const cast: Cast = { alice: await scene.reader(), bob: await scene.reader() };
  const ask = await caller(await row.ask(scene, cast), scene, cast);
  const dump = () => dumpDatabase(scene.deps.db.kysely);
  const before = await dump();
  const answer = await send(scene, row.method, row.path, ask);
  const after = await dump();
  const seen = judge(answer, !same(before, after));
  if (expected === 'stolen' && isStolen(answer, before, after)) {
    return { expected, seen: 'stolen', answer };
  }
  if (expected !== 'apart') return { expected, seen, answer };
  const { userId } = cast.alice;
  const isApart = same(rowsOf(before, userId), rowsOf(after, userId));
  return { expected, seen: isApart && answer.statusCode < 400 ? 'apart' : 'intruded', answer };
}

const BAD_REQUEST = 400;
const UNSUPPORTED = 415;

interface Way {
  name: string;
  caller: Caller;
  expected: Outcome;
}

/** Every way of asking for a route, with what should come of it. */
function waysOf({ kind, but = {}, method }: Row, good: Ask): Way[] {
  const expect = (name: string, usual: Outcome) => but[name as keyof typeof but] ?? usual;
  const fields = fieldsOf(good);
  /** What is wrong with tokens is tried by whom the route would serve. */
  const asGood = (name: string, change: Caller, usual: Outcome): Way => ({
    name,
    caller: async (ask, ...rest) => change(await CALLERS[kind.good](ask, ...rest), ...rest),
    expected: expect(name, usual),
  });
  const each = <Name extends string>(
    outcomes: Readonly<Record<Name, Outcome>> | undefined,
    changes: Readonly<Record<Name, Caller>>,
  ) =>
    Object.entries<Outcome>(outcomes ?? {}).map(([name, usual]) =>
      asGood(name, changes[name as Name], usual),
    );
  const callers = Object.entries(CALLERS).map(([name, caller]) => {
    return { name, caller, expected: expect(name, kind.outcomes[name as CallerName]) };
  });
  const mail = Object.entries('token' in fields ? MAIL_TOKEN_CALLERS : {});
  const form = Object.entries('form_token' in fields ? FORM_TOKEN_CALLERS : {});
  const badMail = (name: string) =>
    name === 'twoTokens' ? BAD_REQUEST : (kind.badToken ?? BAD_REQUEST);
  return [
    ...callers,
    ...mail.map(([name, change]) => asGood(name, change, badMail(name))),
    ...form.map(([name, change]) => asGood(name, change, BAD_REQUEST)),
    ...each(kind.readerTokens, READER_TOKEN_CALLERS),
    ...each(kind.codes, CODE_CALLERS),
    ...(method === 'GET' ? [] : [asGood('plainText', PLAIN_TEXT, UNSUPPORTED)]),
  ];
}

/** Asks for a route as everybody would. */
export async function tryRoute(scene: Scene, row: Row): Promise<Record<string, Trial>> {
  const cast = { alice: await scene.reader(), bob: await scene.reader() };
  const good = await row.ask(scene, cast);
  await scene.clear();
  const trials: Record<string, Trial> = {};
  for (const { name, caller, expected } of waysOf(row, good)) {
    trials[name] = await tryOnce(scene, row, caller, expected);
    await scene.clear();
  }
  return trials;
}
