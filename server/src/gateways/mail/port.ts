export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** iCalendar text, sent as an invitation part and as a file. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Stable id that derives from rows, so that a mail sent twice is the same mail. */
  messageId: string;
};

export type MailGateway = { send: (mail: Mail) => Promise<void> };
