import { createContext, use } from 'react';
import type { ManagedPartner } from '../../features/partner/queries.ts';

export const ManagedPartnerContext = createContext<ManagedPartner | null>(null);

/** The partner whose place is open; only in a section of it. */
export function useManagedPartner(): ManagedPartner {
  const partner = use(ManagedPartnerContext);
  if (!partner) throw new Error('This section is not in the place of a partner.');
  return partner;
}
