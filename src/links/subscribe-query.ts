import { subscribeUrl } from './routes/account.ts';
import type { AnyCodec } from './codecs.ts';
import type { LinkOutput } from './route.ts';

/** What an address of the subscribe page says; what is absent, or of another kind, is an absent key. */
export type SubscribeQuery = LinkOutput<(typeof subscribeUrl)['route']>;

/** The first value of each key of a query, undefined for a key that is not there. */
type RawQuery = Readonly<Record<string, string | undefined>>;

/**
 * What a query of the subscribe page says, the way back of `subscribeUrl` (spec reader-flows §2).
 *
 * @decided A value of another kind is as good as none: a link that was cut or mistyped still leads to the form.
 */
export function readSubscribeQuery(query: RawQuery): SubscribeQuery {
  const codecs = Object.entries<AnyCodec>(subscribeUrl.route.query);
  const values = codecs.flatMap(([key, codec]) => {
    const text = query[key];
    const value = text === undefined ? null : codec.read(text);
    return value === null ? [] : [[key, value] as const];
  });
  return Object.fromEntries(values) as SubscribeQuery;
}
