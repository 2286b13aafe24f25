import type { PublicProfile } from '@puente/contract/provider';
import { partnerOf, presentPrices, type Target } from '../present.ts';
import { pathOf, usualPrice } from '../rules.ts';
import type { ListedRow } from './store.ts';

/** An expert among many: what lists are narrowed and ordered by. */
export type ListedExpert = Pick<
  PublicProfile,
  'id' | 'name' | 'lastName' | 'expertise' | 'field' | 'languages' | 'inPerson' | 'partner'
> & {
  /** Of their page. */
  path: string;
  changedAt: Temporal.Instant;
  expertiseTranslated: string;
  isVerified: boolean;
  usual: PublicProfile['prices'][number];
};

/** Null for somebody who offers no meeting. */
export function presentListed(row: ListedRow, target: Target): ListedExpert | null {
  const usual = usualPrice(presentPrices(row, target));
  if (!usual) return null;
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
    usual,
  };
}
