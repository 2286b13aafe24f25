import { describe, expect, it } from 'vitest';
import { presentZone } from '@puente/contract/zone-names';
import { nearFirst } from './zone-order.ts';

describe('zones to choose from', () => {
  const choices = [
    'Africa/Abidjan',
    'America/Buenos_Aires',
    'America/La_Paz',
    'America/New_York',
    'America/Santiago',
    'Asia/Tokyo',
    'Europe/Madrid',
  ].map((value) => ({ value }));
  const order = (own: string, used: string[] = []) =>
    nearFirst(choices, own, used).map(({ value }) => value);

  it('begin with the own one, those in use and those nearby', () => {
    const near = order('America/La_Paz', ['Asia/Tokyo', 'America/La_Paz']);
    expect(near.slice(0, 2)).toEqual(['America/La_Paz', 'Asia/Tokyo']);
    expect(near.indexOf('America/Buenos_Aires')).toBeLessThan(near.indexOf('Africa/Abidjan'));
  });
  it('nearby are those of large cities first, and among them those with the same time', () => {
    const all = Intl.supportedValuesOf('timeZone').map((value) => ({ value: presentZone(value) }));
    const near = nearFirst(all, 'America/Santiago', []).map(({ value }) => value);
    const cities = [
      'America/Argentina/Buenos_Aires',
      'America/La_Paz',
      'America/Montevideo',
      'America/Sao_Paulo',
    ];
    const firstTown = near.indexOf('America/Araguaina');
    for (const city of cities) {
      expect(near.indexOf(city), city).toBeGreaterThan(0);
      expect(near.indexOf(city), city).toBeLessThan(firstTown);
    }
    expect(firstTown).toBeLessThan(near.indexOf('Africa/Abidjan'));
  });
  it('are all there, each once', () => {
    expect(order('Asia/Tokyo', ['Europe/Madrid', 'Nowhere/Else']).toSorted()).toEqual(
      choices.map(({ value }) => value).toSorted(),
    );
    expect(order('Asia/Tokyo', ['Europe/Madrid']).slice(0, 3)).toEqual([
      'Asia/Tokyo',
      'Europe/Madrid',
      'Africa/Abidjan',
    ]);
  });
});
