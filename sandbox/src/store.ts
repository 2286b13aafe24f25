import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { randomToken } from './ids.ts';

/** How to cut one page out of a collection, as Stripe's lists are cut. */
type PageQuery = {
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  /** JSON fields that must equal a value, e.g. `{ payment_intent: 'pi_1' }`. */
  equals?: Record<string, string | undefined>;
  /** Values of `type`, any of which fits. */
  types?: string[] | undefined;
  /** Bounds on `created`, in seconds since 1970. */
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
};

/** Records of one kind, remembered in the order they were first saved. */
export type Collection<T> = {
  /** Inserts or replaces; a replaced record keeps its place in the order. */
  save(id: string, body: T, ref?: string): void;
  find(id: string): T | undefined;
  /** Newest first; `ref` is the secondary key given to `save`. */
  newest(query?: { ref?: string; limit?: number }): T[];
  /** The place of a record in the order, or undefined. */
  place(id: string): number | undefined;
  page(query: PageQuery): { items: T[]; hasMore: boolean };
  remove(id: string): void;
  removeAll(): void;
};

export type Store = {
  collection<T>(kind: string): Collection<T>;
  /** Everything inside is saved together or not at all; may be nested. */
  transaction<T>(work: () => T): T;
  wipe(): void;
  close(): void;
  /** Changes with every write: lets the page skip drawing what it has. */
  revision(): string;
};

const schema = `
  create table if not exists records (
    seq integer primary key autoincrement,
    kind text not null,
    id text not null,
    ref text,
    body text not null,
    unique (kind, id)
  );
  create index if not exists records_by_ref on records (kind, ref, seq);
  create index if not exists records_by_kind on records (kind, seq);
`;

type Database = {
  run(sql: string, ...values: SQLInputValue[]): void;
  rows(sql: string, ...values: SQLInputValue[]): { seq: number; body: string }[];
};

/** Opens the file, or memory when the name is empty. Survives `kill -9` by SQLite's log. */
export function openStore(file: string): Store {
  if (file) mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file || ':memory:');
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000');
  sqlite.exec(schema);
  const session = randomToken(6);
  let writes = 0;
  let depth = 0;
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const database: Database = {
    run: (sql, ...values) => {
      writes += 1;
      prepared(sql).run(...values);
    },
    rows: (sql, ...values) => prepared(sql).all(...values) as { seq: number; body: string }[],
  };
  return {
    collection: <T>(kind: string) => createCollection<T>(database, kind),
    transaction: (work) => {
      if (depth > 0) return work();
      sqlite.exec('begin immediate');
      depth += 1;
      try {
        const result = work();
        sqlite.exec('commit');
        return result;
      } catch (error) {
        sqlite.exec('rollback');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    wipe: () => database.run('delete from records'),
    close: () => sqlite.close(),
    revision: () => `${session}-${writes}`,
  };
}

function createCollection<T>(database: Database, kind: string): Collection<T> {
  const parse = (row: { body: string }) => JSON.parse(row.body) as T;
  const place = (id: string) =>
    database.rows('select seq, body from records where kind = ? and id = ?', kind, id)[0]?.seq;
  return {
    place,
    save: (id, body, ref) =>
      database.run(
        `insert into records (kind, id, ref, body) values (?, ?, ?, ?)
         on conflict (kind, id) do update set body = excluded.body, ref = coalesce(excluded.ref, ref)`,
        kind,
        id,
        ref ?? null,
        JSON.stringify(body),
      ),
    find: (id) => {
      const row = database.rows(
        'select seq, body from records where kind = ? and id = ?',
        kind,
        id,
      )[0];
      return row && parse(row);
    },
    newest: ({ ref, limit = -1 } = {}) => {
      const rows =
        ref === undefined
          ? database.rows(
              'select seq, body from records where kind = ? order by seq desc limit ?',
              kind,
              limit,
            )
          : database.rows(
              'select seq, body from records where kind = ? and ref = ? order by seq desc limit ?',
              kind,
              ref,
              limit,
            );
      return rows.map(parse);
    },
    page: (query) => {
      const { items, hasMore } = readPage(database, kind, query, place);
      return { items: items.map(parse), hasMore };
    },
    remove: (id) => database.run('delete from records where kind = ? and id = ?', kind, id),
    removeAll: () => database.run('delete from records where kind = ?', kind),
  };
}

function readPage(
  database: Database,
  kind: string,
  query: PageQuery,
  place: (id: string) => number | undefined,
) {
  const conditions = ['kind = ?'];
  const values: SQLInputValue[] = [kind];
  const also = (sql: string, ...more: SQLInputValue[]) => {
    conditions.push(sql);
    values.push(...more);
  };
  for (const [field, value] of Object.entries(query.equals ?? {}))
    if (value !== undefined) also('json_extract(body, ?) = ?', `$.${field}`, value);
  if (query.types)
    also(
      'json_extract(body, ?) in (select value from json_each(?))',
      '$.type',
      JSON.stringify(query.types),
    );
  const operators = [
    ['gt', '>'],
    ['gte', '>='],
    ['lt', '<'],
    ['lte', '<='],
  ] as const;
  for (const [name, operator] of operators) {
    const bound = query.created?.[name];
    if (bound !== undefined) also(`json_extract(body, ?) ${operator} ?`, '$.created', bound);
  }
  if (query.startingAfter) also('seq < ?', place(query.startingAfter) ?? 0);
  if (query.endingBefore) also('seq > ?', place(query.endingBefore) ?? 0);
  // Reading backwards from `endingBefore` must take the nearest records, not the newest ones.
  const direction = query.endingBefore ? 'asc' : 'desc';
  const rows = database.rows(
    `select seq, body from records where ${conditions.join(' and ')} order by seq ${direction} limit ?`,
    ...values,
    query.limit + 1,
  );
  const items = rows.slice(0, query.limit);
  return {
    items: query.endingBefore ? items.toReversed() : items,
    hasMore: rows.length > query.limit,
  };
}
