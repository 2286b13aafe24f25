import type { Money } from '@puente/contract/money';
import type { PublicProfile } from '@puente/contract/provider';
import type { NextState } from '../../availability/service.ts';
import { partnerOf, presentPrices, type Priced, type Target } from '../present.ts';
import { pathOf, usualPrice } from '../rules.ts';
import type { ListedRow } from './store.ts';

/** An expert among many: what lists are narrowed and ordered by, the same for every reader. */
export type ListedExpert = Pick<
  PublicProfile,
  'id' | 'name' | 'lastName' | 'expertise' | 'field' | 'languages' | 'inPerson' | 'partner'
> & {
  /** Of their page. */
  path: string;
  changedAt: Temporal.Instant;
  expertiseTranslated: string;
  isVerified: boolean;
  /** What prices follow from. */
  priced: Priced;
  /** What the next free time is kept by. */
  calendar: NextState;
};

/** Null for somebody who offers no meeting, or has no calendar. */
export function presentListed(
  row: ListedRow,
  calendar: NextState | undefined,
): ListedExpert | null {
  if (row.durations.length === 0 || !calendar) return null;
  const { durations, rate_currency, normal_rate, discounted_rate } = row;
  const isVerified = row.verification === 'verified';
  return {
    id: row.id,
    path: pathOf(row),
    changedAt: row.updated_at,
    name: row.name,
    lastName: row.last_name,
    expertise: row.expertise,
    expertiseTranslated: row.expertise_translated,
    field: row.field ?? 'other',
    languages: row.languages,
    inPerson: row.in_person,
    partner: isVerified ? partnerOf(row) : null,
    isVerified,
    priced: { durations, rate_currency, normal_rate, discounted_rate },
    calendar,
  };
}

/** The price of their usual meeting, a first one where it would be one. */
export function usualPriceOf({ priced }: Pick<ListedExpert, 'priced'>, target: Target): Money {
  const usual = usualPrice(presentPrices(priced, target));
  if (!usual) throw new Error('an expert of the list without a length');
  return usual.firstBooking ?? usual.price;
}
