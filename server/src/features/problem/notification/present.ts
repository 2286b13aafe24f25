import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import { type EmailContent, renderEmail, siteOf } from '../../../lib/email-template.ts';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { problemTexts as en } from '../../../locales/en/problem.ts';
import { problemTexts as es } from '../../../locales/es/problem.ts';
import type { Correspondent } from '../../booking/notification/service.ts';
import { type MeetingMoney, onSilence, type Party, refundOfShare } from '../rules.ts';
import type { ProblemRow } from '../store.ts';
import type { ProblemEvent } from './rules.ts';

/** What a mail about a report is made of, as it is when it goes. */
export type ProblemMail = {
  event: ProblemEvent;
  party: Party;
  problem: ProblemRow;
  correspondent: Correspondent;
  money: MeetingMoney;
  isConfirmed: boolean;
  until: Temporal.Instant;
  /** Numbers of the receipt and credit notes, where money went back to the one who reads this. */
  documents: EmailContent['facts'];
};

/** The mail in its reader's language and zone. */
export function problemMail(config: Pick<Config, 'http' | 'gateways'>, mail: ProblemMail): Mail {
  const { event, party, problem, correspondent } = mail;
  const { recipient, name, person, brand, meeting } = correspondent;
  const texts = recipient.language === 'es' ? es : en;
  const isReporter = problem.reported_by === party;
  const words = texts[isReporter ? 'reporter' : 'answerer'][event](factsOf(mail));
  const mustAnswer = event === 'reported' && !isReporter;
  const facts = [
    { label: texts.label.meeting, value: formatInstant(meeting.starts_at, recipient) },
    { label: texts.label.about, value: texts.kind[problem.kind] },
    { label: texts.label.report, value: problem.text },
    { label: texts.label.answer, value: problem.answer },
    { label: texts.reason, value: problem.decision },
  ];
  const content: EmailContent = {
    language: recipient.language,
    subject: words.subject,
    heading: words.heading,
    person,
    brand,
    paragraphs: [texts.hello(name), ...words.lines],
    facts: [
      ...facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
      ...mail.documents,
    ],
    list: [],
    action: {
      label: mustAnswer ? texts.action.answer : texts.action.see,
      url: `${config.http.publicUrl}/activity/${meeting.id}`,
    },
    footer: texts.footer,
  };
  return {
    to: recipient.email,
    ...renderEmail(content, siteOf(config)),
    messageId: `problem.${event}.${party}.${problem.id}`,
  };
}

function factsOf({ event, party, problem, correspondent, money, ...mail }: ProblemMail) {
  const { recipient, other, meeting } = correspondent;
  const { outcome, basisPoints } = onSilence(problem);
  const amount = event === 'reported' ? refundOfShare(money, basisPoints) : problem.refund_amount;
  return {
    other,
    when: formatInstant(meeting.starts_at, recipient),
    until: formatInstant(mail.until, recipient),
    amount: amount > 0 ? formatMoney({ amount, currency: meeting.currency }, recipient) : null,
    isClient: party === 'client',
    isPaid: money.paid > 0,
    isConfirmed: mail.isConfirmed,
    outcome,
  };
}
