import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, use, useMemo, useState, type ComponentProps } from 'react';
import { DayPicker, Week, type Formatters, type Labels, type WeekProps } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { dayName, longDate } from '../../../lib/time.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { dateOfDay, dayOf, dayOfDate, firstWeekday, monthName } from '../days.ts';

const looks = {
  root: 'relative',
  month_caption:
    'flex h-11 items-center pl-2 text-lg font-semibold first-letter:uppercase @max-xl:hidden',
  caption_label: 'first-letter:uppercase inline-block',
  nav: 'absolute top-0 right-0 flex',
  button_previous:
    'moves touch grid place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-30',
  button_next:
    'moves touch grid place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-30',
  month_grid: 'w-full table-fixed border-separate border-spacing-y-1 @xl:mt-2',
  weekday: 'h-7 text-sm font-medium text-ink-faint',
  day: 'p-0 text-center group/day',
  day_button:
    'moves tabular mx-auto grid size-11 max-w-full place-items-center rounded-full bg-primary-soft font-semibold text-primary-text hover:bg-primary hover:text-on-primary disabled:bg-transparent disabled:font-normal disabled:text-ink-faint disabled:hover:bg-transparent aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-ink-faint',
  selected: '*:bg-primary *:text-on-primary',
  today: 'today underline decoration-2 underline-offset-4',
};

type Props = {
  month: string;
  zone: string;
  /** Days with free times, also of the months beside this one; null until loaded. */
  free: readonly { date: string }[] | null;
  /** The last bookable day. */
  lastDate: string | null;
  day: string | null;
  /** The day of the meeting that is to be moved: marked. */
  presentDay?: string | null;
  /** Days of times that are chosen already: marked. */
  pickedDays?: readonly string[];
  onMonth: (month: string) => void;
  /** Another week is looked at, from this day on. */
  onWeek: (day: string) => void;
  onDay: (day: string) => void;
  /** The first free days of the nearest weeks before and after the one shown. */
  weeks: { before: string | null; after: string | null };
};

/**
 * One month from the current week on; only days with free times can be chosen. Where it stands
 * above the times, one week is shown, which opens into the month. The widget gets days at midnight
 * UTC and reads them in UTC, so that no zone's daylight saving time ever shifts one.
 */
export function MonthCalendar(props: Props) {
  const { month, zone, free, lastDate, day, presentDay = null, onMonth, onDay } = props;
  const { pickedDays = [] } = props;
  const [isOpen, setIsOpen] = useState(false);
  const locale = localeTag();
  const today = dayOf(now().toString(), zone);
  const open = useMemo(() => new Set(free?.map(({ date }) => date)), [free]);
  const last = lastDate && lastDate > `${month}-01` ? lastDate : `${month}-01`;
  const shown = useMemo(
    () => ({ today, onlyWeekOf: isOpen ? null : firstShown(month, today, day) }),
    [today, isOpen, month, day],
  );
  return (
    <div
      aria-busy={free === null || undefined}
      onKeyDownCapture={({ key, target }) => {
        // The arrows lead out of the one week: the day they lead to must be there.
        if (opensMonth.has(key) && target instanceof Element && target.closest('[role=gridcell]'))
          setIsOpen(true);
      }}
    >
      <WeekBar {...props} isOpen={isOpen} onOpen={setIsOpen} />
      <WeeksContext value={shown}>
        <DayPicker
          mode="single"
          required
          timeZone="UTC"
          fixedWeeks
          showOutsideDays
          weekStartsOn={firstWeekday(locale)}
          today={dateOfDay(today)}
          month={dateOfDay(`${month}-01`)}
          startMonth={dateOfDay(`${today.slice(0, 7)}-01`)}
          endMonth={dateOfDay(last)}
          selected={day ? dateOfDay(day) : undefined}
          onSelect={(date) => {
            setIsOpen(false);
            onDay(dayOfDate(date));
          }}
          onMonthChange={(date) => onMonth(dayOfDate(date).slice(0, 7))}
          disabled={(date) => !open.has(dayOfDate(date))}
          modifiers={{
            present: presentDay ? dateOfDay(presentDay) : [],
            picked: pickedDays.map(dateOfDay),
          }}
          modifiersClassNames={markLooks}
          labels={useLabels(today, presentDay, pickedDays)}
          formatters={formattersIn(locale)}
          classNames={isOpen ? openLooks : closedLooks}
          components={parts}
        />
      </WeeksContext>
    </div>
  );
}

