import { policy } from '@puente/contract/policy';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import {
  type EmailBrand,
  type EmailContent,
  renderEmail,
  siteOf,
} from '../../../lib/email-template.ts';
import { formatDay, formatInstant, formatMoney, type Reader } from '../../../lib/format.ts';
import { planTexts as en } from '../../../locales/en/plan.ts';
import { planTexts as es } from '../../../locales/es/plan.ts';
import type { CalendarFile } from '../calendar/present.ts';
import type { WholePackage } from '../package/present.ts';
import type { WholePlan } from '../plan/present.ts';
import type { BookingRow } from '../store.ts';
import { placedTimes } from '../venue/present.ts';

export const planMailKinds = [
  'started',
  'reserved',
  'renewed',
  'charge-failed',
  'stopped',
  'resumed',
  'ended',
  'paid-back',
] as const;
export type PlanMailKind = (typeof planMailKinds)[number];

export type PlanMail = {
  kind: PlanMailKind;
  party: 'client' | 'provider';
  whole: WholePlan;
  /** The month that it is about; the first where there is none. */
  month: WholePackage;
  /** The times of that month that are reserved or booked, by start. */
  meetings: readonly BookingRow[];
  reader: Reader & { email: string };
  /** The partner that vouches for the expert, if one does. */
  brand: EmailBrand | undefined;
  /** Of the reader, and of the other party. */
  name: string;
  other: string;
  /** Receipt by its number. */
  receipts: EmailContent['facts'];
  /** Of the meetings, once they are paid. */
  calendar: CalendarFile | undefined;
  messageId: string;
};

type Texts = typeof en;
type Parts = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'>;

/** The mail in its reader's language and zone. */
export function planMail(config: Pick<Config, 'http' | 'gateways'>, mail: PlanMail): Mail {
  const { whole, kind, party, reader, month } = mail;
  const texts: Texts = reader.language === 'es' ? es : en;
  const { plan } = whole;
  const isClient = party === 'client';
  const { view } = month;
  const price = formatMoney({ amount: plan.amount, currency: plan.currency }, reader);
  const isCharged = plan.status === 'active' || plan.status === 'past-due';
  const { subject, heading, paragraphs } = partsOf(texts, mail, price);
  const hasTimes = kind === 'started' || kind === 'reserved' || kind === 'renewed';
  const times = placedTimes(hasTimes ? mail.meetings : [], reader, texts.label);
  const missing = missingOf(mail);
  const label = kind === 'charge-failed' ? texts.label.tryAgain : texts.label.nextCharge;
  const content: EmailContent = {
    language: reader.language,
    subject,
    heading,
    paragraphs: [texts.hello(mail.name), ...paragraphs, ...(mail.calendar ? [texts.attached] : [])],
    footer: texts.footer,
    brand: mail.brand,
    person: isClient
      ? { id: plan.provider_id, name: mail.other, picture: view.provider_picture }
      : { id: plan.client_id, name: mail.other, picture: view.client_picture },
    facts: [
      { label: texts.label.plan, value: view.name },
      { label: texts.label.price, value: price },
      ...(isClient && isCharged && plan.charge_at
        ? [{ label, value: formatInstant(plan.charge_at, reader) }]
        : []),
      ...((kind === 'stopped' || kind === 'ended') && plan.stop_reason
        ? [{ label: texts.label.reason, value: plan.stop_reason }]
        : []),
      ...mail.receipts,
      ...times.facts,
    ],
    list: times.list,
    action: {
      label:
        kind === 'charge-failed'
          ? texts.pay
          : isClient && missing > 0 && hasTimes
            ? texts.choose
            : texts.see,
      url: `${config.http.publicUrl}/plan/${plan.id}`,
    },
    ...(isClient && isCharged && kind !== 'paid-back'
      ? { terms: { title: texts.stop.title, lines: [texts.stop.line] } }
      : {}),
  };
  return {
    to: reader.email,
    ...renderEmail(content, siteOf(config)),
    calendar: mail.calendar,
    messageId: mail.messageId,
  };
}

/** How many sessions of the month have no time. */
function missingOf({ month, meetings }: PlanMail): number {
  return Math.max(0, month.view.sessions - meetings.length);
}

