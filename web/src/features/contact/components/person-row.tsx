import { Link } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Expertise } from '../../../shell/expertise.tsx';
import { VerifiedBadge } from '../../../shell/partner/verified-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Card, nameOf } from '../list.ts';

/** The id of who stands open beside the list though the address is of the list; null: no one. */
export const OpenPerson = createContext<string | null>(null);

/**
 * A person in a list: the name's link covers the row, with the badge and the `action` at its end
 * above it.
 */
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
    <li className="moves relative -mx-2 flex items-center gap-2 rounded-control pr-2 hover:bg-sunken has-aria-[current=page]:bg-primary-soft">
      <div className="flex min-h-18 min-w-0 flex-1 items-center gap-3 p-2">
        <Avatar id={person.id} name={name} src={person.profilePicture} size={52} />
        <div className="min-w-0">
          <div className="flex items-center">
            <Link
              to="/contacts/$contactId"
              params={{ contactId: person.id }}
              search={(search) => search}
              data-row
              aria-current={use(OpenPerson) === person.id ? 'page' : undefined}
              className="truncate font-semibold after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
            <VerifiedBadge of={person} iconOnly className="relative -my-3 -mr-3 -ml-2.5" />
          </div>
          {handle ? <span className="block truncate text-ink-soft">{handle}</span> : null}
          {person.expertise ? <Expertise of={person} className="truncate text-ink-soft" /> : null}
          {note ? <span className="block text-sm">{note}</span> : null}
        </div>
      </div>
      <div className="relative shrink-0 empty:hidden">{action}</div>
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
