import type { Endpoint } from '@puente/contract/endpoint';
import { endpoints } from '@puente/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from './app.ts';
import { household, type Household, marks } from './household.ts';

let h: Household;
/** What each try was answered, and what is told of an id that nobody has. */
const answers = new Map<Try, { theirs: Reply; unknown: Reply }>();
let before: { rows: string; mails: number };
let after: { rows: string; mails: number };
beforeAll(async () => {
  h = await household();
  before = await everything();
  for (const [call, list] of Object.entries(tries))
    for (const one of list)
      answers.set(one, {
        theirs: await attempt(call, one, h.ids[one.thing]),
        unknown: await attempt(call, one, nobody),
      });
  await h.t.drain();
  after = await everything();
});
afterAll(() => h.t.stop());

type Thing = keyof Household['ids'];
const nobody = '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0';
const because = 'Because I say so, for ten letters';
const reason = { reason: because, confirmed: true };
const times = (day: string) => [{ start: `2026-12-${day}T15:00:00Z` }];
const face = {
  version: 1,
  name: 'Casa',
  slug: 'casa',
  welcome: { en: '', es: '' },
  resourceLinks: [],
  fields: [],
  theme: { primaryColor: '#000000', secondaryColor: '#000000', headerColor: '#000000' },
};

/** What a stranger tries with somebody's id: `at` is the field that carries it, the path when absent. */
type Try = { thing: Thing; at?: string; more?: object; status?: number };