function partsOf(texts: Texts, mail: PlanMail, price: string): Parts {
  const { kind, party, whole, month, reader, other } = mail;
  const { plan } = whole;
  const { name } = month.view;
  const isClient = party === 'client';
  const renewal = formatInstant(plan.renews_at, reader);
  const missing = missingOf(mail);
  if (kind === 'started')
    return {
      subject: isClient
        ? texts.started.subject(name, other)
        : texts.started.providerSubject(name, other),
      heading: texts.started.heading,
      paragraphs: [
        isClient ? texts.started.client(other, price, renewal) : texts.started.provider(other),
      ],
    };
  if (kind === 'reserved')
    return {
      subject: texts.reserved.subject(name, formatDay(plan.renews_at, reader)),
      heading: texts.reserved.heading,
      paragraphs: [
        texts.reserved.client(other, price, renewal),
        ...(missing > 0
          ? [texts.reserved.missing(missing, renewal, policy.plan.creditValidDays)]
          : []),
      ],
    };
  if (kind === 'renewed') {
    const until = formatInstant(month.view.valid_until, reader);
    return {
      subject: texts.renewed.subject(name, other),
      heading: texts.renewed.heading,
      paragraphs: [
        isClient ? texts.renewed.client(other, price, renewal) : texts.renewed.provider(other),
        ...(isClient && missing > 0 ? [texts.renewed.credits(missing, until)] : []),
      ],
    };
  }
  if (kind === 'resumed')
    return {
      subject: texts.resumed.subject(name, other),
      heading: texts.resumed.heading,
      paragraphs: [isClient ? texts.resumed.client(price, renewal) : texts.resumed.provider(other)],
    };
  return partsOfTrouble(texts, mail, { price, renewal });
}

function partsOfTrouble(
  texts: Texts,
  { kind, party, whole, month, reader, other }: PlanMail,
  { price, renewal }: { price: string; renewal: string },
): Parts {
  const { plan } = whole;
  const { name } = month.view;
  const isOwn = plan.stopped_by === party;
  if (kind === 'charge-failed') {
    const when = plan.charge_at ? formatInstant(plan.charge_at, reader) : '';
    const isAsked = plan.decline_code === 'authentication_required';
    return {
      subject: texts.failed.subject(name),
      heading: texts.failed.heading,
      paragraphs: [
        isAsked ? texts.failed.authentication(price, when) : texts.failed.text(price, when),
        ...(plan.attempts === policy.plan.retryAfterDays.length ? [texts.failed.last] : []),
        texts.failed.kept(policy.plan.releaseHoursBeforeStart),
      ],
    };
  }
  if (kind === 'stopped')
    return {
      subject: texts.stopped.subject(name, other),
      heading: texts.stopped.heading,
      paragraphs: [
        isOwn ? texts.stopped.byYou(renewal) : texts.stopped.byOther(other, renewal),
        ...(isOwn ? [texts.stopped.undo(renewal)] : []),
      ],
    };
  if (kind === 'paid-back')
    return {
      subject: texts.paidBack.subject(name),
      heading: texts.paidBack.heading,
      paragraphs: [texts.paidBack.text(price)],
    };
  return {
    subject: texts.ended.subject(name, other),
    heading: texts.ended.heading,
    paragraphs: endedTexts(texts, { whole, party, other, reader }),
  };
}

function endedTexts(
  texts: Texts,
  { whole, party, other, reader }: Pick<PlanMail, 'whole' | 'party' | 'other' | 'reader'>,
): string[] {
  const { plan, events } = whole;
  const isClient = party === 'client';
  if (plan.end_reason === 'stopped') return [texts.ended.stopped];
  if (plan.end_reason === 'payment-failed')
    return [texts.ended.paymentFailed, ...(isClient ? [texts.ended.again] : [])];
  const refunded = events.find(({ kind }) => kind === 'paid-back')?.amount ?? 0;
  const amount = formatMoney({ amount: refunded, currency: plan.currency }, reader);
  return [
    isClient ? texts.ended.providerLeft(other) : texts.ended.youLeft,
    ...(refunded > 0
      ? [isClient ? texts.ended.refund(amount) : texts.ended.refundTo(other, amount)]
      : []),
  ];
}
