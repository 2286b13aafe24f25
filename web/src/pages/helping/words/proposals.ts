import type { Currency } from '@puente/contract/policy';
import type { Hours, Offerings, Piece, Pricing, Profile } from '../../../features/words/queries.ts';

/** What the four calls gave; a call that failed or is under way gave nothing. */
export type Replies = {
  profile?: Profile | undefined;
  pricing?: Pricing | undefined;
  hours?: Hours | undefined;
  offerings?: Offerings | undefined;
};

type TextProposal = Extract<Profile['proposals'][number], { sources: Piece[] }>;

export const textNames = [
  'expertise',
  'aboutMe',
  'career',
  'idealClient',
  'uniqueValue',
  'challengeStory',
  'location',
] as const;
export type TextName = (typeof textNames)[number];

export type TextCard = { id: TextName; value: string; sources: Piece[] };

/** Proposals by what they are about, each with the pieces of the text it came from. */
export function cardsOf({ profile, pricing, hours, offerings }: Replies) {
  const found = profile?.proposals ?? [];
  const texts = textNames.flatMap((id): TextCard[] => {
    const one = found.find(({ field }) => field === id);
    return one && typeof one.value === 'string'
      ? [{ id, value: one.value, sources: one.sources }]
      : [];
  });
  const weekly = hours?.availability.weeklyHours;
  const dates = hours?.availability.overrides;
  const sourcesOf = (isWanted: (of: Hours['proposals'][number]) => boolean) =>
    (hours?.proposals ?? []).filter(isWanted).map(({ source }) => source);
  return {
    texts,
    languages: languagesOf(found),
    timezone: zoneOf(found),
    price: priceOf(pricing),
    week: weekly
      ? { id: 'week', hours: weekly, sources: sourcesOf(({ weekdays }) => weekdays.length > 0) }
      : null,
    dates: dates
      ? {
          id: 'dates',
          dates,
          names: hours?.holidays ?? [],
          sources: sourcesOf((one) => one.dates.length > 0),
        }
      : null,
    offerings: (offerings?.proposals ?? []).map((one, index) => ({
      id: `offering-${index}`,
      offering: one.offering,
      sources: [one.source],
    })),
  };
}
export type Cards = ReturnType<typeof cardsOf>;
export type OfferingCard = Cards['offerings'][number];

function languagesOf(found: readonly TextProposal[]) {
  const one = found.find(({ field }) => field === 'languages');
  return one?.field === 'languages'
    ? { id: 'languages', codes: one.value, sources: one.sources }
    : null;
}

function zoneOf(found: readonly TextProposal[]): string | null {
  const one = found.find(({ field }) => field === 'timezone');
  return one?.field === 'timezone' ? one.value : null;
}

function priceOf(pricing: Pricing | undefined) {
  const rateOf = (field: 'normalRate' | 'discountedRate') =>
    pricing?.proposals.find((one) => one.field === field)?.rate ?? null;
  const [normal, first] = [rateOf('normalRate'), rateOf('discountedRate')];
  const currency = (normal ?? first)?.currency;
  if (!pricing || !currency) return null;
  const asked = pricing.questions.find(({ kind }) => kind === 'which-currency');
  const options: Currency[] = asked?.options ?? [];
  return {
    id: 'price',
    normal,
    first,
    currency,
    /** Where the amount fits several currencies: the person has to say which. */
    options,
    sources: pricing.proposals.map(({ source }) => source),
  };
}

/** Every proposal's id in the order of the page. */
export function idsOf(cards: Cards): string[] {
  return [
    ...cards.texts,
    ...[cards.languages, cards.price, cards.week, cards.dates].flatMap((card) => card ?? []),
    ...cards.offerings,
  ].map(({ id }) => id);
}

/** All pieces of the text that something was made of. */
export function usedPieces(cards: Cards): Piece[] {
  return [
    ...cards.texts,
    ...[cards.languages, cards.price, cards.week, cards.dates].flatMap((card) => card ?? []),
    ...cards.offerings,
  ].flatMap(({ sources }) => sources);
}

/** What no call could use, each with why; of money and oneself also what may be read wrongly. */
export function notUnderstoodIn({ profile, pricing, hours, offerings }: Replies) {
  const doubts = [profile, pricing, offerings].flatMap((reply) => reply?.notUnderstood ?? []);
  return [
    ...doubts.map((one) => ({
      ...one,
      isDoubt: one.reason === 'unclear' || one.reason === 'contradiction',
    })),
    ...(hours?.notUnderstood ?? []).map((one) => ({ ...one, isDoubt: false })),
  ];
}
