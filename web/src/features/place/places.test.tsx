import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { reply, screenOf, uuid } from '../../../test/screen.tsx';
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
  return screenOf(<PlacesForm />, language, {
    known: [
      [ownPlacesQuery.queryKey, reply('GET /api/provider/places', { ...none, ...changes })],
      [regionsQuery.queryKey, reply('GET /api/service-regions', { regions }).regions],
    ],
  });
}
/** What stands on the public page. */
const seen = (markup: string) =>
  find(markup, 'ul').at(-1)?.children.map(heard).filter(Boolean) ?? [];

describe('where an expert meets people', () => {
  it('is online alone outside of all regions', () => {
    expect(headings(form({}, 'en', []))).toHaveLength(1);
    expect(controls(form({}, 'es', []))).toEqual([]);
  });

  it('begins with nothing in person, and says what is seen of it', () => {
    expect(seen(form({}))).toHaveLength(1);
    expect(find(form({}), 'select')).toEqual([]);
    expect(find(form({}), 'input').filter(({ attributes }) => 'checked' in attributes)).toEqual([]);
  });

  it('at home is in areas by group, chosen with their neighbors at once', () => {
    const home = { enabled: true, areaIds: ['cl-1'] };
    const markup = form({ home });
    const pressed = find(markup, 'button')
      .filter(({ attributes }) => attributes['aria-pressed'] !== undefined)
      .map((node) => [heard(node), node.attributes['aria-pressed']]);
    expect(pressed.filter(([, is]) => is === 'true')).toEqual([['Comuna 1', 'true']]);
    expect(pressed).toHaveLength(3);
    expect(wordsIn(markup)).toMatch(/Santiago .*Comuna 1 .*Maipo .*Comuna 3/);
    expect(seen(markup)[1]).toContain('Comuna 1');
    expect(wordsIn(form({ home: { enabled: true, areaIds: [] } }))).not.toBe(wordsIn(markup));
    expect(seen(form({ home: { enabled: true, areaIds: [] } }))).toHaveLength(1);
    expect(seen(form({ home: { ...home, areaIds: ['cl-1', 'cl-2'] } }, 'es'))[1]).toContain(
      'Comuna 1 y Comuna 2',
    );
  });

  it('that is switched off stays, and is seen by nobody', () => {
    const off = form({
      home: { enabled: false, areaIds: ['cl-1'] },
      office: { enabled: false, offices: [office(1)] },
    });
    expect(seen(off)).toHaveLength(1);
    expect(wordsIn(off)).not.toContain('Los Leones');
  });

  it('at an office takes so many, each removed by its name', () => {
    const offices = (count: number) => ({
      enabled: true,
      offices: Array.from({ length: count }, (_, at) => office(at + 1)),
    });
    const { maxOffices } = policy.place;
    const some = form({ office: offices(2) });
    expect(controls(some).filter((name) => name.includes('Office 1'))).toHaveLength(1);
    expect(seen(some)[1]).toContain('Office 1 and Office 2');
    const full = form({ office: offices(maxOffices) });
    expect(controls(full)).toHaveLength(maxOffices);
    expect(wordsIn(full)).toContain(String(maxOffices));
    expect(find(form({ office: offices(0) }), 'form')).toHaveLength(1);
  });

  it('keeps time for the way, also one that is none of the usual', () => {
    const chosen = (travelMinutes: number, language: Language = 'en') =>
      find(form({ home: { enabled: true, areaIds: [] }, travelMinutes }, language), 'option')
        .filter(({ attributes }) => 'selected' in attributes)
        .map(heard);
    expect(chosen(30)).toEqual(['30 min']);
    expect(chosen(17)).toEqual(['17 min']);
    expect(chosen(120)).toEqual(['2 hr']);
    expect(chosen(0)).not.toEqual(['0 min']);
    expect(chosen(0, 'es')).not.toEqual(chosen(0));
  });
});
