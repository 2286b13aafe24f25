import type { Currency } from '@puente/contract/policy';
import { overlaps } from '../../../features/words/marks.ts';
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

/** Words from which a proposal may have been made wrongly, or that can't be kept, with why. */
export type Doubt = Pricing['notUnderstood'][number];

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
    /** Where the place may be, if its name is that of several. */
    places: profile?.questions.find(({ kind }) => kind === 'which-place')?.options ?? [],
    price: priceOf(pricing, offerings),
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
      doubts: doubtsIn(offerings).filter(({ source }) => overlaps(source, one.source)),
      isInThousands: asksIn(offerings, 'thousands').some((asked) => overlaps(asked, one.source)),
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

function doubtsIn(reply: Pick<Pricing, 'notUnderstood'> | undefined): Doubt[] {
  return (reply?.notUnderstood ?? []).filter(({ reason }) => reason !== 'unknown');
}

function asksIn(
  reply: Pick<Pricing, 'questions'> | undefined,
  asked: Pricing['questions'][number]['kind'],
): Piece[] {
  return (reply?.questions ?? []).flatMap(({ kind, source }) => (kind === asked ? [source] : []));
}

function priceOf(pricing: Pricing | undefined, offerings: Offerings | undefined) {
  const proposalOf = (field: 'normalRate' | 'discountedRate') =>
    pricing?.proposals.find((one) => one.field === field);
  const [usual, once] = [proposalOf('normalRate'), proposalOf('discountedRate')];
  const normal = usual?.rate ?? null;
  const isFirstFree = once?.rate.amount === 0;
  const first = isFirstFree ? null : (once?.rate ?? null);
  const currency = (normal ?? once?.rate)?.currency;
  if (!pricing || !currency) return null;
  const asked = pricing.questions.find(({ kind }) => kind === 'which-currency');
  const options: Currency[] = asked?.options ?? [];
  return {
    id: 'price',
    normal,
    first,
    currency,
    /** They said that the first meeting is free, which it can't be. */
    freeFirst: isFirstFree ? (once?.source ?? null) : null,
    /** Where the amount fits several currencies: the person has to say which. */
    options,
    sources: pricing.proposals.map(({ source }) => source),
    /** What a package says is told beside the package. */
    doubts: doubtsIn(pricing).filter(
      ({ source }) => !doubtsIn(offerings).some((other) => overlaps(other.source, source)),
    ),
    /** As they are proposed, a thousand times as high as they were said. */
    inThousands: [usual, once].flatMap((one) =>
      one?.assumed.includes('thousands') ? [{ source: one.source, price: one.said }] : [],
    ),
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

/** Ids of what may have been read wrongly: nobody saves it without having looked. */
export function doubtfulIdsOf({ price, offerings }: Cards): string[] {
  const isPriceOpen =
    price !== null &&
    (price.doubts.length > 0 ||
      price.inThousands.length > 0 ||
      price.freeFirst !== null ||
      price.options.length > 1);
  return [
    ...(isPriceOpen ? [price.id] : []),
    ...offerings
      .filter(({ doubts, isInThousands }) => doubts.length > 0 || isInThousands)
      .map(({ id }) => id),
  ];
}

/**
 * What stands beside no proposal, each with why: what no call could use, and of money and oneself also
 * what may be read wrongly.
 */
export function notUnderstoodIn(replies: Replies, { price, offerings }: Cards) {
  const { profile, pricing, hours } = replies;
  const told = [...(price?.doubts ?? []), ...offerings.flatMap(({ doubts }) => doubts)];
  const isTold = (one: Doubt) => told.some(({ source }) => overlaps(source, one.source));
  const others = [profile, pricing, replies.offerings]
    .flatMap((reply) => reply?.notUnderstood ?? [])
    .filter((one) => !isTold(one));
  return [
    ...others.map((one) => ({ ...one, isDoubt: one.reason !== 'unknown' })),
    ...(hours?.notUnderstood ?? [])
      .filter((one) => !isTold(one))
      .map((one) => ({ ...one, isDoubt: false })),
  ];
}
