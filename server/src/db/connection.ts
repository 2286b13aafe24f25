import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { OutageWatch } from './outage.ts';
import { preparingPool } from './prepared.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
/** Reads take either; writes that belong together take a Tx. */
export type Executor = Db | Tx;

const { builtins } = pg.types;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
};

/** `2026-12-02 13:00:00.5+00` as PostgreSQL writes it with its zone set to UTC. */
const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text.replace(' ', 'T'));

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, instant],
  // Calendar dates stay text: a Date would drag a zone in.
  [builtins.DATE, (text) => text],
]);

// pg asks a parameter how it wants to be written; instants answer in ISO 8601.
Object.defineProperty(Temporal.Instant.prototype, 'toPostgres', {
  configurable: true,
  value(this: Temporal.Instant) {
    return this.toString();
  },
});

/** How long a call waits for a connection before it is told to come back later. */
const connectPatienceMs = 20_000;

/**
 * A client whose machine is gone is found out in half a minute, and what it has locked is free;
 * the system's own wait is two hours.
 */
const keepalives =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** How every connection of ours begins. */
export const connectionOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectPatienceMs,
  keepAlive: true,
  options: `-c timezone=UTC ${keepalives}`,
});

export const createPool = (url: string, size: number): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: size,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ??
        (format === 'binary'
          ? pg.types.getTypeParser(oid, 'binary')
          : pg.types.getTypeParser(oid, 'text'))) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that the server ends is replaced by the pool; without a listener it would
  // end the process.
  pool.on('error', () => undefined);
  // The same for one that is lent out; whoever borrowed it gets the error by its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const createDb = (pool: pg.Pool, outages: OutageWatch): Db =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool, outages) }) });

/** True when PostgreSQL refused a write by the named constraint. */
export const isViolation = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.constraint === constraint;
