// Writes the types of the database as the migrations make it: `npm run schema`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool } from '../../src/db/connection.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { generateSchema } from './generate.ts';

const postgres = await startEmbeddedPostgres({
  dir: join('data', 'schema', String(process.pid)),
  isDurable: false,
});
const pool = createPool(postgres.url, 2);
try {
  await migrate(pool);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const file = fileURLToPath(new URL('../../src/db/schema.ts', import.meta.url));
  writeFileSync(file, await generateSchema(db));
} finally {
  await pool.end();
  postgres.stop();
  postgres.remove();
}
