import { useParams } from '@tanstack/react-router';
import { glimpseOf, providerQuery, useProfile } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadPublic } from '../../shell/page/load.ts';
import { ProfilePending, ProfileSection, ProfileView } from './profile-view.tsx';

/** Who was tapped is known already: their face and name come along. */
export function Waiting() {
  const { id } = useParams({ from: '/expert/$id' });
  return <ProfilePending glimpse={glimpseOf(id)} />;
}

/** What is known but not of this minute is read again: a card in sight follows it. */
export function load({ id }: { id: string }) {
  return loadPublic((user) =>
    queryClient.ensureQueryData({
      ...providerQuery(id, shownCurrency(user)),
      revalidateIfStale: true,
    }),
  );
}

/** An expert by id: the target of a card in the chat. */
export function ExpertPage() {
  return (
    <ProfileSection>
      <Expert />
    </ProfileSection>
  );
}

function Expert() {
  const { id } = useParams({ from: '/expert/$id' });
  return <ProfileView profile={useProfile(id)} />;
}
