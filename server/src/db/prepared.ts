import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, type OutageWatch } from './outage.ts';

/** Statements beyond these are planned each time, so that the cache doesn't grow without limit. */
const maxStatements = 500;

/** One short name per text, the same on every connection of a pool. */
type Names = Map<string, string>;

/**
 * A pool whose connections prepare each statement once: for short queries, parsing and planning
 * cost more than running. Outages come out as `DatabaseUnavailable`.
 */
export function preparingPool(pool: pg.Pool, outages: OutageWatch): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const names: Names = new Map();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw outages.failed(error);
      });
      const known = clients.get(client) ?? preparing(client, names, outages);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparing(client: pg.PoolClient, names: Names, outages: OutageWatch): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      const result = await client.query(prepare(names, text, values));
      outages.answered();
      return result;
    } catch (error) {
      const known = outages.failed(error);
      isLost ||= known instanceof DatabaseUnavailable;
      throw known;
    }
  };
  return {
    // No cursor is configured: Kysely sends text and values alone.
    query: query as unknown as PostgresPoolClient['query'],
    // A broken connection must not go back to the pool.
    release: (isBroken?: boolean) => client.release(isBroken || isLost),
  };
}

function prepare(names: Names, text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = values.length > 0 ? nameOf(names, text) : undefined;
  return { text, values: [...values], ...(name === undefined ? {} : { name }) };
}

function nameOf(names: Names, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}
