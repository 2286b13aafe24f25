import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { dayName, longDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state-message.tsx';
import { dayOf } from '../days.ts';
import { slotsQuery, type Slot, type TimeFilter } from '../queries.ts';
import { SlotSkeleton } from './month-note.tsx';
import { SlotGroups } from './slot-groups.tsx';

/** A day with less leaves a screen empty: the next free day follows it. */
const fewTimes = 5;

/** The free times of one day. Takes the focus after a day was picked. */
export function SlotList(props: {
  filter: TimeFilter;
  day: string;
  /** No day before it has a free time: its first time is the earliest there is. */
  isFirstDay: boolean;
  chosenStart?: string | undefined;
  /** The time of the meeting that is to be moved: marked, and not to be chosen. */
  presentStart?: string | undefined;
  /** Where several times are chosen: those chosen so far. */
  picks?: readonly string[] | undefined;
  /** The day was picked by hand: its times take the focus. */
  takesFocus?: boolean;
  onFocused?: () => void;
  /** Times outside of it are left out; instants, half-open. */
  within?: { from: string; until: string } | undefined;
  /** What follows a day that has only a few times. */
  next?: ReactNode;
  onChoose: (slot: Slot) => void;
}) {
  const { filter, day, takesFocus, onFocused, within } = props;
  const { t } = useTranslation('availability');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const headingId = useId();
  const slots = useQuery(slotsQuery(filter, day));
  const shown = slots.data?.slots.filter(({ start }) => isWithin(start, within)) ?? [];
  const focusFirst = useCallback(
    (section: HTMLElement | null) => {
      if (!section || !takesFocus) return;
      section.querySelector<HTMLElement>('button')?.focus();
      onFocused?.();
    },
    [takesFocus, onFocused],
  );

  return (
    <>
      <section aria-labelledby={headingId} className="min-w-0">
        <h2
          id={headingId}
          className="mb-3 pt-1 text-lg font-semibold max-[359px]:text-base max-[359px]:tracking-tight"
        >
          <DayHeading day={day} zone={filter.zone} />
        </h2>
        {slots.isPending ? <SlotSkeleton label={common('loading')} /> : null}
        {slots.isError ? (
          <ErrorState
            title={t('failed')}
            text={errorText(slots.error)}
            action={<Button onClick={() => void slots.refetch()}>{common('tryAgain')}</Button>}
          />
        ) : null}
        {slots.data ? (
          <div ref={focusFirst}>
            {shown.length === 0 ? (
              <p className="text-ink-soft">{t('dayTaken')}</p>
            ) : (
              <SlotGroups
                slots={shown}
                zone={filter.zone}
                minutes={filter.minutes}
                earliest={props.isFirstDay ? shown[0] : undefined}
                chosenStart={props.chosenStart}
                presentStart={props.presentStart}
                picks={props.picks}
                onChoose={props.onChoose}
              />
            )}
          </div>
        ) : null}
      </section>
      {slots.data && shown.length < fewTimes ? props.next : null}
    </>
  );
}

/** "Tomorrow · Sunday, 22 November", and later days with their year. */
function DayHeading({ day, zone }: { day: string; zone: string }) {
  const date = Temporal.PlainDate.from(day);
  const today = Temporal.PlainDate.from(dayOf(now().toString(), zone));
  const isNear = today.until(date, { largestUnit: 'day' }).days <= 1;
  return (
    <>
      {isNear ? <span>{dayName(date, today)} · </span> : null}
      <span className={isNear ? '' : 'inline-block first-letter:uppercase'}>
        {isNear ? dayAndMonth(date) : longDate(day)}
      </span>
    </>
  );
}

/** The year of a near day is beyond doubt. */
function dayAndMonth(date: Temporal.PlainDate): string {
  return date.toLocaleString(localeTag(), { weekday: 'long', day: 'numeric', month: 'long' });
}

function isWithin(start: string, within: { from: string; until: string } | undefined): boolean {
  if (!within) return true;
  const at = Date.parse(start);
  return at >= Date.parse(within.from) && at < Date.parse(within.until);
}
