import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import {
  type EmailBrand,
  type EmailContent,
  renderEmail,
  siteOf,
} from '../../../lib/email-template.ts';
import {
  formatDay,
  formatInstant,
  formatMoney,
  formatShare,
  type Reader,
} from '../../../lib/format.ts';
import { packageTexts as en } from '../../../locales/en/package.ts';
import { packageTexts as es } from '../../../locales/es/package.ts';
import type { CalendarFile } from '../calendar/present.ts';
import { creditHours } from '../package/rules.ts';
import type { WholePackage } from '../package/present.ts';
import type { BookingRow } from '../store.ts';
import { placedTimes } from '../venue/present.ts';

export type PackageMailKind = 'bought' | 'placed' | 'cancelled' | 'expiring';

export type PackageMail = {
  kind: PackageMailKind;
  party: 'client' | 'provider';
  whole: WholePackage;
  /** The meetings that it names, by start. */
  meetings: readonly BookingRow[];
  reader: Reader & { email: string };
  /** The partner that vouches for the expert, if one does. */
  brand: EmailBrand | undefined;
  /** Of the other party. */
  other: string;
  name: string;
  /** Receipt and credit notes by their numbers. */
  receipts: EmailContent['facts'];
  /** Of the meetings, where they are new. */
  calendar: CalendarFile | undefined;
  messageId: string;
};

/** The mail in its reader's language and zone. */
export function packageMail(config: Pick<Config, 'http' | 'gateways'>, mail: PackageMail): Mail {
  const { whole, party, kind, reader, other } = mail;
  const texts = reader.language === 'es' ? es : en;
  const { view, units } = whole;
  // A month of a plan is a package of it.
  const isPlan = view.plan_id !== null;
  const path = isPlan ? `plan/${view.plan_id}` : `activity?package=${view.id}`;
  const url = `${config.http.publicUrl}/${path}`;
  const until = formatInstant(view.valid_until, reader);
  const left = units.filter(({ status }) => status === 'free').length;
  const money = (amount: number) => formatMoney({ amount, currency: view.currency }, reader);
  const day = formatDay(view.valid_until, reader);
  const parts = partsOf(texts, mail, { until, day, left, money });
  const isClient = party === 'client';
  const hasTimes = kind === 'bought' || kind === 'placed';
  const times = placedTimes(hasTimes ? mail.meetings : [], reader, texts.label);
  const content: EmailContent = {
    language: reader.language,
    footer: isPlan ? texts.planFooter : texts.footer,
    brand: mail.brand,
    person: isClient
      ? { id: view.provider_id, name: other, picture: view.provider_picture }
      : { id: view.client_id, name: other, picture: view.client_picture },
    facts: [
      { label: isPlan ? texts.label.plan : texts.label.package, value: view.name },
      { label: texts.label.price, value: money(view.amount) },
      { label: texts.label.sessions, value: String(view.sessions) },
      ...(left > 0 && kind !== 'cancelled'
        ? [
            { label: texts.label.left, value: String(left) },
            { label: texts.label.until, value: until },
          ]
        : []),
      ...(kind === 'cancelled'
        ? [{ label: texts.label.reason, value: view.cancel_reason ?? '' }]
        : []),
      ...mail.receipts,
      ...times.facts,
    ],
    list: times.list,
    action: { label: kind === 'expiring' ? texts.expiring.choose(left) : texts.see, url },
    ...(isClient && kind !== 'cancelled' ? { terms: termsOf(texts, mail) } : {}),
    ...parts,
    paragraphs: [
      texts.hello(mail.name),
      ...parts.paragraphs,
      ...(mail.calendar ? [texts.attached] : []),
    ],
  };
  return {
    to: reader.email,
    ...renderEmail(content, siteOf(config)),
    calendar: mail.calendar,
    messageId: mail.messageId,
  };
}

/** A month of a plan isn't cancelled as a whole (plan-8). */
function termsOf(
  texts: typeof en,
  { whole, reader, other }: PackageMail,
): NonNullable<EmailContent['terms']> {
  const { terms, plan_id: planId } = whole.view;
  const { refundPolicy } = terms;
  const ofAll = texts.terms.all({
    full: refundPolicy.fullWithinHoursOfBooking,
    share: formatShare(refundPolicy.otherwiseBasisPoints, reader.language),
    none: refundPolicy.noneWithinHoursOfStart,
  });
  return {
    title: texts.terms.title,
    lines: [
      texts.terms.one(creditHours),
      ...(planId === null ? [ofAll] : []),
      texts.terms.provider(other),
    ],
  };
}

type Said = { until: string; day: string; left: number; money: (amount: number) => string };

type Parts = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'>;

function partsOf(
  texts: typeof en,
  { kind, party, whole, other, meetings }: PackageMail,
  { until, day, left, money }: Said,
): Parts {
  const { name, cancelled_by: by, plan_id: planId } = whole.view;
  if (kind === 'expiring')
    return {
      subject: texts.expiring.subject(left, day),
      heading: planId === null ? texts.expiring.heading : texts.expiring.planHeading,
      paragraphs: [texts.expiring.text(left, other, until)],
    };
  if (kind === 'cancelled') {
    const goesBack = whole.units
      .filter(({ status }) => status === 'refunded')
      .reduce((sum, unit) => sum + unit.refund_amount, 0);
    const refund =
      goesBack > 0 ? texts.cancelled.refund(money(goesBack)) : texts.cancelled.noRefund;
    const toExpert =
      goesBack > 0 ? texts.cancelled.refundTo(other, money(goesBack)) : texts.cancelled.noRefund;
    return {
      subject: texts.cancelled.subject(name, other),
      heading: texts.cancelled.heading,
      paragraphs: [
        by === party ? texts.cancelled.byYou : texts.cancelled.byOther(other),
        ...(party === 'client' ? [refund] : [texts.cancelled.forProvider, toExpert]),
      ],
    };
  }
  const words = texts[kind];
  return {
    subject: words.subject(name, other),
    heading: words.heading,
    paragraphs: [
      words[party](other, meetings.length),
      ...(left > 0 && party === 'client' ? [texts.bought.left(left, until)] : []),
    ],
  };
}
