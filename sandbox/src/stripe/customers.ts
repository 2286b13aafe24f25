import { z } from 'zod';
import { stripeId } from '../ids.ts';
import { ok } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { emit } from './events.ts';
import type { Customer } from './objects.ts';
import { clearableText, expand, mergeMetadata, metadata, readParams } from './params.ts';

const createSchema = z.strictObject({
  description: clearableText.optional(),
  email: clearableText.optional(),
  name: clearableText.optional(),
  phone: clearableText.optional(),
  metadata: metadata.optional(),
  expand,
});

/** Somebody under whom payment methods are kept. */
export function createCustomer(call: StripeCall): StripeAnswer {
  const params = readParams(createSchema, call.params);
  const customer: Customer = {
    id: stripeId('cus'),
    object: 'customer',
    balance: 0,
    created: call.sandbox.clock.seconds(),
    default_source: null,
    description: params.description ?? null,
    email: params.email ?? null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    phone: params.phone ?? null,
  };
  call.objects.customers.save(customer.id, customer);
  emit(call.sandbox, call.cause, { type: 'customer.created', object: customer });
  return ok(customer);
}
