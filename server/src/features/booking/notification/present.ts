import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import {
  formatInstant,
  formatMinutes,
  formatMoney,
  formatRange,
  rangeParts,
  formatShare,
  type Reader,
} from '../../../lib/format.ts';
import {
  type EmailContent,
  type EmailBrand,
  type EmailPerson,
  renderEmail,
  siteOf,
} from '../../../lib/email-template.ts';
import { bookingTexts as en } from '../../../locales/en/booking.ts';
import { bookingTexts as es } from '../../../locales/es/booking.ts';
import { packageTexts as englishPackage } from '../../../locales/en/package.ts';
import { packageTexts as spanishPackage } from '../../../locales/es/package.ts';
import type { PaidAmounts } from '../../payment/rules.ts';
import { calendarFile, otherName } from '../calendar/present.ts';
import { earningsLines, moneyLines, whoCancelled } from '../cancellation/present.ts';
import { refundStretches } from '../cancellation/rules.ts';
import { creditHours } from '../package/rules.ts';
import { refundStart } from '../move/rules.ts';
import {
  movedParts,
  type MovingFacts,
  proposalEndParts,
  proposedParts,
} from '../moving-mail/present.ts';
import type { BookingView } from '../store.ts';
import { lineOf, venueOf } from '../venue/rules.ts';
import type { NotificationKind } from './rules.ts';

/** One mail to one party. */
export type Notification = {
  kind: NotificationKind;
  party: 'client' | 'provider';
  /** Of the booking when the mail was planned. */
  sequence: number;
  /** Distinguishes the reminders; 0 elsewhere. */
  minutesBefore: number;
  /** Of the proposal that it is about. */
  proposalId?: string | undefined;
};

export type Recipient = Reader & { email: string };

/** A time whose money came too late; null where no other times are wanted. */
export type LostTime = { isTaken: boolean; alternatives: readonly Temporal.Instant[] | null };

/** The booking, and what of its money has moved by now. */
export type NotificationView = BookingView & { moved: PaidAmounts };

/** What a mail is made of, as it is when it goes. */
export type PlannedMail = {
  view: NotificationView;
  notification: Notification;
  recipient: Recipient;
  now: Temporal.Instant;
  /** What became of the time, where it was lost. */
  lost?: LostTime | undefined;
  /** The partner that vouches for the expert, if one does. */
  brand?: EmailBrand | undefined;
  moving: MovingFacts;
  /** Receipt and credit notes by their numbers. */
  receipts?: EmailContent['facts'];
};

/** The mail in the recipient's language and zone, with the calendar file where there is one. */
export function notificationMail(
  config: Pick<Config, 'http' | 'gateways'>,
  mail: PlannedMail,
): Mail {
  const { view, notification, recipient, now } = mail;
  const { language, email } = recipient;
  const { kind, party } = notification;
  const content = contentOf(config.http.publicUrl, mail);
  const { texts } = content;
  const parts = partsByKind[kind](content);
  const filled: EmailContent = {
    language,
    footer: texts.footer,
    brand: mail.brand,
    person: content.person,
    facts: [],
    list: [],
    ...parts,
    paragraphs: [
      texts.hello(party === 'client' ? view.name : view.provider_name),
      ...parts.paragraphs,
    ],
  };
  const reader = { party, email, language };
  return {
    to: email,
    ...renderEmail(filled, siteOf(config)),
    ...(withCalendar.includes(kind) ? { calendar: calendarFile(config, view, reader, now) } : {}),
    messageId: messageIdOf(notification, view.id),
  };
}

type Texts = typeof en;

type Parts = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'> & Partial<EmailContent>;

export type MailContent = {
  texts: Texts;
  view: NotificationView;
  notification: Notification;
  /** In person, by the venue's clocks. */
  recipient: Recipient;
  /** In person: where, and when by the recipient's own clocks where those differ. */
  inPerson: { where: string; ownTime: string } | null;
  other: string;
  person: EmailPerson;
  /** From when to when, and the zone, which a headline has below. */
  time: ReturnType<typeof rangeParts>;
  start: string;
  money: (amount: number) => string;
  lost: LostTime;
  moving: MovingFacts;
  receipts: EmailContent['facts'];
  now: Temporal.Instant;
  /** `bought`: the package or plan that it is a session of. */
  link: { room: string; activity: string; expert: string; bought: string };
};

