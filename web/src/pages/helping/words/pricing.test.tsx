import type { Money } from '@puente/contract/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noteOf, wordsIn } from '../../../../test/reading.ts';
import { atMoment } from '../../../../test/replies.ts';
import { openRead, piece, teller, type Understood, type Words } from '../../../../test/words.ts';
import { person as somebody } from '../../../../test/people.ts';

atMoment('2026-12-01T12:00Z');

const told = 'I charge 35 an hour, the first one 20, Saturdays 45.';
type Pricing = NonNullable<Understood['pricing']>;
type Rate = NonNullable<Pricing['proposals']>[number];
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const clp = (amount: number): Money => ({ amount, currency: 'CLP' });

const rate = (
  field: Rate['field'],
  words: string,
  money: Money,
  more: Partial<Rate> = {},
): Rate => ({
  source: piece(told, words),
  field,
  rate: money,
  said: { ...money, minutes: 60 },
  assumed: [],
  tooLow: null,
  ...more,
});
const usual = rate('normalRate', '35 an hour', usd(3500));
const once = rate('discountedRate', 'first one 20', usd(2000));
const doubt = { source: piece(told, 'Saturdays 45'), reason: 'one-price' as const };
const leastRates = [usd(500), clp(5000), { amount: 500, currency: 'EUR' as const }];

const price = () => screen.getByRole('region', { name: /^(Your price|Tu precio)$/ });
const inside = () => within(price());
const box = () => inside().getByRole<HTMLInputElement>('checkbox');
const fields = () => inside().getAllByRole<HTMLInputElement>('textbox');
const normal = () => fields()[0] ?? expect.fail('no price');
const first = () => fields()[1] ?? expect.fail('no first price');
const currency = () => inside().getByRole<HTMLSelectElement>('combobox');
const save = (count = 1) =>
  screen.queryByRole('button', { name: new RegExp(`^(Save|Guardar) ${count} `) });

async function opened(pricing: Pricing, { draft, ...given }: Words = {}) {
  const least = { earnings: [], leastRates, leastPrices: leastRates };
  const app = await openRead(told, {
    understood: { pricing },
    draft: { price: least, ...draft },
    ...given,
  });
  await screen.findAllByRole('checkbox');
  return app;
}

