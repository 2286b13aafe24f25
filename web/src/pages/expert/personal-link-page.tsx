import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { personalLinkQuery } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useUser } from '../../shell/session.ts';
import { ProfileView } from './profile-view.tsx';

/** An expert by personal link, `/@username`. */
export function PersonalLinkPage() {
  const { username } = useParams({ from: '/queries/@{$username}' });
  const query = useQuery({
    ...personalLinkQuery(username, shownCurrency(useUser())),
    placeholderData: (before) => (before?.username === username ? before : undefined),
  });
  return <ProfileView query={query} />;
}
