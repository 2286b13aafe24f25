import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import { type EmailContent, renderEmail, siteOf } from '../../../lib/email-template.ts';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { goodwillTexts as en } from '../../../locales/en/goodwill.ts';
import { goodwillTexts as es } from '../../../locales/es/goodwill.ts';
import type { Correspondent } from '../notification/service.ts';

export type GoodwillMail = {
  correspondent: Correspondent;
  /** Minor units. */
  amount: number;
  /** Numbers of the receipt and credit notes. */
  documents: EmailContent['facts'];
  messageId: string;
};

/** The mail to the client, in their language and zone. */
export function goodwillMail(
  config: Pick<Config, 'http' | 'gateways'>,
  { correspondent, documents, messageId, ...mail }: GoodwillMail,
): Mail {
  const { recipient, name, other, person, brand, meeting } = correspondent;
  const texts = recipient.language === 'es' ? es : en;
  const amount = formatMoney({ amount: mail.amount, currency: meeting.currency }, recipient);
  const when = formatInstant(meeting.starts_at, recipient);
  const content: EmailContent = {
    language: recipient.language,
    subject: texts.subject(other, amount),
    heading: texts.heading(amount),
    person,
    brand,
    paragraphs: [texts.hello(name), texts.what(other, amount), texts.bank],
    facts: [{ label: texts.meeting, value: when }, ...documents],
    list: [],
    action: { label: texts.see, url: `${config.http.publicUrl}/activity/${meeting.id}` },
    footer: texts.footer,
  };
  return { to: recipient.email, ...renderEmail(content, siteOf(config)), messageId };
}
