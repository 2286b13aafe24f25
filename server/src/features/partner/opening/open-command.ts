import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseConfig } from '../../../config.ts';
import { createLog } from '../../../create-context.ts';
import { createDb, createPool } from '../../../db/connection.ts';
import { startEmbeddedPostgres } from '../../../db/embedded-postgres.ts';
import { watchOutages } from '../../../db/outage.ts';
import { systemClock } from '../../../lib/clock.ts';
import { openPartner } from './service.ts';

const connections = 2;

/**
 * Opens a partner in the installation that the environment names. Beside a running product it uses
 * its database and leaves it running.
 */
export async function runOpenPartner(
  variables: Record<string, string | undefined>,
  wanted: Parameters<typeof openPartner>[1],
): Promise<string> {
  const { dataDir, url } = readDatabaseConfig(variables);
  const dir = join(dataDir, 'postgres');
  const embedded = url === null ? await startEmbeddedPostgres({ dir, isDurable: true }) : null;
  const pool = createPool(url ?? embedded?.url ?? '', connections);
  try {
    const db = createDb(pool, watchOutages(createLog('warn')));
    const { slug } = await openPartner({ db, clock: systemClock }, wanted);
    return `Opened: /?pId=${slug} and /partners/${slug}. Its manager goes on at /you/partner.`;
  } finally {
    await pool.end();
    if (embedded && !embedded.wasRunning) embedded.stop();
  }
}

const reasons: Record<string, string> = {
  'invalid-phone': 'That is no phone number. Write it with its country: +56912345678',
  'slug-taken': 'Another partner has this slug, or nobody may have it',
  'not-found': 'Nobody has an account with this phone yet: sign in with it once',
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, slug: { type: 'string' }, manager: { type: 'string' } },
  });
  const { name = '', slug = '', manager = '' } = values;
  try {
    console.log(await runOpenPartner(process.env, { name, slug, managerPhone: manager }));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    console.error(reasons[code] ?? error);
    process.exitCode = 1;
  }
}
