import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { packagesQuery, type Package } from '../../features/booking/package-queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { Progress } from '../../ui/progress.tsx';
import { type Filters, isNarrowed, useListSearch } from './filters.ts';

type PartOf = NonNullable<Booking['partOf']>;

/** Meetings of one package or plan, under its name and how far it is. */
export function Bought({ partOf, children }: { partOf: PartOf; children: ReactNode }) {
  const id = useId();
  // Without it the meetings are listed all the same.
  const { data } = useQuery({ ...packagesQuery, enabled: partOf.kind === 'package' });
  return (
    <li>
      <Head id={id} partOf={partOf} bought={data?.find((one) => one.id === partOf.id)} />
      <ul aria-labelledby={id} className="flex flex-col gap-3 border-l-2 border-line pl-3">
        {children}
      </ul>
    </li>
  );
}

type HeadProps = { id?: string; partOf: PartOf; bought: Package | undefined };

function Head({ id, partOf: { id: boughtId, kind, name }, bought }: HeadProps) {
  const { t } = useTranslation('activity');
  const { search } = useListSearch();
  const title = (
    <>
      <span className="wrap-anywhere">{name}</span>
      <span className="font-normal text-ink-soft"> · {t(`bought.${kind}`)}</span>
    </>
  );
  return (
    <div className="relative mb-3 flex gap-3 rounded-control px-1 py-1.5">
      <Layers size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p id={id} className="font-semibold">
          {kind === 'package' ? (
            <Link
              to="/activity"
              search={{ ...search, package: boughtId }}
              data-row
              className={wholeHead}
            >
              {title}
            </Link>
          ) : (
            <Link to="/plan/$planId" params={{ planId: boughtId }} data-row className={wholeHead}>
              {title}
            </Link>
          )}
        </p>
        {bought ? <Far bought={bought} /> : null}
      </div>
    </div>
  );
}

const wholeHead =
  'rounded-control after:absolute after:inset-0 after:rounded-control hover:underline';

/** How many sessions are completed, and how many have no time yet. */
function Far({ bought }: { bought: Package }) {
  const { t } = useTranslation('activity');
  const { sessionsCompleted: done, sessionsTotal: total, credits } = bought;
  const progress = t('package.progress', { done, total });
  return (
    <>
      <p className="mb-1.5 text-sm text-ink-soft">
        {progress}
        {credits > 0 ? ` · ${t('package.left', { count: credits })}` : null}
      </p>
      <Progress label={progress} percent={Math.round((done / total) * 100)} />
    </>
  );
}

/**
 * Packages with sessions to place none of whose meetings is listed: they would be found nowhere
 * else.
 */
export function useOpenPackages(filters: Filters, listed: readonly Booking[]): Package[] {
  const isAsked = filters.group === 'upcoming' && !isNarrowed(filters);
  const { data } = useQuery({ ...packagesQuery, enabled: isAsked });
  if (!isAsked) return [];
  const known = new Set(listed.map(({ partOf }) => partOf?.id));
  return (data ?? []).filter(({ id, credits }) => credits > 0 && !known.has(id));
}

export function WithoutMeeting({ packages }: { packages: readonly Package[] }) {
  if (packages.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {packages.map((bought) => (
        <li key={bought.id}>
          <Head
            partOf={{ id: bought.id, kind: 'package', name: bought.offeringName }}
            bought={bought}
          />
        </li>
      ))}
    </ul>
  );
}
