import { parsedOfferings, parsedPersonalInfo, parsedPricing } from '@puente/contract/parsing';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { createLlm } from '../../../gateways/llm/create.ts';

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  person = await t.signIn();
});
afterAll(() => t.stop());

type Name = 'parsePricing' | 'parsePersonalInfo' | 'parseOfferings';

function parse(name: Name, body: Record<string, unknown>, { token } = person) {
  return t.call('POST', `/api/availability/${name}`, body, { token });
}

const about =
  'Soy psicóloga y vivo en Santiago, Chile. Acompaño a personas que se separan. Hablo español e inglés.';
const offering = 'Interview bootcamp: 5 sessions of 45 minutes for $300, with written notes';

describe('what an expert says in their own words', () => {
  test('becomes both rates, per hour in minor units', async () => {
    const asked = { text: '45 lucas la hora, primera a 30', currency: 'CLP' };
    const { status, body } = await parse('parsePricing', asked);
    expect(status).toBe(200);
    expect(parsedPricing.parse(body)).toEqual(body);
    expect(body.proposals).toMatchObject([
      { field: 'normalRate', rate: { amount: 45_000, currency: 'CLP' }, tooLow: null },
      { field: 'discountedRate', rate: { amount: 30_000, currency: 'CLP' } },
    ]);
    expect(body).toMatchObject({ by: 'rules', modelFailed: false, questions: [] });
  });

  test('names the smallest price where one is below it, by the shortest meeting', async () => {
    const asked = { text: '$9 an hour', currency: 'USD' };
    const whole = await parse('parsePricing', asked);
    expect(whole.body.proposals[0].tooLow).toBeNull();
    const half = await parse('parsePricing', { ...asked, durations: [60, 30] });
    expect(half.body.proposals[0].tooLow).toEqual({
      durationMinutes: 30,
      price: { amount: 450, currency: 'USD' },
      smallest: { amount: 500, currency: 'USD' },
    });
  });

  test('may be one paragraph: each call takes what it is asked for and leaves the rest', async () => {
    const text =
      'Soy matrona y vivo en Osorno. Cobro 20 mil pesos la hora. Atiendo los lunes de 9 a 13. ' +
      'También vendo un paquete de 4 reuniones por 70 mil pesos.';
    const asked = { text, currency: 'CLP' };
    const prices = (await parse('parsePricing', asked)).body;
    expect(prices.proposals).toMatchObject([
      { field: 'normalRate', rate: { amount: 20_000, currency: 'CLP' } },
    ]);
    expect(prices.notUnderstood).toEqual([]);
    const packages = (await parse('parseOfferings', asked)).body;
    expect(packages.proposals).toMatchObject([
      { offering: { name: 'Paquete de 4 reuniones', sessions: 4, price: { amount: 70_000 } } },
    ]);
    const profile = (await parse('parsePersonalInfo', { text })).body;
    expect(JSON.stringify(profile)).not.toContain('Cobro');
    const hours = await t.call(
      'POST',
      '/api/availability/parse',
      { text },
      { token: person.token },
    );
    expect(hours.body.availability.weeklyHours).toEqual([
      { weekday: 1, ranges: [{ start: '09:00', end: '13:00' }] },
    ]);
    expect(hours.body.notUnderstood).toEqual([]);
  });

  test('asks which currency is meant', async () => {
    const { body } = await parse('parsePricing', { text: '$80 la hora', currency: 'CLP' });
    expect(body.questions).toMatchObject([{ kind: 'which-currency', options: ['USD', 'CLP'] }]);
  });

  test('reads a price that is a little too low in the currency of the account', async () => {
    const { body } = await parse('parsePricing', { text: '4999 pesos la hora', currency: 'CLP' });
    expect(body.proposals).toMatchObject([
      { rate: { amount: 4999, currency: 'CLP' }, tooLow: { smallest: { amount: 5000 } } },
    ]);
    expect(body.questions).toEqual([]);
  });

  test('asks when the first meeting costs more than the others', async () => {
    const { body } = await parse('parsePricing', { text: 'USD 50 an hour, the first one USD 70' });
    expect(body.questions).toMatchObject([{ kind: 'first-above-normal' }]);
  });

  test('becomes fields of the profile, in the person’s own words', async () => {
    const { status, body } = await parse('parsePersonalInfo', { text: about });
    expect(status).toBe(200);
    expect(parsedPersonalInfo.parse(body)).toEqual(body);
    const values = Object.fromEntries(
      body.proposals.map(({ field, value }: { field: string; value: unknown }) => [field, value]),
    );
    expect(values).toMatchObject({
      expertise: 'Psicóloga',
      idealClient: 'Acompaño a personas que se separan.',
      languages: ['es', 'en'],
      location: 'Santiago, Chile',
      timezone: 'America/Santiago',
    });
    for (const { sources } of body.proposals)
      for (const { start, end, text } of sources) expect(about.slice(start, end)).toBe(text);
  });

  test('proposes no zone where the place leaves a doubt', async () => {
    for (const place of ['Springfield', 'Chile', 'Santiago, Francia']) {
      const { body } = await parse('parsePersonalInfo', { text: `I live in ${place}.` });
      expect(body.proposals.map(({ field }: { field: string }) => field)).not.toContain('timezone');
    }
  });

  test('proposes the zone of a place that others share by the phone of who says it', async () => {
    const zones: unknown[] = [];
    for (const number of ['+34612345678', '+5493515551234']) {
      const caller = await t.signIn(number);
      const { body } = await parse('parsePersonalInfo', { text: 'Vivo en Córdoba.' }, caller);
      expect(parsedPersonalInfo.parse(body)).toEqual(body);
      zones.push(body.proposals.find(({ field }: { field: string }) => field === 'timezone').value);
    }
    expect(zones).toEqual(['Europe/Madrid', 'America/Argentina/Cordoba']);
  });

  test('becomes packages and plans, with what they lack', async () => {
    const { status, body } = await parse('parseOfferings', { text: offering, currency: 'USD' });
    expect(status).toBe(200);
    expect(parsedOfferings.parse(body)).toEqual(body);
    expect(body.proposals).toMatchObject([
      {
        offering: {
          type: 'package',
          name: 'Interview bootcamp',
          category: 'careers',
          sessions: 5,
          durationMinutes: 45,
          price: { amount: 30_000, currency: 'USD' },
          discountedPrice: null,
        },
        problems: [],
      },
    ]);
    const plan = await parse('parseOfferings', {
      text: 'Plan mensual de 30 sesiones de 20 minutos por 1.000 pesos chilenos',
      currency: 'CLP',
    });
    expect(plan.body.proposals[0]).toMatchObject({
      offering: { type: 'subscription', sessions: 30 },
      problems: ['sessions-out-of-range', 'length-not-offered', 'price-too-low'],
    });
  });

  test.each([
    ['Paquete de 4, no, 5 reuniones de 60 minutos por 80 mil pesos', 5, 80_000],
    ['Paquete de 4 reuniones, perdón, 5 reuniones por 80 mil, no, 90 mil pesos', 5, 90_000],
    ['A package of 4 sessions for 80 thousand, sorry, 90 thousand pesos', 4, 90_000],
  ])('is an offering as it was corrected: %s', async (text, sessions, amount) => {
    const { body } = await parse('parseOfferings', { text, currency: 'CLP' });
    const { proposals } = parsedOfferings.parse(body);
    expect(proposals.map(({ offering: one }) => one)).toEqual([
      expect.objectContaining({
        sessions,
        price: { amount, currency: 'CLP' },
        discountedPrice: null,
      }),
    ]);
  });

  test.each(['parsePricing', 'parsePersonalInfo', 'parseOfferings'] as const)(
    '%s wants a session and a text that isn’t too long',
    async (name) => {
      const path = `/api/availability/${name}`;
      expect((await t.call('POST', path, { text: '80' })).status).toBe(401);
      const text = 'a'.repeat(policy.parsing.textMaxLength + 1);
      expect((await parse(name, { text })).status).toBe(400);
      expect((await parse(name, {})).status).toBe(400);
    },
  );
});

