import type { UserData } from '@puente/contract/user';
import { useState } from 'react';
import { local, tab, type PlanDraft } from '../../lib/storage.ts';

type Choice = Omit<PlanDraft, 'owner' | 'offeringId'>;

/** What this person chose and typed of a plan; a reload of the tab loses nothing. */
export function usePlanDraft(
  user: UserData,
  offeringId: string,
  today: Temporal.PlainDate,
): { choice: Choice; change: (part: Partial<Choice>) => void } {
  const [draft, setDraft] = useState(() => keptDraft(user, offeringId, today));
  return {
    choice: draft,
    change: (part) => {
      const next = { ...draft, ...part };
      setDraft(next);
      tab.set('planDraft', next);
    },
  };
}

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
    time: '10:00',
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
