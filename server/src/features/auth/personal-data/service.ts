import type { Executor, Tx } from '../../../db/connection.ts';
import { deleteWaysIn, readCodeFacts, readNotificationFacts, readSessionFacts } from './store.ts';

/** Sessions, and the codes and notifications that were sent; no token and no code. */
export async function exportAuth(db: Executor, userId: string) {
  const sessions = await readSessionFacts(db, userId);
  const codes = await readCodeFacts(db, userId);
  const notices = await readNotificationFacts(db, userId);
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      signedInAt: session.created_at.toString(),
      endsAt: session.expires_at.toString(),
    })),
    codesSent: codes.map((code) => ({
      purpose: code.purpose,
      channel: code.channel,
      address: code.address,
      sentAt: code.sent_at.toString(),
    })),
    noticesMailed: notices.map((notice) => ({
      kind: notice.kind,
      email: notice.email,
      device: notice.device,
      happenedAt: notice.happened_at.toString(),
    })),
  };
}

/**
 * Signs the person out everywhere. Codes sent to the phone are kept for
 * a day: otherwise deleting an account and creating it again would reset the limits.
 */
export function forgetAuth(
  tx: Tx,
  person: { userId: string; phone: string },
  now: Temporal.Instant,
): Promise<void> {
  return deleteWaysIn(tx, person, now);
}
