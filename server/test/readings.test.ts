import type { Endpoint } from '@puente/contract/endpoint';
import { endpoints } from '@puente/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { household, type Household, marks } from './household.ts';

type Reader = 'a visitor' | 'a stranger' | 'another expert' | 'another manager' | Insider;
type Insider = 'the client' | 'the expert' | 'the manager';

let h: Household;
/** Everything that each of them can read, by call. */
const read = new Map<Reader, Map<string, string>>();
/** What is private, and who knows it. */
let secrets: [what: string, text: string, knownBy: Insider[]][];

beforeAll(async () => {
  h = await household();
  const readers: [Reader, string | undefined][] = [
    ['a visitor', undefined],
    ['a stranger', h.strangers.client.token],
    ['another expert', h.strangers.provider.token],
    ['another manager', h.strangers.manager.token],
    ['the client', h.client.token],
    ['the expert', h.expert.token],
    ['the manager', h.boss.token],
  ];
  for (const [reader, token] of readers) read.set(reader, await everythingFor(token));
  secrets = [
    ['the client’s phone', h.client.phone.slice(1), ['the client']],
    ['the client’s email', 'xochi@example.org', ['the client']],
    ['the expert’s phone', h.expert.phone.slice(1), ['the expert']],
    ['the manager’s phone', h.boss.phone.slice(1), ['the manager']],
    ['a note of the manager', marks.manager, ['the manager']],
    [
      'why the expert is away, and their document',
      marks.expert,
      ['the client', 'the expert', 'the manager'],
    ],
    ['a token', h.client.token, []],
    ['the phone of an invited manager', '56922223333', []],
  ];
});
afterAll(() => h.t.stop());

const reads = endpoints.filter(
  ({ method, path }: Endpoint) => method === 'GET' && path !== '/api/profile/export',
);

/** The answers to every call that only reads, with every id of the household. */
async function everythingFor(token: string | undefined): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const options = token === undefined ? {} : { token };
  for (const path of reads.flatMap(addressesOf)) {
    const { status, body } = await h.t.call('GET', path, undefined, options);
    if (status < 300) answers.set(path, JSON.stringify(body));
  }
  const posts: [string, object][] = [
    ['/api/search', { username: 'xo' }],
    ['/api/worker/suggestions', { query: 'I want to speak in public' }],
    ['/api/auth/get-chat-history', {}],
    ['/api/invitations/list', {}],
    ['/api/promo/validate', { promoCode: 'XOCHI-10', providerId: h.ids.expert }],
    ['/api/availability/batch', { providerIds: [h.ids.expert], date: '2026-12-28' }],
  ];
  for (const [path, body] of posts)
    answers.set(path, JSON.stringify((await h.t.call('POST', path, body, options)).body));
  return answers;
}

function addressesOf({ path }: Endpoint): string[] {
  const { user, expert, past, meeting, order, package: bought, plan } = h.ids;
  const { conversation, application, applicant, partner } = h.ids;
  const people = [user, expert, applicant];
  const ids = [...people, past, meeting, order, bought, plan, conversation, application, partner];
  const query = new URLSearchParams({ partnerId: h.ids.partner, providerId: h.ids.expert });
  const extra: Record<string, string> = {
    '/api/availability/slots/:id': 'date=2026-12-28',
    '/api/profile/check': 'username=xochi',
    '/api/availability/explain': 'at=2026-12-28T10:00:00Z',
  };
  const asked = extra[path] ?? (path.startsWith('/api/partner') ? query.toString() : '');
  const filled = /:\w+/.test(path) ? ids.map((id) => path.replace(/:\w+/, id)) : [path];
  return filled.map((one) => `${one}?${asked}`);
}

describe('what can be read', () => {
  test('is much for those whom it is about, and little for others', () => {
    const count = (reader: Reader) => read.get(reader)?.size ?? 0;
    expect(count('the client')).toBeGreaterThan(count('a stranger') + 10);
    expect(count('the expert')).toBeGreaterThan(count('another expert') + 10);
    expect(count('the manager')).toBeGreaterThan(count('another manager') + 4);
    expect(count('a visitor')).toBeGreaterThan(10);
  });

  const readers: Reader[] = [
    ...(['a visitor', 'a stranger', 'another expert', 'another manager'] as const),
    ...(['the client', 'the expert', 'the manager'] as const),
  ];
  test.each(readers)('%s reads nothing that is another’s secret', (reader) => {
    for (const [what, text, knownBy] of secrets) {
      const found = [...(read.get(reader) ?? [])].filter(([, answer]) => answer.includes(text));
      if (!knownBy.includes(reader as Insider))
        expect(
          found.map(([path]) => path),
          what,
        ).toEqual([]);
      // A secret that nobody finds would prove nothing.
      else expect(found.length, what).toBeGreaterThan(0);
    }
  });

  test('of a meeting tells its expert the name and the wish of the client, and no more', () => {
    const told = read.get('the expert')?.get(`/api/booking/${h.ids.meeting}?`) ?? '{}';
    const booking = JSON.parse(told);
    expect(Object.keys(booking.client).toSorted()).toEqual(
      ['id', 'lastName', 'name', 'profilePicture'].toSorted(),
    );
    expect(booking.about).toBe(marks.client);
    for (const never of ['email', 'invoiceEmail', 'phone', 'given'])
      expect(booking).not.toHaveProperty(never);
  });
});
