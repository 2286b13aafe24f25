import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any fixed number: processes that start together migrate one after the other. */
const lockKey = 7_264_001;

/** The migration files in order; their names are their identity. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Runs what has not run yet, each file in a transaction of its own, then the job queue's own. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, ran_at timestamptz not null default clock_timestamp())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const done = new Set(rows.map((row) => row.name));
    for (const name of await migrationNames()) {
      if (done.has(name)) continue;
      await client.query('begin');
      await client.query(await readFile(`${folder}${name}`, 'utf8'));
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
  await runMigrations({ pgPool: pool });
}
