import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MailGateway } from './port.ts';

/** How long the mail server may take for one step, in milliseconds; the job tries again later. */
const patienceMs = 15_000;

const domainOf = (from: string): string => /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Mail by SMTP: a real server by `SMTP_URL`, the sandbox's inbox otherwise. */
export const createSmtpMail = (config: Config['gateways']['mail']): MailGateway => {
  const transport = createTransport(
    {
      url: config.url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs * 2,
    },
    { from: config.from },
  );
  return {
    send: async ({ to, subject, text, html, calendar, messageId }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        messageId: `<${messageId}@${domainOf(config.from)}>`,
        // Answers to a machine's mail are not answered by machines.
        headers: { 'auto-submitted': 'auto-generated' },
        ...(calendar
          ? { icalEvent: { ...calendar, method: calendar.method, filename: 'invite.ics' } }
          : {}),
      });
    },
  };
};
