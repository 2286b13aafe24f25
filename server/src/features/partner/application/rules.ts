import { defineStates, type StoredOf } from '../../../lib/states.ts';
import type { Membership } from '../../provider/rules.ts';

/**
 * The wish to be verified by a partner (application-1). While it waits, is asked for more or is approved,
 * the expert is in the partner's group.
 */
export const applicationStates = defineStates({
  initial: {
    waiting: 'an expert asks to be verified',
    approved: 'a verified expert whose application nobody kept',
  },
  transitions: {
    waiting: {
      approved: 'a manager approves it',
      refused: 'a manager refuses it, with a reason',
      'more-asked': 'a manager asks for more',
      withdrawn: 'the expert takes it back, or asks another partner',
    },
    'more-asked': {
      waiting: 'the expert answers',
      approved: 'a manager approves it',
      refused: 'a manager refuses it, with a reason',
      withdrawn: 'the expert takes it back, or asks another partner',
    },
    approved: {
      waiting: 'a manager takes the verification back without a word',
      'more-asked': 'a manager takes the verification back, with a reason',
      refused: 'a manager removes the expert, with a reason',
      withdrawn: 'the expert leaves the partner',
    },
    refused: {},
    withdrawn: {},
  },
  derived: {},
});
export type ApplicationStatus = StoredOf<typeof applicationStates>;

type Live = { partnerId: string; status: ApplicationStatus };

/** What has to happen to applications so that they say what a membership says. */
export type Follow = {
  /** What becomes of the live one; null where it stays. */
  becomes: ApplicationStatus | null;
  /** A new one at the membership's partner. */
  begins: 'waiting' | 'approved' | null;
};

/** Applications follow the membership that a saved profile or a verification left. */
export function followOf(live: Live | null, { partnerId, verification }: Membership): Follow {
  const isSame = live !== null && live.partnerId === partnerId;
  const becomes = live && !isSame ? 'withdrawn' : null;
  if (partnerId === null) return { becomes, begins: null };
  const isVerified = verification === 'verified';
  if (!isSame) return { becomes, begins: isVerified ? 'approved' : 'waiting' };
  if (isVerified && live.status !== 'approved') return { becomes: 'approved', begins: null };
  if (!isVerified && live.status === 'approved') return { becomes: 'waiting', begins: null };
  return { becomes: null, begins: null };
}

/** What a manager can do to an application, and where it leads. */
export const decisions = {
  approve: { status: 'approved', act: 'expert-approved' },
  refuse: { status: 'refused', act: 'expert-refused' },
  ask: { status: 'more-asked', act: 'more-asked' },
  'take-back': { status: 'more-asked', act: 'verification-taken-back' },
  reopen: { status: 'waiting', act: 'verification-taken-back' },
  remove: { status: 'refused', act: 'expert-removed' },
} as const;
export type Decision = keyof typeof decisions;

/**
 * May this be done to an application in this state? Approved ones are taken back or removed, open ones
 * are answered; anybody in the group can be removed.
 */
export function mayDecide(status: ApplicationStatus, decision: Decision): boolean {
  if (!applicationStates.canBecome(status, decisions[decision].status)) return false;
  const isVerified = status === 'approved';
  if (decision === 'take-back' || decision === 'reopen') return isVerified;
  return decision === 'remove' || !isVerified;
}

/** Where a page of a list ended; of the open ones, those who were asked for more rank behind. */
export type Place = { isBehind: boolean; at: Temporal.Instant; id: string };

/** A cursor that the contract has checked. */
export function placeOf(cursor: string): Place {
  const [rank, at = '', id = ''] = cursor.split('~');
  return { isBehind: rank === '1', at: Temporal.Instant.from(at), id };
}

type Listed = {
  id: string;
  status: ApplicationStatus;
  asked_at: Temporal.Instant;
  changed_at: Temporal.Instant;
};

export function cursorOf(row: Listed, which: 'open' | 'decided'): string {
  const isOpen = which === 'open';
  const rank = isOpen && row.status !== 'waiting' ? '1' : '0';
  return `${rank}~${(isOpen ? row.asked_at : row.changed_at).toString()}~${row.id}`;
}
