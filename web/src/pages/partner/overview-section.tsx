import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf } from '../../features/partner/percent.ts';
import { overviewQuery, type Overview } from '../../features/partner/queries.ts';
import { localeTag } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { useManagedPartner } from './managed-partner.ts';
import { ShareForm } from './share-form.tsx';

/** How the partner does: experts by state, the last months, and its share. */
export function OverviewSection() {
  const { id } = useManagedPartner();
  const { data } = useSuspenseQuery(overviewQuery(id));
  return (
    <div className="flex flex-col gap-8">
      <Experts experts={data.experts} />
      <Months months={data.months} />
      <ShareForm partnerId={id} />
    </div>
  );
}

function Experts({ experts }: { experts: Overview['experts'] }) {
  const { t } = useTranslation('partner');
  const states = [
    { name: 'verified', count: experts.verified, color: 'bg-success' },
    { name: 'waiting', count: experts.waiting, color: 'bg-primary' },
    { name: 'moreAsked', count: experts.moreAsked, color: 'bg-ink-faint' },
  ] as const;
  const total = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('overview.experts')}</h3>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {states.map(({ name, count, color }) =>
          count > 0 ? (
            <span key={name} className={color} style={{ width: `${(count / total) * 100}%` }} />
          ) : null,
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {states.map(({ name, count, color }) => (
          <div key={name} className="flex items-center gap-2">
            <span aria-hidden className={cx('size-3 rounded-full', color)} />
            <dt className="text-ink-soft">{t(`overview.${name}`)}</dt>
            <dd className="tabular font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The chart is a table: each figure with its bar. */
function Months({ months }: { months: Overview['months'] }) {
  const { t } = useTranslation('partner');
  const most = Math.max(1, ...months.map(({ meetings }) => meetings));
  const title = 'py-2 align-bottom text-sm font-medium text-ink-soft';
  const head = `${title} pr-2 text-left sm:pr-4`;
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="font-semibold" id="months">
        {t('overview.months')}
      </h3>
      {/* Scrolls sideways by keyboard, too, where a phone is narrow. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto" role="region" aria-labelledby="months" tabIndex={0}>
        <table className="w-full border-collapse max-sm:text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={head}>
                {t('overview.month')}
              </th>
              <th scope="col" className={head}>
                {t('overview.meetings')}
              </th>
              <th scope="col" className={head}>
                {t('overview.booked')}
              </th>
              <th scope="col" className={`${title} text-right`}>
                {t('overview.earned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month} className="border-b border-line last:border-0">
                <th
                  scope="row"
                  className="w-px py-2.5 pr-2 text-left align-top font-medium sm:w-auto sm:pr-4 sm:whitespace-nowrap"
                >
                  {monthName(one.month)}
                </th>
                <td className="tabular py-2.5 pr-2 align-top sm:pr-4">
                  <WithBar part={one.meetings / most}>{one.meetings}</WithBar>
                </td>
                <td className="tabular py-2.5 pr-2 align-top sm:pr-4">
                  {one.reserved === 0 ? (
                    t('overview.bookedNone')
                  ) : (
                    <WithBar part={one.booked / one.reserved}>
                      {t('overview.bookedOf', {
                        booked: one.booked,
                        reserved: one.reserved,
                        percent: percentOf(Math.round((one.booked / one.reserved) * 100) * 100),
                      })}
                    </WithBar>
                  )}
                </td>
                <td className="tabular py-2.5 text-right align-top">
                  {one.earned.length === 0
                    ? t('overview.bookedNone')
                    : one.earned.map((money) => (
                        <span key={money.currency} className="block">
                          {formatMoney(money)}
                        </span>
                      ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-soft">
        {t('overview.bookedHelp')} {t('overview.earnedHelp')}
      </p>
    </Card>
  );
}

/** A figure beside its bar of 64 px, on phones above one of 48 px; `part` from 0 to 1. */
function WithBar({ part, children }: { part: number; children: ReactNode }) {
  return (
    <span className="flex flex-col-reverse gap-1 sm:flex-row sm:items-center sm:gap-2">
      <span aria-hidden className="block h-2.5 w-12 rounded-full bg-sunken sm:w-16">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ width: `${Math.round(part * 100)}%` }}
        />
      </span>
      <span>{children}</span>
    </span>
  );
}

/** `2026-11` as "Nov 2026" in the reader's language. */
function monthName(month: string): string {
  const format = new Intl.DateTimeFormat(localeTag(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
