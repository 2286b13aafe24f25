import { apiBaseAddress } from '../../lib/api.ts';
import { digitsOf, expiryOf, type CardFields } from './card.ts';

/** The outcome of an attempt to pay, as far as the browser can know it. */
export type Attempt =
  | { kind: 'paid' }
  | { kind: 'processing' }
  /** The bank requires authentication at this address. */
  | { kind: 'authenticate'; url: string }
  | { kind: 'declined'; code: string | null }
  /** The form isn't complete; it shows the errors itself. */
  | { kind: 'incomplete' }
  /** The outcome is unknown: ask the server. */
  | { kind: 'unknown' };

type Named = { id: string; clientSecret: string; publishableKey: string };

type StripeIntent = {
  status?: string;
  next_action?: { redirect_to_url?: { url?: string } } | null;
  last_payment_error?: { code?: string; decline_code?: string } | null;
};
type StripeReply = StripeIntent & {
  error?: { type?: string; code?: string; decline_code?: string; payment_intent?: StripeIntent };
};

const patienceMs = 60_000;

/**
 * Confirms a payment intent as Stripe's browser library does, at the Stripe sandbox: form-encoded,
 * with the publishable key and the intent's client secret.
 */
export async function confirmCard(
  intent: Named,
  card: CardFields,
  returnUrl: string,
): Promise<Attempt> {
  try {
    const response = await fetch(
      `${apiBaseAddress()}/sandbox/stripe/v1/payment_intents/${encodeURIComponent(intent.id)}/confirm`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${intent.publishableKey}` },
        body: new URLSearchParams(formOf(intent, card, returnUrl)),
        signal: AbortSignal.timeout(patienceMs),
      },
    );
    const reply: StripeReply = await response.json();
    return attemptOf(reply);
  } catch {
    return { kind: 'unknown' };
  }
}

function formOf(intent: Named, card: CardFields, returnUrl: string): Record<string, string> {
  const expiry = expiryOf(card.expiry);
  return {
    client_secret: intent.clientSecret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(expiry?.month ?? ''),
    'payment_method_data[card][exp_year]': String(expiry?.year ?? ''),
    'payment_method_data[card][cvc]': card.cvc.trim(),
    'payment_method_data[billing_details][name]': card.name.trim(),
  };
}

export function attemptOf(reply: StripeReply): Attempt {
  const { error } = reply;
  if (error?.type === 'card_error') {
    return { kind: 'declined', code: error.decline_code ?? error.code ?? null };
  }
  // Paid or processing already, by another tab or an earlier click.
  if (error) return error.payment_intent ? attemptOf(error.payment_intent) : { kind: 'unknown' };
  const url = reply.next_action?.redirect_to_url?.url;
  if (reply.status === 'requires_action' && url && isWebAddress(url)) {
    return { kind: 'authenticate', url };
  }
  if (reply.status === 'succeeded') return { kind: 'paid' };
  if (reply.status === 'processing') return { kind: 'processing' };
  return { kind: 'unknown' };
}

function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');
}
