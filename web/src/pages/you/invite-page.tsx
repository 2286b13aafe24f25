import { policy } from '@puente/contract/policy';
import { useTranslation } from 'react-i18next';
import { FriendInvites } from '../../features/invitation/components/friend-invites.tsx';
import { friendInvitesQuery } from '../../features/invitation/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ForExperts, OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

const { days } = policy.invitation.friend;

/** An expert's links to friends. */
export function InvitePage() {
  const { t } = useTranslation('invitation');
  const { id, isProvider } = useSignedInUser();
  return (
    <OwnPage title={t('title')}>
      {isProvider ? (
        <>
          <p className="mb-6 text-ink-soft">{t('intro', { days })}</p>
          <DataSection failed={t('failed')} waiting={<Skeleton className="h-96" />}>
            <FriendInvites userId={id} />
          </DataSection>
        </>
      ) : (
        <ForExperts title={t('notExpert.title')} text={t('notExpert.text')} />
      )}
    </OwnPage>
  );
}

export function load() {
  return loadOwn(({ id, isProvider }) =>
    isProvider ? queryClient.ensureQueryData(friendInvitesQuery(id)) : Promise.resolve(),
  );
}

export function Waiting() {
  const { t } = useTranslation('invitation');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('invitation');
  return <OwnPageInvitation title={t('title')} />;
}
