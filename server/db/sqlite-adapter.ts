import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Prepared statements kept; the queries of the platform are far fewer, so that none is ever prepared twice. */
const CACHE_SIZE = 500;

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #fresh: () => StatementSync;

  constructor(prepare: () => StatementSync) {
    this.#statement = prepare();
    this.#fresh = prepare;
    this.reader = this.#statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: readonly unknown[]): {
    changes: number | bigint;
    lastInsertRowid: number | bigint;
  } {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  /** A statement of its own: a cached one may be run again while this is being read. */
  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#fresh().iterate(...(parameters as SQLInputValue[]));
  }
}

/** node:sqlite in the shape that Kysely's SqliteDialect asks for (that of better-sqlite3), with a statement cache. */
export class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = new Statement(() => this.#database.prepare(sql));
    if (this.#statements.size < CACHE_SIZE) this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }
}
