import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferingForm } from '../../features/offering/components/offering-form.tsx';
import { OwnOfferings } from '../../features/offering/components/own-offerings.tsx';
import { Proposals } from '../../features/offering/components/proposals.tsx';
import {
  ownOfferingsQuery,
  ownExpertQuery,
  type Offering,
  type Proposal,
} from '../../features/offering/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { toast } from '../../ui/toast.ts';
import { ForExperts, OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

/** The expert's packages and plans; `?edit=` opens the form of one, or of a new one. */
export function OfferingsPage() {
  const { t } = useTranslation('offering');
  const { isProvider } = useSignedInUser();
  const { edit } = useSearch({ from: '/own/you/offerings' });
  const [proposal, setProposal] = useState<Proposal>();
  if (!isProvider)
    return (
      <OwnPage title={t('title')}>
        <NotExpert />
      </OwnPage>
    );
  if (edit === undefined)
    return (
      <OwnPage title={t('title')}>
        <DataSection failed={t('failed')} waiting={<Skeleton className="h-72" />}>
          <List onChange={setProposal} />
        </DataSection>
      </OwnPage>
    );
  return (
    <OwnPage
      title={edit === 'new' ? t('form.newTitle') : t('form.editTitle')}
      up={<BackLink to="/you/offerings" place={t('title')} />}
    >
      <DataSection failed={t('failed')} of={edit} waiting={<Skeleton className="h-120" />}>
        <Editor
          key={edit}
          id={edit}
          proposal={edit === 'new' ? proposal : undefined}
          onDone={() => setProposal(undefined)}
        />
      </DataSection>
    </OwnPage>
  );
}

function List({ onChange }: { onChange: (proposal: Proposal) => void }) {
  const { id } = useSignedInUser();
  const navigate = useNavigate();
  const { data: offerings } = useSuspenseQuery(ownOfferingsQuery(id));
  return (
    <div className="flex flex-col gap-10">
      <OwnOfferings offerings={offerings} />
      <Proposals
        onChange={(proposal) => {
          onChange(proposal);
          void navigate({ to: '/you/offerings', search: { edit: 'new' } });
        }}
      />
    </div>
  );
}

function Editor(props: { id: string; proposal: Proposal | undefined; onDone: () => void }) {
  const { t } = useTranslation('offering');
  const user = useSignedInUser();
  const navigate = useNavigate();
  const { data: offerings } = useSuspenseQuery(ownOfferingsQuery(user.id));
  const { data: expert } = useSuspenseQuery(ownExpertQuery(user.id));
  const offering = offerings.find(({ id }) => id === props.id);
  const [wasThere] = useState(offering !== undefined);
  const done = (saved: Offering) => {
    toast.success(wasThere ? t('form.saved') : t('added', { name: saved.name }));
    props.onDone();
    void navigate({ to: '/you/offerings', search: {} });
  };
  if (props.id !== 'new' && !wasThere)
    return (
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Link to="/you/offerings" search={{}} className={buttonClass()}>
            {t('gone.action')}
          </Link>
        }
      />
    );
  return (
    <OfferingForm
      edited={{ offering, proposal: props.proposal, category: expert.field }}
      prices={expert}
      onSaved={done}
    />
  );
}

function NotExpert() {
  const { t } = useTranslation('offering');
  return <ForExperts title={t('notExpert.title')} text={t('notExpert.text')} />;
}

export function load() {
  return loadOwn(({ id, isProvider }) =>
    isProvider
      ? Promise.all([
          queryClient.ensureQueryData(ownOfferingsQuery(id)),
          queryClient.ensureQueryData(ownExpertQuery(id)),
        ])
      : Promise.resolve(),
  );
}

export function Waiting() {
  const { t } = useTranslation('offering');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('offering');
  return <OwnPageInvitation title={t('title')} />;
}
