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
        'relative flex min-h-0 min-w-0 flex-1',
        // Beside the messages a phone keeps the others in view, small.
        isChatOpen && 'max-lg:h-32 max-lg:w-48 max-lg:flex-none max-lg:self-center',
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
        className={cx(
          'absolute right-3 bottom-3 z-10 aspect-[3/4] w-28 sm:aspect-video sm:w-56',
          isChatOpen && 'max-lg:hidden',
        )}
      />
    </div>
  );
}

/** Nobody else is here yet: who is expected. */
function Awaiting({ room }: { room: Room }) {
  const { t } = useTranslation('meeting');
  const { booking } = room;
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4 rounded-card bg-surface p-6 text-center">
      {booking ? (
        <Avatar
          id={booking.otherId}
          name={booking.otherName}
          src={booking.otherPicture}
          size={112}
        />
      ) : null}
      <h2 className="display text-2xl">
        {booking ? t('room.notHereYet', { name: booking.otherName }) : t('room.nobodyHere')}
      </h2>
      <p className="max-w-[36ch] text-ink-soft">{t('room.staysOpen')}</p>
    </div>
  );
}
