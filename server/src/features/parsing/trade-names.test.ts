import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/people.ts';

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  person = await t.signIn();
});
afterAll(() => t.stop());

/** "Constructor" is a builder in Spanish, and a name that every object of the language has. */
describe('a builder who tells it in their own words', () => {
  const read = (call: string, text: string) =>
    t.call('POST', `/api/availability/${call}`, { text, language: 'es', currency: 'CLP' }, person);

  test('has their hours read', async () => {
    const text = 'Soy constructor, atiendo los lunes de 9 a 12 y el constructor sale a las 17';
    const { status, body } = await read('parse', text);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body)).toContain('"09:00"');
  });

  test('has their prices read', async () => {
    const text = 'Soy constructor y cobro 40.000 pesos la hora, 40 constructor';
    const { status, body } = await read('parsePricing', text);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body)).toContain('40000');
  });

  test.each(['parse', 'parsePricing', 'parseOfferings', 'parsePersonalInfo'])(
    '%s takes the word alone for what it is: nothing that was asked about',
    async (call) => {
      for (const text of ['constructor', 'constructor constructor', 'no constructor'])
        expect((await read(call, text)).status, text).toBe(200);
    },
  );
});
