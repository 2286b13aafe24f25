import { partnerActs } from '@puente/contract/policy/partner';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf } from '../../features/partner/percent.ts';
import { logQuery, type LogEntry } from '../../features/partner/queries.ts';
import { DataSection, ShowMore } from '../../shell/page/data-section.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { When } from '../../ui/when.tsx';
import { useManagedPartner } from './managed-partner.ts';

type Act = (typeof partnerActs)[number];

/** What managers did: by act, page after page. */
export function LogSection() {
  const { t } = useTranslation('partner');
  const [act, setAct] = useState<Act>();
  return (
    <>
      <div className="max-w-md">
        <Select
          label={t('log.filter')}
          value={act ?? ''}
          choices={[
            { value: '', label: t('log.all') },
            ...partnerActs.map((one) => ({ value: one, label: t(`acts.${one}`) })),
          ]}
          onChange={({ target }) => setAct(partnerActs.find((one) => one === target.value))}
        />
      </div>
      <DataSection
        of={act ?? ''}
        failed={t('sectionFailed')}
        waiting={<Skeleton className="h-72" />}
      >
        <Entries act={act} />
      </DataSection>
    </>
  );
}

function Entries({ act }: { act: Act | undefined }) {
  const { t } = useTranslation('partner');
  const { id } = useManagedPartner();
  const query = useSuspenseInfiniteQuery(logQuery(id, act));
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <EmptyState title={t('empty.log')} />;
  return (
    <div className="flex flex-col gap-4">
      <ol className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col justify-between gap-x-6 px-4 py-3 sm:flex-row"
          >
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      <ShowMore query={query}>{t('log.more')}</ShowMore>
    </div>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('partner');
  const nameOf = ({ name, lastName }: { name: string; lastName: string }) =>
    `${name} ${lastName}`.trim() || t('log.deleted');
  const { from, to } = entry.details;
  const isShare = typeof from === 'number' && typeof to === 'number';
  const isAddress = typeof from === 'string' && typeof to === 'string';
  return (
    <>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <span className="font-medium">{t(`acts.${entry.act}`)}</span>
          {entry.subject ? `: ${nameOf(entry.subject)}` : ''}
          {isShare ? `: ${percentOf(from)} → ${percentOf(to)}` : ''}
          {isAddress ? `: ${from} → ${to}` : ''}
        </p>
        <p className="text-sm text-ink-soft">{t('log.by', { name: nameOf(entry.actor) })}</p>
      </div>
      <p className="shrink-0 text-sm text-ink-soft">
        <When at={entry.at} hideZone />
      </p>
    </>
  );
}
