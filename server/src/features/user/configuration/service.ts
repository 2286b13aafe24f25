import type { Call } from '@puente/contract/endpoint';
import type { getConfiguration, putConfiguration } from '@puente/contract/user';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { getUserData } from '../service.ts';
import { markOnboarded, updateUser } from '../store.ts';

type Configuration = Call<typeof getConfiguration>['reply'];
type Changes = Call<typeof putConfiguration>['body'];

/** Language, currency, zone and appearance of one person on all their devices. */
export async function readConfiguration(
  { db }: Pick<Context, 'db'>,
  actor: Client,
): Promise<Configuration> {
  const person = await getUserData(db, actor.userId);
  const { language, currency, timezone, appearance, isOnboarded } = person;
  return { language, currency, timezone, appearance, isOnboarded };
}

/** Changes the named settings and keeps the others; the introduction is marked as read once. */
export async function changeConfiguration(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  { isOnboarded, ...changes }: Changes,
): Promise<Configuration> {
  await context.db.transaction().execute(async (tx) => {
    await updateUser(tx, actor.userId, changes);
    if (isOnboarded) await markOnboarded(tx, actor.userId, context.clock.now());
  });
  return readConfiguration(context, actor);
}
