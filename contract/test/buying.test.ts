import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookBody, quoteBody } from '../src/buying.ts';
import { planChoice } from '../src/plan-quote.ts';
import { policy } from '../src/policy.ts';

// What may be bought, and which of its parts belong together.

const id = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const start = '2027-01-04T13:00:00Z';
const meeting = { providerId: id(1), start, durationMinutes: 60 };
const session = { start };
const bundle = { offeringId: id(2), sessions: [session] };
const who = { name: 'Ana', lastName: 'Soto', email: 'ana@example.com' };
const plan = { startDate: '2027-01-04', pattern: { weekdays: [1, 4], time: '10:00' } };

type Schema = typeof quoteBody | typeof bookBody;
/** The fields at which it is refused, each once; empty where it is taken. */
function refusedAt(schema: Schema | typeof planChoice, body: unknown): string[] {
  const read = schema.safeParse(body);
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => path.join('.')))];
}

describe('what is to be priced', () => {
  it.each([
    ['a meeting', meeting, []],
    ['a meeting at an office', { ...meeting, mode: 'office', officeId: id(3) }, []],
    ['an offering with its times', bundle, []],
    ['a plan', { ...bundle, plan }, []],
    ['a meeting with a code', { ...meeting, promoCode: ' sun ' }, []],
    ['what is left out as null', { ...meeting, offeringId: null, promoCode: null, mode: null }, []],
    ['nothing', {}, ['providerId', 'start', 'durationMinutes']],
    ['an expert alone', { providerId: id(1) }, ['start', 'durationMinutes']],
    ['a meeting of 50 minutes', { ...meeting, durationMinutes: 50 }, ['durationMinutes']],
    ['an offering without times', { offeringId: id(2) }, ['sessions']],
    ['times without an offering', { ...meeting, sessions: [session] }, ['sessions']],
    ['an offering with no time', { offeringId: id(2), sessions: [] }, ['sessions']],
    ['the same time twice', { ...bundle, sessions: [session, session] }, ['sessions']],
    [
      'the same time twice, written another way',
      { ...bundle, sessions: [session, { start: '2027-01-04T10:00:00-03:00' }] },
      ['sessions'],
    ],
    ['an office nowhere', { ...meeting, mode: 'office' }, ['officeId']],
    ['a visit nowhere', { ...meeting, mode: 'home' }, ['address']],
    ['a plan with a code', { ...bundle, plan, promoCode: 'SUN' }, ['promoCode']],
    ['an empty code', { ...meeting, promoCode: '  ' }, ['promoCode']],
    ['a currency that nobody takes', { ...meeting, currency: 'JPY' }, ['currency']],
  ])('%s', (_, body, fields) => {
    expect(refusedAt(quoteBody, body).toSorted()).toEqual([...fields].toSorted());
  });

  it('has at most as many times as the largest package, each once', () => {
    const { max } = policy.offering.sessions.package;
    const times = (count: number) =>
      Array.from({ length: count }, (_, day) => ({
        start: new Date(Date.parse(start) + day * 86_400_000).toISOString(),
      }));
    expect(refusedAt(quoteBody, { ...bundle, sessions: times(max) })).toEqual([]);
    expect(refusedAt(quoteBody, { ...bundle, sessions: times(max + 1) })).toEqual(['sessions']);
  });
});

describe('what is to be taken', () => {
  it.each([
    ['a quote', { ...who, quoteId: id(4) }, []],
    ['a meeting without a quote', { ...who, ...meeting }, []],
    ['sessions of a package that was bought', { packageId: id(5), sessions: [session] }, []],
    ['an offering', { ...who, ...bundle }, []],
    ['nothing', who, ['quoteId', 'start']],
    ['an expert and no time', { ...who, providerId: id(1) }, ['start']],
    ['a quote for nobody', { quoteId: id(4) }, ['name', 'lastName', 'email']],
    ['a package and no time', { packageId: id(5) }, ['sessions']],
    ['an offering and no time', { ...who, offeringId: id(2) }, ['sessions']],
    [
      'a code for what was paid',
      { packageId: id(5), sessions: [session], promoCode: 'SUN' },
      ['promoCode'],
    ],
    ['a name with markup', { ...who, quoteId: id(4), name: '<b>' }, ['name']],
    ['an address that is none', { ...who, quoteId: id(4), email: 'ana' }, ['email']],
  ])('%s', (_, body, fields) => {
    expect(refusedAt(bookBody, body).toSorted()).toEqual([...fields].toSorted());
  });

  it('may ask for no invoice, and says nothing as an empty text', () => {
    const read = bookBody.parse({ ...who, quoteId: id(4), invoiceEmail: '', about: null });
    expect(read).toMatchObject({ invoiceEmail: '', about: '' });
    expect(refusedAt(bookBody, { ...who, quoteId: id(4), invoiceEmail: 'x' })).toEqual([
      'invoiceEmail',
    ]);
  });

  it('has no amounts: what somebody sends of them is not read', () => {
    const read = bookBody.parse({
      ...who,
      quoteId: id(4),
      price: { amount: 1 },
      amount: 1,
      paid: 0,
    });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['price']));
    expect(JSON.stringify(read)).not.toMatch(/price|amount|paid/);
  });

  it.each(['about', 'chatSummary'] as const)('of %s takes so much, and no more', (field) => {
    const { aboutMaxLength } = policy.booking;
    const max = field === 'about' ? aboutMaxLength : policy.conversation.summaryMaxLength;
    const body = (length: number) => ({ ...who, quoteId: id(4), [field]: 'x'.repeat(length) });
    expect(refusedAt(bookBody, body(max))).toEqual([]);
    expect(refusedAt(bookBody, body(max + 1))).toEqual([field]);
  });
});

describe('a plan', () => {
  const withPattern = (pattern: object) => ({ ...plan, pattern: { ...plan.pattern, ...pattern } });

  it.each([
    [plan, []],
    [withPattern({ weekdays: [1, 2, 3, 4, 5, 6, 7] }), []],
    [withPattern({ weekdays: [] }), ['pattern.weekdays']],
    [withPattern({ weekdays: [1, 1] }), ['pattern.weekdays']],
    [withPattern({ weekdays: [0] }), ['pattern.weekdays.0']],
    [withPattern({ weekdays: [8] }), ['pattern.weekdays.0']],
    [withPattern({ time: '24:00' }), ['pattern.time']],
    [withPattern({ time: '23:59' }), []],
    [{ ...plan, startDate: '2027-02-29' }, ['startDate']],
  ])('%j', (choice, fields) => {
    expect(refusedAt(planChoice, choice)).toEqual(fields);
  });

  it('takes each set of days, in any order, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 8 }), (weekdays) => {
        const isSet = new Set(weekdays).size === weekdays.length && weekdays.length > 0;
        const isWeek = weekdays.every((day) => day >= 1 && day <= 7);
        expect(refusedAt(planChoice, withPattern({ weekdays })).length === 0).toBe(isSet && isWeek);
      }),
    );
  });
});
