import type { Mail } from '../../../gateways/mail/port.ts';
import { formatInstant } from '../../../lib/format.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../../lib/email-template.ts';
import { authTexts as en } from '../../../locales/en/auth.ts';
import { authTexts as es } from '../../../locales/es/auth.ts';
import { phoneEnding } from '../reset/rules.ts';
import { tellableDevice } from './rules.ts';
import type { NotificationRow } from './store.ts';

const texts = { en, es };

/**
 * The mail about a change. It contains nothing that people typed, not even a name: an attacker in
 * the account, or somebody who entered another person's address, must not be able to write in it.
 */
export function notificationMail(site: EmailSite, row: NotificationRow): Mail {
  const { footer, hello, notice } = texts[row.language];
  const what = notice.kinds[row.kind];
  const content: EmailContent = {
    language: row.language,
    subject: what.subject,
    heading: what.heading,
    paragraphs: [
      hello(''),
      what.intro(phoneEnding(row.phone)),
      notice.wasYou,
      row.kind.startsWith('email-') ? notice.wasNot.email : notice.wasNot.password,
    ],
    facts: [
      { label: notice.when, value: formatInstant(row.happenedAt, row) },
      { label: notice.device, value: tellableDevice(row.device) ?? notice.unknownDevice },
    ],
    list: [],
    action: { label: notice.action, url: `${site.publicUrl}/you/security` },
    footer,
  };
  return {
    to: row.email,
    ...renderEmail(content, site),
    messageId: `auth.notice.${row.kind}.${row.id}`,
  };
}
