import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { now, nowMs } from '../../../lib/clock.ts';
import { zoneName } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { When } from '../../../ui/when.tsx';
import { type Card, nameOf } from '../list.ts';
import { contactsQuery } from '../queries.ts';
import { PersonRow, RowSkeletons } from './person-row.tsx';

/** The person's contacts by name. */
export function ContactList({ userId }: { userId: string }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <DataSection
      failed={t('failed')}
      waiting={
        <Loading label={common('loading')}>
          <RowSkeletons />
        </Loading>
      }
    >
      <List userId={userId} />
    </DataSection>
  );
}

function List({ userId }: { userId: string }) {
  const { data: list } = useSuspenseQuery(contactsQuery(userId));
  return list.length > 0 ? <People list={list} /> : <NoContacts />;
}

function People({ list }: { list: readonly Card[] }) {
  const { t } = useTranslation('contact');
  const zone = chosenZone();
  return (
    <div>
      <ul aria-label={t('yours')} className="flex flex-col gap-1">
        {list.map((person) => (
          <Row key={person.id} person={person} zone={zone} />
        ))}
      </ul>
      {list.some(nextFreeOf) ? (
        <p className="mt-4 text-sm text-ink-soft">
          {t('timesIn', { zone: zoneName(zone, { at: now().toString() }) })}
        </p>
      ) : null}
    </div>
  );
}

function Row({ person, zone }: { person: Card; zone: string }) {
  const next = nextFreeOf(person);
  if (!next) return <PersonRow person={person} />;
  return (
    <PersonRow
      person={person}
      note={<When at={next} zone={zone} hideZone />}
      action={<SeeTimes person={person} />}
    />
  );
}

/** A list that was kept must not offer a time that has passed. */
function nextFreeOf({ nextFree }: Card): string | null {
  return nextFree && Date.parse(nextFree) > nowMs() ? nextFree : null;
}

function SeeTimes({ person }: { person: Card }) {
  const { t } = useTranslation('contact');
  return (
    <Link
      to="/book/$providerId"
      params={{ providerId: person.id }}
      aria-label={t('seeTimesOf', { name: nameOf(person, t('unnamed')) })}
      className={`${buttonClass({ variant: 'secondary' })} shrink-0`}
    >
      <CalendarClock size={20} aria-hidden className="min-[360px]:hidden" />
      <span className="max-[359px]:sr-only">{t('seeTimes')}</span>
    </Link>
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
        <Link to="/experts" className={buttonClass({ size: 'large' })}>
          {t('empty.action')}
        </Link>
      }
    />
  );
}
