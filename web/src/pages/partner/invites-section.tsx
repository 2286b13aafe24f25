import { GroupInvites } from '../../features/invitation/components/group-invites.tsx';
import { useManagedPartner } from './managed-partner.ts';

/** The links by which people are invited into the group. */
export function InvitesSection() {
  return <GroupInvites partner={useManagedPartner()} />;
}
