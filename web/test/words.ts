import type { Draft } from '@puente/contract/draft';
import type { Hours, Offerings, Piece, Pricing, Profile } from '../src/features/words/queries.ts';
import { local, type KeptWords } from '../src/lib/storage.ts';
import type { Answers } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { aDraft, keepsDraft, type Keeping } from './drafts.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';

// One's own words, and what the server makes of them.

export const teller = person(uuid(5), { isOnboarded: true });

const read = { by: 'rules', modelFailed: false, notUnderstood: [] } as const;

export type Understood = {
  profile?: Partial<Profile>;
  pricing?: Partial<Pricing>;
  hours?: Partial<Hours>;
  offerings?: Partial<Offerings>;
};

/** A piece of a text, as the server names it. */
export function piece(text: string, words: string): Piece {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" isn't in the text`);
  return { start, end: start + words.length, text: words };
}

/** The four calls that read a text; what isn't named understands nothing. */
export function understands({ profile, pricing, hours, offerings }: Understood) {
  return {
    'POST /api/availability/parsePersonalInfo': {
      ...read,
      notUnderstood: [],
      proposals: [],
      questions: [],
      ...profile,
    },
    'POST /api/availability/parsePricing': {
      ...read,
      notUnderstood: [],
      proposals: [],
      questions: [],
      ...pricing,
    },
    'POST /api/availability/parse/cached': {
      result: {
        ...read,
        notUnderstood: [],
        timezone: 'America/Santiago',
        availability: {},
        proposals: [],
        holidays: [],
        ...hours,
      },
    },
    'POST /api/availability/parseOfferings': {
      ...read,
      notUnderstood: [],
      proposals: [],
      questions: [],
      ...offerings,
    },
  } satisfies Answers;
}

export type Words = Opening & {
  draft?: Partial<Draft>;
  understood?: Understood;
  /** What is on the device from before. */
  kept?: Partial<KeptWords>;
};

/** Opens the page of one's own words. */
export async function openWords(given: Words = {}): Promise<Opened & Omit<Keeping, 'answers'>> {
  const { draft, understood = {}, kept, server, ...opening } = given;
  if (kept)
    local.set('ownWords', {
      ...{ owner: teller.id, text: '', read: '', edits: {}, left: [], saved: [] },
      ...kept,
    });
  const { answers, ...keeping } = keepsDraft(aDraft(2, draft));
  const opened = await openApp('/you/helping/words', {
    user: teller,
    ...opening,
    server: { ...answers, ...understands(understood), ...server },
  });
  return { ...opened, ...keeping };
}

/** The same with a text that was read before. */
export const openRead = (text: string, given: Words = {}) =>
  openWords({ ...given, kept: { text, read: text, ...given.kept } });
