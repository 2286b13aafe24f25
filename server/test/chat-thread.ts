import type { Recommendation } from '@puente/contract/chat';
import { type Plan, planFor, type Reader } from '../src/features/chat/conversation/rules.ts';
import type { Turn } from '../src/features/chat/conversation/table/table.ts';

/** Somebody who was shown in a chat, an hour with whom costs 50 dollars. */
export function card(name: string, more: Partial<Recommendation> = {}): Recommendation {
  return {
    providerId: name,
    username: null,
    name,
    lastName: 'Berg',
    profilePicture: null,
    isVerifiedProvider: true,
    partner: null,
    expertise: 'Sleep',
    reason: '',
    languages: ['en'],
    inPerson: false,
    durationMinutes: 60,
    price: { amount: 5000, currency: 'USD' },
    firstBookingPrice: null,
    nextFree: null,
    ...more,
  };
}

/** What is done with the last of these texts, after a goal for which these people were shown. */
export function planAfter(
  texts: readonly string[],
  {
    goal,
    names,
    parseQuery,
  }: { goal: string; names: readonly string[] } & Pick<Reader, 'parseQuery'>,
): Plan {
  const turns: Turn[] = [
    { role: 'user', content: goal },
    { role: 'assistant', content: 'Here', recommendations: names.map((name) => card(name)) },
    ...texts.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
  ];
  return planFor(texts.at(-1) ?? '', turns, { own: 'USD', parseQuery }).plan;
}
