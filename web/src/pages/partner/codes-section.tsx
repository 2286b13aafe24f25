import { PromoCodes } from '../../features/promo/components/promo-codes.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { useManagedPartner } from './managed-partner.ts';

/** Codes for the experts whom the partner verified. */
export function CodesSection() {
  const { id: partnerId } = useManagedPartner();
  const { id: userId } = useSignedInUser();
  return <PromoCodes maker={{ userId, partnerId }} />;
}
