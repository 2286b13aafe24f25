import type { ProviderPlaces } from '@puente/contract/place';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { getOwnPlaces } from '../service.ts';
import { deletePlaces } from './store.ts';

/** Where the person meets others in person; null for people who never said. */
export async function exportPlaces(
  context: Pick<Context, 'db'>,
  actor: Client,
): Promise<ProviderPlaces | null> {
  const places = await getOwnPlaces(context, actor);
  return places.version === 0 ? null : places;
}

/** Deletes areas and offices. */
export function forgetPlaces(tx: Tx, userId: string): Promise<void> {
  return deletePlaces(tx, userId);
}
