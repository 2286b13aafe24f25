import type { DurationMinutes } from '@puente/contract/provider';
import type { Executor } from '../../../db/connection.ts';

/** Every published profile without its texts: what lists are narrowed and ordered by. */
export function readListed(db: Executor) {
  return (
    db
      .selectFrom('providers as p')
      .innerJoin('users as u', (join) =>
        join.onRef('u.id', '=', 'p.id').on('u.deleted_at', 'is', null),
      )
      .leftJoin('partners as pa', 'pa.id', 'p.partner_id')
      .leftJoin('provider_places as pl', 'pl.user_id', 'p.id')
      .select([
        'p.id',
        'u.username',
        'u.name',
        'u.last_name',
        'p.expertise',
        'p.expertise_translated',
        'p.field',
        'p.languages',
        'p.durations',
        'p.rate_currency',
        'p.normal_rate',
        'p.discounted_rate',
        'p.verification',
        'p.updated_at',
        'p.partner_id',
        'pa.slug as partner_slug',
        'pa.name as partner_name',
      ])
      // Places, where an expert said any, come before what the profile says (place-7).
      .select(({ fn }) => fn.coalesce('pl.is_in_person', 'p.in_person').as('in_person'))
      .$narrowType<{ durations: DurationMinutes[] }>()
      .execute()
  );
}

export type ListedRow = Awaited<ReturnType<typeof readListed>>[number];
