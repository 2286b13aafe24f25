import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { dayName, longDate } from '../../../lib/time.ts';
import { dateOfDay, dayOf, dayOfDate, firstWeekday } from '../days.ts';

const looks = {
  root: 'relative',
  month_caption: 'flex h-11 items-center pl-2 text-lg font-semibold first-letter:uppercase',
  caption_label: 'first-letter:uppercase inline-block',
  nav: 'absolute top-0 right-0 flex',
  button_previous:
    'moves touch grid place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-30',
  button_next:
    'moves touch grid place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-30',
  month_grid: 'mt-2 w-full table-fixed border-separate border-spacing-y-1',
  weekday: 'h-8 text-sm font-medium text-ink-faint',
  day: 'p-0 text-center group/day',
  day_button:
    'moves tabular mx-auto grid size-11 max-w-full place-items-center rounded-full bg-primary-soft font-semibold text-primary-text hover:bg-primary hover:text-on-primary disabled:bg-transparent disabled:font-normal disabled:text-ink-faint disabled:hover:bg-transparent aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-faint',
  selected: '*:bg-primary *:text-on-primary',
  today: 'today underline decoration-2 underline-offset-4',
};

/**
 * One month; only days with free time can be chosen. The widget is given days at midnight UTC and
 * reads them in UTC, so that no zone's summer time ever shifts one.
 */
export function MonthCalendar(props: {
  month: string;
  zone: string;
  /** Days with free time; null until known. */
  free: readonly { date: string; free: number }[] | null;
  /** Last day that can be booked at all. */
  lastDate: string | null;
  day: string | null;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}) {
  const { month, zone, free, lastDate, day, onMonth, onDay } = props;
  const locale = localeTag();
  const today = dayOf(now().toString(), zone);
  const open = useMemo(() => new Set(free?.map(({ date }) => date)), [free]);
  const last = lastDate && lastDate > `${month}-01` ? lastDate : `${month}-01`;
  return (
    <div aria-busy={free === null || undefined}>
      <DayPicker
        mode="single"
        required
        timeZone="UTC"
        fixedWeeks
        weekStartsOn={firstWeekday(locale)}
        today={dateOfDay(today)}
        month={dateOfDay(`${month}-01`)}
        startMonth={dateOfDay(`${today.slice(0, 7)}-01`)}
        endMonth={dateOfDay(last)}
        selected={day ? dateOfDay(day) : undefined}
        onSelect={(date) => onDay(dayOfDate(date))}
        onMonthChange={(date) => onMonth(dayOfDate(date).slice(0, 7))}
        disabled={(date) => !open.has(dayOfDate(date))}
        labels={useLabels(today)}
        formatters={formattersIn(locale)}
        classNames={looks}
        components={{ Chevron }}
      />
    </div>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden />;
}

function useLabels(today: string): Partial<Labels> {
  const { t } = useTranslation('availability');
  return {
    labelNav: () => t('months'),
    labelPrevious: () => t('previousMonth'),
    labelNext: () => t('nextMonth'),
    labelGrid: (date) => monthName(dayOfDate(date).slice(0, 7)),
    labelDayButton: (date) => spokenDay(dayOfDate(date), today),
    labelWeekday: (date) => weekdayName(date, localeTag(), 'long'),
  };
}

/** "Tomorrow, Wednesday, 2 December 2026": the whole name, and the near word where there is one. */
function spokenDay(day: string, today: string): string {
  const date = Temporal.PlainDate.from(day);
  const full = longDate(day);
  const away = Temporal.PlainDate.from(today).until(date, { largestUnit: 'day' }).days;
  return away === 0 || away === 1
    ? `${dayName(date, Temporal.PlainDate.from(today))}, ${full}`
    : full;
}

const formattersIn = (locale: string): Partial<Formatters> => ({
  formatCaption: (date) => monthName(dayOfDate(date).slice(0, 7), locale),
  formatWeekdayName: (date) => weekdayName(date, locale, 'short'),
});

const weekdayName = (date: Date, locale: string, weekday: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(dateOfDay(dayOfDate(date)));

/** "December 2026" */
export const monthName = (month: string, locale: string = localeTag()): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    dateOfDay(`${month}-01`),
  );
