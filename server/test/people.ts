import { setAvailability as setHours } from '@puente/contract/availability';
import type { Language } from '@puente/contract/policy';
import { putWorkerProfile } from '@puente/contract/provider';
import { sql } from 'kysely';
import { onProfileSaved } from '../src/app.ts';
import { parsePhone } from '../src/features/auth/rules.ts';
import { identify, openSession } from '../src/features/auth/session/service.ts';
import { setAvailability } from '../src/features/availability/schedule/service.ts';
import { setVerification } from '../src/features/provider/membership/service.ts';
import { saveOwnProfile } from '../src/features/provider/service.ts';
import { claimAccount } from '../src/features/user/service.ts';
import { newId } from '../src/lib/ids.ts';
import type { TestApp } from './app.ts';
import { codeCalls } from './codes.ts';

export type SignedIn = { token: string; userId: string; phone: string };

export type People = {
  /** A session of a phone, as after the right code; a new one becomes an account. */
  signIn: (phone?: string) => Promise<SignedIn>;
  /** The same through the calls and the sandbox's message, for what a code leaves behind. */
  signInByCode: (phone?: string) => Promise<SignedIn>;
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
  languages: ['es', 'en'] satisfies Language[],
  timezone: 'UTC',
  durations: [30, 60],
  normalRate: { amount: 6000, currency: 'USD' },
};

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  ranges: [{ start: '09:00', end: '17:00' }],
}));

/** The people a test needs, made by the services themselves: what tests are about goes by calls. */
export const people = (test: Omit<TestApp, keyof People>): People => {
  const { context } = test;
  const { db, clock } = context;
  let count = 0;
  const newPhone = () => {
    count += 1;
    return `+5691${String(2_000_000 + count)}`;
  };
  const signIn: People['signIn'] = async (phone) => {
    const number = phone ?? newPhone();
    return db.transaction().execute(async (tx) => {
      const { id } = await claimAccount(tx, parsePhone(number), 'en', clock.now());
      const { token } = await openSession(context, tx, {
        userId: id,
        userAgent: undefined,
        by: 'code',
      });
      return { token, userId: id, phone: number };
    });
  };
  const signInByCode: People['signInByCode'] = async (phone) => {
    const number = phone ?? newPhone();
    const { send, check, codeOf } = codeCalls(() => test);
    await send(number);
    const { body } = await check(number, await codeOf(number), { detectedLanguage: 'en' });
    return { token: body.sessionToken, userId: body.userData.id, phone: number };
  };
  const manager: People['manager'] = async () => {
    const person = await signIn();
    const partnerId = newId();
    const partnerSlug = `partner-${partnerId.slice(0, 8)}`;
    // Partners are made by operators, whose calls are not part of the product yet.
    await sql`insert into partners (id, slug, name, created_at)
      values (${partnerId}, ${partnerSlug}, 'A partner', ${clock.now()})`.execute(db);
    await sql`insert into partner_managers (partner_id, user_id)
      values (${partnerId}, ${person.userId})`.execute(db);
    return { ...person, partnerId, partnerSlug };
  };
  const provider: People['provider'] = async (overrides = {}) => {
    const boss = (overrides.isVerified ?? true) ? await manager() : null;
    const person = await signIn();
    const profile = putWorkerProfile.body.parse({
      ...profileBody,
      ...(boss ? { partnerId: boss.partnerSlug } : {}),
      ...overrides.profile,
    });
    const actor = async () => {
      const found = await identify(context, person.token);
      if (!found) throw new Error('nobody is signed in');
      return found;
    };
    await saveOwnProfile(context, await actor(), profile, onProfileSaved);
    const hours = setHours.body.parse({ weeklyHours: everyDay, ...overrides.hours });
    await setAvailability(context, await actor(), hours);
    const change = { providerId: person.userId, isVerified: true };
    if (boss) await setVerification(context, [boss.partnerId], change, onProfileSaved);
    return { ...person, id: person.userId };
  };
  return { signIn, signInByCode, provider, manager };
};
