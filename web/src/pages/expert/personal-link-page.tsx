import { useParams } from '@tanstack/react-router';
import { personalLinkQuery, useProfileByLink } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadPublic } from '../../shell/page/load.ts';
import { ProfileSection, ProfileView } from './profile-view.tsx';

export { ProfilePending as Waiting } from './profile-view.tsx';

export function load({ username }: { username: string }) {
  return loadPublic((user) =>
    queryClient.ensureQueryData(personalLinkQuery(username, shownCurrency(user))),
  );
}

/** An expert by personal link, `/@username`. */
export function PersonalLinkPage() {
  return (
    <ProfileSection>
      <Expert />
    </ProfileSection>
  );
}

function Expert() {
  const { username } = useParams({ from: '/@{$username}' });
  return <ProfileView profile={useProfileByLink(username)} />;
}
