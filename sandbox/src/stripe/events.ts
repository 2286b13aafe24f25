import { stripeId } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Cause } from './call.ts';
import { onTheWire, stripeObjects } from './objects.ts';
import type { StripeEvent } from './objects.ts';

/** Stores an event and queues its webhook. */
export function emit(
  sandbox: Sandbox,
  cause: Cause,
  { type, object, previous }: { type: string; object: object; previous?: object },
): void {
  const event: StripeEvent = {
    id: stripeId('evt'),
    object: 'event',
    api_version: cause.apiVersion,
    created: sandbox.clock.seconds(),
    data: { object: onTheWire(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  stripeObjects(sandbox.store).events.save(event.id, event);
  sandbox.webhooks.enqueue({ id: event.id, type }, JSON.stringify(event, null, 2));
}
