import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const providencia = 'cl-13123';
const nunoa = 'cl-13120';
const office = (more: Record<string, unknown> = {}) => ({
  name: 'Los Leones',
  address: 'Los Leones 120, Providencia',
  areaId: providencia,
  ...more,
});
const nothing = { enabled: false, areaIds: [] };
const noOffice = { enabled: false, offices: [] };

const read = (who: { token: string }) => t.call('GET /api/provider/places', { token: who.token });
const save = (who: { token: string }, body: Record<string, unknown>) =>
  t.call('PUT', '/api/provider/places', body, { token: who.token });
const saveOffices = (who: { token: string }, version: number, ...offices: unknown[]) =>
  save(who, { version, home: nothing, office: { enabled: true, offices } });
const shown = async (id: string) =>
  (await t.call('GET /worker/profile/:id', { params: { id } })).body;
const suggest = (who: SignedIn, q: string, regionId = 'cl-rm') =>
  t.call('GET /api/places/suggest', { token: who.token, query: { q, regionId } });

describe('the regions', () => {
  test('are told to anybody, with areas, neighbours and where that comes from', async () => {
    const { body } = await t.call('GET /api/service-regions', {});
    const [region] = body.regions;
    expect(region).toMatchObject({ id: 'cl-rm', country: 'CL', timeZone: 'America/Santiago' });
    expect(region?.areas).toHaveLength(52);
    expect(region?.sources.map(({ license }) => license)).toContain('CC BY 4.0');
    expect(region).not.toHaveProperty('wholeNames');
  });
});

