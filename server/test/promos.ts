import { newPromo, type Promo } from '@puente/contract/promo';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { identify } from '../src/features/auth/session/service.ts';
import { makePlatformCode, type PlatformScope } from '../src/features/promo/service.ts';
import type { TestApp } from './app.ts';
import { payments } from './payments.ts';
import type { SignedIn } from './people.ts';

/** Codes and what they do, through the product's own calls. */
export const promos = (t: TestApp) => {
  const p = payments(t);
  const make = async (person: SignedIn, promo: object, partnerId?: string): Promise<Promo> => {
    const body = { promo, ...(partnerId ? { partnerId } : {}) };
    const reply = await t.call('POST', '/api/promo/codes', body, { token: person.token });
    if (reply.status !== 201) throw new Error(`make: ${JSON.stringify(reply.body)}`);
    return reply.body.promo;
  };
  const list = async (person: SignedIn, partnerId?: string): Promise<Promo[]> => {
    const path = `/api/promo/codes${partnerId ? `?partnerId=${partnerId}` : ''}`;
    return (await t.call('GET', path, undefined, { token: person.token })).body.promos;
  };
  const pause = (person: SignedIn, id: string, isPaused: boolean, partnerId?: string) =>
    t.call('PUT', `/api/promo/codes/${id}`, { isPaused, partnerId }, { token: person.token });
  /** Somebody who manages the partner that verified an expert. */
  const managerOf = async (provider: { id: string }) => {
    const person = await t.signIn();
    const { rows } = await sql<{ partner_id: string }>`
      select partner_id from providers where id = ${provider.id}`.execute(t.context.db);
    const partnerId = rows[0]?.partner_id ?? '';
    await sql`insert into partner_managers (partner_id, user_id)
      values (${partnerId}, ${person.userId})`.execute(t.context.db);
    return { ...person, partnerId };
  };
  /** A code that the platform pays for, made by the service alone. */
  const makeForPlatform = async (promo: object, scope: PlatformScope = 'all') => {
    const actor = await identify(t.context, (await t.signIn()).token);
    if (!actor) throw new Error('nobody is signed in');
    const operator = { ...actor, isOperator: true };
    return makePlatformCode(t.context, operator, { promo: newPromo.parse(promo), scope });
  };
  const validate = (body: object, person?: SignedIn) =>
    t.call('POST', '/api/promo/validate', body, person ? { token: person.token } : {});
  const quoteWith = (client: SignedIn, providerId: string, start: string, promoCode: string) =>
    p.quote(client, providerId, start, { promoCode });
  /** A hold of a quote with the code; what the call answered. */
  const bookWith = async (client: SignedIn, providerId: string, start: string, code: string) => {
    const quote = await quoteWith(client, providerId, start, code);
    expect(quote.status, JSON.stringify(quote.body)).toBe(201);
    return p.book(client, providerId, start, { quoteId: quote.body.id });
  };
  /** What an order moved, by account. */
  const ledgerOf = async (orderId: string): Promise<Record<string, number>> => {
    const { rows } = await sql<{ account: string; amount: number }>`
      select e.account, sum(e.amount)::bigint as amount from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.order_id = ${orderId}
      group by 1 having sum(e.amount) <> 0`.execute(t.context.db);
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };
  const code = { validFrom: '2026-12-01T00:00:00Z' };
  return {
    ...p,
    make,
    list,
    pause,
    managerOf,
    makeForPlatform,
    validate,
    quoteWith,
    bookWith,
    ledgerOf,
    code,
  };
};
