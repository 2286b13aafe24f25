import { expect, test } from 'vitest';
import { pricesOf } from './prices.ts';
import {
  cardsOf,
  type Doubt,
  doubtfulIdsOf,
  idsOf,
  notUnderstoodIn,
  type Replies,
  usedPieces,
} from './proposals.ts';

const source = (start: number, text: string) => ({ start, end: start + text.length, text });
const answered = { by: 'rules', modelFailed: false, notUnderstood: [] } as const;

test('nothing is proposed before a call has answered', () => {
  expect(idsOf(cardsOf({}))).toEqual([]);
});

test('each proposal stands for itself, with the words it came from', () => {
  const cards = cardsOf({
    profile: {
      ...answered,
      notUnderstood: [],
      questions: [],
      proposals: [
        { field: 'languages', value: ['es'], sources: [source(30, 'español')] },
        { field: 'expertise', value: 'Matrona', sources: [source(4, 'matrona')] },
        { field: 'timezone', value: 'America/Santiago', sources: [source(20, 'Osorno')] },
      ],
    },
    hours: {
      ...answered,
      notUnderstood: [],
      timezone: 'America/Santiago',
      availability: { overrides: [{ date: '2026-12-25', ranges: [] }] },
      proposals: [
        {
          source: source(60, 'Navidad no'),
          effect: 'close',
          weekdays: [],
          dates: ['2026-12-25'],
          ranges: [],
        },
      ],
      holidays: [{ date: '2026-12-25', name: 'Navidad' }],
    },
  });
  expect(idsOf(cards)).toEqual(['expertise', 'languages', 'dates']);
  expect(cards.timezone).toBe('America/Santiago');
  expect(cards.week).toBeNull();
  expect(usedPieces(cards).map(({ text }) => text)).toEqual(['matrona', 'español', 'Navidad no']);
});

const pricing = {
  ...answered,
  proposals: [
    {
      source: source(0, 'entre semana 30'),
      field: 'normalRate',
      rate: { amount: 30_000, currency: 'CLP' },
      said: { amount: 30_000, currency: 'CLP', minutes: 60 },
      assumed: ['thousands'],
      tooLow: null,
    },
  ],
  questions: [{ kind: 'thousands', source: source(0, 'entre semana 30'), options: [] }],
  notUnderstood: [
    { source: source(17, 'sábados 40'), reason: 'one-price' },
    { source: source(90, 'hola'), reason: 'unknown' },
    { source: source(50, 'la mitad de anticipo'), reason: 'deposit' },
  ],
} satisfies Replies['pricing'];

const offerings = {
  ...answered,
  proposals: [
    {
      source: source(30, 'pack de 5 por 200 lucas, la mitad de anticipo'),
      offering: {
        ...{ type: 'package', category: 'other', name: 'Pack', description: null, sessions: 5 },
        ...{ durationMinutes: 60, discountedPrice: null },
        price: { amount: 200_000, currency: 'CLP' },
      },
      problems: [],
    },
  ],
  questions: [],
  notUnderstood: [{ source: source(50, 'la mitad de anticipo'), reason: 'deposit' }],
} satisfies Replies['offerings'];

test('a doubt stands beside the proposal that it is about, once', () => {
  const cards = cardsOf({ pricing, offerings });
  const textsOf = (doubts: readonly Doubt[] | undefined) =>
    doubts?.map(({ source: { text } }) => text);
  expect(textsOf(cards.price?.doubts)).toEqual(['sábados 40']);
  expect(textsOf(cards.offerings[0]?.doubts)).toEqual(['la mitad de anticipo']);
  expect(cards.price?.inThousands.map(({ price }) => price.amount)).toEqual([30_000]);
  const left = notUnderstoodIn({ pricing, offerings }, cards);
  expect(left.map(({ source: { text } }) => text)).toEqual(['hola']);
});

test('what is in doubt has to be looked at, what isn’t has not', () => {
  expect(doubtfulIdsOf(cardsOf({ pricing, offerings }))).toEqual(['price', 'offering-0']);
  const sure = {
    ...pricing,
    notUnderstood: [],
    questions: [],
    proposals: pricing.proposals.map((one) => ({ ...one, assumed: [] })),
  };
  expect(doubtfulIdsOf(cardsOf({ pricing: sure }))).toEqual([]);
});

test('of money without a proposal, what may be read wrongly is a doubt, what nobody read is none', () => {
  const replies = { pricing: { ...pricing, proposals: [] } };
  const told = notUnderstoodIn(replies, cardsOf(replies));
  expect(told.map(({ isDoubt }) => isDoubt)).toEqual([true, false, true]);
});

const rates = { leastRates: [{ amount: 5000, currency: 'CLP' as const }] };
const clp = (amount: number) => ({ amount, currency: 'CLP' as const });

test('a price that the text doesn’t speak of stays as it is', () => {
  const { price } = cardsOf({ pricing });
  if (!price) throw new Error('no price');
  const saved = { normalRate: clp(20_000), discountedRate: clp(15_000) };
  const read = (edits: Record<string, string>, before: typeof saved = saved) =>
    pricesOf(price, edits, { ...rates, saved: before });
  expect(read({})).toMatchObject({ normal: 30_000, first: 15_000, isKept: { first: true } });
  // Taken away by hand.
  expect(read({ 'price.first': '' })).toMatchObject({ first: null, lost: null });
  const higher = { ...saved, discountedRate: clp(40_000) };
  expect(read({}, higher).problems.first).toBe('aboveNormal');
  // In another currency it can't stay, which is said.
  expect(read({ 'price.currency': 'MXN' })).toMatchObject({
    first: null,
    lost: saved.discountedRate,
  });
});

test('a first meeting said to be free is proposed at no price, and has to be looked at', () => {
  const [usual] = pricing.proposals;
  if (!usual) throw new Error('no price');
  const free = {
    ...usual,
    source: source(20, 'la primera gratis'),
    field: 'discountedRate' as const,
    rate: clp(0),
    assumed: [],
  };
  const cards = cardsOf({ pricing: { ...pricing, notUnderstood: [], proposals: [usual, free] } });
  expect(cards.price).toMatchObject({ first: null, currency: 'CLP', freeFirst: free.source });
  expect(doubtfulIdsOf(cards)).toEqual(['price']);
  const { price } = cards;
  if (!price) throw new Error('no card');
  const read = (discountedRate: ReturnType<typeof clp> | null) =>
    pricesOf(price, {}, { ...rates, saved: { normalRate: null, discountedRate } });
  expect(read(null)).toMatchObject({ first: null, problems: { first: null } });
  // What was there stays, but not because nothing was said of it.
  expect(read(clp(15_000))).toMatchObject({ first: 15_000, isKept: { first: false } });
});
