import type { Executor } from '../../../../db/connection.ts';

/** What a mail about one step says; null when application or account is gone. */
export async function readTold(db: Executor, id: string, line: number) {
  const row = await db
    .selectFrom('partner_application_steps as s')
    .innerJoin('partner_applications as a', 'a.id', 's.application_id')
    .innerJoin('partners as p', 'p.id', 'a.partner_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['s.status', 's.message', 'p.name as partner', 'u.name', 'u.email', 'u.language'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('partner_application_steps as b')
            .select('b.line')
            .whereRef('b.application_id', '=', 's.application_id')
            .whereRef('b.line', '<', 's.line')
            .where('b.status', '=', 'approved'),
        )
        .$castTo<boolean>()
        .as('was_approved'),
    )
    .where('s.application_id', '=', id)
    .where('s.line', '=', line)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
export type Told = NonNullable<Awaited<ReturnType<typeof readTold>>>;
