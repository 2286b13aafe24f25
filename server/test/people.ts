import { sql } from 'kysely';
import { newId } from '../src/lib/ids.ts';
import type { TestApp } from './app.ts';

export type SignedIn = { token: string; userId: string; phone: string };

export type People = {
  /** Signs a phone in through the real code flow; a new one becomes an account. */
  signIn: (phone?: string) => Promise<SignedIn>;
  /** A verified expert, open every day 09:00-17:00 in their zone unless told otherwise. */
  provider: (overrides?: {
    profile?: Record<string, unknown>;
    hours?: Record<string, unknown>;
    isVerified?: boolean;
  }) => Promise<SignedIn & { id: string }>;
  /** Somebody who manages a partner of their own. */
  manager: () => Promise<SignedIn & { partnerId: string; partnerSlug: string }>;
};

const long = 'Plain words about a life and a craft, long enough to tell one person from another.';

export const profileBody = {
  name: 'Paula',
  lastName: 'Rojas',
  expertise: 'Public speaking',
  aboutMe: long,
  career: long,
  idealClient: long,
  uniqueValue: long,
  challengeStory: long,
  languages: ['es', 'en'],
  timezone: 'UTC',
  durations: [30, 60],
  normalRate: { amount: 6000, currency: 'USD' },
};

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  ranges: [{ start: '09:00', end: '17:00' }],
}));

const must = <T extends { status: number; body: unknown }>(reply: T, what: string): T => {
  if (reply.status >= 300)
    throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
};

/** The people a test needs, made through the product's own calls. */
export const people = (test: Omit<TestApp, keyof People>): People => {
  let count = 0;
  const signIn: People['signIn'] = async (phone) => {
    count += 1;
    const number = phone ?? `+5691${String(2_000_000 + count)}`;
    // Each person has an address of their own, as in life; limits count by address.
    const headers = { 'x-forwarded-for': `10.0.${Math.floor(count / 200)}.${(count % 200) + 1}` };
    const start = { phoneNumber: number, channel: 'sms' };
    must(await test.call('POST', '/api/auth/start-verification', start, { headers }), 'send code');
    const { codes } = await test.sandboxGet<{ codes: { code: string }[] }>(
      `/sandbox/codes?phoneNumber=${encodeURIComponent(number)}`,
    );
    const check = { phoneNumber: number, code: codes[0]?.code, detectedLanguage: 'en' };
    const { body } = must(
      await test.call('POST', '/api/auth/check-verification', check, { headers }),
      'check code',
    );
    return { token: body.sessionToken, userId: body.userData.id, phone: number };
  };
  const manager: People['manager'] = async () => {
    const person = await signIn();
    const partnerId = newId();
    const partnerSlug = `partner-${partnerId.slice(0, 8)}`;
    const { db, clock } = test.context;
    // Partners are made by operators, whose calls are not part of the product yet.
    await sql`insert into partners (id, slug, name, created_at)
      values (${partnerId}, ${partnerSlug}, 'A partner', ${clock.now()})`.execute(db);
    await sql`insert into partner_managers (partner_id, user_id)
      values (${partnerId}, ${person.userId})`.execute(db);
    return { ...person, partnerId, partnerSlug };
  };
  const provider: People['provider'] = async (overrides = {}) => {
    const isVerified = overrides.isVerified ?? true;
    const boss = isVerified ? await manager() : null;
    const person = await signIn();
    const options = { token: person.token };
    const profile = {
      ...profileBody,
      ...(boss ? { partnerId: boss.partnerSlug } : {}),
      ...overrides.profile,
    };
    must(await test.call('PUT', '/worker/profile', profile, options), 'profile');
    const hours = { weeklyHours: everyDay, ...overrides.hours };
    must(await test.call('POST', '/api/availability/set', hours, options), 'hours');
    if (boss)
      must(
        await test.call(
          'POST',
          `/api/partner/providers/${person.userId}/verify`,
          { verified: true },
          { token: boss.token },
        ),
        'verify',
      );
    return { ...person, id: person.userId };
  };
  return { signIn, provider, manager };
};
