import { join } from 'node:path';
import pg from 'pg';
import { createPool } from '../server/src/db/connection.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import type { DatabaseSource } from '../server/test/app.ts';

/**
 * A PostgreSQL of its own for one benchmark, as durable as in real use, with a migrated template;
 * hand `source` to `startTestApp`.
 */
export const startBenchDatabase = async (): Promise<{
  source: DatabaseSource;
  stop: () => void;
}> => {
  const dir = join('data', 'bench', String(process.pid));
  const postgres = await startEmbeddedPostgres({ dir, isDurable: true });
  const templateName = 'puente_template';
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const pool = createPool(postgres.url.replace(/\/postgres$/, `/${templateName}`), 2);
  await migrate(pool);
  await pool.end();
  return {
    source: { databaseUrl: postgres.url, templateName },
    stop: () => {
      postgres.stop();
      postgres.remove();
    },
  };
};
