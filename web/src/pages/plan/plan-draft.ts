import type { UserData } from '@puente/contract/user';
import { useState } from 'react';
import { local, tab, type PlanDraft } from '../../lib/storage.ts';

/** The address is kept by its own field. */
export type PlanChoice = Omit<PlanDraft, 'owner' | 'offeringId' | 'address'>;

/** What this person chose and typed of a plan; a reload of the tab loses nothing. */
export function usePlanDraft(
  user: UserData,
  offeringId: string,
  today: Temporal.PlainDate,
): { choice: PlanChoice; change: (part: Partial<PlanChoice>) => void } {
  const [draft, setDraft] = useState(() => keptDraft(user, offeringId, today));
  return {
    choice: draft,
    change: (part) => {
      const next = { ...draft, address: keptAddress.read(), ...part };
      setDraft(next);
      tab.set('planDraft', next);
    },
  };
}

/** Where the address of a home is kept while it is typed: with the rest of what is chosen. */
export const keptAddress = {
  read: () => tab.get('planDraft')?.address,
  keep: (address: PlanDraft['address']) => {
    const kept = tab.get('planDraft');
    if (kept) tab.set('planDraft', { ...kept, address });
  },
};

/** The plan is bought: its draft isn't offered again. */
export function clearPlanDraft(): void {
  tab.remove('planDraft');
}

function keptDraft(user: UserData, offeringId: string, today: Temporal.PlainDate): PlanDraft {
  const kept = tab.get('planDraft');
  const tomorrow = today.add({ days: 1 }).toString();
  if (kept?.owner === user.id && kept.offeringId === offeringId)
    return kept.startDate < today.toString() ? { ...kept, startDate: tomorrow } : kept;
  return {
    owner: user.id,
    offeringId,
    weekdays: [],
    time: '',
    startDate: tomorrow,
    instead: {},
    person: startingPerson(user),
  };
}

/** What the account has, else what this device knows from bookings. */
function startingPerson(user: UserData): PlanDraft['person'] {
  const kept = local.get('userBookingInfo') ?? {};
  return {
    name: user.name || (kept['name'] ?? ''),
    lastName: user.lastName || (kept['lastName'] ?? ''),
    email: user.email ?? kept['email'] ?? '',
  };
}
