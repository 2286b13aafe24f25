import { createHmac } from 'node:crypto';
import type { InviteState } from '@puente/contract/invitation';
import { policy } from '@puente/contract/policy';
import { defineStates, type StoredOf } from '../../lib/states.ts';

/** What becomes of a link (docs/decisions/060). */
export const inviteStates = defineStates({
  initial: { open: 'an expert or a manager makes a link' },
  transitions: {
    open: {
      used: 'the last person whom it is for has joined',
      revoked: 'it is taken back, or its inviter has left',
    },
    used: {},
    revoked: {},
  },
  derived: { expired: { open: 'its days are over' } },
});

export type StoredInviteState = StoredOf<typeof inviteStates>;

type Kept = { status: string; expires_at: Temporal.Instant };

/** Where a link stands at a moment; a used or revoked one stays that when its days are over. */
export function stateAt({ status, expires_at: end }: Kept, now: Temporal.Instant): InviteState {
  const stored = inviteStates.parse(status);
  return stored === 'open' && Temporal.Instant.compare(now, end) >= 0 ? 'expired' : stored;
}

/** Where a link stands once so many people have joined by it. */
export function stateAfterUse({ uses, max_uses: max }: { uses: number; max_uses: number }) {
  return uses + 1 >= max ? 'used' : 'open';
}

/** What a link is refused with; null for one that is open. */
export function refusalOf(state: InviteState) {
  return state === 'open' ? null : (`invite-${state}` as const);
}

export type InviteKind = 'friend' | 'partner';

/** Which of the two kinds a link is of can be seen from the first letter of its token. */
const letters: Record<InviteKind, string> = { friend: 'f', partner: 'p' };

/**
 * The token of a link: 256 bits made of its nonce, which is random, and the server's secret. A copy
 * of the database gives no token away, and the person who made a link can see it again.
 */
export function tokenOf(kind: InviteKind, nonce: Buffer, secret: string): string {
  const bits = createHmac('sha256', secret).update('invite:').update(nonce).digest('base64url');
  return `${letters[kind]}${bits}`;
}

/** A calendar month in a zone: its first day, and when the next one begins. */
export function monthAt(
  now: Temporal.Instant,
  zone: string,
): { month: string; renewsAt: Temporal.Instant } {
  const first = now.toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 });
  const renewsAt = first.add({ months: 1 }).toZonedDateTime(zone).toInstant();
  return { month: first.toString(), renewsAt };
}

/** What is left of a month. */
export function quotaOf({ generated, used }: { generated: number; used: number }) {
  const max = policy.invitation.friend.perMonth;
  return { remaining: Math.max(0, max - generated), generated, used, max };
}

/** Days are 24 hours here: a link made at 15:00 ends at 15:00, except where clocks change. */
export function endAfter(now: Temporal.Instant, days: number): Temporal.Instant {
  return now.add({ hours: 24 * days });
}
