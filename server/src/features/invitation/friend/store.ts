import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

/**
 * Takes one link of an expert's month; false when all of them are taken. The row is the lock: of two
 * at once the second sees what the first took.
 */
export async function takeOfMonth(
  tx: Tx,
  { userId, month }: { userId: string; month: string },
  max: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('invite_months')
    .values({ user_id: userId, month, generated: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'month'])
        .doUpdateSet({ generated: sql<number>`invite_months.generated + 1` })
        .where('invite_months.generated', '<', max),
    )
    .returning('generated')
    .executeTakeFirst();
  return row !== undefined;
}

/** Links of a month: how many were made, and by how many of them somebody joined. */
export async function readMonth(
  db: Executor,
  userId: string,
  month: string,
): Promise<{ generated: number; used: number }> {
  const made = await db
    .selectFrom('invite_months')
    .select('generated')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst();
  const { used } = await db
    .selectFrom('invites')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('inviter_id', '=', userId)
    .where('kind', '=', 'friend')
    .where('month', '=', month)
    .where('status', '=', 'used')
    .executeTakeFirstOrThrow();
  return { generated: made?.generated ?? 0, used };
}
