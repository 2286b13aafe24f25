import { join } from 'node:path';
import { readConfig } from '../../../config.ts';
import { createContext } from '../../../create-context.ts';
import { createPool } from '../../../db/connection.ts';
import { startEmbeddedPostgres } from '../../../db/embedded-postgres.ts';
import { ledgerReport } from './check/present.ts';
import { checkLedger } from './check/service.ts';

const connections = 2;

/**
 * Prints what the ledger, the payments and the card gateway say about each other, of the
 * installation that the environment names. Beside a running product it uses its database and
 * leaves it running.
 * @returns whether everything agrees
 */
export async function runLedgerCheck(
  variables: Record<string, string | undefined>,
): Promise<boolean> {
  const config = readConfig(variables);
  const dir = join(config.dataDir, 'postgres');
  const embedded =
    config.database.url === null ? await startEmbeddedPostgres({ dir, isDurable: true }) : null;
  const pool = createPool(config.database.url ?? embedded?.url ?? '', connections);
  try {
    const checked = await checkLedger(createContext(config, pool));
    console.log(ledgerReport(checked));
    return checked.differences.length === 0;
  } finally {
    await pool.end();
    if (embedded && !embedded.wasRunning) embedded.stop();
  }
}

if (import.meta.main) process.exitCode = (await runLedgerCheck(process.env)) ? 0 : 1;