describe('proposed prices', () => {
  it('are saved as they stand, with the length of a meeting', async () => {
    const { person, kept } = await opened({ proposals: [usual, once] });
    expect([normal().value, first().value, currency().value]).toEqual(['35', '20', 'USD']);
    expect(box().checked).toBe(true);
    expect(inside().queryByText(/didn't name|removed/)).toBeNull();
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('durations', [60]));
    expect(kept()).toEqual({
      durations: [60],
      normalRate: usd(3500),
      discountedRate: usd(2000),
    });
  });

  it('keep the lengths that were chosen before', async () => {
    const { person, kept } = await opened(
      { proposals: [usual] },
      { draft: { fields: { durations: [30, 90] } } },
    );
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('normalRate', usd(3500)));
    expect(kept()).toMatchObject({ durations: [30, 90], discountedRate: null });
  });

  it.each([
    ['en', 'x', 'Enter an amount, like 45 or 45.50. Some currencies have no cents.'],
    ['en', '4.99', 'Price must be at least $5 per hour.'],
    ['en', '1000000000', /^Price can be at most \$[\d,]+ per hour\.$/],
    ['es', '4', 'El precio debe ser de al menos USD 5 por hora.'],
  ] as const)(
    'that cannot be are told beside the field, and not saved (%s, %s)',
    async (language, typed, said) => {
      const { person } = await opened({ proposals: [usual] }, { language });
      await person.clear(normal());
      await person.type(normal(), typed);
      expect(noteOf(normal())).toMatch(said);
      expect(normal().getAttribute('aria-invalid')).toBe('true');
      expect(save()).toBeNull();
      await person.clear(normal());
      await person.type(normal(), '30');
      expect(noteOf(normal())).toBe('');
      expect(save()).toBeTruthy();
    },
  );

  it('of a first meeting cannot be above the others, nor too low itself', async () => {
    const { person, kept } = await opened({ proposals: [usual, once] });
    await person.clear(first());
    await person.type(first(), '36');
    expect(noteOf(first())).toBe("The first meeting can't cost more than the others.");
    expect(noteOf(normal())).toBe('');
    await person.clear(first());
    await person.type(first(), '4');
    expect(noteOf(first())).toBe('Price must be at least $5 per hour.');
    expect(save()).toBeNull();
    await person.clear(first());
    await person.type(first(), '35');
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('discountedRate', usd(3500)));
  });

  it('of which one was not named leave it as it is in the profile, and say so', async () => {
    const before = { normalRate: usd(9000), discountedRate: usd(4000) };
    const { person, kept } = await opened({ proposals: [once] }, { draft: { fields: before } });
    expect([normal().value, first().value]).toEqual(['90', '20']);
    expect(inside().getByText(/^You didn't name another price per hour/)).toBeTruthy();
    expect(inside().queryByText(/another first meeting price/)).toBeNull();
    await person.type(normal(), '1');
    expect(inside().queryByText(/^You didn't name another price/)).toBeNull();
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('normalRate', usd(90_100)));
  });

  it('in another currency remove a first price that cannot stand beside them', async () => {
    const before = { normalRate: clp(30_000), discountedRate: clp(15_000) };
    const given = { draft: { fields: before }, language: 'es' as const };
    const { person, kept } = await opened({ proposals: [usual] }, given);
    expect(wordsIn(price())).toMatch(/primera reunión, .*15,000, está en otra moneda y se quita/);
    expect(first().value).toBe('');
    await person.selectOptions(currency(), 'CLP');
    expect(first().value).toBe('15000');
    expect(wordsIn(price())).not.toContain('está en otra moneda');
    expect(inside().getByText(/^No dijiste otro precio para la primera/)).toBeTruthy();
    await person.selectOptions(currency(), 'USD');
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('discountedRate', null));
  });
});

describe('prices in doubt', () => {
  it.each([
    ['en', /^Did you mean \$35\?/, 'Look this over, then check the box'],
    ['es', /^¿Quisiste decir USD 35\?/, 'Revisa esto y marca la casilla'],
  ] as const)(
    'in thousands ask whether that was meant, and wait for a look (%s)',
    async (language, asked, look) => {
      const meant = { ...usual, assumed: ['thousands' as const] };
      const { person } = await opened({ proposals: [meant] }, { language });
      expect(inside().getByText(asked)).toBeTruthy();
      expect(inside().getByText(new RegExp(`^${look}`))).toBeTruthy();
      expect(box().checked).toBe(false);
      expect(save()).toBeNull();
      await person.click(box());
      expect(inside().getByText(asked)).toBeTruthy();
      expect(inside().queryByText(new RegExp(`^${look}`))).toBeNull();
      expect(save()).toBeTruthy();
      await person.click(box());
      expect(save()).toBeNull();
      expect(inside().queryByText(asked)).toBeNull();
    },
  );

  it('stand beside the words that may be read otherwise', async () => {
    const unclear = { source: piece(told, 'first one 20'), reason: 'unclear' as const };
    await opened({ proposals: [usual], notUnderstood: [doubt, unclear] });
    const doubts = [...price().querySelectorAll('li li')].map(wordsIn);
    expect(doubts).toEqual([
      'Saturdays 45 Your profile has one price, for every day and everyone. This one is left out.',
      'first one 20 Check this part: it may change the price.',
    ]);
    expect(screen.queryByRole('heading', { name: "What we didn't understand" })).toBeNull();
  });

  it('of a first meeting said to be free tell the least it can be', async () => {
    const free = { ...once, rate: clp(0) };
    const normalRate = { ...usual, rate: clp(35_000) };
    const { person, kept } = await opened({ proposals: [normalRate, free] });
    expect(inside().getByText(/can't be free here: the least is .*5,000 an hour/)).toBeTruthy();
    expect(first().value).toBe('');
    expect(box().checked).toBe(false);
    await person.type(first(), '6.000');
    expect(box().checked).toBe(true);
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('discountedRate', clp(6000)));
  });

  it('alone said to be free leave the usual price as it is', async () => {
    const { person, kept } = await opened({ proposals: [{ ...once, rate: usd(0) }] });
    expect(normal().value).toBe('');
    await person.click(box());
    await person.click(save() ?? price());
    await waitFor(() => expect(kept()).toHaveProperty('discountedRate', null));
    expect(kept()).not.toHaveProperty('normalRate');
  });

  it('ask for the currency where an amount fits several, the likeliest first', async () => {
    const which = {
      kind: 'which-currency' as const,
      source: usual.source,
      options: ['USD' as const, 'EUR' as const],
    };
    const { person, kept } = await opened({ proposals: [usual], questions: [which] });
    expect(inside().getByText(/^The amount fits more than one currency/)).toBeTruthy();
    const offered = [...currency().options].map(({ value }) => value);
    expect(offered.slice(0, 2)).toEqual(['USD', 'EUR']);
    expect(new Set(offered).size).toBe(offered.length);
    expect(save()).toBeNull();
    await person.selectOptions(currency(), 'EUR');
    expect(box().checked).toBe(true);
    await person.click(save() ?? price());
    const euros = { amount: 3500, currency: 'EUR' };
    await waitFor(() => expect(kept()).toHaveProperty('normalRate', euros));
  });

  it('with one currency alone ask nothing', async () => {
    const questions = [
      { kind: 'which-currency' as const, source: usual.source, options: ['USD' as const] },
    ];
    const user = somebody(teller.id, { currency: 'EUR' });
    await opened({ proposals: [usual], questions }, { user });
    expect(box().checked).toBe(true);
    expect(inside().queryByText(/^The amount fits/)).toBeNull();
  });

  it('stay open beside what was saved, and are told to be that', async () => {
    const profile: Understood['profile'] = {
      proposals: [{ field: 'expertise', value: 'Sums', sources: [piece(told, 'I charge')] }],
    };
    const understood = { profile, pricing: { proposals: [usual], notUnderstood: [doubt] } };
    const { person } = await opened({}, { understood });
    await person.click(save() ?? price());
    expect(await screen.findByText(/^Saved\. What's in doubt is still here/)).toBeTruthy();
    await person.click(box());
    expect(screen.queryByText(/^Saved\. What's in doubt/)).toBeNull();
    await person.click(save() ?? price());
    expect(await screen.findByText('Everything you kept is saved.')).toBeTruthy();
    expect(screen.getByText('Saved: Price')).toBeTruthy();
  });
});
