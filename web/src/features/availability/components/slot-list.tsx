import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { clockParts, clockRange, dayName, longDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { focusOnMount } from '../../../ui/focus.ts';
import { ErrorState } from '../../../ui/state-message.tsx';
import { dayOf, mainTimes, partOfDay, partsOfDay } from '../days.ts';
import { slotsQuery, type Slot, type TimeFilter } from '../queries.ts';
import { SlotSkeleton } from './month-note.tsx';

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
  takesFocus: boolean;
  onFocused: () => void;
  onChoose: (slot: Slot) => void;
}) {
  const { filter, day, takesFocus, onFocused } = props;
  const { t } = useTranslation('availability');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const headingId = useId();
  const slots = useQuery(slotsQuery(filter, day));
  const focusFirst = useCallback(
    (section: HTMLElement | null) => {
      if (!section || !takesFocus) return;
      section.querySelector<HTMLElement>('button')?.focus();
      onFocused();
    },
    [takesFocus, onFocused],
  );

  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="mb-3 pt-1 text-lg font-semibold">
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
          <Slots {...props} slots={slots.data.slots} />
        </div>
      ) : null}
    </section>
  );
}

type SlotsProps = {
  slots: readonly Slot[];
  filter: TimeFilter;
  isFirstDay: boolean;
  chosenStart?: string | undefined;
  presentStart?: string | undefined;
  picks?: readonly string[] | undefined;
  onChoose: (slot: Slot) => void;
};

/** The half hours by part of the day; the quarters between them on demand. */
function Slots(props: SlotsProps) {
  const { slots, filter, isFirstDay, chosenStart, presentStart, picks, onChoose } = props;
  const { t } = useTranslation('availability');
  const [isWhole, setIsWhole] = useState(false);
  const { zone } = filter;
  const shown = isWhole
    ? slots
    : mainTimes(slots, zone, chosenStart, presentStart, ...(picks ?? []));
  if (slots.length === 0) return <p className="text-ink-soft">{t('dayTaken')}</p>;
  return (
    <div ref={isWhole ? focusOnMount : null} tabIndex={-1} className="flex flex-col gap-5">
      {partsOfDay.map((part) => (
        <SlotGroup
          key={part}
          title={t(`parts.${part}`)}
          slots={shown.filter(({ start }) => partOfDay(start, zone) === part)}
          zone={zone}
          earliest={isFirstDay ? slots[0] : undefined}
          chosenStart={chosenStart}
          presentStart={presentStart}
          picks={picks}
          minutes={filter.minutes}
          onChoose={onChoose}
        />
      ))}
      {shown.length < slots.length ? (
        <Button variant="quiet" className="-ml-4 self-start" onClick={() => setIsWhole(true)}>
          {t('moreTimes')}
        </Button>
      ) : null}
    </div>
  );
}

/** "Tomorrow · Sunday, 22 November 2026" */
function DayHeading({ day, zone }: { day: string; zone: string }) {
  const date = Temporal.PlainDate.from(day);
  const today = Temporal.PlainDate.from(dayOf(now().toString(), zone));
  const isNear = today.until(date, { largestUnit: 'day' }).days <= 1;
  return (
    <>
      {isNear ? <span>{dayName(date, today)} · </span> : null}
      <span className={isNear ? '' : 'inline-block first-letter:uppercase'}>{longDate(day)}</span>
    </>
  );
}

function SlotGroup(props: {
  title: string;
  slots: readonly Slot[];
  zone: string;
  earliest: Slot | undefined;
  chosenStart: string | undefined;
  presentStart: string | undefined;
  picks: readonly string[] | undefined;
  minutes: number;
  onChoose: (slot: Slot) => void;
}) {
  const { title, slots, zone, earliest, chosenStart, presentStart, picks, onChoose } = props;
  if (slots.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium text-ink-soft">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {slots.map((slot) => (
          <SlotButton
            key={slot.start}
            slot={slot}
            zone={zone}
            isEarliest={slot === earliest}
            isPresent={presentStart !== undefined && isSame(slot.start, presentStart)}
            isChosen={chosenStart !== undefined && isSame(slot.start, chosenStart)}
            pick={picks && pickOf(slot.start, picks, props.minutes)}
            onChoose={() => onChoose(slot)}
          />
        ))}
      </div>
    </div>
  );
}

function SlotButton(props: {
  slot: Slot;
  zone: string;
  isEarliest: boolean;
  /** It is when the meeting is now. */
  isPresent: boolean;
  isChosen: boolean;
  /** Where several times are chosen: what became of this one. */
  pick: Pick | undefined;
  onChoose: () => void;
}) {
  const { slot, zone, isEarliest, isPresent, pick, onChoose } = props;
  const isPicked = pick === 'picked';
  const isChosen = isPicked || (pick === undefined && props.isChosen);
  const isOff = isPresent || pick === 'overlaps';
  const { t } = useTranslation('availability');
  const noteId = useId();
  const { time, offset } = clockParts(slot.start, { zone });
  const note = noteOf(t, { isEarliest: isEarliest && !isOff && !isPicked, isPresent, pick });
  return (
    <>
      <button
        type="button"
        onClick={isOff ? undefined : onChoose}
        aria-disabled={isOff || undefined}
        aria-current={(isChosen && pick === undefined) || undefined}
        aria-pressed={pick && pick !== 'overlaps' ? isPicked : undefined}
        aria-label={t('slot', { ...clockRange(slot, { zone }), zone })}
        aria-describedby={note ? noteId : undefined}
        data-note={note}
        className={cx(
          'moves touch tabular rounded-control border px-1 leading-tight font-semibold',
          // Drawn by the style: the name of the button is its time.
          note && 'after:block after:text-xs after:content-[attr(data-note)]',
          isEarliest && !isPresent && !isChosen && 'after:text-success',
          pick === 'overlaps' && 'cursor-default border-dashed border-line bg-sunken text-ink-soft',
          isPresent && 'cursor-default border-dashed border-primary-text bg-sunken text-ink-soft',
          isChosen && 'border-primary-text bg-primary text-on-primary',
          !isOff &&
            !isChosen &&
            'border-line-control bg-surface hover:border-primary-text hover:bg-primary-soft hover:text-primary-text',
        )}
      >
        {time}
        {offset ? <span className="block text-xs"> {offset}</span> : null}
      </button>
      {note ? (
        <span id={noteId} hidden>
          {note}
        </span>
      ) : null}
    </>
  );
}

function noteOf(
  t: TFunction<'availability'>,
  {
    isEarliest,
    isPresent,
    pick,
  }: { isEarliest: boolean; isPresent: boolean; pick: Pick | undefined },
): string | undefined {
  if (isPresent) return t('present');
  if (pick === 'overlaps') return t('overlaps');
  return isEarliest ? t('earliest') : undefined;
}

/** One of the chosen times, one that overlaps one of them, or one that can be added. */
type Pick = 'picked' | 'overlaps' | 'free';

function pickOf(start: string, picks: readonly string[], minutes: number): Pick {
  if (picks.some((one) => isSame(one, start))) return 'picked';
  const length = minutes * 60_000;
  const isOver = (one: string) => Math.abs(Date.parse(one) - Date.parse(start)) < length;
  return picks.some(isOver) ? 'overlaps' : 'free';
}

function isSame(a: string, b: string): boolean {
  return Date.parse(a) === Date.parse(b);
}
