/** What a test card does when it is charged. */
export type Behaviour =
  | 'succeeds'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'not_a_test_card'
  | 'authenticates'
  | 'authenticates_then_declines'
  | 'authenticates_then_insufficient_funds'
  | 'authenticates_unless_saved'
  | 'declines_when_saved'
  | 'slow';

export type Decline = { code: string; decline_code: string; message: string };

const generic: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const insufficientFunds: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

const declines: Partial<Record<Behaviour, Decline>> = {
  generic_decline: generic,
  insufficient_funds: insufficientFunds,
  lost_card: { ...generic, decline_code: 'lost_card' },
  stolen_card: { ...generic, decline_code: 'stolen_card' },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  not_a_test_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
  authenticates_then_declines: generic,
  authenticates_then_insufficient_funds: insufficientFunds,
};

export function declineOf(behaviour: Behaviour): Decline | undefined {
  return declines[behaviour];
}

/** Does the bank ask the person first? Some cards do so only until they are saved. */
export function needsAuthentication(behaviour: Behaviour, isSaved: boolean): boolean {
  if (behaviour === 'authenticates_unless_saved') return !isSaved;
  return behaviour.startsWith('authenticates');
}

/** Why a card that was saved can't be charged without its owner; undefined where it can. */
export function declineOfSaved(
  behaviour: Behaviour,
  card: { exp_month: number; exp_year: number },
  now: Date,
): Decline | undefined {
  // A card is good until the last day of its month.
  if (now.getTime() >= Date.UTC(card.exp_year, card.exp_month, 1)) return declines.expired_card;
  return behaviour === 'declines_when_saved' ? generic : undefined;
}

type TestCard = { behaviour: Behaviour; country?: string; funding?: string };

/** Stripe's own test numbers. A real number is declined, as Stripe does in test mode. */
const testCards: Record<string, TestCard> = {
  '4242424242424242': { behaviour: 'succeeds' },
  '4000056655665556': { behaviour: 'succeeds', funding: 'debit' },
  '5555555555554444': { behaviour: 'succeeds' },
  '2223003122003222': { behaviour: 'succeeds' },
  '5200828282828210': { behaviour: 'succeeds', funding: 'debit' },
  '5105105105105100': { behaviour: 'succeeds', funding: 'prepaid' },
  '378282246310005': { behaviour: 'succeeds' },
  '371449635398431': { behaviour: 'succeeds' },
  '6011111111111117': { behaviour: 'succeeds' },
  '3056930009020004': { behaviour: 'succeeds' },
  '36227206271667': { behaviour: 'succeeds' },
  '3566002020360505': { behaviour: 'succeeds' },
  '6200000000000005': { behaviour: 'succeeds' },
  '4000001520000001': { behaviour: 'succeeds', country: 'CL' },
  '4000004840008001': { behaviour: 'succeeds', country: 'MX' },
  '4000007240000007': { behaviour: 'succeeds', country: 'ES' },
  '4000008260000000': { behaviour: 'succeeds', country: 'GB' },
  '4000000760000002': { behaviour: 'succeeds', country: 'BR' },
  '4000000000000002': { behaviour: 'generic_decline' },
  '4000000000009995': { behaviour: 'insufficient_funds' },
  '4000000000009987': { behaviour: 'lost_card' },
  '4000000000009979': { behaviour: 'stolen_card' },
  '4000000000000069': { behaviour: 'expired_card' },
  '4000000000000127': { behaviour: 'incorrect_cvc' },
  '4000000000000119': { behaviour: 'processing_error' },
  '4000002760003184': { behaviour: 'authenticates', country: 'DE' },
  '4000000000003220': { behaviour: 'authenticates' },
  '4000002500003155': { behaviour: 'authenticates_unless_saved', country: 'FR' },
  '4000000000000341': { behaviour: 'declines_when_saved' },
  '4000008400001629': { behaviour: 'authenticates_then_declines' },
  '4000008260003178': { behaviour: 'authenticates_then_insufficient_funds', country: 'GB' },
  '4000000000000077': { behaviour: 'slow' },
};

/** Ready-made payment methods that stand for a number. */
export const cardTokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_bypassPending: '4000000000000077',
};

/** What a number would do, without keeping the number. */
export function lookUpCard(number: string): Required<TestCard> {
  const card = testCards[number] ?? { behaviour: 'not_a_test_card' };
  return { country: 'US', funding: 'credit', ...card };
}

/** The check digit every card number carries. */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

const brands: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65|64)/, 'discover'],
  [/^3(0|6|8|9)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

export function brandOf(number: string): string {
  return brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';
}
