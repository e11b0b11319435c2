import type { AnyCodec, LinkCodec } from './codecs.ts';
import type { PlatformHosts } from './hosts.ts';

/** The platform's hosts that an address alone names; a publication's is found by `publicationBase`. */
export type PlatformKind = Exclude<keyof PlatformHosts, 'baseDomain' | 'appScheme'>;

/** Where a route lives (spec links-and-rules §2, §7). */
export type HostKind = 'publication' | 'app' | 'external' | PlatformKind;

/**
 * Codecs by name.
 * @internal
 */
export type Codecs = Readonly<Record<string, AnyCodec>>;

/**
 * No codecs at all.
 * @internal
 */
export type NoCodecs = Readonly<Record<never, AnyCodec>>;

/**
 * Values by name, before they are written or after they were read.
 * @internal
 */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Names that stand in braces in a path.
 * @internal
 */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * Names of a path that stand in square brackets, and so may be absent.
 * @internal
 */
export type OptionalIn<Path extends string> = Path extends `${string}[${infer Group}]${infer Rest}`
  ? NamesIn<Group> | OptionalIn<Rest>
  : never;

/**
 * What a route says besides its name, host and path.
 * @internal
 */
export interface RouteParts<Params extends Codecs, Query extends Codecs, Hash extends Codecs> {
  /** One codec for each name in the path. */
  params?: Params;
  /** One codec for each key of the query. */
  query?: Query;
  /** `anchor` when something may follow `#`. */
  hash?: Hash;
  /** Other spellings of the path, recognised and never built. */
  aliases?: readonly string[];
  /** Rules between values, applied before writing and after reading. */
  settle?: (values: Values) => Values;
}

/**
 * One kind of link. In `path`, `{name}` is a value and `[…]` a part with one value that is left out without it.
 */
export interface LinkRoute<
  Name extends string = string,
  Path extends string = string,
  Params extends Codecs = Codecs,
  Query extends Codecs = Codecs,
  Hash extends Codecs = Codecs,
> {
  name: Name;
  host: HostKind;
  path: Path;
  params: Params;
  query: Query;
  hash: Hash;
  aliases: readonly string[];
  settle: (values: Values) => Values;
  /** Address before the path; '' for hosts of the platform. */
  origin: string;
}

type InputOf<C> = C extends LinkCodec<infer In, unknown> ? In : never;
type OutputOf<C> = C extends LinkCodec<never, infer Out> ? Out : never;
type Maybe<T> = { [K in keyof T]?: T[K] | null | undefined };
type Flat<T> = { [K in keyof T]: T[K] };
type Inputs<C extends Codecs, K> = { -readonly [N in keyof C & K]: InputOf<C[N]> };
type Outputs<C extends Codecs, K> = { -readonly [N in keyof C & K]: OutputOf<C[N]> };
type RequiredIn<Path extends string> = Exclude<NamesIn<Path>, OptionalIn<Path>>;

/** What a link is built from. */
export type LinkInput<R> =
  R extends LinkRoute<string, infer Path, infer Params, infer Query, infer Hash>
    ? Flat<
        Inputs<Params, RequiredIn<Path>> &
          Maybe<Inputs<Params, OptionalIn<Path>>> &
          Maybe<Inputs<Query, keyof Query>> &
          Maybe<Inputs<Hash, keyof Hash>>
      >
    : never;

/** What a link is read as: absent values are absent keys. */
export type LinkOutput<R> =
  R extends LinkRoute<string, infer Path, infer Params, infer Query, infer Hash>
    ? Flat<
        Outputs<Params, RequiredIn<Path>> &
          Partial<Outputs<Params, OptionalIn<Path>>> &
          Partial<Outputs<Query, keyof Query>> &
          Partial<Outputs<Hash, keyof Hash>>
      >
    : never;
