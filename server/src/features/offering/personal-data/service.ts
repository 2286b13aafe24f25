import type { Offering } from '@puente/contract/offering';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { readOwn } from '../service.ts';
import { deleteOfferings } from './store.ts';

/** What the expert offers beside single meetings; empty for people who offer nothing. */
export function exportOfferings(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  userId: string,
): Promise<Offering[]> {
  return readOwn(context, userId);
}

export function forgetOfferings(tx: Tx, userId: string): Promise<void> {
  return deleteOfferings(tx, userId);
}
