import type { Ask } from '../ask.ts';
import type {
  CallerName,
  Cast,
  CodeCallerName,
  FORM_TOKEN_CALLERS,
  MAIL_TOKEN_CALLERS,
  ReaderTokenCallerName,
} from '../callers.ts';
import { publicGet } from '../kinds.ts';
import type { Kind, Outcome } from '../kinds.ts';
import type { Scene } from '../scene.ts';

type AnyCaller =
  | CallerName
  | CodeCallerName
  | keyof typeof FORM_TOKEN_CALLERS
  | keyof typeof MAIL_TOKEN_CALLERS
  | ReaderTokenCallerName;

/** Makes a good request; of the reader `alice`, where it is about a reader. */
export type GoodAsk = (scene: Scene, cast: Cast) => Ask | Promise<Ask>;

/** One route, who may use it, and a request that is good. */
export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router has it. */
  path: string;
  kind: Kind;
  /** Tells rows of one route apart. */
  as?: string;
  ask: GoodAsk;
  /** Where it differs from its kind, and only for a reason that stands beside it. */
  but?: Partial<Record<AnyCaller, Outcome>>;
  /** The cookies that a good request sets. */
  sets?: readonly string[];
  /** It answers a page of ours, if only to say what is wrong. */
  isPage?: true;
  /** It tells the page that it leads to where its reader comes from, and no more; others tell pages of other sites nothing. */
  referrer?: 'origin';
}

type More = Partial<Pick<Row, 'as' | 'but' | 'sets' | 'isPage' | 'referrer'>>;

/** A request without anything. */
export const plain: GoodAsk = () => ({});
/** A row whose answer is a page. */
export const page = { isPage: true } as const;
/** Names the publication that the readers are of. */
export const demo = { publication: 'demo' } as const;

/** A request with a query. */
export const query =
  (fields: Record<string, string>): GoodAsk =>
  () => ({ query: fields });

/** A request for a path whose parameters are filled in. */
export const at =
  (path: string): GoodAsk =>
  () => ({ path });

/** The row of a GET. */
export const get = (path: string, kind: Kind, ask: GoodAsk = plain, more: More = {}): Row => ({
  method: 'GET',
  path,
  kind,
  ask,
  ...more,
});

/** The row of a POST. */
export const post = (path: string, kind: Kind, ask: GoodAsk, more: More = {}): Row => ({
  method: 'POST',
  path,
  kind,
  ask,
  ...more,
});

/** The same outcome for whoever asks. */
export function everyone(outcome: Outcome): NonNullable<Row['but']> {
  return Object.fromEntries(
    Object.keys(publicGet.outcomes).map((caller) => [caller, outcome]),
  ) as NonNullable<Row['but']>;
}
