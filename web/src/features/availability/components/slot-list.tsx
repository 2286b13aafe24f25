import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { clockParts, clockRange, dayName, longDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/state-message.tsx';
import { dayOf, partOfDay, partsOfDay } from '../days.ts';
import { slotsQuery, type Slot, type TimeFilter } from '../queries.ts';
import { SlotSkeleton } from './month-note.tsx';

/** The free times of one day. After a day was picked the focus moves here. */
export function SlotList(props: {
  filter: TimeFilter;
  day: string;
  chosenStart?: string | undefined;
  /** The day was picked by hand: the focus comes here with its times. */
  takesFocus: boolean;
  onFocused: () => void;
  onChoose: (slot: Slot) => void;
}) {
  const { filter, day, chosenStart, takesFocus, onFocused, onChoose } = props;
  const { t } = useTranslation('availability');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const slots = useQuery(slotsQuery(filter, day));
  const isSettled = !slots.isPending;

  useEffect(() => {
    if (!takesFocus || !isSettled) return;
    section.current?.querySelector<HTMLElement>('button')?.focus();
    onFocused();
  }, [takesFocus, isSettled, onFocused]);

  if (slots.isPending) return <SlotSkeleton label={common('loading')} />;
  return (
    <section ref={section} aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="mb-4 pt-2 text-lg font-semibold">
        <DayHeading day={day} zone={filter.zone} />
      </h2>
      {slots.isError ? (
        <ErrorState
          title={t('failed')}
          text={errorText(slots.error)}
          action={<Button onClick={() => void slots.refetch()}>{common('tryAgain')}</Button>}
        />
      ) : (
        <div className="flex flex-col gap-5">
          {slots.data.slots.length === 0 ? <p className="text-ink-soft">{t('dayTaken')}</p> : null}
          {partsOfDay.map((part) => (
            <SlotGroup
              key={part}
              title={t(`parts.${part}`)}
              slots={slots.data.slots.filter(({ start }) => partOfDay(start, filter.zone) === part)}
              zone={filter.zone}
              chosenStart={chosenStart}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </section>
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
  chosenStart: string | undefined;
  onChoose: (slot: Slot) => void;
}) {
  const { title, slots, zone, chosenStart, onChoose } = props;
  if (slots.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium text-ink-soft">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {slots.map((slot) => (
          <SlotButton
            key={slot.start}
            slot={slot}
            zone={zone}
            isChosen={chosenStart !== undefined && isSame(slot.start, chosenStart)}
            onChoose={() => onChoose(slot)}
          />
        ))}
      </div>
    </div>
  );
}

const isSame = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);

function SlotButton(props: { slot: Slot; zone: string; isChosen: boolean; onChoose: () => void }) {
  const { slot, zone, isChosen, onChoose } = props;
  const { t } = useTranslation('availability');
  const { time, offset } = clockParts(slot.start, { zone });
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={isChosen || undefined}
      aria-label={t('slot', { ...clockRange(slot, { zone }), zone })}
      className={cx(
        'moves touch tabular rounded-control border px-2 font-semibold',
        isChosen
          ? 'border-primary-text bg-primary text-on-primary'
          : 'border-line-control bg-surface hover:border-primary-text hover:bg-primary-soft hover:text-primary-text',
      )}
    >
      {time}
      {offset ? <span className="block text-xs"> {offset}</span> : null}
    </button>
  );
}