describe("an expert's places", () => {
  test('are online alone until something else is said', async () => {
    const expert = await t.provider();
    expect((await read(expert)).body).toEqual({
      home: nothing,
      office: noOffice,
      travelMinutes: 30,
      version: 0,
    });
    expect(await shown(expert.id)).toMatchObject({
      inPerson: false,
      places: { home: null, offices: [] },
    });
  });

  test('are public with areas and offices, and are kept while they are switched off', async () => {
    const expert = await t.provider();
    const home = { enabled: true, areaIds: [providencia, nunoa, providencia] };
    const saved = await save(expert, {
      version: 0,
      home,
      office: { enabled: true, offices: [office()] },
      travelMinutes: 45,
    });
    expect(saved.body).toMatchObject({
      home: { enabled: true, areaIds: [providencia, nunoa] },
      office: { enabled: true, offices: [{ id: expect.any(String), areaId: providencia }] },
      travelMinutes: 45,
      version: 1,
    });
    const id = saved.body.office.offices[0].id;
    expect(await shown(expert.id)).toMatchObject({
      inPerson: true,
      places: {
        home: {
          areas: [
            { id: providencia, name: 'Providencia' },
            { id: nunoa, name: 'Ñuñoa' },
          ],
        },
        offices: [
          {
            id,
            name: 'Los Leones',
            address: 'Los Leones 120, Providencia',
            area: { id: providencia, name: 'Providencia' },
          },
        ],
      },
    });
    const off = await save(expert, {
      version: 1,
      home: { enabled: false, areaIds: [nunoa] },
      office: { enabled: false, offices: [office({ id })] },
    });
    expect(off.body).toMatchObject({
      home: { areaIds: [nunoa] },
      office: { offices: [{ id }] },
      travelMinutes: 30,
    });
    expect(await shown(expert.id)).toMatchObject({
      inPerson: false,
      places: { home: null, offices: [] },
    });
  });

  test('come before what the profile says of meeting in person, in the list as well', async () => {
    const expert = await t.provider({ profile: { inPerson: true, lastName: 'Insitu' } });
    expect((await shown(expert.id)).inPerson).toBe(true);
    const listed = async () => {
      const query = { q: 'Insitu', mode: 'in-person' } as const;
      const { body } = await t.call('GET /api/experts', { query });
      return body.experts.map(({ id }) => id);
    };
    expect(await listed()).toContain(expert.id);
    await save(expert, { version: 0, home: nothing, office: noOffice });
    expect((await shown(expert.id)).inPerson).toBe(false);
    expect(await listed()).not.toContain(expert.id);
    await save(expert, {
      version: 1,
      home: { enabled: true, areaIds: [nunoa] },
      office: noOffice,
    });
    expect(await listed()).toContain(expert.id);
  });

  test('can be written before there is a profile, and are nobody else’s', async () => {
    const [future, other] = [await t.signIn(), await t.signIn()];
    const saved = await saveOffices(future, 0, office());
    expect(saved.status).toBe(200);
    const { steps } = (await t.call('GET /api/provider/draft', { token: future.token })).body;
    expect(steps.find(({ step }) => step === 'where')).toEqual({
      step: 'where',
      isDone: true,
      isNeeded: false,
    });
    expect((await read(other)).body).toMatchObject({ office: noOffice, version: 0 });
    const { id } = saved.body.office.offices[0];
    const taken = await saveOffices(other, 0, office({ id }));
    expect(taken).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
    expect((await read(future)).body.office.offices).toHaveLength(1);
  });

  test('take five offices and refuse a sixth, and save nothing of it', async () => {
    const expert = await t.provider();
    const five = Array.from({ length: 5 }, (_, at) =>
      office({ name: `Office ${at}`, address: `Los Leones ${at + 1}, Providencia` }),
    );
    const refused = await saveOffices(expert, 0, ...five, office());
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'too-many-offices' } });
    expect((await read(expert)).body.version).toBe(0);
    const saved = await saveOffices(expert, 0, ...five);
    const names = saved.body.office.offices.map(({ name }: { name: string }) => name);
    expect(names).toEqual(five.map(({ name }) => name));
  });

  test.each([
    [{ address: 'Condell 1200, Valparaíso' }, 'address-not-in-area'],
    [{ address: 'Los Leones 120, Providencia', areaId: nunoa }, 'address-not-in-area'],
    [{ areaId: 'cl-05101' }, 'address-not-in-area'],
    [{ address: 'Los Leones 120' }, 'address-not-found'],
    [{ address: 'Avenida Grecia, Ñuñoa', areaId: nunoa }, 'address-not-found'],
  ])('refuse %o by its field: %s', async (more, errorCode) => {
    const expert = await t.signIn();
    expect(await saveOffices(expert, 0, office(), office(more))).toMatchObject({
      status: 400,
      body: { errorCode, fields: [{ path: 'office.offices.1.address' }] },
    });
    expect((await read(expert)).body.office.offices).toEqual([]);
  });

  test.each([
    [{ version: -1, home: nothing, office: noOffice }],
    [{ version: 0, home: nothing, office: noOffice, travelMinutes: 121 }],
    [{ version: 0, home: { enabled: true, areaIds: ['cl-99999'] }, office: noOffice }],
    [{ version: 0, home: nothing, office: { enabled: true, offices: [office({ name: '' })] } }],
    [
      {
        version: 0,
        home: nothing,
        office: { enabled: true, offices: [office({ address: 'a\u202Eb 12, Providencia' })] },
      },
    ],
    [{ home: 'everywhere' }],
  ])('refuse %o as invalid', async (body) => {
    const expert = await t.signIn();
    const refused = await save(expert, body);
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid-input' } });
    expect((await read(expert)).body.version).toBe(0);
  });

  test('refuse a change of a version that another tab has replaced', async () => {
    const expert = await t.provider();
    await saveOffices(expert, 0, office());
    const late = await save(expert, { version: 0, home: nothing, office: noOffice });
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'places-changed' } });
    const both = await Promise.all([
      save(expert, { version: 1, home: nothing, office: noOffice, travelMinutes: 10 }),
      save(expert, { version: 1, home: nothing, office: noOffice, travelMinutes: 20 }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await read(expert)).body.version).toBe(2);
  });

  test('leave with their person, and travel in the file of their data', async () => {
    const expert = await t.provider();
    await saveOffices(expert, 0, office());
    const file = await t.call('GET', '/api/profile/export', undefined, { token: expert.token });
    expect(JSON.stringify(file.body)).toContain('Los Leones 120, Providencia');
    const left = { body: { confirmed: true }, token: expert.token } as const;
    expect((await t.call('DELETE /api/profile', left)).status).toBe(200);
    const kept = await t.pool.query('select from provider_places where user_id = $1', [expert.id]);
    const offices = await t.pool.query('select from provider_offices where user_id = $1', [
      expert.id,
    ]);
    expect([kept.rowCount, offices.rowCount]).toEqual([0, 0]);
  });
});

describe('suggestions', () => {
  test('complete the area of what was typed, or tell what is missing', async () => {
    const person = await t.signIn();
    expect((await suggest(person, 'Av. Providencia 1234, prov')).body).toEqual({
      suggestions: [
        {
          label: 'Av. Providencia 1234, Providencia',
          line: 'Av. Providencia 1234, Providencia',
          areaId: providencia,
          regionId: 'cl-rm',
          lat: null,
          lon: null,
        },
      ],
      from: 'built-in',
      missing: null,
    });
    const missing = async (q: string) => (await suggest(person, q)).body.missing;
    expect(await missing('Los Leones 120')).toBe('area');
    expect(await missing('Avenida Grecia, Ñuñoa')).toBe('number');
    expect(await missing('Condell 1200, Valparaíso')).toBe('inside');
    expect(await missing('Av')).toBeNull();
  });

  test('are of a region that is there, and for people who are signed in', async () => {
    const person = await t.signIn();
    expect((await suggest(person, 'Los Leones 120, prov', 'cl-v')).status).toBe(404);
    expect((await t.call('GET', '/api/places/suggest?q=abcd&regionId=cl-rm')).status).toBe(401);
  });
});