function contentOf(
  publicUrl: string,
  {
    view,
    notification,
    lost = { isTaken: false, alternatives: null },
    moving,
    receipts = [],
    ...mail
  }: PlannedMail,
): MailContent {
  const venue = venueOf(view);
  const recipient = { ...mail.recipient, ...(venue ? { timezone: venue.timezone } : {}) };
  const time = rangeParts(view.starts_at, view.ends_at, recipient);
  const own = rangeParts(view.starts_at, view.ends_at, mail.recipient);
  const expert = view.provider_username
    ? `@${view.provider_username}`
    : `expert/${view.provider_id}`;
  return {
    texts: recipient.language === 'es' ? es : en,
    view,
    notification,
    recipient,
    inPerson: venue && {
      where: lineOf(venue),
      ownTime: own.time === time.time ? '' : `${own.time} (${own.zone})`,
    },
    other: otherName(view, notification.party),
    person: personOf(view, notification.party),
    time,
    start: formatInstant(view.starts_at, recipient),
    money: (amount) => formatMoney({ amount, currency: view.currency }, recipient),
    lost,
    moving,
    receipts,
    now: mail.now,
    link: {
      room: `${publicUrl}/${view.room_id}`,
      activity: `${publicUrl}/activity/${view.id}`,
      expert: `${publicUrl}/${expert}`,
      bought: view.package_plan_id
        ? `${publicUrl}/plan/${view.package_plan_id}`
        : `${publicUrl}/activity?package=${view.package_id}`,
    },
  };
}

/** The other party, as far as this one may know them. */
export function personOf(view: BookingView, party: Notification['party']): EmailPerson {
  const name = otherName(view, party);
  return party === 'client'
    ? { id: view.provider_id, name, picture: view.provider_picture }
    : { id: view.client_id, name, picture: view.client_picture };
}

const partsByKind = {
  confirmed,
  cancelled,
  reminder,
  'slot-lost': slotLost,
  moved: (content: MailContent) => movedParts(content, termsOf(content)),
  proposed: proposedParts,
  rejected: proposalEndParts,
  withdrawn: proposalEndParts,
  expired: proposalEndParts,
};

/** Mails that come with the meeting's calendar file: what calendars must learn of. */
const withCalendar: readonly NotificationKind[] = ['confirmed', 'cancelled', 'reminder', 'moved'];

function confirmed(content: MailContent): Parts {
  const { texts, notification, inPerson, other, time, start, link } = content;
  const words = inPerson ? texts.confirmed.inPerson : texts.confirmed;
  return {
    subject: texts.confirmed.subject(other, start),
    kicker: texts.confirmed.heading,
    heading: time.headline,
    headingNote: time.zone,
    paragraphs: [words[notification.party](other)],
    facts: factsOf(content),
    action: { label: texts.action.booking, url: link.activity },
    quietAction: inPerson ? undefined : { label: texts.action.room, url: link.room },
    terms: termsOf(content),
  };
}

function factsOf({ texts, view, notification, recipient, inPerson, money, receipts }: MailContent) {
  const { label } = texts;
  const minutes = view.starts_at.until(view.ends_at).total('minutes');
  // A session was paid with its package: its client owes nothing for it, its expert sees its share.
  const isPaidBefore = view.package_id !== null && notification.party === 'client';
  const price = isPaidBefore ? texts.paidBefore : money(view.price);
  const shown = [
    ...(inPerson ? [{ label: label.where, value: inPerson.where }] : []),
    ...(inPerson?.ownTime ? [{ label: label.ownTime, value: inPerson.ownTime }] : []),
    { label: label.duration, value: formatMinutes(minutes, recipient.language) },
    { label: label.price, value: view.price === 0 ? texts.free : price },
    ...receipts,
  ];
  if (notification.kind === 'cancelled')
    return [...shown, { label: label.reason, value: view.cancel_reason ?? '' }];
  return view.about === '' ? shown : [...shown, { label: label.about, value: view.about }];
}

