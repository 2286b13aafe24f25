import { stripeId } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Decline } from './cards.ts';
import { stripeObjects } from './objects.ts';
import type {
  BalanceTransaction,
  Charge,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from './objects.ts';

export type ChargeOutcome = 'succeeded' | 'pending' | Decline;

/** Stores a charge, whether it succeeded or not. */
export function createCharge(
  sandbox: Sandbox,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: ChargeOutcome,
): Charge {
  const decline = typeof outcome === 'object' ? outcome : undefined;
  const captured = outcome === 'succeeded' && intent.capture_method !== 'manual';
  const charge: Charge = {
    id: stripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PUENTE',
    captured,
    created: sandbox.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: chargeOutcome(decline),
    paid: outcome === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method, intent),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : (outcome as 'succeeded' | 'pending'),
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  return saveCharge(sandbox, captured ? withMoney(sandbox, charge) : charge);
}

function chargeOutcome(decline: Decline | undefined): object {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '01' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function methodDetails(method: PaymentMethod, intent: PaymentIntent): object {
  const { cvcGiven, ...card } = method.sandboxOnly.card;
  const authenticated = intent.sandboxOnly.authenticationKey !== undefined;
  return {
    type: 'card',
    card: {
      ...card,
      amount_authorized: intent.amount,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: cvcGiven ? 'pass' : null,
      },
      installments: null,
      mandate: null,
      network: card.brand,
      three_d_secure: authenticated
        ? { authentication_flow: 'challenge', result: 'authenticated', version: '2.2.0' }
        : null,
      wallet: null,
    },
  };
}

function saveCharge(sandbox: Sandbox, charge: Charge): Charge {
  stripeObjects(sandbox.store).charges.save(charge.id, charge, charge.payment_intent);
  return charge;
}

function withMoney(sandbox: Sandbox, charge: Charge): Charge {
  const transaction = createBalanceTransaction(sandbox, {
    amount: charge.amount_captured,
    currency: charge.currency,
    source: charge.id,
    type: 'charge',
  });
  return { ...charge, balance_transaction: transaction.id };
}

/** A pending charge whose money has arrived, or an authorised one that is captured. */
export function captureCharge(sandbox: Sandbox, charge: Charge, amount: number): Charge {
  const captured: Charge = {
    ...charge,
    amount_captured: amount,
    captured: true,
    paid: true,
    status: 'succeeded',
  };
  return saveCharge(sandbox, withMoney(sandbox, captured));
}

/** One movement of our balance; refunds are negative. The sandbox takes no fees. */
export function createBalanceTransaction(
  sandbox: Sandbox,
  movement: Pick<BalanceTransaction, 'amount' | 'currency' | 'source' | 'type'>,
): BalanceTransaction {
  const now = sandbox.clock.seconds();
  const transaction: BalanceTransaction = {
    id: stripeId('txn'),
    object: 'balance_transaction',
    available_on: now,
    balance_type: 'payments',
    created: now,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: movement.amount,
    reporting_category: movement.type,
    status: 'available',
    ...movement,
  };
  stripeObjects(sandbox.store).balanceTransactions.save(transaction.id, transaction);
  return transaction;
}

/** What can still be given back, in minor units. */
export function refundable(charge: Charge): number {
  return charge.amount_captured - charge.amount_refunded;
}

export function applyRefund(sandbox: Sandbox, charge: Charge, refund: Refund): Charge {
  const amountRefunded = charge.amount_refunded + refund.amount;
  return saveCharge(sandbox, {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded >= charge.amount_captured,
  });
}
