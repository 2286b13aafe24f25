/** The `error` object of Stripe's replies. */
export type StripeError = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};

export type StripeRefused = Error & { status: number; stripeError: StripeError };

export function refuseStripe(status: number, error: StripeError): never {
  throw Object.assign(new Error(error.message), { status, stripeError: error });
}

export function isStripeRefusal(error: unknown): error is StripeRefused {
  return error instanceof Error && 'stripeError' in error;
}

export function invalidRequest(message: string, more: Partial<StripeError> = {}): never {
  refuseStripe(400, { type: 'invalid_request_error', message, ...more });
}

/** Stripe's answer to an id it doesn't know, e.g. `No such payment_intent: 'pi_1'`. */
export function noSuch(noun: string, id: string, param: string): never {
  refuseStripe(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

/** A card detail that can't be right; nothing was tried with the card. */
export function badCard(code: string, message: string, param: string): never {
  refuseStripe(402, { type: 'card_error', code, message, param });
}
