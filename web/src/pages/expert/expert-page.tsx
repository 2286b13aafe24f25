import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { providerQuery } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useUser } from '../../shell/session.ts';
import { ProfileView } from './profile-view.tsx';

/** An expert by id: where a card of the chat leads. */
export function ExpertPage() {
  const { id } = useParams({ from: '/queries/expert/$id' });
  const query = useQuery({
    ...providerQuery(id, shownCurrency(useUser())),
    // Signing in may change the currency: what stands there stays until the new prices are here.
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
  return <ProfileView query={query} />;
}
