import { useSuspenseQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { useUser } from '../../../shell/session/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { WhenInText } from '../../../ui/when-in-text.tsx';
import {
  friendInvitesQuery,
  useInviteFriend,
  useRevokeFriend,
  type FriendInvites,
} from '../queries.ts';
import { InviteCard } from './invite-card.tsx';
import { InviteList } from './invite-list.tsx';
import { RevokeInvite } from './revoke-invite.tsx';

/** What is left of an expert's month, a new link, and those that were made. */
export function FriendInvites({ userId }: { userId: string }) {
  const { t } = useTranslation('invitation');
  const { data } = useSuspenseQuery(friendInvitesQuery(userId));
  const invite = useInviteFriend();
  const revocation = useRevokeFriend();
  const [revoked, setRevoked] = useState<string | null>(null);
  const share = { title: t('share.friend.title'), text: t('share.friend.text') };
  const entries = data.invitations.map((one) => ({
    id: one.id,
    isOpen: one.state === 'open',
    card: (
      <InviteCard
        invite={one}
        isNew={one.id === invite.data?.invitation.id}
        share={share}
        onRevoke={() => setRevoked(one.id)}
      />
    ),
  }));
  return (
    <div className="flex flex-col gap-8">
      <Quota stats={data.stats} invite={invite} />
      <InviteList entries={entries} emptyText={t('noneText')} title="h2" />
      <RevokeInvite
        id={revoked}
        isCounted
        revocation={revocation}
        onClose={() => setRevoked(null)}
      />
    </div>
  );
}

function Quota(props: {
  stats: FriendInvites['stats'];
  invite: ReturnType<typeof useInviteFriend>;
}) {
  const { stats, invite } = props;
  const { t } = useTranslation('invitation');
  const errorText = useErrorText();
  const zone = useUser()?.timezone;
  const { remaining, generated, used, max, renewsAt } = stats;
  return (
    <Card className="flex flex-col gap-4">
      <div role="status">
        <p className="text-xl font-semibold">{t('left', { count: remaining })}</p>
        <p className="tabular text-ink-soft">{t('made', { generated, used, max })}</p>
        <p className="text-sm text-ink-soft">
          {t('renews')} <WhenInText at={renewsAt} zone={zone} />
        </p>
      </div>
      {remaining > 0 ? (
        <Button
          className="self-start max-sm:w-full"
          size="large"
          icon={<UserRoundPlus size={20} aria-hidden />}
          loading={invite.isPending}
          onClick={() => invite.mutate()}
        >
          {t('create')}
        </Button>
      ) : null}
      {invite.error ? (
        <Banner tone="danger" live>
          {errorText(invite.error)}
        </Banner>
      ) : null}
    </Card>
  );
}
