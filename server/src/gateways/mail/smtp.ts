import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MailGateway } from './port.ts';

/** Time limit for each step of the mail server; the job tries again later. */
const timeoutMs = 15_000;

/** A connection that was idle this long is closed, before the mail server does it. */
const idleMs = 30_000;

/** Mail by SMTP: a real server by `SMTP_URL`, the sandbox's inbox otherwise. */
export function createSmtpMail(config: Config['gateways']['mail']): MailGateway {
  const transport = createTransport(
    {
      url: config.url,
      // One connection takes many mails: greeting and encryption cost more than the mail itself.
      pool: true,
      idleTimeout: idleMs,
      // A mail whose connection is lost may have been taken: that is for the job to decide.
      maxRequeues: 0,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs * 2,
    },
    { from: config.from, ...(config.replyTo ? { replyTo: config.replyTo } : {}) },
  );
  return {
    send: async ({ to, subject, text, html, calendar, messageId }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        messageId: `<${messageId}@${domainOf(config.from)}>`,
        // Asks mail programs not to send automatic replies.
        headers: { 'auto-submitted': 'auto-generated' },
        ...(calendar
          ? { icalEvent: { ...calendar, method: calendar.method, filename: 'invite.ics' } }
          : {}),
      });
    },
    close: () => transport.close(),
  };
}

function domainOf(from: string): string {
  return /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
