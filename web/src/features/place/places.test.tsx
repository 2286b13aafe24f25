import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { PlacesForm } from './components/places-form.tsx';
import { ownPlacesQuery, regionsQuery, type OwnPlaces, type Region } from './queries.ts';

type Language = 'en' | 'es';
const area = (number: number, neighbours: number[] = []) => ({
  id: `cl-${number}`,
  name: `Comuna ${number}`,
  group: number < 3 ? 'Santiago' : 'Maipo',
  neighbours: neighbours.map((one) => `cl-${one}`),
  centre: null,
});
const region: Region = {
  id: 'cl-rm',
  name: 'Santiago, Chile',
  country: 'CL',
  timeZone: 'America/Santiago',
  areas: [area(1, [2]), area(2, [1, 3]), area(3, [2])],
  sources: [],
};
const office = (number: number) => ({
  id: uuid(number),
  name: `Office ${number}`,
  address: 'Los Leones 10, Providencia',
  areaId: 'cl-1',
});
const none: OwnPlaces = {
  home: { enabled: false, areaIds: [] },
  office: { enabled: false, offices: [] },
  travelMinutes: 30,
  version: 0,
};

function form(changes: Partial<OwnPlaces>, language: Language = 'en', regions = [region]) {
  return stillOf(<PlacesForm />, language, {
    known: [
      [ownPlacesQuery.queryKey, reply('GET /api/provider/places', { ...none, ...changes })],
      [regionsQuery.queryKey, reply('GET /api/service-regions', { regions }).regions],
    ],
  });
}
/** What stands on the public page. */
const seen = (markup: Element) =>
  [...(find(markup, 'ul').at(-1)?.children ?? [])].map(heard).filter(Boolean);

describe('where an expert meets people', () => {
  it('is online alone outside of all regions', async () => {
    expect(headings(await form({}, 'en', []))).toHaveLength(1);
    expect(controls(await form({}, 'es', []))).toEqual([]);
  });

  it('begins with nothing in person, and says what is seen of it', async () => {
    expect(seen(await form({}))).toHaveLength(1);
    expect(find(await form({}), 'select')).toEqual([]);
    expect(find(await form({}), 'input').filter((node) => node.hasAttribute('checked'))).toEqual(
      [],
    );
  });

  it('at home is in areas by group, chosen with their neighbors at once', async () => {
    const home = { enabled: true, areaIds: ['cl-1'] };
    const markup = await form({ home });
    const pressed = find(markup, 'button')
      .filter((node) => node.hasAttribute('aria-pressed'))
      .map((node) => [heard(node), node.getAttribute('aria-pressed')]);
    expect(pressed.filter(([, is]) => is === 'true')).toEqual([['Comuna 1', 'true']]);
    expect(pressed).toHaveLength(3);
    expect(wordsIn(markup)).toMatch(/Santiago .*Comuna 1 .*Maipo .*Comuna 3/);
    expect(seen(markup)[1]).toContain('Comuna 1');
    expect(wordsIn(await form({ home: { enabled: true, areaIds: [] } }))).not.toBe(wordsIn(markup));
    expect(seen(await form({ home: { enabled: true, areaIds: [] } }))).toHaveLength(1);
    expect(seen(await form({ home: { ...home, areaIds: ['cl-1', 'cl-2'] } }, 'es'))[1]).toContain(
      'Comuna 1 y Comuna 2',
    );
  });

  it('that is switched off stays, and is seen by nobody', async () => {
    const off = await form({
      home: { enabled: false, areaIds: ['cl-1'] },
      office: { enabled: false, offices: [office(1)] },
    });
    expect(seen(off)).toHaveLength(1);
    expect(wordsIn(off)).not.toContain('Los Leones');
  });

  it('at an office takes so many, each removed by its name', async () => {
    const offices = (count: number) => ({
      enabled: true,
      offices: Array.from({ length: count }, (_, at) => office(at + 1)),
    });
    const { maxOffices } = policy.place;
    const some = await form({ office: offices(2) });
    expect(controls(some).filter((name) => name.includes('Office 1'))).toHaveLength(1);
    expect(seen(some)[1]).toContain('Office 1 and Office 2');
    const full = await form({ office: offices(maxOffices) });
    expect(controls(full)).toHaveLength(maxOffices);
    expect(wordsIn(full)).toContain(String(maxOffices));
    expect(find(await form({ office: offices(0) }), 'form')).toHaveLength(1);
  });

  it('keeps time for the way, also one that is none of the usual', async () => {
    const chosen = async (travelMinutes: number, language: Language = 'en') =>
      find(await form({ home: { enabled: true, areaIds: [] }, travelMinutes }, language), 'option')
        .filter((node) => node.hasAttribute('selected'))
        .map(heard);
    expect(await chosen(30)).toEqual(['30 min']);
    expect(await chosen(17)).toEqual(['17 min']);
    expect(await chosen(120)).toEqual(['2 hr']);
    expect(await chosen(0)).not.toEqual(['0 min']);
    expect(await chosen(0, 'es')).not.toEqual(await chosen(0));
  });
});
