import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Texts beyond these (lists spelled out, say) are planned each time instead of kept for ever. */
const maxStatements = 500;

const names = new Map<string, string>();

/** One short name per text, the same on every connection. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
};

const prepare = (text: string, values: readonly unknown[]): pg.QueryConfig => {
  const name = values.length > 0 ? nameOf(text) : undefined;
  return { text, values: [...values], ...(name === undefined ? {} : { name }) };
};

const preparing = (client: pg.PoolClient): PostgresPoolClient => ({
  // No cursor is configured: Kysely sends text and values alone.
  query: ((text: string, values: readonly unknown[]) =>
    client.query(prepare(text, values))) as unknown as PostgresPoolClient['query'],
  release: (isBroken?: boolean) => client.release(isBroken),
});

/**
 * A pool whose connections prepare each statement once: for short queries, parsing and planning
 * cost more than running.
 */
export const preparingPool = (pool: pg.Pool): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};
