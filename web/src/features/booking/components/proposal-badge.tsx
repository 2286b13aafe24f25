import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { Booking } from '../queries.ts';

/** Whether the person has to answer a proposed time, or waits for the answer. */
export function ProposalBadge({ proposal }: Pick<Booking, 'proposal'>) {
  const { t } = useTranslation('booking');
  if (!proposal) return null;
  return (
    <Badge tone={proposal.isOwn ? 'neutral' : 'warning'}>
      {proposal.isOwn ? t('proposal.waiting') : t('proposal.needed')}
    </Badge>
  );
}
