import type { SavedHours } from '@puente/contract/availability';
import type { RefundTerms } from '@puente/contract/refund-terms';
import type { Draft } from '@puente/contract/draft';
import {
  type CodeWay,
  type ErrorCode,
  errorCatalogue,
  type FieldError,
  type OwnMeeting,
  type PromoError,
  type TimeClash,
} from '@puente/contract/errors';
import type { ProposalState } from '@puente/contract/moving';
import type { PaymentState } from '@puente/contract/payment';

type Details = {
  fields?: FieldError[];
  /** Seconds until it makes sense to try again; becomes the header Retry-After. */
  retryAfterSeconds?: number;
  alternatives?: { start: string; end: string }[];
  /** With `slot-taken` and `slot-unavailable` of several times. */
  clashes?: TimeClash[];
  /** With `payment-incomplete`. */
  payment?: PaymentState;
  refundTerms?: RefundTerms;
  /** With `proposal-not-open`. */
  proposalState?: ProposalState;
  ownMeetings?: OwnMeeting[];
  ways?: CodeWay[];
  draft?: Draft;
  hours?: SavedHours;
  /** With `address-not-in-area`, the nearest first. */
  areas?: { id: string; name: string }[];
  /** With the refusals of promo codes. */
  promoError?: PromoError;
};

/** An expected refusal. Services throw it, the http adapter turns it into a reply. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(errorCatalogue[code][1]);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCatalogue[this.code][0];
  }
}

/** An `invalid-input` refusal of one field, for checks that a schema can't do. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid-input', { fields: [{ path, message }] });
}
