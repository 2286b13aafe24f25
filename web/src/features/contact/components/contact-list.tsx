import { Link } from '@tanstack/react-router';
import { UserRoundMinus, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button, buttonClass, IconButton } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-message.tsx';
import { useContactChanges } from '../changes.ts';
import { type Card, nameOf } from '../list.ts';
import { useContacts } from '../queries.ts';
import { PersonRow, RowSkeletons } from './person-row.tsx';

/** The own contacts by name. */
export function ContactList() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { data: list, error, refetch, isFetching } = useContacts();
  if (list) return list.length > 0 ? <People list={list} /> : <NoContacts />;
  if (error) {
    return (
      <ErrorState
        title={t('failed')}
        text={errorText(error)}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <Loading label={common('loading')}>
      <RowSkeletons />
    </Loading>
  );
}

function People({ list }: { list: readonly Card[] }) {
  const { t } = useTranslation('contact');
  const { remove } = useContactChanges();
  const ref = useRef<HTMLUListElement>(null);
  const removeOne = (person: Card) => {
    // The row goes, and the focus with it: it stays in the list, or on the page without one.
    (list.length > 1 ? ref.current : ref.current?.closest('main'))?.focus({ preventScroll: true });
    void remove(person);
  };
  return (
    <ul ref={ref} tabIndex={-1} aria-label={t('yours')} className="flex flex-col gap-1">
      {list.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          action={
            <IconButton
              label={t('remove', { name: nameOf(person, t('unnamed')) })}
              icon={<UserRoundMinus size={20} aria-hidden />}
              onClick={() => removeOne(person)}
            />
          }
        />
      ))}
    </ul>
  );
}

function NoContacts() {
  const { t } = useTranslation('contact');
  return (
    <EmptyState
      icon={<UsersRound size={40} aria-hidden />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('empty.action')}
        </Link>
      }
    />
  );
}
