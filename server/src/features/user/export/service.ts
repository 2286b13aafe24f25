import type { UserData } from '@puente/contract/user';
import type { Context } from '../../../context.ts';
import type { PersonalData } from '../../../feature.ts';
import type { Client } from '../../../lib/actor.ts';
import { getUserData } from '../service.ts';
import { getFormerUsernames } from '../username/service.ts';

/**
 * Everything stored about a person, by subject. Of others only what the person sees anyway; no
 * token, no code and no hash.
 */
export async function exportPerson(
  context: Context,
  actor: Client,
  personalData: readonly PersonalData[],
): Promise<{ exportedAt: string; profile: UserData; [subject: string]: unknown }> {
  const now = context.clock.now();
  const subjects: Record<string, unknown> = {};
  for (const data of personalData) Object.assign(subjects, await data.export?.(context, actor));
  return {
    ...subjects,
    exportedAt: now.toString(),
    profile: await getUserData(context.db, actor.userId),
    formerUsernames: await getFormerUsernames(context.db, actor.userId, now),
  };
}