const tries: Record<string, Try[]> = {
  'GET /api/booking/:id': [{ thing: 'meeting' }, { thing: 'hold' }, { thing: 'order' }],
  'PUT /api/booking/:id': [
    { thing: 'meeting', more: { start: '2026-12-24T10:00:00Z' } },
    { thing: 'hold', more: { name: 'Eve', about: 'mine now' } },
  ],
  'DELETE /api/booking/cancel/:id': [
    { thing: 'meeting', more: reason },
    { thing: 'hold', more: reason },
  ],
  'POST /api/booking/cancel-meeting': [{ thing: 'meeting', at: 'bookingId', more: reason }],
  'GET /api/booking/:id/calendar': [{ thing: 'meeting' }],
  'GET /api/booking/:id/changes': [{ thing: 'meeting' }],
  'GET /api/booking/:id/review': [{ thing: 'past' }],
  'GET /api/booking/:id/problem': [{ thing: 'past' }],
  'POST /api/booking/:id/problem': [{ thing: 'past', more: { kind: 'quality', text: because } }],
  'POST /api/booking/:id/problem/answer': [
    { thing: 'past', more: { problemId: nobody, response: 'object', text: because } },
  ],
  'POST /api/booking/:id/refund': [{ thing: 'past', more: { amount: 100 } }],
  'POST /api/booking/propose-new-time': [
    { thing: 'meeting', at: 'bookingId', more: { start: '2026-12-24T10:00:00Z' } },
  ],
  'POST /api/booking/respond-to-proposal': [
    { thing: 'proposal', at: 'proposalId', more: { response: 'accept' } },
    { thing: 'proposal', at: 'proposalId', more: { response: 'reject' } },
  ],
  'POST /api/booking/withdraw-proposal': [{ thing: 'proposal', at: 'proposalId' }],
  'POST /api/booking/book': [
    { thing: 'package', at: 'packageId', more: { sessions: times('24') } },
  ],
  'POST /api/booking/cancel-package': [{ thing: 'package', at: 'packageId', more: reason }],
  'GET /api/booking/package/:id': [{ thing: 'package' }],
  'GET /api/booking/plan/:id': [{ thing: 'plan' }],
  'POST /api/booking/plan-time': [
    { thing: 'plan', at: 'planId', more: { number: 1, start: '2026-12-24T10:00:00Z' } },
  ],
  'POST /api/booking/stop-plan': [{ thing: 'plan', at: 'planId', more: reason }],
  'POST /api/booking/resume-plan': [{ thing: 'plan', at: 'planId' }],
  'POST /confirm-payment': [{ thing: 'hold', at: 'bookingId' }],
  'POST /api/booking/create-payment-intent': [{ thing: 'hold', at: 'bookingId' }],
  'GET /payment-status/:id': [{ thing: 'meeting' }, { thing: 'hold' }],
  'GET /api/receipts/:orderId': [{ thing: 'order' }],
  'GET /api/contacts/:id': [{ thing: 'user' }],
  'DELETE /api/contacts/:id': [{ thing: 'expert' }],
  'GET /worker/messages/:id': [{ thing: 'conversation' }],
  'GET /api/worker/chat-history/:id': [{ thing: 'conversation' }],
  'PUT /api/worker/chat/:id': [{ thing: 'conversation', more: { name: 'Mine' } }],
  'DELETE /api/worker/chat/:id': [{ thing: 'conversation' }],
  'POST /api/worker/generate-summary': [
    // A summary of nothing is empty: no refusal.
    { thing: 'conversation', at: 'conversationId', status: 200 },
  ],
  'DELETE /api/worker/waiting/:id': [{ thing: 'waiting' }],
  'DELETE /api/availability/block/:id': [{ thing: 'block' }],
  'POST /api/provider-offerings': [
    { thing: 'offering', at: 'offeringId', more: { version: 1, isEnabled: false } },
  ],
  'DELETE /api/provider-offerings': [{ thing: 'offering', at: 'offeringId' }],
  'PUT /api/promo/codes/:id': [{ thing: 'promo', more: { isPaused: true } }],
  'DELETE /api/invitations/:id': [{ thing: 'invitation' }, { thing: 'partnerInvite' }],
  'DELETE /api/partner-invites/:id': [{ thing: 'partnerInvite' }, { thing: 'invitation' }],
  'POST /api/reviews/:id/answer': [{ thing: 'review', more: { message: because } }],
  'POST /api/reviews/:id/hide': [{ thing: 'review', more: { message: because } }],
  'GET /api/partner/applications/:id': [{ thing: 'application' }],
  'POST /api/partner/applications/:id/decide': [
    { thing: 'application', more: { decision: 'approve' } },
    { thing: 'application', more: { decision: 'refuse', message: because } },
  ],
  'POST /api/partner/providers/:id/remove': [{ thing: 'expert', more: { message: because } }],
  'POST /api/partner/providers/:id/take-back': [{ thing: 'expert', more: { message: because } }],
  'POST /api/partner/providers/:id/verify': [
    { thing: 'applicant', more: { verified: true } },
    { thing: 'expert', more: { verified: false } },
  ],
  'GET /api/partner/providers/:id/document': [{ thing: 'expert' }],
  'GET /api/partner/providers': [{ thing: 'partner', at: 'partnerId' }],
  'GET /api/partner/applications': [{ thing: 'partner', at: 'partnerId' }],
  'GET /api/partner-invites': [{ thing: 'partner', at: 'partnerId' }],
  'POST /api/partner-invites/generate': [{ thing: 'partner', at: 'partnerId' }],
  'GET /api/partner/overview': [{ thing: 'partner', at: 'partnerId' }],
  'GET /api/partner/share': [{ thing: 'partner', at: 'partnerId' }],
  'POST /api/partner/share': [{ thing: 'partner', at: 'partnerId', more: { basisPoints: 1 } }],
  'GET /api/partner/managers': [{ thing: 'partner', at: 'partnerId' }],
  'POST /api/partner/managers': [
    { thing: 'partner', at: 'partnerId', more: { phone: '+56933334444' } },
  ],
  'GET /api/partner/log': [{ thing: 'partner', at: 'partnerId' }],
  'GET /api/promo/codes': [{ thing: 'partner', at: 'partnerId' }],
  'POST /api/promo/codes': [
    { thing: 'partner', at: 'partnerId', more: { promo: { code: 'EVE-10', percent: 10 } } },
  ],
  'DELETE /api/partner/manager-invitations/:id': [{ thing: 'managerInvitation' }],
  'POST /api/partner/manager-invitations/:id/answer': [
    { thing: 'managerInvitation', more: { accept: true } },
    { thing: 'managerInvitation', more: { accept: false } },
  ],
  'GET /api/partner/:id/settings': [{ thing: 'partner' }],
  'PUT /api/partner/:id/settings': [{ thing: 'partner', more: face }],
  'DELETE /api/partner/:id/logo': [{ thing: 'partner' }],
  'POST /api/worker/suggestions/opened': [
    { thing: 'answer', at: 'answerId', more: { providerId: nobody } },
  ],
};

