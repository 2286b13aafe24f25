import type { Language } from '@puente/contract/policy';
import type { Mail } from '../../gateways/mail/port.ts';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { type EmailContent, type EmailSite, renderEmail } from '../../lib/email-template.ts';
import { alertTexts as en } from '../../locales/en/alert.ts';
import { alertTexts as es } from '../../locales/es/alert.ts';
import type { AlertFacts, AlertKind } from './service.ts';

const texts = { en, es };

/** The mail about one alert, with times in UTC. */
export function alertMail(
  to: { email: string; site: EmailSite },
  language: Language,
  alert: { id: string; kind: AlertKind; facts: AlertFacts; at: Temporal.Instant },
): Mail {
  const t = texts[language];
  const { title, text } = t.kinds[alert.kind];
  const { orderId, bookingId, intentId, refundId, problemId, amount, detail } = alert.facts;
  const facts = [
    { label: t.label.amount, value: amount && formatMoney(amount, { language }) },
    { label: t.label.order, value: orderId },
    { label: t.label.booking, value: bookingId },
    { label: t.label.payment, value: intentId },
    { label: t.label.refund, value: refundId },
    { label: t.label.problem, value: problemId },
    { label: t.label.detail, value: detail },
    { label: t.label.when, value: formatInstant(alert.at, { language, timezone: 'UTC' }) },
  ];
  const content: EmailContent = {
    language,
    subject: t.subject(title),
    heading: title,
    paragraphs: [text],
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    list: [],
    footer: t.footer,
    isForOperator: true,
  };
  return { to: to.email, ...renderEmail(content, to.site), messageId: `alert.${alert.id}` };
}
