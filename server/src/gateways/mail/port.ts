export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** iCalendar text, sent as an invitation part and as a file. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /**
   * Stable name that derives from rows, without a domain: a mail that is sent twice carries the
   * same Message-ID and is the same mail.
   */
  messageId: string;
};

/** Mail: one adapter per way of sending. */
export type MailGateway = {
  /** Hands the mail over; throws when nobody took it, and trying again makes sense. */
  send: (mail: Mail) => Promise<void>;
};
