import type { Selectable } from 'kysely';
import type { BookingMoves, TimeProposals } from '../../../db/schema.ts';
import { formatInstant, formatRange, rangeParts } from '../../../lib/format.ts';
import type { EmailContent } from '../../../lib/email-template.ts';
import type { MailContent } from '../notification/present.ts';
import type { ProposalStatus } from '../proposal/rules.ts';

/** What a mail about moving tells of; null where it is about something else. */
export type MovingFacts = {
  move: Pick<Selectable<BookingMoves>, 'from_starts_at' | 'moved_by' | 'proposal_id'> | null;
  proposal: (Selectable<TimeProposals> & { state: ProposalStatus }) | null;
};

type Parts = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'> & Partial<EmailContent>;

/** The meeting has a new time; the calendar file in the same mail moves it there, too. */
export function movedParts(content: MailContent, terms: EmailContent['terms']): Parts {
  const { texts, other, time, start, link, notification, recipient, moving } = content;
  const { moved: words } = texts.moving;
  const { move } = moving;
  const who = () => {
    if (!move || move.proposal_id !== null) return words.agreed(other);
    return move.moved_by === notification.party ? words.byYou : words.byOther(other);
  };
  return {
    subject: words.subject(other, start),
    kicker: words.heading,
    heading: time.headline,
    headingNote: time.zone,
    paragraphs: [
      who(),
      ...(move ? [words.before(formatInstant(move.from_starts_at, recipient))] : []),
      words.same,
    ],
    action: { label: texts.action.booking, url: link.activity },
    quietAction: { label: texts.action.room, url: link.room },
    terms,
  };
}

/** Asks for an answer. Its links only open the meeting's page: nothing is answered by opening. */
export function proposedParts(content: MailContent): Parts {
  const { texts, other, link, notification, recipient, view } = content;
  const { proposed: words } = texts.moving;
  const { proposal, when, meeting } = proposalFacts(content);
  const wanted = rangeParts(proposal.starts_at, proposal.ends_at, recipient);
  const isAskedByExpert = proposal.asked_by === 'provider';
  const refund =
    view.price > 0 && notification.party === 'client'
      ? [isAskedByExpert ? words.refundFromNew : words.refundFromEarlier]
      : [];
  const answer = `${link.activity}?answer=`;
  return {
    subject: words.subject(other, when),
    kicker: words.heading(other),
    heading: wanted.headline,
    headingNote: wanted.zone,
    paragraphs: [
      words.stands(meeting),
      words.held(formatInstant(proposal.expires_at, recipient)),
      ...refund,
    ],
    facts: proposal.message ? [{ label: texts.moving.message, value: proposal.message }] : [],
    action: { label: words.accept, url: `${answer}accept` },
    quietAction: { label: words.otherwise, url: `${answer}reject` },
  };
}

function proposalFacts({ moving, recipient, view }: MailContent) {
  const { proposal } = moving;
  if (!proposal) throw new Error(`a mail about no proposal, booking ${view.id}`);
  return {
    proposal,
    when: formatInstant(proposal.starts_at, recipient),
    meeting: formatRange(view.starts_at, view.ends_at, recipient),
  };
}

/** How a proposal ended without a move. */
export function proposalEndParts(content: MailContent): Parts {
  const { texts, other, link, notification } = content;
  const { when, meeting } = proposalFacts(content);
  const { kind } = notification;
  const words = texts.moving[kind === 'rejected' || kind === 'withdrawn' ? kind : 'expired'];
  return {
    subject: words.subject(other),
    heading: texts.moving.stays,
    paragraphs: [words.text(other, when), texts.moving.staysAt(meeting)],
    action: { label: texts.action.booking, url: link.activity },
  };
}