/** Calls whose ids are of what everybody may see, or that a file beside them tries with a form. */
const open = new Set([
  'GET /api/booking/availability/:id',
  'GET /api/availability/slots/:id',
  'GET /api/partner/:id',
  'GET /api/partner/config/:id',
  'GET /worker/profile/:id',
  'GET /worker/profile/:id/reviews',
  // A form.
  'POST /api/partner/:id/logo',
  // Names a manager of one’s own partner.
  'DELETE /api/partner/managers/:id',
]);

const named = new Map<string, Endpoint>(
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/** Every row outside what is kept of requests themselves, and how many mails were sent. */
async function everything(): Promise<{ rows: string; mails: number }> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('idempotency_keys', 'processes') order by 1`.execute(h.t.context.db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{ text: string | null }>`
      select string_agg(to_jsonb(r)::text, chr(10) order by to_jsonb(r)::text) as text
      from ${sql.table(name)} r`.execute(h.t.context.db);
    texts.push(`${name}: ${found.rows[0]?.text ?? ''}`);
  }
  const { mails } = await h.t.sandboxGet<{ mails: unknown[] }>('/sandbox/mails');
  return { rows: texts.join('\n'), mails: mails.length };
}

async function attempt(call: string, { at, more = {} }: Try, id: string): Promise<Reply> {
  const { actor, method, path } = named.get(call) as Endpoint;
  const kind = actor === 'visitor' ? 'client' : actor;
  const { token } = h.strangers[kind as keyof Household['strangers']];
  const address = at === undefined ? path.replace(/:\w+/, id) : path;
  if (method === 'GET') {
    const query = at === undefined ? '' : `?${at}=${id}`;
    return h.t.call(method, `${address}${query}`, undefined, { token });
  }
  const body = at === undefined ? more : { ...more, [at]: id };
  return h.t.call(method, address, body, { token });
}

const told = (reply: Reply | undefined) => ({
  status: reply?.status,
  body: { ...reply?.body, requestId: '' },
});

describe('somebody else’s id', () => {
  const table = Object.entries(tries).flatMap(([call, list]) =>
    list.map((one) => [call, one.thing, one] as const),
  );
  test.each(table)('%s: %s is answered as one that never was', (_call, _thing, one) => {
    const { theirs, unknown } = answers.get(one) ?? {};
    expect(told(theirs)).toEqual(told(unknown));
    expect([one.status ?? 403, one.status ?? 404]).toContain(theirs?.status);
    for (const mark of Object.values(marks))
      expect(JSON.stringify(theirs?.body)).not.toContain(mark);
  });

  test('changes no row and sends no mail', () => {
    for (const mark of Object.values(marks)) expect(before.rows).toContain(mark);
    expect(after.rows.split('\n')).toEqual(before.rows.split('\n'));
    expect(after.mails).toBe(before.mails);
  });

  test('is tried at every call that has an id in its path', () => {
    const withId = [...named.keys()].filter((call) => /:(?:id|orderId)\b/.test(call));
    expect(withId.filter((call) => !(call in tries) && !open.has(call))).toEqual([]);
  });
});
