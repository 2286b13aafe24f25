import { policy } from '@puente/contract/policy';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SlotGroups } from '../../features/availability/components/slot-groups.tsx';
import type { PlanTimes } from '../../features/plan/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { localeTag } from '../../lib/i18n.ts';
import { zoneName } from '../../lib/time.ts';
import { zoneCity } from '../../lib/zone-city.ts';
import { Banner } from '../../ui/banner.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { weekdayLabel, weekdays } from './weekdays.ts';

type Pattern = { weekdays: readonly number[]; startDate: string; time: string };

type Props = {
  pattern: Pattern;
  /** In the client's zone. */
  today: Temporal.PlainDate;
  sessions: number;
  minutes: number;
  times: UseQueryResult<PlanTimes>;
  onChange: (part: { weekdays?: number[]; startDate?: string; time?: string }) => void;
};

/** The days of the week, the first day, and a time of day among those that can be had. */
export function PatternChoice({ pattern, today, sessions, minutes, times, onChange }: Props) {
  const { t } = useTranslation('plan');
  const { weekdays: days, startDate } = pattern;
  const isEnough = days.length * policy.plan.weeksInEachPeriod >= sessions;
  const toggle = (day: number) =>
    onChange({ weekdays: weekdays.filter((one) => (one === day) !== days.includes(one)) });
  return (
    <section aria-labelledby="pattern" className="flex flex-col gap-4">
      <h2 id="pattern" className="text-lg font-semibold">
        {t('buy.when')}
      </h2>
      {/* Seven in a row where each is wide enough for a finger, else four and three. */}
      <Chips
        label={t('buy.days')}
        className="max-sm:grid max-sm:grid-cols-7 max-sm:gap-0.75 max-[22.4rem]:grid-cols-4 max-[22.4rem]:gap-2"
      >
        {weekdays.map((day) => (
          <Chip
            key={day}
            pressed={days.includes(day)}
            className="max-sm:px-0 max-sm:text-center max-sm:text-sm"
            onClick={() => toggle(day)}
          >
            <span aria-hidden className="sm:hidden">
              {weekdayLabel(day, localeTag(), 'short')}
            </span>
            <span className="max-sm:sr-only">{weekdayLabel(day, localeTag())}</span>
          </Chip>
        ))}
      </Chips>
      <div className="sm:max-w-72">
        <TextInput
          type="date"
          label={t('buy.start')}
          help={t('buy.startHelp', { count: policy.plan.startWithinDays })}
          value={startDate}
          min={today.toString()}
          max={today.add({ days: policy.plan.startWithinDays }).toString()}
          onChange={({ target }) => target.value && onChange({ startDate: target.value })}
        />
      </div>
      {days.length > 0 && !isEnough ? (
        <Banner>{t('buy.moreDays', { count: sessions })}</Banner>
      ) : null}
      {isEnough ? <Times {...{ pattern, sessions, minutes, times, onChange }} /> : null}
    </section>
  );
}

/** By part of the day, on the expert's clock; one that can't place all says how many it can. */
function Times({ pattern, sessions, minutes, times, onChange }: Omit<Props, 'today'>) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  const { data, error, isPending } = times;
  if (error)
    return (
      <Banner tone="danger" live>
        {errorText(error)}
      </Banner>
    );
  if (isPending) return <Skeleton className="h-48" />;
  const zone = data.providerTimezone;
  const timeOf = (start: string) => data.times.find((one) => one.start === start);
  const chosen = data.times.find(({ time }) => time === pattern.time);
  return (
    <div role="group" aria-labelledby="times" className="flex flex-col gap-3">
      <div>
        <h3 id="times" className="font-medium">
          {t('buy.time')}
        </h3>
        <p className="text-sm text-ink-soft">
          {t('buy.timeHelp', { zone: zoneName(zone), city: zoneCity(zone) })}
        </p>
      </div>
      {data.times.length === 0 ? (
        <p>{t('buy.noTime')}</p>
      ) : (
        <SlotGroups
          slots={data.times}
          zone={zone}
          minutes={minutes}
          chosenStart={chosen?.start}
          noteOf={({ start }) => {
            const free = timeOf(start)?.free ?? 0;
            return free < sessions ? t('buy.someFree', { free, count: sessions }) : undefined;
          }}
          onChoose={({ start }) => onChange({ time: timeOf(start)?.time ?? '' })}
        />
      )}
    </div>
  );
}
