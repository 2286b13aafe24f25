import type { PersonalLink } from '@puente/contract/link';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { changeNames, getUserData } from '../service.ts';
import { getFormerUsernames } from '../username/service.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

/** The caller's username and link, and the names of before that still lead there. */
export async function getPersonalLink(context: Deps, actor: Client): Promise<PersonalLink> {
  const { db, clock, config } = context;
  const { username, personalLink } = await getUserData(db, actor.userId);
  return {
    username,
    personalLink,
    url: personalLink && config.http.publicUrl + personalLink,
    formerUsernames: await getFormerUsernames(db, actor.userId, clock.now()),
  };
}

/** Sets or replaces the caller's username. */
export async function setPersonalLink(
  context: Deps,
  actor: Client,
  username: string,
): Promise<PersonalLink> {
  const now = context.clock.now();
  await context.db.transaction().execute((tx) => changeNames(tx, actor.userId, { username }, now));
  return getPersonalLink(context, actor);
}
