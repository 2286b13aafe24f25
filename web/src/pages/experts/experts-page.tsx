import { policy } from '@puente/contract/policy';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { redirect, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Experts } from '../../features/directory/components/experts.tsx';
import {
  FieldChips,
  FilterBar,
  nothingSet,
  SortSelect,
} from '../../features/directory/components/filter-bar.tsx';
import { type DirectorySearch, type Filters, filtersOf } from '../../features/directory/filters.ts';
import { expertsQuery, type Page as Answer } from '../../features/directory/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useStore } from '../../lib/store.ts';
import { zoneStore } from '../../lib/zone.ts';
import { Section } from '../../shell/crash/section.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadPublic } from '../../shell/page/load.ts';
import { Page } from '../../shell/page/page.tsx';
import { useUser } from '../../shell/session/session.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ToChat } from './to-chat.tsx';

/** The pause in typing after which the search starts. */
const searchPauseMs = 600;

/** A partner's slug of before leads on to the present one (face-3). */
export async function load(search: DirectorySearch) {
  const found: { partner: Answer['partner'] } = { partner: null };
  await loadPublic(async (user) => {
    const currency = shownCurrency(user);
    const viewer = { currency, timezone: zoneStore.get() };
    const query = expertsQuery(filtersOf(search, currency), viewer);
    const { pages } = await queryClient.ensureInfiniteQueryData(query);
    found.partner = pages[0]?.partner ?? null;
  });
  if (found.partner !== null && found.partner.slug !== search.partner)
    throw redirect({
      to: '/experts',
      search: { ...search, partner: found.partner.slug },
      replace: true,
    });
}

export function Waiting() {
  return (
    <Frame>
      <Rows />
    </Frame>
  );
}

/** Every expert, to browse: all that narrows the list is in the address. */
export function ExpertsPage() {
  const { t } = useTranslation('directory');
  const { search, change } = useAddress();
  const filters = useFilters();
  return (
    <Frame>
      <div className="flex flex-col gap-5">
        <SearchField
          label={t('words')}
          help={t('wordsHelp')}
          searched={filters.q ?? ''}
          onSearch={(q) => change({ q: q || undefined })}
          pauseMs={searchPauseMs}
          maxLength={policy.directory.queryMaxLength}
        />
        <Section name="experts.list">
          <DataSection
            failed={t('failed')}
            of={JSON.stringify(search)}
            waiting={<Rows />}
            frame={Uncounted}
          >
            <Found />
          </DataSection>
        </Section>
        <aside className="flex flex-col items-start gap-3 rounded-card bg-primary-soft p-5">
          <h2 className="text-lg font-semibold">{t('chat.title')}</h2>
          <p>{t('chat.text')}</p>
          <ToChat words={filters.q} />
        </aside>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('directory');
  const { field } = useFilters();
  const title = field ? t('inField', { field: t(`fields.${field}`) }) : t('title');
  return (
    <Page title={title} width="choose">
      <h1 className="display mb-2 text-3xl">{title}</h1>
      <p className="mb-6 text-lg text-ink-soft">{t('lead')}</p>
      {children}
    </Page>
  );
}

/** The filters as they stand in the address, and a way to change some of them. */
function useAddress() {
  const search = useSearch({ from: '/experts' });
  const navigate = useNavigate();
  const change = (by: DirectorySearch) =>
    void navigate({
      to: '/experts',
      search: { ...search, ...by },
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}

/** What of the address is known. */
function useFilters(): Filters {
  const { search } = useAddress();
  const { currency } = useViewer();
  return filtersOf(search, currency);
}

function useViewer() {
  return { currency: shownCurrency(useUser()), timezone: useStore(zoneStore) };
}

/** The list; the one before stays, paler, until the next one is there. */
function Found() {
  const { search, change } = useAddress();
  const viewer = useViewer();
  const shownSearch = useDeferredValue(search);
  const filters = filtersOf(shownSearch, viewer.currency);
  const query = useSuspenseInfiniteQuery(expertsQuery(filters, viewer));
  const counts = query.data.pages[0]?.counts;
  return (
    <Narrowed counts={counts}>
      <Experts
        query={query}
        filters={filters}
        zone={viewer.timezone}
        isOld={shownSearch !== search}
        onClear={() => change(nothingSet)}
      />
    </Narrowed>
  );
}

/** The filters around a list that isn't there yet, or was refused. */
function Uncounted({ children }: { children: ReactNode }) {
  return <Narrowed counts={undefined}>{children}</Narrowed>;
}

function Narrowed(props: { counts: Answer['counts'] | undefined; children: ReactNode }) {
  const { counts, children } = props;
  const { change } = useAddress();
  const { currency } = useViewer();
  const filters = useFilters();
  const [clears, setClears] = useState(0);
  return (
    <>
      <FieldChips filters={filters} counts={counts} onChange={change} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterBar
          // A price that is still being typed goes, too.
          key={clears}
          filters={filters}
          counts={counts}
          currency={currency}
          onChange={change}
          onClear={() => {
            setClears(clears + 1);
            change(nothingSet);
          }}
        />
        <div className="flex flex-col gap-5">
          <div className="sm:max-w-64">
            <SortSelect filters={filters} onChange={change} />
          </div>
          {children}
        </div>
      </div>
    </>
  );
}

function Rows() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-64 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
