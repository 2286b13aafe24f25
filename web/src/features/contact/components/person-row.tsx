import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import { type Card, nameOf } from '../list.ts';

/** A person in a list: the row links to them, `action` is at its end. */
export function PersonRow({
  person,
  withUsername = false,
  note,
  action,
}: {
  person: Card;
  /** Set in searches by username. */
  withUsername?: boolean;
  /** A last line, such as the next free time. */
  note?: ReactNode;
  action?: ReactNode;
}) {
  const { t } = useTranslation('contact');
  const name = nameOf(person, t('unnamed'));
  const handle =
    person.username && (withUsername || !person.expertise) ? `@${person.username}` : null;
  return (
    <li className="moves -mx-2 flex items-center gap-2 rounded-control pr-2 has-aria-[current=page]:bg-primary-soft">
      <Link
        to="/contacts/$contactId"
        params={{ contactId: person.id }}
        search={(search) => search}
        data-row
        className="moves flex min-h-18 min-w-0 flex-1 items-center gap-3 rounded-control p-2 hover:bg-sunken aria-[current=page]:bg-transparent"
      >
        <Avatar id={person.id} name={name} src={person.profilePicture} size={52} />
        <span className="min-w-0">
          <span className="flex items-center gap-1">
            <span className="truncate font-semibold">{name}</span>{' '}
            {person.isVerifiedProvider ? <VerifiedMark label={t('verified')} iconOnly /> : null}
          </span>
          {handle ? <span className="block truncate text-ink-soft">{handle}</span> : null}
          {person.expertise ? (
            <span className="block truncate text-ink-soft">{person.expertise}</span>
          ) : null}
          {note ? <span className="block text-sm">{note}</span> : null}
        </span>
      </Link>
      {action}
    </li>
  );
}

/** Placeholder rows, of their final size. */
export function RowSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div className="flex flex-col gap-1">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex min-h-21 items-center gap-3 py-2">
          <Skeleton className="size-13 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-1">
            <Skeleton className="h-6 w-40 max-w-full" />
            <Skeleton className="h-5 max-w-64" />
            <Skeleton className="h-4 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
