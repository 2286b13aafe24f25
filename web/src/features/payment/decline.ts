import type { CardFields } from './card.ts';

/** Declines that a person can do something about, by the card gateway's own codes. */
const known = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'incorrectCvc',
  invalid_cvc: 'incorrectCvc',
  incorrect_number: 'incorrectNumber',
  invalid_number: 'incorrectNumber',
  invalid_expiry_month: 'incorrectExpiry',
  invalid_expiry_year: 'incorrectExpiry',
  processing_error: 'processingError',
  card_not_supported: 'notSupported',
  currency_not_supported: 'notSupported',
  test_mode_live_card: 'notTestCard',
  authentication_required: 'authentication',
  authentication_failed: 'authentication',
  payment_intent_authentication_failure: 'authentication',
} as const;

export type Decline = (typeof known)[keyof typeof known] | 'declined';

/**
 * The text shown for a decline. Reasons that would warn a thief (lost, stolen, suspected fraud) are
 * only "declined", as card networks require.
 */
export function declineOf(code: string | null | undefined): Decline {
  return Object.hasOwn(known, code ?? '') ? known[code as keyof typeof known] : 'declined';
}

/** The field of the card that a decline is about, if any. */
export function fieldOf(decline: Decline): keyof CardFields | null {
  return (
    (
      {
        incorrectNumber: 'number',
        incorrectExpiry: 'expiry',
        expiredCard: 'expiry',
        incorrectCvc: 'cvc',
      } as const
    )[decline as string] ?? null
  );
}
