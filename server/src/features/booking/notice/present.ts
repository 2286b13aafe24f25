import type { Currency } from '@puente/contract/policy';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../gateways/mail/port.ts';
import { formatInstant, formatMoney, formatRange, type Reader } from '../../../lib/format.ts';
import { type Letter, renderLetter } from '../../../lib/letter.ts';
import { bookingTexts as en } from '../../../locales/en/booking.ts';
import { bookingTexts as es } from '../../../locales/es/booking.ts';
import { calendarFile, otherName } from '../calendar/present.ts';
import { type MovedMoney, refundLines } from '../cancellation/present.ts';
import type { BookingView } from '../store.ts';
import type { NoticeKind } from './rules.ts';

/** One mail to one party. */
export type Notice = {
  kind: NoticeKind;
  party: 'client' | 'provider';
  /** Of the booking when the mail was planned. */
  sequence: number;
  /** Distinguishes the reminders; 0 elsewhere. */
  minutesBefore: number;
};

export type Recipient = Reader & { email: string };

/** A time whose money came too late; null where no other times are wanted. */
export type LostTime = { isTaken: boolean; alternatives: readonly Temporal.Instant[] | null };

/** The booking, and what of its money has moved by now. */
export type NoticeView = BookingView & { moved: MovedMoney };

type Texts = typeof en;
type Parts = Pick<Letter, 'subject' | 'heading' | 'paragraphs'> & Partial<Letter>;
type Given = {
  texts: Texts;
  view: NoticeView;
  notice: Notice;
  recipient: Recipient;
  other: string;
  when: string;
  start: string;
  money: (amount: number) => string;
  lost: LostTime;
  link: { room: string; activity: string; expert: string };
};

const factsOf = ({ texts, view, notice, other, when, money }: Given): Letter['facts'] => {
  const { label } = texts;
  const minutes = view.starts_at.until(view.ends_at).total('minutes');
  const shown = [
    { label: label.when, value: when },
    { label: label.with, value: other },
    { label: label.duration, value: texts.minutes(minutes) },
    { label: label.price, value: view.price === 0 ? texts.free : money(view.price) },
  ];
  if (notice.kind === 'cancelled')
    return [...shown, { label: label.reason, value: view.cancel_reason ?? '' }];
  return view.about === '' ? shown : [...shown, { label: label.about, value: view.about }];
};

const confirmed = (given: Given): Parts => {
  const { texts, notice, other, start, link } = given;
  return {
    subject: texts.confirmed.subject(other, start),
    heading: texts.confirmed.heading,
    paragraphs: [texts.confirmed[notice.party]],
    facts: factsOf(given),
    actions: [
      { label: texts.action.room, url: link.room },
      { label: texts.action.activity, url: link.activity },
    ],
  };
};

const reminder = (given: Given): Parts => {
  const { texts, other, start } = given;
  return {
    ...confirmed(given),
    subject: texts.reminder.subject(other, start),
    heading: texts.reminder.heading,
    paragraphs: [texts.reminder.intro],
  };
};

const cancelled = (given: Given): Parts => {
  const { texts, view, notice, other, start, link } = given;
  const isOwn = view.cancelled_by === notice.party;
  return {
    subject: texts.cancelled.subject(other, start),
    heading: texts.cancelled.heading,
    paragraphs: [
      isOwn ? texts.cancelled.byYou : texts.cancelled.byOther(other),
      ...(notice.party === 'client'
        ? refundLines(texts.cancelled, view.moved, given.money)
        : [texts.cancelled.forProvider]),
    ],
    facts: factsOf(given),
    actions: [{ label: texts.action.activity, url: link.activity }],
  };
};

const slotLost = (given: Given): Parts => {
  const { texts, view, recipient, other, when, lost, money, link } = given;
  const { slotLost: words } = texts;
  const { isTaken, alternatives } = lost;
  const told = {
    subject: isTaken ? words.takenSubject(other) : words.lateSubject(other),
    heading: words.heading,
    paragraphs: [
      isTaken ? words.taken(other, when) : words.late(other, when),
      words.refund(money(view.price)),
    ],
  };
  if (alternatives === null)
    return { ...told, actions: [{ label: texts.action.activity, url: link.activity }] };
  const offer = alternatives.length > 0 ? words.alternatives : words.noAlternatives;
  return {
    ...told,
    paragraphs: [...told.paragraphs, offer],
    list: alternatives.map((start) => formatInstant(start, recipient)),
    actions: [{ label: texts.action.expert, url: link.expert }],
  };
};

const letters = { confirmed, cancelled, reminder, 'slot-lost': slotLost };

/** Stable per event and party: a mail that is sent twice is the same mail. */
const messageIdOf = ({ kind, party, sequence, minutesBefore }: Notice, bookingId: string): string =>
  `booking.${kind}${minutesBefore || ''}.${sequence}.${party}.${bookingId}`;

/** The mail of a notice in the receiver's language and zone, with the calendar file where due. */
export const noticeMail = (
  config: Pick<Config, 'http' | 'gateways'>,
  view: NoticeView,
  notice: Notice,
  recipient: Recipient,
  now: Temporal.Instant,
  lost: LostTime = { isTaken: false, alternatives: null },
): Mail => {
  const texts = recipient.language === 'es' ? es : en;
  const { publicUrl } = config.http;
  const expert = view.provider_username
    ? `@${view.provider_username}`
    : `expert/${view.provider_id}`;
  const given: Given = {
    texts,
    view,
    notice,
    recipient,
    other: otherName(view, notice.party),
    when: formatRange(view.starts_at, view.ends_at, recipient),
    start: formatInstant(view.starts_at, recipient),
    money: (amount) =>
      formatMoney({ amount, currency: view.currency as Currency }, recipient.language),
    lost,
    link: {
      room: `${publicUrl}/${view.room_id}`,
      activity: `${publicUrl}/activity/${view.id}`,
      expert: `${publicUrl}/${expert}`,
    },
  };
  const name = notice.party === 'client' ? view.name : view.provider_name;
  const parts = letters[notice.kind](given);
  const letter: Letter = {
    language: recipient.language,
    footer: texts.footer,
    facts: [],
    list: [],
    actions: [],
    ...parts,
    paragraphs: [texts.hello(name), ...parts.paragraphs],
  };
  const reader = { party: notice.party, email: recipient.email, language: recipient.language };
  return {
    to: recipient.email,
    ...renderLetter(letter),
    ...(notice.kind === 'slot-lost' ? {} : { calendar: calendarFile(config, view, reader, now) }),
    messageId: messageIdOf(notice, view.id),
  };
};
