import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Stands in a query where a value goes. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Run<Input, Row> = (db: Kysely<Database>, input: Input) => Promise<Row[]>;

function slots<Input extends object>(): Input {
  return new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Input;
}

function fill<Input extends object>(query: CompiledQuery, input: Input): unknown[] {
  const values = input as Readonly<Record<string, unknown>>;
  return query.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
}

/**
 * A query that is built and compiled once for each kind of database, then run with other values: building costs
 * more than running on the embedded one. `values` may only be used as values.
 */
export function statement<Input extends object, Row>(
  build: (db: Kysely<Database>, values: Input) => Compilable<Row>,
): Run<Input, Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, input) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, slots<Input>()).compile();
    compiled.set(adapter, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: fill(query, input) });
    return rows;
  };
}
