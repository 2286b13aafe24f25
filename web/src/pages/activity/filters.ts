import type { BookingGroup } from '@puente/contract/booking-list';
import { activityPolicy, bookingGroups } from '@puente/contract/policy/activity';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Wanted } from '../../features/booking/list-queries.ts';
import type { Booking } from '../../features/booking/queries.ts';

/** What the address says of the list, as it stands there. */
export type ListSearch = {
  show?: string | undefined;
  q?: string | undefined;
  as?: string | undefined;
};

export const roles = ['client', 'expert'] as const;
type Role = (typeof roles)[number];

/** The same once checked: what isn't known is left out. */
export type Filters = { group: BookingGroup; q: string; as: Role | null };

/** `otherwise` is the group where the address names none. */
export function filtersOf(search: ListSearch, otherwise?: BookingGroup | null): Filters {
  return {
    group: bookingGroups.find((known) => known === search.show) ?? otherwise ?? 'upcoming',
    q: search.q?.trim().slice(0, activityPolicy.queryMaxLength) ?? '',
    as: roles.find((known) => known === search.as) ?? null,
  };
}

/** Where a meeting stands in the list; a hold that ran out is in no group. */
export function groupOf(status: Booking['status']): BookingGroup {
  if (status === 'completed') return 'past';
  return status === 'cancelled' ? 'cancelled' : 'upcoming';
}

/** Is the list of a group less than all of it? */
export function isNarrowed({ q, as }: Filters): boolean {
  return q !== '' || as !== null;
}

/** The call that the filters are, but for its page. */
export function wantedBy({ group, q, as }: Filters): Wanted {
  return {
    group,
    ...(q ? { q } : {}),
    ...(as ? { role: as === 'expert' ? 'provider' : 'client' } : {}),
  };
}

/** The id of the package that the address opens beside the list. */
export function useOpenPackage(): string | undefined {
  return useSearch({ strict: false }).package;
}

/** The list's part of the address, on its own page and beside a meeting. */
export function useListSearch(): { search: ListSearch; change: (by: ListSearch) => void } {
  const { show, q, as } = useSearch({ strict: false });
  const search = { show, q, as };
  const navigate = useNavigate();
  return {
    search,
    change: (by) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...by }),
        replace: true,
        resetScroll: false,
      }),
  };
}
