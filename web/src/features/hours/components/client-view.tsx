import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { clockTime, dayName, formatMinutes, zoned, zoneName } from '../../../lib/time.ts';
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { previewQuery, whyQuery, type HoursChanges } from '../queries.ts';
import { datesBetween, timesOfDay } from '../week-rules.ts';

type Preview = Reply<'POST /api/availability/preview'>;

const headingId = 'client-view';

/** Leads down to it where it doesn't stand beside the hours: on a phone it lies below all of them. */
export function ToClientView() {
  const { t } = useTranslation('hours');
  return (
    <Button
      variant="quiet"
      className="-ml-4 self-start xl:hidden"
      icon={<Eye size={20} aria-hidden />}
      onClick={() => {
        const heading = document.getElementById(headingId);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {t('view.title')}
    </Button>
  );
}

/**
 * What clients see in the next 14 days with these hours, saved or not, and why they don't see a time
 * (slot-7).
 */
export function ClientView({
  changes,
  length: first,
}: {
  changes: HoursChanges;
  /** The length of a meeting to begin with; the expert's shortest when absent. */
  length?: Preview['durationMinutes'];
}) {
  const { t } = useTranslation('hours');
  const errorText = useErrorText();
  const [length, setLength] = useState(first);
  const { data, error } = useQuery(previewQuery(changes, length));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div>
        <h2 id={headingId} tabIndex={-1} className="scroll-mt-4 text-xl font-semibold">
          {t('view.title')}
        </h2>
        <p className="text-ink-soft">{t('view.text')}</p>
      </div>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data ? (
        <>
          {data.durations.length > 1 ? (
            <Chips label={t('view.length')}>
              {data.durations.map((minutes) => (
                <Chip
                  key={minutes}
                  pressed={minutes === data.durationMinutes}
                  onClick={() => setLength(minutes)}
                >
                  {formatMinutes(minutes)}
                </Chip>
              ))}
            </Chips>
          ) : null}
          <Days preview={data} changes={changes} />
        </>
      ) : (
        <Skeleton className="h-80" />
      )}
    </section>
  );
}

function Days({ preview, changes }: { preview: Preview; changes: HoursChanges }) {
  const { t } = useTranslation('hours');
  const { timezone, slots, firstDate, lastDate } = preview;
  const byDate = Map.groupBy(slots, ({ start }) => zoned(start, timezone).toPlainDate().toString());
  const dates = datesBetween(firstDate, lastDate, 31);
  const [picked, setPicked] = useState<string | null>(null);
  const date = picked && dates.includes(picked) ? picked : ([...byDate.keys()][0] ?? firstDate);
  const today = now().toZonedDateTimeISO(timezone).toPlainDate();
  return (
    <>
      <Chips label={t('view.days')} className="grid grid-cols-2 sm:grid-cols-3">
        {dates.map((one) => {
          const count = byDate.get(one)?.length ?? 0;
          return (
            <Chip
              key={one}
              pressed={one === date}
              className="flex flex-col rounded-control! px-2.5!"
              onClick={() => setPicked(one)}
            >
              <span>{dayName(Temporal.PlainDate.from(one), today)}</span>
              <span className="text-sm font-normal">
                {count === 0 ? t('view.none') : t('view.count', { count })}
              </span>
            </Chip>
          );
        })}
      </Chips>
      <Day key={date} date={date} preview={preview} changes={changes} />
    </>
  );
}

/** All times of one day: those that are offered, and those that can be asked about. */
function Day(props: { date: string; preview: Preview; changes: HoursChanges }) {
  const { date, preview, changes } = props;
  const { t } = useTranslation('hours');
  const { timezone, slots, durationMinutes } = preview;
  const [asked, setAsked] = useState<string | null>(null);
  const today = now().toZonedDateTimeISO(timezone).toPlainDate();
  const offered = new Set(
    slots
      .map(({ start }) =>
        zoned(start, timezone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
      )
      .filter((wall) => wall.startsWith(date))
      .map((wall) => wall.slice(11)),
  );
  const change = preview.clockChanges.find((one) => one.date === date);
  const told = ({ at, minutes }: Preview['clockChanges'][number]) => ({
    time: clockTime(at, { zone: timezone }),
    length: formatMinutes(Math.abs(minutes)),
  });
  return (
    <section
      aria-label={dayName(Temporal.PlainDate.from(date), today)}
      className="flex flex-col gap-3"
    >
      {change ? (
        <p className="rounded-control bg-warning-soft px-4 py-2.5">
          {change.minutes > 0 ? t('view.forward', told(change)) : t('view.back', told(change))}
        </p>
      ) : null}
      <Why at={asked ? `${date}T${asked}` : null} changes={changes} length={durationMinutes} />
      <p className="text-sm text-ink-soft">{t('view.zone', { zone: zoneName(timezone) })}</p>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 xl:grid-cols-4">
        {timesOfDay([...offered]).map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-pressed={time === asked}
              aria-label={offered.has(time) ? undefined : t('view.missing', { time: shown(time) })}
              onClick={() => setAsked(time)}
              className={cx(
                'moves touch tabular w-full rounded-control border text-center aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-focus',
                offered.has(time)
                  ? 'border-primary-text bg-primary-soft font-semibold'
                  : 'border-dashed border-line text-ink-soft hover:border-line-control',
              )}
            >
              {shown(time)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "16:00", or "4:00 PM" by region. */
function shown(time: string): string {
  return clockTime(`2024-01-01T${time}:00Z`, { zone: 'UTC' });
}

function Why(props: {
  at: string | null;
  changes: HoursChanges;
  length: Preview['durationMinutes'];
}) {
  const { at, changes, length } = props;
  const { t } = useTranslation('hours');
  const errorText = useErrorText();
  const { data, error } = useQuery({
    ...whyQuery(changes, length, at ?? ''),
    enabled: at !== null,
  });
  const time = at ? shown(at.slice(11)) : '';
  const words = data?.words?.[currentLanguage()];
  return (
    // In sight below whatever time of the long list is tapped.
    <div
      role="status"
      className="sticky top-2 z-10 min-h-20 rounded-control bg-sunken px-4 py-3 outline-4 outline-canvas"
    >
      {at === null ? <p className="text-ink-soft">{t('why.hint')}</p> : null}
      {at !== null && data ? (
        <>
          <p className="font-medium">
            {data.isOffered ? t('why.offered', { time }) : t('why.title', { time })}
          </p>
          {words ? <p>{words}</p> : null}
        </>
      ) : null}
      {error ? <p>{errorText(error)}</p> : null}
    </div>
  );
}
