import type { PublicProfile } from '@puente/contract/provider';
import { useCallback, useState } from 'react';
import type { Slot } from '../queries.ts';
import { useTimeChoice, type Offered } from '../time-choice.ts';
import { DurationChoice } from './duration-choice.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthNote } from './month-note.tsx';
import { SlotList } from './slot-list.tsx';
import { ZoneChoice } from './zone-choice.tsx';

type TimeChoice = { start: string; end: string; minutes: number; zone: string };

type Props = Offered & {
  /** How the prices were converted; nothing where a meeting is moved, which costs nothing. */
  exchange?: PublicProfile['exchange'];
  onChoose: (choice: TimeChoice) => void;
};

/**
 * Month and free times side by side, on a phone one week above the times, in the visitor's zone.
 * Needs the namespaces `availability` and `errors`, and the query cache.
 */
export function TimeChooser(props: Props) {
  const { providerId, prices, exchange = null, onChoose } = props;
  const choice = useTimeChoice(props);
  const { filter, day, month } = choice;
  // Set when a day is picked by hand, until the focus has moved to its times.
  const [followsFocus, setFollowsFocus] = useState(false);
  const endFollowing = useCallback(() => setFollowsFocus(false), []);
  const ofEachDay = {
    filter,
    chosenStart: props.chosen?.start,
    presentStart: props.moving?.start,
    picks: props.picks,
    within: props.within,
    onChoose: (slot: Slot) => onChoose({ ...slot, minutes: filter.minutes, zone: filter.zone }),
  };
  return (
    <div className="@container flex flex-col gap-3 @xl:gap-6">
      <DurationChoice
        prices={prices}
        exchange={exchange}
        value={filter.minutes}
        onChange={choice.setMinutes}
      />
      {/* The first column must not grow with what is in it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 @xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @3xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @3xl:gap-x-10">
        <MonthCalendar
          month={month}
          zone={filter.zone}
          free={choice.free}
          lastDate={choice.lastDate}
          day={day}
          presentDay={choice.presentDay}
          pickedDays={choice.pickedDays}
          weeks={choice.weeks}
          onMonth={choice.setMonth}
          onWeek={choice.setWeek}
          onDay={(picked) => {
            setFollowsFocus(true);
            choice.setDay(picked);
          }}
        />
        <div className="min-w-0">
          <ZoneChoice zone={filter.zone} onChange={choice.setZone} />
          {day && !choice.failed ? (
            <SlotList
              key={`${providerId} ${day} ${filter.minutes} ${filter.zone}`}
              {...ofEachDay}
              day={day}
              isFirstDay={choice.isFirstDay}
              takesFocus={followsFocus}
              onFocused={endFollowing}
              next={
                choice.nextDay ? (
                  <div className="pt-6">
                    <SlotList {...ofEachDay} day={choice.nextDay} isFirstDay={false} />
                  </div>
                ) : null
              }
            />
          ) : (
            <MonthNote
              {...choice}
              onMonth={(later) => {
                setFollowsFocus(true);
                choice.setMonth(later);
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
