import type { Db } from '../../db/connection.ts';
import { isDelivered, keepDelivery } from '../../db/mail-deliveries.ts';
import type { Clock } from '../../lib/clock.ts';
import type { MailGateway } from './port.ts';

/**
 * A mail that the mail server has taken is not handed over again when its job runs again: after a
 * kill, or because the database was away when the job ended. What no one can know is whether it was
 * taken in the instant of a kill; such a mail goes again under the same Message-ID.
 */
export const sendOnce = (
  { db, clock }: { db: Db; clock: Clock },
  gateway: MailGateway,
): MailGateway => {
  /** Taken, but not written down yet: the database was away. */
  const unwritten = new Set<string>();
  const write = async (messageId: string): Promise<void> => {
    await keepDelivery(db, messageId, clock.now());
    unwritten.delete(messageId);
  };
  return {
    send: async (mail) => {
      const { messageId } = mail;
      if (unwritten.has(messageId)) return write(messageId);
      if (await isDelivered(db, messageId)) return undefined;
      await gateway.send(mail);
      unwritten.add(messageId);
      return write(messageId);
    },
  };
};
