import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Room } from '../queries.ts';
import { room as visit } from '../room.ts';
import { useStore } from '../../../lib/store.ts';
import { PersonTile, SelfTile } from './tile.tsx';

/** The others large, the person's own video small. */
export function Stage({ room }: { room: Room }) {
  const { people, isChatOpen } = useStore(visit);
  const isAlone = people.length < 2;
  return (
    <div
      className={cx(
        'room-stage relative flex min-h-0 min-w-0 flex-1',
        isChatOpen && 'room-stage-small',
      )}
    >
      {people.length === 0 ? (
        <Awaiting room={room} />
      ) : (
        <div className={cx('grid min-h-0 flex-1 auto-rows-fr gap-2', !isAlone && 'sm:grid-cols-2')}>
          {people.map((person) => (
            <PersonTile
              key={person.peerId}
              person={person}
              picture={person.role === 'stranger' ? null : (room.booking?.otherPicture ?? null)}
              large={isAlone}
            />
          ))}
        </div>
      )}
      <SelfTile
        name={room.booking?.ownName ?? ''}
        className="room-own absolute right-3 bottom-3 z-10"
      />
    </div>
  );
}

function whoIsAway(t: TFunction<'meeting'>, gone: 'left' | 'lost' | null, name: string): string {
  return gone ? t(`room.gone.${gone}`, { name }) : t('room.notHereYet', { name });
}

/** Nobody else is here yet: who is expected. */
function Awaiting({ room }: { room: Room }) {
  const { t } = useTranslation('meeting');
  const { booking } = room;
  const { gone } = useStore(visit);
  return (
    <div className="room-awaiting flex min-h-0 flex-1 flex-col items-center justify-center gap-4 rounded-card bg-surface p-6 text-center">
      {booking ? (
        <span className="room-awaited">
          <Avatar
            id={booking.otherId}
            name={booking.otherName}
            src={booking.otherPicture}
            size={112}
          />
        </span>
      ) : null}
      <h2 className="display text-2xl">
        {booking ? whoIsAway(t, gone, booking.otherName) : t('room.nobodyHere')}
      </h2>
      <p className="max-w-[36ch] text-ink-soft">
        {gone ? t('room.gone.stay') : t('room.staysOpen')}
      </p>
    </div>
  );
}