describe('with a model configured', () => {
  beforeAll(() => {
    t.context.llm = createLlm({
      kind: 'openai-compatible',
      url: `${t.sandbox.url}/openai/v1`,
      key: 'sk_x',
      model: 'sandbox',
      timeoutSeconds: 1,
    });
  });

  const texts: Record<Name, string> = {
    parsePricing: 'I would like 80 for every meeting',
    parsePersonalInfo: about,
    parseOfferings: offering,
  };
  const names = ['parsePricing', 'parsePersonalInfo', 'parseOfferings'] as const;

  test.each(names)('%s takes its answer where it holds', async (name) => {
    await t.sandboxPost('/sandbox/llm', { mode: 'helpful' });
    const { body } = await parse(name, { text: texts[name], currency: 'USD' });
    expect(body).toMatchObject({ by: 'model', modelFailed: false });
    expect(body.proposals).toHaveLength(1);
  });

  test.each(
    names.flatMap((name) => ['down', 'nonsense', 'injected'].map((mode) => [name, mode] as const)),
  )('%s is answered by the rules when it is %s', async (name, mode) => {
    await t.sandboxPost('/sandbox/llm', { mode });
    const { body } = await parse(name, { text: `${texts[name]} (${mode})`, currency: 'USD' });
    expect(body).toMatchObject({ by: 'rules', modelFailed: true });
    expect(body.proposals.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/evil|999999/);
  });
});
