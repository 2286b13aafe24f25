import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import type { Room } from '../queries.ts';

/** One sentence about the state of the room, and what to do next. */
export function RoomMessage({
  icon,
  portrait,
  title,
  text,
  children,
  live = false,
  follows = false,
}: {
  icon: ReactNode;
  /** Whom one meets, in place of the icon. */
  portrait?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The actions. */
  children?: ReactNode;
  /** It appeared without an action of the person. */
  live?: boolean;
  /** It replaces what the person just used, and keyboards go on from here. */
  follows?: boolean;
}) {
  return (
    <div
      role={live ? 'status' : undefined}
      className="m-auto flex w-full max-w-md flex-col items-center gap-4 px-4 py-12 text-center 2xl:max-w-xl [@media(height<=480px)]:py-4"
    >
      {portrait ?? (
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
          {icon}
        </span>
      )}
      <h1
        {...(follows ? { ref: focusOnMount, tabIndex: -1 } : {})}
        className="display text-3xl 2xl:text-4xl"
      >
        {title}
      </h1>
      {text ? <div className="text-lg text-balance text-ink-soft 2xl:text-xl">{text}</div> : null}
      <div className="flex w-full flex-col gap-3 pt-4">{children}</div>
    </div>
  );
}

/** A way out that always exists: the booking for its parties, the home screen for others. */
export function WayOn({ room, isMain = false }: { room: Room | null; isMain?: boolean }) {
  const { t } = useTranslation('meeting');
  const look = buttonClass({ variant: isMain ? 'primary' : 'quiet', size: 'large' });
  if (!room?.booking) {
    return (
      <Link to="/" className={look}>
        {t('wayOn.start')}
      </Link>
    );
  }
  return (
    <Link to="/activity/$bookingId" params={{ bookingId: room.booking.id }} className={look}>
      {t('wayOn.booking')}
    </Link>
  );
}