const closedLooks = { ...looks, nav: `${looks.nav} @max-xl:hidden` };
const openLooks = { ...looks, nav: `${looks.nav} @max-xl:-top-11` };
/** Whether there is a free time or not: ringed, or with a dot below the number. */
const markLooks = {
  present: '*:ring-2 *:ring-primary-text *:ring-inset',
  picked:
    '*:relative *:after:absolute *:after:bottom-1.5 *:after:left-1/2 *:after:size-1.5 *:after:-translate-x-1/2 *:after:rounded-full *:after:bg-current',
};
const parts = { Chevron, Week: ShownWeek };

const opensMonth = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['PageUp', 'PageDown', 'Home', 'End'],
]);

/** The first day to show of a month: the chosen one, else the first that isn't over. */
function firstShown(month: string, today: string, day: string | null): string {
  if (day) return day;
  return today.startsWith(month) ? today : `${month}-01`;
}

/** Above one week: the month, which opens, and the way to the weeks beside it. */
function WeekBar(props: Props & { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const { month, day, weeks, onWeek, isOpen, onOpen } = props;
  const { t } = useTranslation('availability');
  return (
    <div className="flex h-11 items-center justify-between @xl:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="moves touch -ml-2 inline-flex items-center gap-1.5 rounded-control px-2 text-lg font-semibold hover:bg-sunken"
      >
        <span className="inline-block first-letter:uppercase">
          {monthName(isOpen || !day ? month : day.slice(0, 7))}
        </span>
        <ChevronDown size={20} aria-hidden className={cx('moves', isOpen && 'rotate-180')} />
      </button>
      {isOpen ? null : (
        <div className="flex">
          <WeekButton label={t('previousWeek')} day={weeks.before} onWeek={onWeek} isBack />
          <WeekButton label={t('nextWeek')} day={weeks.after} onWeek={onWeek} />
        </div>
      )}
    </div>
  );
}

function WeekButton(props: {
  label: string;
  day: string | null;
  onWeek: (day: string) => void;
  isBack?: boolean;
}) {
  const { label, day, onWeek, isBack = false } = props;
  return (
    <IconButton
      label={label}
      aria-disabled={day === null || undefined}
      className="aria-disabled:opacity-30"
      icon={<Chevron orientation={isBack ? 'left' : 'right'} />}
      onClick={() => day && onWeek(day)}
    />
  );
}

/** Which weeks are shown: none before today's, and where there is little room only one. */
const WeeksContext = createContext<{ today: string; onlyWeekOf: string | null }>({
  today: '',
  onlyWeekOf: null,
});

function ShownWeek(props: WeekProps) {
  const { today, onlyWeekOf } = use(WeeksContext);
  const days = props.week.days.map(({ date }) => dayOfDate(date));
  const lastDay = days.at(-1) ?? '';
  if (lastDay < today) return <></>;
  const isOther = onlyWeekOf !== null && !days.includes(onlyWeekOf);
  return <Week {...props} className={cx(props.className, isOther && '@max-xl:hidden')} />;
}

function useLabels(
  today: string,
  presentDay: string | null,
  pickedDays: readonly string[],
): Partial<Labels> {
  const { t } = useTranslation('availability');
  return {
    labelNav: () => t('months'),
    labelPrevious: () => t('previousMonth'),
    labelNext: () => t('nextMonth'),
    labelGrid: (date) => monthName(dayOfDate(date).slice(0, 7)),
    labelDayButton: (date) => {
      const day = dayOfDate(date);
      const spoken = spokenDay(day, today);
      if (pickedDays.includes(day)) return t('pickedDay', { day: spoken });
      return day === presentDay ? t('presentDay', { day: spoken }) : spoken;
    },
    labelWeekday: (date) => weekdayName(date, localeTag(), 'long'),
  };
}

/** "Tomorrow, Wednesday, 2 December 2026": the full date, with "tomorrow" where it applies. */
function spokenDay(day: string, today: string): string {
  const date = Temporal.PlainDate.from(day);
  const full = longDate(day);
  const away = Temporal.PlainDate.from(today).until(date, { largestUnit: 'day' }).days;
  return away === 0 || away === 1
    ? `${dayName(date, Temporal.PlainDate.from(today))}, ${full}`
    : full;
}

function weekdayName(date: Date, locale: string, weekday: 'long' | 'short') {
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
    dateOfDay(dayOfDate(date)),
  );
}

function formattersIn(locale: string): Partial<Formatters> {
  return {
    formatCaption: (date) => monthName(dayOfDate(date).slice(0, 7), locale),
    formatWeekdayName: (date) => weekdayName(date, locale, 'short'),
  };
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden />;
}
type ChevronProps = { orientation?: 'up' | 'down' | 'left' | 'right' } & Pick<
  ComponentProps<'svg'>,
  'className'
>;
