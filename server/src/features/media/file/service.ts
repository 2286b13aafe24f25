import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import type { Sweep } from '../../../jobs/job.ts';
import { GatewayUnavailable } from '../../../lib/gateway-unavailable.ts';
import { deleteUnclaimed, insertUnclaimed, takeAbandoned } from './store.ts';

/** Business hours after which a file that no row points to is removed. */
const abandonedAfter = { hours: 24 };

const sweepBatch = 100;

/** Removes a file that is no longer used. */
export const removeFileJob = {
  name: 'media.remove-file',
  payload: z.object({ name: z.string() }),
};

export function removeFile(
  { storage }: Pick<Context, 'storage'>,
  { name }: z.output<typeof removeFileJob.payload>,
): Promise<void> {
  return storage.remove(name);
}

/** Removes a file once the transaction that let go of it is committed. */
export function enqueueRemoval(tx: Tx, name: string): Promise<void> {
  return enqueue(tx, removeFileJob, { name }, `${removeFileJob.name}:${name}`);
}

/**
 * Stores a file. Whoever saves a row that points to it claims it in the same transaction; otherwise,
 * also after a kill in between, it is removed a day later. Errors: `unavailable` of the storage.
 */
export async function keepFile(
  { db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await insertUnclaimed(db, name, clock.now());
  await storage.put(name, bytes);
}

/** Says that a row of this transaction points to the file. */
export async function claimFile(tx: Tx, name: string): Promise<void> {
  if (await deleteUnclaimed(tx, name)) return;
  throw new GatewayUnavailable('The file was removed before it was claimed');
}

/** Removes what was sent and never used. */
export const removeAbandoned: Sweep = {
  name: 'media.remove-abandoned',
  canWait: true,
  run: async ({ db, clock }) => {
    const before = clock.now().subtract(abandonedAfter);
    await db.transaction().execute(async (tx) => {
      for (const name of await takeAbandoned(tx, before, sweepBatch))
        await enqueueRemoval(tx, name);
    });
  },
};
