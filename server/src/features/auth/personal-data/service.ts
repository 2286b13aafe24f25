import type { Executor, Tx } from '../../../db/connection.ts';
import { deleteWaysIn, readCodeFacts, readNoticeFacts, readSessionFacts } from './store.ts';

/** Where the person is signed in, and which codes and notices were sent; no token and no code. */
export const exportAuth = async (db: Executor, userId: string) => {
  const sessions = await readSessionFacts(db, userId);
  const codes = await readCodeFacts(db, userId);
  const notices = await readNoticeFacts(db, userId);
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
};

/**
 * Nobody is signed in as this person any more. That codes were sent to the phone stays known for
 * the day that limits count: else an account deleted and made anew would send without end.
 */
export const forgetAuth = (
  tx: Tx,
  person: { userId: string; phone: string },
  now: Temporal.Instant,
): Promise<void> => deleteWaysIn(tx, person, now);
