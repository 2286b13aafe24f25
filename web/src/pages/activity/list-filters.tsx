import { activityPolicy, bookingGroups } from '@puente/contract/policy/activity';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BookingPage } from '../../features/booking/list-queries.ts';
import { localeTag } from '../../lib/i18n.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type Filters, type ListSearch, roles } from './filters.ts';

export type Counts = NonNullable<BookingPage['counts']>;

/** The groups with how many are in each; the way back leads through them. */
export function GroupTabs(props: { group: Filters['group']; counts: Counts | null }) {
  const { group, counts } = props;
  const { t } = useTranslation('activity');
  return (
    <nav aria-label={t('title')} className="@container">
      <ul className="flex gap-1 rounded-control @max-[16rem]:flex-wrap bg-sunken p-1">
        {bookingGroups.map((one) => (
          <li key={one} className="min-w-0 flex-auto">
            <Link
              to="."
              search={(before) => ({ ...before, show: one })}
              resetScroll={false}
              aria-current={one === group ? 'page' : undefined}
              activeProps={{ 'aria-current': one === group ? 'page' : undefined }}
              className="moves flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-[9px] px-1 text-center leading-tight font-medium text-ink-soft hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:ring-1 aria-[current=page]:ring-primary-text"
            >
              {t(`tabs.${one}`)} {/* Its place is kept, so that nothing moves when it comes. */}
              <span className="tabular min-w-3 text-sm font-normal text-ink-soft">
                {counts ? new Intl.NumberFormat(localeTag()).format(counts[one]) : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For who has meetings on both sides. */
export function RoleChips(props: { as: Filters['as']; onChange: (by: ListSearch) => void }) {
  const { as, onChange } = props;
  const { t } = useTranslation('activity');
  return (
    <Chips label={t('roles.label')}>
      <Chip pressed={as === null} onClick={() => onChange({ as: undefined })}>
        {t('roles.both')}
      </Chip>
      {roles.map((one) => (
        <Chip key={one} pressed={as === one} onClick={() => onChange({ as: one })}>
          {t(`roles.${one}`)}
        </Chip>
      ))}
    </Chips>
  );
}

/** The pause in typing after which the search starts. */
const searchPauseMs = 400;

/** Words of the other person's name and of what it is about. */
export function MeetingSearch(props: { q: string; onChange: (by: ListSearch) => void }) {
  const { t } = useTranslation('activity');
  return (
    <SearchField
      label={t('search.label')}
      searched={props.q}
      onSearch={(q) => props.onChange({ q: q || undefined })}
      pauseMs={searchPauseMs}
      maxLength={activityPolicy.queryMaxLength}
    />
  );
}
