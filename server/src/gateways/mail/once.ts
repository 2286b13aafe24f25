import type { Db } from '../../db/connection.ts';
import { isDelivered, keepDelivery } from '../../db/mail-deliveries.ts';
import type { Clock } from '../../lib/clock.ts';
import type { MailGateway } from './port.ts';

/**
 * Doesn't send a mail again when its job runs again after a kill, or because the database was
 * unavailable when the job ended. Whether a mail was accepted at the moment of a kill can't be known;
 * it is sent again under the same Message-ID.
 */
export function sendOnce(
  { db, clock }: { db: Db; clock: Clock },
  gateway: MailGateway,
): MailGateway {
  /** Sent, but not recorded yet: the database was unavailable. */
  const unrecorded = new Set<string>();
  const write = async (messageId: string): Promise<void> => {
    await keepDelivery(db, messageId, clock.now());
    unrecorded.delete(messageId);
  };
  return {
    send: async (mail) => {
      const { messageId } = mail;
      if (unrecorded.has(messageId)) return write(messageId);
      if (await isDelivered(db, messageId)) return undefined;
      await gateway.send(mail);
      unrecorded.add(messageId);
      return write(messageId);
    },
    close: gateway.close,
  };
}
