import { join } from 'node:path';
import { readDatabaseConfig } from '../../../config.ts';
import { createLog } from '../../../create-context.ts';
import { createDb, createPool } from '../../../db/connection.ts';
import { startEmbeddedPostgres } from '../../../db/embedded-postgres.ts';
import { watchOutages } from '../../../db/outage.ts';
import { systemClock } from '../../../lib/clock.ts';
import { unmetReport } from './present.ts';
import { readUnmet } from './service.ts';

const connections = 2;

/** Days that are told when no number is given. */
const usualDays = 30;

/**
 * What people looked for and no one here does, of the installation that the environment names. Beside
 * a running product it uses its database and leaves it running.
 */
export async function runUnmetReport(
  variables: Record<string, string | undefined>,
  days: number,
): Promise<string> {
  const { dataDir, url } = readDatabaseConfig(variables);
  const dir = join(dataDir, 'postgres');
  const embedded = url === null ? await startEmbeddedPostgres({ dir, isDurable: true }) : null;
  const pool = createPool(url ?? embedded?.url ?? '', connections);
  try {
    const db = createDb(pool, watchOutages(createLog('warn')));
    return unmetReport(await readUnmet({ db, clock: systemClock }, days), days);
  } finally {
    await pool.end();
    if (embedded && !embedded.wasRunning) embedded.stop();
  }
}

if (import.meta.main) {
  const days = Number(process.argv[2] ?? usualDays);
  console.log(await runUnmetReport(process.env, days > 0 ? days : usualDays));
}
