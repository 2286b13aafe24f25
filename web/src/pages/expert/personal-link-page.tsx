import { redirect, useParams } from '@tanstack/react-router';
import { personalLinkQuery, useProfileByLink } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadPublic } from '../../shell/page/load.ts';
import { ProfileSection, ProfileView } from './profile-view.tsx';

export { ProfilePending as Waiting } from './profile-view.tsx';

/** A username of before leads on to the present one (link-1). */
export async function load({ username }: { username: string }) {
  const found: { username: string | null } = { username: null };
  await loadPublic(async (user) => {
    const query = personalLinkQuery(username, shownCurrency(user));
    found.username = (await queryClient.ensureQueryData(query)).username;
  });
  if (found.username !== null && !isSameName(found.username, username))
    throw redirect({
      to: '/@{$username}',
      params: { username: found.username },
      replace: true,
    });
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
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
