import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockParts, clockRange, zoneName } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { focusOnMount } from '../../../ui/focus.ts';
import { mainTimes, partOfDay, partsOfDay } from '../days.ts';
import type { Slot } from '../queries.ts';

type GroupsProps = {
  slots: readonly Slot[];
  zone: string;
  /** Length of a meeting: what overlaps a picked one can't be picked. */
  minutes: number;
  /** Marked as the earliest there is. */
  earliest?: Slot | undefined;
  chosenStart?: string | undefined;
  presentStart?: string | undefined;
  picks?: readonly string[] | undefined;
  /** A few words below a time. */
  noteOf?: ((slot: Slot) => string | undefined) | undefined;
  onChoose: (slot: Slot) => void;
};

/** Times by part of the day: the half hours, and the quarters between them on demand. */
export function SlotGroups(props: GroupsProps) {
  const { slots, zone, chosenStart, presentStart, picks } = props;
  const { t } = useTranslation('availability');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole
    ? slots
    : mainTimes(slots, zone, chosenStart, presentStart, ...(picks ?? []));
  return (
    <div ref={isWhole ? focusOnMount : null} tabIndex={-1} className="flex flex-col gap-5">
      {partsOfDay.map((part) => (
        <SlotGroup
          key={part}
          {...props}
          title={t(`parts.${part}`)}
          slots={shown.filter(({ start }) => partOfDay(start, zone) === part)}
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

function SlotGroup(props: GroupsProps & { title: string }) {
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
            note={props.noteOf?.(slot)}
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
  /** Said where nothing else is. */
  note: string | undefined;
  onChoose: () => void;
}) {
  const { slot, zone, isEarliest, isPresent, pick, onChoose } = props;
  const isPicked = pick === 'picked';
  const isChosen = isPicked || (pick === undefined && props.isChosen);
  const isOff = isPresent || pick === 'overlaps';
  const { t } = useTranslation('availability');
  const noteId = useId();
  const { time, offset } = clockParts(slot.start, { zone });
  const marks = { isEarliest: isEarliest && !isOff && !isPicked, isPresent, pick };
  const note = noteOf(t, marks) ?? props.note;
  return (
    <>
      <button
        type="button"
        onClick={isOff ? undefined : onChoose}
        aria-disabled={isOff || undefined}
        aria-current={(isChosen && pick === undefined) || undefined}
        aria-pressed={pick && pick !== 'overlaps' ? isPicked : undefined}
        aria-label={t('slot', {
          ...clockRange(slot, { zone }),
          zone: zoneName(zone, { at: slot.start }),
        })}
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
