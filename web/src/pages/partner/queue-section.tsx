import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationsQuery, type Applicant } from '../../features/partner/queries.ts';
import { useIsWide } from '../../lib/wide.ts';
import { DataSection, ShowMore } from '../../shell/page/data-section.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { When } from '../../ui/when.tsx';
import { ApplicationView } from './application-view.tsx';
import { useManagedPartner } from './managed-partner.ts';

type Which = 'open' | 'decided';

/** Experts who ask to be verified; the chosen one beside the list, on a phone in place of it. */
export function QueueSection() {
  const { t } = useTranslation('partner');
  const [which, setWhich] = useState<Which>('open');
  const [chosen, setChosen] = useState<string>();
  const isWide = useIsWide();
  const { id: partnerId } = useManagedPartner();
  const { data } = useInfiniteQuery(applicationsQuery(partnerId, which));
  const first = data?.pages[0]?.applications[0]?.id;
  // As in a mailbox the first stands open; the decision about it leaves it there.
  if (isWide && !chosen && first) setChosen(first);
  const choose = (next: Which) => {
    setWhich(next);
    setChosen(undefined);
  };
  const view = chosen ? (
    <DataSection of={chosen} failed={t('queue.failed')} waiting={<Skeleton className="h-96" />}>
      <ApplicationView key={chosen} id={chosen} />
    </DataSection>
  ) : null;
  const isListShown = isWide || !view;
  // The same elements at any width: a turned tablet keeps what was typed about an application.
  return (
    <div className="flex flex-col gap-4">
      {isListShown ? (
        <Chips label={t('queue.which')}>
          {(['open', 'decided'] as const).map((one) => (
            <Chip key={one} pressed={which === one} onClick={() => choose(one)}>
              {t(`queue.${one}`)}
            </Chip>
          ))}
        </Chips>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setChosen(undefined)}>
          {t('queue.back')}
        </Button>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {isListShown ? (
          <DataSection
            of={which}
            failed={t('sectionFailed')}
            waiting={<Skeleton className="h-72" />}
          >
            <List which={which} chosen={chosen} onChoose={setChosen} />
          </DataSection>
        ) : null}
        {view}
      </div>
    </div>
  );
}

type ListProps = { which: Which; chosen: string | undefined; onChoose: (id: string) => void };

function List({ which, chosen, onChoose }: ListProps) {
  const { t } = useTranslation('partner');
  const { id } = useManagedPartner();
  const query = useSuspenseInfiniteQuery(applicationsQuery(id, which));
  const people = query.data.pages.flatMap(({ applications }) => applications);
  if (people.length === 0)
    return which === 'open' ? (
      <EmptyState title={t('empty.queue')} text={t('empty.queueText')} />
    ) : (
      <EmptyState title={t('empty.decided')} />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {people.map((person) => (
          <li key={person.id}>
            <Row
              person={person}
              isChosen={person.id === chosen}
              onChoose={() => onChoose(person.id)}
            />
          </li>
        ))}
      </ul>
      <ShowMore query={query}>{t('queue.more')}</ShowMore>
    </div>
  );
}

function Row(props: { person: Applicant; isChosen: boolean; onChoose: () => void }) {
  const { person } = props;
  const { t } = useTranslation('partner');
  const name = `${person.name} ${person.lastName}`.trim() || t('noName');
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
      className={cx(
        'moves flex w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2',
        props.isChosen && 'bg-primary-soft',
      )}
    >
      <Avatar id={person.providerId} name={name} src={person.profilePicture} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        {person.expertise ? (
          <span className="block truncate text-sm text-ink-soft">{person.expertise}</span>
        ) : null}
        <span className="block text-sm text-ink-soft">
          {t(`states.${person.status}`)} · <When at={person.changedAt} hideZone />
        </span>
      </span>
    </button>
  );
}
