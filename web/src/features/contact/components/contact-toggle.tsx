import { Link, useLocation } from '@tanstack/react-router';
import { UserRoundCheck, UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { useSession } from '../../../shell/session/session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useContactChanges } from '../changes.ts';
import { type Card, nameOf } from '../list.ts';
import { forgetAdding, rememberAdding, takeAdding } from '../pending.ts';
import { useContacts } from '../queries.ts';

/**
 * Adds a person to the caller's contacts, or removes them. Visitors are sent to sign in and back,
 * and the addition happens then. `isContact` is used where the list isn't loaded; `short` is for
 * rows of a list.
 */
export function ContactToggle({
  person,
  isContact: otherwise = false,
  short = false,
}: {
  person: Card;
  isContact?: boolean;
  short?: boolean;
}) {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user.id : null;
  useWaitingAddition(person, session.status, ownId);
  if (session.status === 'checking') return <Skeleton className="h-11 w-48" />;
  if (ownId === null) return <AddAfterSignIn person={person} />;
  // People can't add themselves.
  if (ownId === person.id) return null;
  return <Toggle person={person} otherwise={otherwise} short={short} />;
}

/** Adds this person after the visitor has signed in to do so. */
function useWaitingAddition(person: Card, status: string, ownId: string | null): void {
  const { add } = useContactChanges();
  useEffect(() => {
    if (status === 'checking') return undefined;
    if (ownId === null) {
      // A visitor who returns without having signed in, and stays, has given up what they wished
      // before. One who is just leaving for the sign-in page may still render this once more.
      const returnedMs = nowMs();
      const timer = setTimeout(() => forgetAdding(person.id, returnedMs), givenUpAfterMs);
      return () => clearTimeout(timer);
    }
    if (takeAdding(person.id) && ownId !== person.id) void add(person);
    return undefined;
    // Depends on the ids alone: new data of the person is no reason to add them again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status, ownId, person.id]);
}

function AddAfterSignIn({ person }: { person: Card }) {
  const { t } = useTranslation('contact');
  const next = useLocation({ select: (location) => location.href });
  return (
    <Link
      to="/login"
      search={{ next }}
      onClick={() => rememberAdding(person.id)}
      className={buttonClass({ variant: 'secondary' })}
    >
      <UserRoundPlus size={20} aria-hidden />
      {t('add')}
    </Link>
  );
}

function Toggle({
  person,
  otherwise,
  short,
}: {
  person: Card;
  otherwise: boolean;
  short: boolean;
}) {
  const { t } = useTranslation('contact');
  const { data: list, isPending } = useContacts();
  const { add, remove } = useContactChanges();
  if (isPending && !short) return <Skeleton className="h-11 w-48" />;
  const isContact = list ? list.some(({ id }) => id === person.id) : otherwise;
  const name = nameOf(person, t('unnamed'));
  const Icon = isContact ? (short ? UserRoundCheck : UserRoundMinus) : UserRoundPlus;
  const looks = isContact
    ? { shown: t('isContact'), short: t('isContactShort'), whole: t('isContactOf', { name }) }
    : { shown: t('add'), short: t('addShort'), whole: t('addOf', { name }) };
  return (
    <Button
      variant={isContact && short ? 'quiet' : 'secondary'}
      icon={<Icon size={20} aria-hidden />}
      // In a list each button's accessible name says whom it is about.
      {...(short ? { 'aria-label': looks.whole } : {})}
      title={isContact ? t('remove', { name }) : undefined}
      onClick={() => void (isContact ? remove(person) : add(person))}
      {...(short ? { className: 'shrink-0' } : {})}
    >
      {short ? (
        // Where space is narrow the person's own text comes first, and the icon is enough.
        <span className={isContact ? 'max-sm:sr-only' : 'max-[359px]:sr-only'}>{looks.short}</span>
      ) : (
        looks.shown
      )}
    </Button>
  );
}

const givenUpAfterMs = 3000;
