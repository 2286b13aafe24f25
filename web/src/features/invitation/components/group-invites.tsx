import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  groupInvitesQuery,
  useInviteToGroup,
  useRevokeGroupInvite,
  type GroupInvite,
} from '../queries.ts';
import { GroupForm } from './group-form.tsx';
import { InviteCard } from './invite-card.tsx';
import { InviteList } from './invite-list.tsx';
import { RevokeInvite } from './revoke-invite.tsx';

/** The links into a partner's group, for its managers. */
export function GroupInvites({ partner }: { partner: { id: string; name: string } }) {
  const { t } = useTranslation('invitation');
  const { data: invites } = useSuspenseQuery(groupInvitesQuery(partner.id));
  const invite = useInviteToGroup(partner.id);
  const revocation = useRevokeGroupInvite(partner.id);
  const [revoked, setRevoked] = useState<string | null>(null);
  const names = { partner: partner.name };
  const share = { title: t('share.group.title', names), text: t('share.group.text', names) };
  const entries = invites.map((one) => ({
    id: one.id,
    isOpen: one.state === 'open',
    card: (
      <InviteCard
        invite={one}
        isNew={one.id === invite.data?.invite.id}
        share={share}
        onRevoke={() => setRevoked(one.id)}
      >
        <About invite={one} />
      </InviteCard>
    ),
  }));
  return (
    <div className="flex flex-col gap-8">
      <GroupForm invite={invite} />
      <InviteList entries={entries} emptyText={t('noneGroup')} title="h3" />
      <RevokeInvite id={revoked} revocation={revocation} onClose={() => setRevoked(null)} />
    </div>
  );
}

function About({ invite }: { invite: GroupInvite }) {
  const { t } = useTranslation('invitation');
  const name = `${invite.createdBy.name} ${invite.createdBy.lastName}`.trim();
  return (
    <>
      {invite.note ? <p className="font-medium [overflow-wrap:anywhere]">{invite.note}</p> : null}
      {name ? <p className="text-sm text-ink-soft">{t('by', { name })}</p> : null}
    </>
  );
}
