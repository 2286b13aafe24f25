import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../src/db/connection.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { databaseDir } from './database-dir.ts';

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- augments Vitest's own
  interface ProvidedContext {
    databaseUrl: string;
    templateName: string;
  }
}

const templateName = 'puente_template';

/** One PostgreSQL for the run, with a migrated template that every file clones. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dir = databaseDir('test');
  const postgres = await startEmbeddedPostgres({ dir, isDurable: false });
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const pool = createPool(postgres.url.replace(/\/postgres$/, `/${templateName}`), 2);
  await migrate(pool);
  await pool.end();
  project.provide('databaseUrl', postgres.url);
  project.provide('templateName', templateName);
  return async () => {
    postgres.stop();
    postgres.remove();
  };
};
