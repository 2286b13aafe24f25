export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** iCalendar text, sent as an invitation part and as a file. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string } | undefined;
  /**
   * A stable name derived from rows, without a domain: a mail that is sent twice has the same
   * Message-ID.
   */
  messageId: string;
};

/** Sends mail. */
export type MailGateway = {
  /** Sends the mail; throws when no server accepted it and trying again makes sense. */
  send: (mail: Mail) => Promise<void>;
  /** Closes the connections to the mail server; what is being sent is finished first. */
  close: () => void;
};
