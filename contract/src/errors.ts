import type { PaymentState } from './payment.ts';
import type { RefundTerms } from './refund-terms.ts';
import type { ProposalState } from './moving.ts';
import type { SavedHours } from './availability.ts';
import type { Draft } from './draft.ts';

/**
 * The catalogue of refusals. The code is stable and is what programs match on; the web client
 * words each code in the person's language, title and message here are for people who read JSON.
 */
export const errorCatalogue = {
  'invalid-input': [400, 'Invalid input', 'Correct the named fields and send it again.'],
  'invalid-phone': [400, 'Invalid phone number', 'Write it with + and the country code.'],
  'code-wrong': [400, 'Wrong code', 'Check the code and type it again.'],
  'code-expired': [400, 'Code expired', 'Ask for a new code.'],
  'credentials-wrong': [400, 'Wrong phone or password', 'Check both, or sign in with a code.'],
  'password-wrong': [400, 'Wrong password', 'Type the password you use now.'],
  'password-weak': [400, 'Password too easy', 'Use a longer one that nobody would guess.'],
  'link-invalid': [400, 'Link no longer works', 'Ask for a new link; each works once.'],
  'feedback-invalid': [400, 'Invalid feedback data', 'feedbackType and feedbackText are required'],
  'too-many-offices': [400, 'Too many offices', 'Remove one before adding another.'],
  'address-not-found': [400, 'Address not found', 'Write street, number and area.'],
  'address-not-in-area': [
    400,
    'Address not in service area',
    'Choose an address from the suggestions.',
  ],
  'price-too-low': [400, 'Price too low', 'Use at least the smallest price of that currency.'],
  'signature-invalid': [400, 'Invalid signature', 'The webhook is not signed by the card gateway.'],
  'confirmation-missing': [400, 'Not confirmed', 'Tick that you understand first.'],
  'consent-missing': [400, 'No consent', 'Agree to the monthly charge first.'],
  'contact-details': [
    400,
    'Contact details in it',
    'Leave out phones, email, links and names elsewhere.',
  ],
  unauthenticated: [401, 'Not authenticated', 'Sign in and try again.'],
  forbidden: [403, 'Not allowed', 'Your account may not do this.'],
  'phone-proof-needed': [
    403,
    'Phone not proven',
    'Repeat it with a sign-in code to your own phone.',
  ],
  'identity-mismatch': [403, 'Not your account', 'The named person is not the one signed in.'],
  'not-found': [404, 'Not found', 'It does not exist, or it is not yours.'],
  'invite-invalid': [404, 'Invitation unknown', 'Ask who invited you for a new link.'],
  'method-not-allowed': [405, 'Method not allowed', 'Use a method that this address knows.'],
  'slot-taken': [409, 'Time already taken', 'Choose one of the free times named here.'],
  'slot-unavailable': [409, 'Time not offered', 'Choose one of the free times named here.'],
  'own-clash': [409, 'You meet somebody then', 'Send acceptOverlap to keep both.'],
  'hold-limit-reached': [409, 'Too many unpaid holds', 'Pay for, or cancel, one named here.'],
  'own-calendar': [409, 'Your own calendar', 'You cannot book a meeting with yourself.'],
  'mode-not-offered': [409, 'Not offered', 'Choose a way to meet that the expert offers.'],
  'office-gone': [409, 'Office gone', 'Choose another office, or another way to meet.'],
  'quote-expired': [409, 'Price offer expired', 'Ask for a new quote and check the price.'],
  'hold-expired': [409, 'Reservation expired', 'Choose a time again; nothing was charged.'],
  'not-payable': [409, 'Nothing to pay', 'This booking needs no payment now.'],
  'payment-incomplete': [409, 'Payment not complete', 'Finish or repeat the payment.'],
  'not-cancellable': [409, 'Cannot be cancelled', 'The booking is over or cancelled already.'],
  'not-changeable': [409, 'Cannot be changed', 'The booking has begun, was cancelled or expired.'],
  'not-movable': [409, 'Cannot be moved', 'It is too close, has begun, or was never confirmed.'],
  'move-needs-proposal': [409, 'Not at once any more', 'Propose the time to the other side.'],
  'proposal-not-open': [409, 'Proposal over', 'See how it ended, and propose another time.'],
  'no-credit-left': [409, 'Not that many left', 'Choose fewer times, or buy another package.'],
  'package-over': [409, 'Package over', 'It was cancelled, expired, or never paid.'],
  'pattern-too-small': [
    409,
    'Too few days',
    'Choose more days of the week, so that each month has enough.',
  ],
  'start-date-refused': [
    409,
    'Start date out of range',
    'Choose a day from today to 30 days ahead.',
  ],
  'outside-period': [409, 'Not in that month', 'Choose a time in the month that it belongs to.'],
  'plan-over': [
    409,
    'Plan over',
    'It has ended, was stopped, or has nothing of the kind to change.',
  ],
  'times-missing': [409, 'Not all times chosen', 'Choose a time for each session of this package.'],
  'refund-changed': [409, 'Another refund', 'Show the terms named here and ask once more.'],
  'username-taken': [409, 'Username taken', 'Choose another username.'],
  'username-changed-often': [
    409,
    'Changed too often',
    'Keep this username until one of the earlier ones is released.',
  ],
  'slug-taken': [409, 'Address taken', 'Choose another slug.'],
  'slug-changed-often': [
    409,
    'Changed too often',
    'Keep this slug until one of the earlier ones is released.',
  ],
  'partner-changed': [409, 'Changed meanwhile', 'Read it again and repeat the change.'],
  'offering-limit-reached': [409, 'Too many offerings', 'Delete one before adding another.'],
  'offering-changed': [409, 'Changed meanwhile', 'Read it again and repeat the change.'],
  'no-valid-offerings': [409, 'AI produced no valid offerings', 'Try again, or write one.'],
  'contact-exists': [409, 'Already a contact', 'This person is among your contacts.'],
  'contact-self': [409, 'That is you', 'Add somebody else.'],
  'contact-limit-reached': [409, 'Too many contacts', 'Remove a contact before adding another.'],
  'conversation-full': [409, 'Conversation full', 'Begin a new conversation.'],
  'waiting-limit-reached': [409, 'Waiting for many already', 'Remove a goal before adding one.'],
  'expert-there': [409, 'An expert is there', 'Ask the chat again to see who can help.'],
  'account-not-settled': [409, 'Not settled yet', 'Finish or cancel what is still open first.'],
  'amount-mismatch': [409, 'Another amount', 'Ask for a new code for this amount.'],
  'draft-changed': [409, 'Changed elsewhere', 'Go on from the draft named here.'],
  'hours-changed': [409, 'Changed elsewhere', 'Go on from the hours named here.'],
  'places-changed': [409, 'Changed elsewhere', 'Read the places again and repeat the change.'],
  'application-changed': [
    409,
    'Changed meanwhile',
    'Read it again: it was answered or taken back.',
  ],
  'last-manager': [409, 'The last manager', 'Add another manager first.'],
  'manager-limit-reached': [409, 'Too many managers', 'Remove a manager before adding one.'],
  'profile-incomplete': [409, 'Profile incomplete', 'Complete the expert profile first.'],
  'invite-used': [409, 'Invitation used', 'Ask who invited you for a new link.'],
  'invite-expired': [409, 'Invitation expired', 'Ask who invited you for a new link.'],
  'invite-revoked': [409, 'Invitation taken back', 'Ask who invited you for a new link.'],
  'invite-own': [409, 'Your own invitation', 'Send it to the person it is meant for.'],
  'invite-verified': [409, 'Verified already', 'Leave your partner first to ask another.'],
  'review-not-possible': [
    409,
    'No meeting to review',
    'Review an expert after a meeting with them.',
  ],
  'review-not-changeable': [409, 'Review stays as it is', 'Its days are over, or it is hidden.'],
  'review-answered': [409, 'Already answered', 'Each review is answered once.'],
  'idempotency-mismatch': [409, 'Key already used', 'Use a new Idempotency-Key for a new request.'],
  'request-in-progress': [409, 'Still working', 'The same request is running; ask again shortly.'],
  'room-not-open': [409, 'Room not open', 'Come back ten minutes before the meeting.'],
  'room-closed': [409, 'Room closed', 'This meeting is over or was cancelled.'],
  'booking-cancelled': [409, 'Meeting cancelled', 'This meeting was cancelled.'],
  'promo-invalid': [409, 'Code not valid', 'Check how it is written, or go on without it.'],
  'promo-inactive': [409, 'Code paused', 'Its maker paused it. Go on without it.'],
  'promo-not-yet-valid': [409, 'Code not valid yet', 'Try again once it has begun.'],
  'promo-expired': [409, 'Code expired', 'Go on without it.'],
  'promo-used-up': [409, 'Code used up', 'All its uses are taken. Go on without it.'],
  'promo-already-used': [409, 'Code used already', 'One person can use it once.'],
  'promo-limit-reached': [409, 'Code used as often as possible', 'Go on without it.'],
  'promo-wrong-provider': [409, 'Code of another expert', 'Use it with the expert it is for.'],
  'promo-wrong-partner': [409, 'Code of another partner', 'Use it with an expert of that partner.'],
  'promo-first-meeting-only': [409, 'For first meetings', 'You have met this expert already.'],
  'phone-required': [403, 'Phone number required', 'Sign in with your phone number first.'],
  'promo-code-taken': [409, 'Code taken', 'Choose another code.'],
  'promo-codes-full': [409, 'Too many codes', 'Pause and use the codes you have.'],
  'refund-not-possible': [409, 'Cannot be refunded', 'See the booking for what can be refunded.'],
  'not-reportable': [
    409,
    'Cannot be reported',
    'Report from the start until 3 days after the end.',
  ],
  'problem-reported': [
    409,
    'Reported already',
    'See what becomes of it; a meeting is reported once.',
  ],
  'problem-not-open': [409, 'Answered already', 'See what became of it.'],
  'too-large': [413, 'Too large', 'Send less.'],
  'unsupported-type': [415, 'Unsupported type', 'Send a type that is accepted here.'],
  'too-many-requests': [429, 'Too many requests', 'Wait a little and try again.'],
  'code-sent-recently': [429, 'Code sent a moment ago', 'Wait before asking for another code.'],
  'code-sends-exceeded': [429, 'Too many codes', 'Wait before asking for another code.'],
  'code-tries-exceeded': [429, 'Too many tries', 'Ask for a new code.'],
  'tries-exceeded': [429, 'Too many tries', 'Wait, or sign in with a code.'],
  'hold-repeated': [429, 'Held twice without paying', 'Wait, or choose another time.'],
  'invite-limit-reached': [429, 'No invitations left', 'Invite again next month.'],
  'chat-limit-reached': [429, 'Daily chat limit reached', 'The chat opens again later.'],
  internal: [500, 'Something broke', 'Try again; if it stays, tell us the request id.'],
  'rates-too-old': [503, 'Rates too old', 'Nothing is converted until new exchange rates come.'],
  'gateway-unavailable': [503, 'Service unavailable', 'A third party does not answer. Try again.'],
  unavailable: [503, 'Not ready', 'The service is starting or stopping. Try again.'],
} as const satisfies Record<string, readonly [status: number, title: string, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

export type FieldError = { path: string; message: string };

/** A meeting or hold of the person who is refused, named in the refusal. */
export type OwnMeeting = {
  /** Null for a time of an expert that somebody else holds without having paid. */
  bookingId: string | null;
  role: 'client' | 'provider';
  status: 'held' | 'confirmed';
  start: string;
  end: string;
  holdExpiresAt: string | null;
  /** The other party; null while an expert may not know who holds the time. */
  person: { id: string; name: string; lastName: string } | null;
};

/** The four older names of why a promo code is refused, carried beside `errorCode`. */
export const promoErrors = ['invalid', 'expired', 'usageLimit', 'alreadyUsed'] as const;
export type PromoError = (typeof promoErrors)[number];
/** One of several times that can't be had, with the nearest free ones beside those chosen. */
export type TimeClash = { start: string; alternatives: { start: string; end: string }[] };

/** Ways to go on without the code that was refused. */
export type CodeWay = 'whatsapp' | 'password' | 'later';

/** The body of every refusal (error-1). */
export type ErrorReply = {
  error: string;
  errorCode: ErrorCode;
  message: string;
  fields?: FieldError[];
  requestId: string;
  /** With `slot-taken`, `slot-unavailable` and `hold-expired`: the nearest free slots. */
  alternatives?: { start: string; end: string }[];
  /** With `slot-taken` and `slot-unavailable` of several times: each that can't be had. */
  clashes?: TimeClash[];
  /** With `address-not-in-area`: those the expert comes to, the nearest first. */
  areas?: { id: string; name: string }[];
  /** With `payment-incomplete`: where the payment is. */
  payment?: PaymentState;
  /** With `refund-changed`: what cancelling would pay back now. */
  refundTerms?: RefundTerms;
  /** With `proposal-not-open`: how it ended. */
  proposalState?: ProposalState;
  /** With `own-clash`: the overlapping ones. With `hold-limit-reached`: the unpaid holds. */
  ownMeetings?: OwnMeeting[];
  /** With `code-sends-exceeded`: other ways to sign in, `later` after `Retry-After`. */
  ways?: CodeWay[];
  /** With `draft-changed`: the draft as it is saved. */
  draft?: Draft;
  /** With `hours-changed`: the hours as they are saved. */
  hours?: SavedHours;
  /** With the refusals of promo codes: the same in four names. */
  promoError?: PromoError;
};
