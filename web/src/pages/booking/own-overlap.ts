import { useState } from 'react';
import { readDraft, saveDraft } from '../../features/booking/draft.ts';

/**
 * Whether the person accepts that the chosen times overlap other meetings of theirs, and the question
 * itself. `times` says which times were accepted: any other overlap is asked about again.
 */
export function useOverlap(providerId: string, times: string) {
  const [acceptedAt, setAcceptedAt] = useState(() => readDraft(providerId)?.overlapAt);
  const [putOffAt, setPutOffAt] = useState<string | null>(null);
  return {
    isAccepted: acceptedAt === times,
    isAsked: putOffAt !== times,
    accept: () => {
      saveDraft(providerId, { overlapAt: times });
      setAcceptedAt(times);
    },
    putOff: () => setPutOffAt(times),
    ask: () => setPutOffAt(null),
  };
}
