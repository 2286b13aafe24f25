import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { randomToken, stripeId } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import { ok } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { brandOf, cardTokens, isLuhnValid, lookUpCard } from './cards.ts';
import { badCard, invalidRequest, noSuch } from './errors.ts';
import { emit } from './events.ts';
import { onTheWire } from './objects.ts';
import type { BillingDetails, Card, PaymentMethod } from './objects.ts';
import { expand, mergeMetadata, methodData, readParams, text } from './params.ts';

type MethodData = z.infer<typeof methodData>;
type CardInput = NonNullable<MethodData['card']>;

const createSchema = methodData.extend({ expand });

export function createPaymentMethod(call: StripeCall): StripeAnswer {
  const { expand: _, ...data } = readParams(createSchema, call.params);
  return ok(onTheWire(storePaymentMethod(call, data)));
}

export function retrievePaymentMethod(call: StripeCall): StripeAnswer {
  const method = call.objects.paymentMethods.find(call.id);
  return ok(onTheWire(method ?? noSuch('PaymentMethod', call.id, 'payment_method')));
}

const attachSchema = z.strictObject({ customer: text, expand });

/** Keeps a method for a customer, to be charged again. */
export function attachPaymentMethod(call: StripeCall): StripeAnswer {
  const { customer } = readParams(attachSchema, call.params);
  if (!call.objects.customers.find(customer)) noSuch('customer', customer, 'customer');
  const kept = { ...findPaymentMethod(call, call.id), customer };
  call.objects.paymentMethods.save(kept.id, kept);
  return ok(onTheWire(kept));
}

const detachSchema = z.strictObject({ expand });

/** Keeps a method no longer: its customer can't be charged with it while they are away. */
export function detachPaymentMethod(call: StripeCall): StripeAnswer {
  readParams(detachSchema, call.params);
  const method = call.objects.paymentMethods.find(call.id);
  const kept = method ?? noSuch('PaymentMethod', call.id, 'payment_method');
  if (kept.customer === null)
    invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  const loose = { ...kept, customer: null };
  call.objects.paymentMethods.save(loose.id, loose);
  emit(call.sandbox, call.cause, {
    type: 'payment_method.detached',
    object: loose,
    previous: { customer: kept.customer },
  });
  return ok(onTheWire(loose));
}

/** The method an id or a ready-made token such as `pm_card_visa` stands for. */
export function findPaymentMethod(call: StripeCall, id: string): PaymentMethod {
  const number = cardTokens[id];
  if (number === undefined)
    return call.objects.paymentMethods.find(id) ?? noSuch('PaymentMethod', id, 'payment_method');
  const expires = new Date(call.sandbox.clock.now()).getUTCFullYear() + 3;
  return storePaymentMethod(call, {
    type: 'card',
    card: {
      number,
      exp_month: '12',
      exp_year: String(expires),
      cvc: number.length === 15 ? '1234' : '123',
    },
  });
}

export function storePaymentMethod(call: StripeCall, data: MethodData): PaymentMethod {
  const input = data.card;
  if (!input)
    invalidRequest('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const number = (input.number ?? '').replaceAll(/[\s-]/g, '');
  const card = checkCard(call.sandbox, number, input);
  const method: PaymentMethod = {
    id: stripeId('pm'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: billingDetails(data.billing_details),
    card: cardOnTheWire(card),
    created: call.sandbox.clock.seconds(),
    customer: null,
    livemode: false,
    metadata: mergeMetadata({}, data.metadata),
    type: 'card',
    sandboxOnly: { behaviour: lookUpCard(number).behaviour, card },
  };
  call.objects.paymentMethods.save(method.id, method);
  return method;
}

/** Keeps what Stripe shows of a card; the number itself is never stored. */
function checkCard(sandbox: Sandbox, number: string, input: CardInput): Card {
  if (!isLuhnValid(number)) badCard('incorrect_number', 'Your card number is incorrect.', 'number');
  const now = new Date(sandbox.clock.now());
  const month = Number(input.exp_month);
  if (!Number.isInteger(month) || month < 1 || month > 12)
    badCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const givenYear = Number(input.exp_year);
  const year = givenYear < 100 ? 2000 + givenYear : givenYear;
  const thisYear = now.getUTCFullYear();
  if (!input.exp_year || !Number.isInteger(year) || year < thisYear || year > thisYear + 50)
    badCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (year === thisYear && month < now.getUTCMonth() + 1)
    badCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const brand = brandOf(number);
  if (input.cvc !== undefined && !(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc))
    badCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  const { country, funding } = lookUpCard(number);
  return {
    brand,
    country,
    funding,
    exp_month: month,
    exp_year: year,
    last4: number.slice(-4),
    fingerprint: fingerprint(sandbox, number),
    cvcGiven: input.cvc !== undefined,
  };
}

/** The same for the same card, and of no use for finding its number: the salt is this sandbox's. */
function fingerprint(sandbox: Sandbox, number: string): string {
  const settings = sandbox.store.collection<string>('setting');
  const salt = settings.find('cardSalt') ?? randomToken(32);
  settings.save('cardSalt', salt);
  return createHmac('sha256', salt).update(number).digest('base64url').slice(0, 16);
}

function billingDetails(given: MethodData['billing_details']): BillingDetails {
  const none = { city: null, country: null, line1: null, line2: null, postal_code: null };
  const address = Object.entries(given?.address ?? {}).map(([key, value]) => [key, value || null]);
  return {
    address: { ...none, state: null, ...Object.fromEntries(address) },
    email: given?.email || null,
    name: given?.name || null,
    phone: given?.phone || null,
    tax_id: given?.tax_id || null,
  };
}

function cardOnTheWire(card: Card): object {
  const { cvcGiven, ...shown } = card;
  return {
    ...shown,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvcGiven ? 'unchecked' : null,
    },
    display_brand: card.brand,
    generated_from: null,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