/** The refund terms that are still ahead, as the booking promised them (refund-4). */
function termsOf(content: MailContent): EmailContent['terms'] {
  const { texts, view, notification, recipient, other, now } = content;
  const { terms: words } = texts;
  if (view.price === 0) return undefined;
  if (view.package_id !== null) return sessionTerms(content);
  if (notification.party === 'provider')
    return { title: words.title, lines: [words.forProvider(other)] };
  const policy = view.terms.refundPolicy;
  const times = { bookedAt: view.created_at, startsAt: refundStart(view) };
  const { fullUntil, partUntil } = refundStretches(policy, times, now);
  const share = formatShare(policy.otherwiseBasisPoints, recipient.language);
  const part = fullUntil ? words.partAfter : words.part;
  return {
    title: words.title,
    lines: [
      ...(fullUntil ? [words.full(formatInstant(fullUntil, recipient))] : []),
      ...(partUntil ? [part(formatInstant(partUntil, recipient), share)] : []),
      fullUntil || partUntil ? words.noneAfter : words.none,
      words.provider(other),
    ],
  };
}

/** Of a session of a package, whose cancelling moves no money. */
function sessionTerms({ notification, recipient, other }: MailContent): EmailContent['terms'] {
  if (notification.party === 'provider') return undefined;
  const { terms } = recipient.language === 'es' ? spanishPackage : englishPackage;
  return { title: terms.title, lines: [terms.one(creditHours), terms.provider(other)] };
}

function cancelled(content: MailContent): Parts {
  const { texts, view, notification, other, time, start, link } = content;
  const isClient = notification.party === 'client';
  const booking = { label: texts.action.booking, url: link.activity };
  return {
    subject: texts.cancelled.subject(other, start),
    kicker: texts.cancelled.heading,
    heading: time.headline,
    headingNote: time.zone,
    paragraphs: [
      whoCancelled(content, notification.party),
      ...(isClient
        ? moneyLines(content)
        : [texts.cancelled.forProvider, ...earningsLines(content)]),
    ],
    facts: factsOf(content),
    ...(isClient
      ? {
          action:
            view.credit === 'returned'
              ? { label: texts.action.pick, url: link.bought }
              : { label: texts.action.again(view.provider_name), url: link.expert },
          quietAction: booking,
        }
      : { action: booking }),
  };
}

function reminder(content: MailContent): Parts {
  const { texts, inPerson, other, start, link } = content;
  const booking = { label: texts.action.booking, url: link.activity };
  const room = { label: texts.action.room, url: link.room };
  const findEachOther = { label: texts.action.findEachOther, url: link.room };
  return {
    ...confirmed(content),
    subject: texts.reminder.subject(other, start),
    kicker: texts.reminder.heading,
    paragraphs: [inPerson ? texts.reminder.inPerson : texts.reminder.intro],
    action: inPerson ? booking : room,
    quietAction: inPerson ? findEachOther : booking,
  };
}

function slotLost(content: MailContent): Parts {
  const { texts, view, recipient, other, lost, money, link } = content;
  const { slotLost: words } = texts;
  const { isTaken, alternatives } = lost;
  const when = formatRange(view.starts_at, view.ends_at, recipient);
  const booking = { label: texts.action.booking, url: link.activity };
  const told = {
    subject: isTaken ? words.takenSubject(other) : words.lateSubject(other),
    heading: words.heading,
    paragraphs: [
      isTaken ? words.taken(other, when) : words.late(other, when),
      words.refund(money(view.package_id === null ? view.price : view.moved.paid)),
    ],
  };
  if (alternatives === null) return { ...told, action: booking };
  const offer = alternatives.length > 0 ? words.alternatives : words.noAlternatives;
  return {
    ...told,
    paragraphs: [...told.paragraphs, offer],
    list: alternatives.map((start) => formatInstant(start, recipient)),
    action: { label: texts.action.expert, url: link.expert },
    quietAction: booking,
  };
}

/** Stable per event and party: a mail that is sent twice is the same mail. */
function messageIdOf(
  { kind, party, sequence, minutesBefore, proposalId }: Notification,
  bookingId: string,
): string {
  return `booking.${kind}${minutesBefore || ''}.${proposalId ?? sequence}.${party}.${bookingId}`;
}
