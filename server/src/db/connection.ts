import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { OutageWatch } from './outage.ts';
import { preparingPool } from './prepared.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;

export type Tx = Transaction<DB>;

/** Reads take either; writes that belong together take a Tx. */
export type Executor = Db | Tx;

const { builtins } = pg.types;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, instant],
  // Calendar dates stay text: a Date would drag a zone in.
  [builtins.DATE, (text) => text],
]);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/** `2026-12-02 13:00:00.5+00` as PostgreSQL writes it with its zone set to UTC. */
function instant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text.replace(' ', 'T'));
}

// pg asks a parameter how it wants to be written; instants answer in ISO 8601.
Object.defineProperty(Temporal.Instant.prototype, 'toPostgres', {
  configurable: true,
  value(this: Temporal.Instant) {
    return this.toString();
  },
});

/** How long a call waits for a connection before it is refused with 503. */
const connectTimeoutMs = 20_000;

/**
 * Notices within half a minute that a client's machine is gone, and frees its locks; the system's
 * default is two hours.
 */
const keepalives =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Options of every connection. */
export function connectionOptions(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    options: `-c timezone=UTC ${keepalives}`,
  };
}

export function createPool(url: string, size: number): pg.Pool {
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
  // The same for a connection in use: its query gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function createDb(pool: pg.Pool, outages: OutageWatch): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool, outages) }) });
}

/** True when PostgreSQL refused a write by the named constraint. */
export function isViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}
