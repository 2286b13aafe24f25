import { describe, expect, it } from 'vitest';
import { wordStarts, zoneChoices, zoneCity } from './zone-city.ts';

describe('the chooser of zones', () => {
  it('offers each zone once, under the name it is kept by', () => {
    const names = zoneChoices('en-US').map(({ value }) => value);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Asia/Kolkata');
    expect(names).not.toContain('Asia/Calcutta');
  });

  it('names a place as it is called today', () => {
    expect(zoneCity('Asia/Calcutta')).toBe('Kolkata');
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('Europe/Kiev')).toBe('Kyiv');
    expect(zoneCity('UTC')).toBe('UTC');
  });

  it('names a city as its language does', () => {
    expect(zoneCity('America/Sao_Paulo', 'en-US')).toBe('São Paulo');
    expect(zoneCity('America/Asuncion', 'es-CL')).toBe('Asunción');
    expect(zoneCity('America/New_York', 'es-CL')).toBe('Nueva York');
    expect(zoneCity('America/New_York', 'en-US')).toBe('New York');
    expect(zoneCity('Pacific/Easter', 'es-CL')).toBe('Isla de Pascua');
    expect(zoneChoices('es-CL').map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^Londres · /),
    );
  });
});

it('a zone is found by the beginnings of its words', () => {
  const starts = wordStarts('Tokio · hora estándar de Japón (GMT+9) Asia/Tokyo');
  expect(starts.map((part) => part.slice(0, 4))).toEqual([
    'Toki',
    'hora',
    'está',
    'de J',
    'Japó',
    'GMT+',
    '+9) ',
    'Asia',
    'Toky',
  ]);
});
