import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import { type Card, nameOf } from '../list.ts';

/** A person in a list: the row leads to them, `action` stands at its end. */
export function PersonRow({
  person,
  withUsername = false,
  action,
}: {
  person: Card;
  /** Where people are looked for by username, it is shown. */
  withUsername?: boolean;
  action: ReactNode;
}) {
  const { t } = useTranslation('contact');
  const name = nameOf(person, t('unnamed'));
  const handle =
    person.username && (withUsername || !person.expertise) ? `@${person.username}` : null;
  return (
    <li className="flex items-center gap-2">
      <Link
        to="/contacts/$contactId"
        params={{ contactId: person.id }}
        className="moves -mx-2 flex min-h-18 min-w-0 flex-1 items-center gap-3 rounded-control p-2 hover:bg-sunken"
      >
        <Avatar id={person.id} name={name} src={person.profilePicture} size={52} />
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>{' '}
          {person.isVerifiedProvider ? <VerifiedMark label={t('verified')} iconOnly /> : null}
          {handle ? <span className="block truncate text-ink-soft">{handle}</span> : null}
          {person.expertise ? (
            <span className="line-clamp-2 text-ink-soft">{person.expertise}</span>
          ) : null}
        </span>
      </Link>
      {action}
    </li>
  );
}

/** The rows of a list while it loads, of their final size. */
export function RowSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div className="flex flex-col gap-1">
      {Array.from({ length: count }, (_, index) => (
        // On a phone most second lines take two.
        <div key={index} className="flex min-h-22 items-center gap-3 py-2 sm:min-h-18">
          <Skeleton className="size-13 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-1">
            <Skeleton className="h-6 w-40 max-w-full" />
            <Skeleton className="h-11 max-w-64 sm:h-5" />
          </div>
        </div>
      ))}
    </div>
  );
}
