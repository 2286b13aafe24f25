import { z } from 'zod';
import type { Collection } from '../store.ts';
import { ok } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { onTheWire } from './objects.ts';
import type { StripeObjects } from './objects.ts';
import { expand, listFields, readParams, stringList, text } from './params.ts';
import { isRecord } from '../record.ts';

const defaultLimit = 10;
const largestLimit = 100;

/** A read of one object, e.g. `GET /v1/charges/ch_1`. */
export function retrieve<T extends object>(
  noun: string,
  pick: (objects: StripeObjects) => Collection<T>,
) {
  return (call: StripeCall): StripeAnswer => {
    readParams(z.strictObject({ expand }), call.params);
    return ok(onTheWire(pick(call.objects).find(call.id) ?? noSuch(noun, call.id, 'id')));
  };
}

/** A read of many, newest first, cut into pages as Stripe cuts them. */
export function list<T extends object>(
  url: string,
  pick: (objects: StripeObjects) => Collection<T>,
  filters: string[],
) {
  const shared = z.strictObject({
    ...listFields,
    ...Object.fromEntries(filters.map((name) => [name, text.optional()])),
    types: stringList.optional(),
  });
  const schema = filters.includes('type') ? shared : shared.omit({ types: true });
  return (call: StripeCall): StripeAnswer => {
    const params = readParams(schema, call.params) as z.infer<typeof shared> &
      Record<string, string | undefined>;
    const collection = pick(call.objects);
    const { limit = defaultLimit, starting_after, ending_before, created, types } = params;
    if (limit < 1 || limit > largestLimit)
      invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
    if (starting_after && ending_before)
      invalidRequest('You can only specify one of these parameters: ending_before, starting_after');
    for (const [param, id] of Object.entries({ starting_after, ending_before }))
      if (id && collection.place(id) === undefined) noSuch('object', id, param);
    const page = collection.page({
      limit,
      startingAfter: starting_after,
      endingBefore: ending_before,
      types,
      equals: Object.fromEntries(filters.map((name) => [name, params[name]])),
      created: typeof created === 'number' ? { gte: created, lte: created } : withoutGaps(created),
    });
    return ok({ object: 'list', data: page.items.map(onTheWire), has_more: page.hasMore, url });
  };
}

function withoutGaps(bounds: Record<string, number | undefined> | undefined) {
  if (!bounds) return undefined;
  return Object.fromEntries(
    Object.entries(bounds).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** What we hold: the sum of all movements, one line a currency. */
export function retrieveBalance(call: StripeCall): StripeAnswer {
  const sums = new Map<string, number>();
  for (const { currency, net } of call.objects.balanceTransactions.newest())
    sums.set(currency, (sums.get(currency) ?? 0) + net);
  const lines = [...sums].map(([currency, amount]) => ({
    amount,
    currency,
    source_types: { card: amount },
  }));
  const none = lines.map(({ currency }) => ({ amount: 0, currency, source_types: { card: 0 } }));
  return ok({ object: 'balance', available: lines, livemode: false, pending: none });
}

/** Replaces ids by their objects where `expand[]` asks for it, e.g. `latest_charge`. */
export function expandBody(call: StripeCall, body: object): object {
  const asked = call.params['expand'];
  if (asked === undefined) return body;
  const paths = typeof asked === 'object' && asked !== null ? Object.values(asked) : [asked];
  const expanded = structuredClone(body);
  for (const path of paths)
    expandPath(call.objects, expanded, String(path).split('.'), String(path));
  return expanded;
}

function expandPath(objects: StripeObjects, at: unknown, steps: string[], whole: string) {
  const [step, ...further] = steps;
  if (step === undefined || !isRecord(at)) return;
  if (Array.isArray(at)) {
    for (const item of at) expandPath(objects, item, steps, whole);
    return;
  }
  if (!(step in at))
    invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  const value = at[step];
  if (typeof value === 'string') {
    const found = findById(objects, value);
    if (!found) invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
    at[step] = onTheWire(found);
  }
  expandPath(objects, at[step], further, whole);
}

function findById(objects: StripeObjects, id: string): object | undefined {
  const collections: Record<string, Collection<object>> = {
    pi: objects.paymentIntents,
    cus: objects.customers,
    pm: objects.paymentMethods,
    ch: objects.charges,
    re: objects.refunds,
    txn: objects.balanceTransactions,
  };
  return collections[id.split('_')[0] ?? '']?.find(id);
}
