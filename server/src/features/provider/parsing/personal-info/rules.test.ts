import { describe, expect, test } from 'vitest';
import type { Currency } from '@puente/contract/policy';
import type { Whereabouts } from './place/namesakes/rules.ts';
import { parsePersonalInfo } from './rules.ts';

function valueOf(text: string, field: string): string {
  const { proposals } = parsePersonalInfo(text);
  return [proposals.find((one) => one.field === field)?.value ?? ''].flat().join();
}

describe('languages', () => {
  test.each([
    ['I speak English and Welsh', 'en,cy'],
    ['English and Welsh spoken.', 'en,cy'],
    ["I don't speak French, German or Italian, only English", 'en'],
    ['No hablo inglés, pero sí portugués y español', 'pt,es'],
    ['Native Spanish, fluent English, and my Portuguese is terrible', 'es,en'],
    ['Doy clases de inglés y hablo español y francés', 'es,fr'],
    ["I'm a Spanish teacher, fluent in English", 'en'],
    ['I learn Japanese for fun but my sessions are in English', 'en'],
    ['hablo castellano, valenciano y euskera', 'es,ca,eu'],
    ["I'm a lawyer in Austin. Spanish, English.", 'es,en'],
    ['I teach Spanish to adults', ''],
    ['My Portuguese is rusty but I speak English', 'en'],
    ['Hablo español y estoy aprendiendo alemán', 'es'],
  ])('%s', (text, codes) => expect(valueOf(text, 'languages')).toBe(codes));

  test.each([
    ['Hablo español, y algo de inglés', 'es,en', ['inglés']],
    ['I speak a little Spanish and fluent English', 'es,en', ['Spanish']],
    ['I speak a bit of French and German', 'fr,de', ['French', 'German']],
    ['I speak English, my Portuguese is terrible', 'en', ['Portuguese']],
  ])('that somebody hardly speaks are asked about: %s', (text, codes, asked) => {
    expect(valueOf(text, 'languages')).toBe(codes);
    const { notUnderstood } = parsePersonalInfo(text);
    expect(notUnderstood.map(({ source }) => source.text)).toEqual(asked);
  });
});

describe('the place', () => {
  test.each([
    ["I used to live in Barcelona but now I'm in Bristol", 'Bristol'],
    ["My clients are in London, I'm based in Bath", 'Bath'],
    ["I'm Marta, originally from Lima, living in Madrid, I coach founders", 'Madrid'],
    ['Soy enfermera, nací en Arica y estudié en Santiago, trabajo desde Coquimbo', 'Coquimbo'],
    ['I studied in Edinburgh and advise shops from my studio in Bath', 'Bath'],
    ['Vivo en la Ciudad de México', 'Ciudad de México'],
    ['Atiendo en Providencia, Santiago, los martes de 9 a 13', 'Providencia, Santiago'],
    ["I'm out of Austin, English and Spanish", 'Austin'],
    ['Soy de Córdoba, Argentina', 'Córdoba, Argentina'],
    ['Soy coach desde Enero', ''],
    ['Soy matrona con veinte años de experiencia en Talca', 'Talca'],
    ["I'm an accountant, ten years at a firm in London, now on my own in Norwich", 'Norwich'],
    ['Enseño tango en La Plata hace doce años', 'La Plata'],
    ['Atiendo por Zoom desde Mendoza a gente de todo el mundo', 'Mendoza'],
  ])('is where somebody is now: %s', (text, place) =>
    expect(valueOf(text, 'location')).toBe(place),
  );

  test.each([
    ['Vivo en Oviedo, perdón, en Gijón', 'Gijón'],
    ['I live in Dallas, sorry, Fort Worth, and coach runners', 'Fort Worth'],
    ["I'm based in Cardiff, no sorry, Swansea now", 'Swansea'],
  ])('is the last where one is taken back: %s', (text, place) =>
    expect(valueOf(text, 'location')).toBe(place),
  );
});

describe('a name that several places have', () => {
  const known = (timezone: string, phoneCountry: string | null, currency: Currency = 'USD') => ({
    ...{ timezone, phoneCountry, currency },
  });
  const unknown = known('UTC', null);
  /** The zone that is proposed, or the countries that are asked about. */
  const read = (place: string, person: Whereabouts | null) => {
    const { proposals, questions } = parsePersonalInfo(`Vivo en ${place}.`, person);
    const zone = proposals.find(({ field }) => field === 'timezone')?.value;
    return zone ?? questions.flatMap(({ options }) => options.map(({ country }) => country)).join();
  };

  test.each([
    ['Córdoba', known('Europe/Madrid', 'ES', 'EUR'), 'Europe/Madrid'],
    ['Córdoba', known('America/Buenos_Aires', 'AR', 'ARS'), 'America/Argentina/Cordoba'],
    ['Córdoba', known('America/Santiago', 'ES', 'CLP'), 'Europe/Madrid'],
    ['Córdoba', known('UTC', '', 'MXN'), 'America/Mexico_City'],
    ['Valencia', known('America/Caracas', 'VE'), 'America/Caracas'],
    ['Los Ángeles', known('America/Santiago', 'CL', 'CLP'), 'America/Santiago'],
    ['Los Ángeles', known('America/Los_Angeles', 'US'), 'America/Los_Angeles'],
    ['Santiago', known('Europe/Madrid', 'ES', 'EUR'), 'Europe/Madrid'],
    ['Armenia', known('America/Bogota', 'CO', 'COP'), 'America/Bogota'],
    ['Portland', known('America/Los_Angeles', 'US'), 'America/Los_Angeles'],
  ] as const)('is told by who says it: %s, %o', (place, person, zone) =>
    expect(read(place, person)).toBe(zone),
  );

  test.each([
    ['Córdoba', unknown, 'AR,ES,MX'],
    ['Córdoba', known('America/Lima', 'PE', 'PEN'), 'AR,ES,MX'],
    ['Mérida', null, 'MX,ES,VE'],
    ['Portland', known('America/Chicago', 'US'), 'US,US'],
  ] as const)('is asked about else: %s, %o', (place, person, countries) =>
    expect(read(place, person)).toBe(countries),
  );

  test.each([
    ['Córdoba, España', 'Europe/Madrid'],
    ['Córdoba, Argentina', 'America/Argentina/Cordoba'],
    ['Mérida, México', 'America/Merida'],
    ['Barcelona', 'Europe/Madrid'],
    ['Granada', 'Europe/Madrid'],
    ['Santiago de Chile', 'America/Santiago'],
    ['Bogotá', 'America/Bogota'],
  ])('is none with its country, or where one is meant by all: %s', (place, zone) =>
    expect(read(place, known('America/Lima', 'PE', 'PEN'))).toBe(zone),
  );
});

describe('a city with its state', () => {
  const zone = (place: string, verb = "I'm based in") =>
    parsePersonalInfo(`${verb} ${place}.`).proposals.find(({ field }) => field === 'timezone')
      ?.value;

  test.each([
    ['Portland Oregon', 'America/Los_Angeles'],
    ['Portland, OR', 'America/Los_Angeles'],
    ['Portland Maine', 'America/New_York'],
    ['Houston Texas', 'America/Chicago'],
    ['El Paso Texas', 'America/Denver'],
    ['Miami Florida', 'America/New_York'],
    ['Paris, Texas', 'America/Chicago'],
    ['Tbilisi, Georgia', 'Asia/Tbilisi'],
    ['Perth Western Australia', 'Australia/Perth'],
    ['New York', 'America/New_York'],
  ])('is in its zone: %s', (place, told) => expect(zone(place)).toBe(told));

  test.each([
    ['Guadalajara Jalisco', 'America/Mexico_City'],
    ['Mérida Yucatán', 'America/Merida'],
    ['Ciudad de México', 'America/Mexico_City'],
  ])('is so in Spanish: %s', (place, told) => expect(zone(place, 'Vivo en')).toBe(told));

  test('is in none that is known where a state has two', () => {
    expect(zone('Pensacola Florida')).toBeUndefined();
    expect(zone('Portland')).toBeUndefined();
  });
});

describe('what somebody is', () => {
  test.each([
    ['Soy psicoanalista, matrícula nacional 45.678, atiendo en Palermo', 'Psicoanalista'],
    ['Soy enfermera, nací en Arica', 'Enfermera'],
    ['Soy arquitecto, quince años, no, dieciséis, en Puebla', 'Arquitecto'],
    ['soy marcela, psicóloga de valparaíso', 'Psicóloga'],
    ["I'm a retired GP, registered with the GMC", 'Retired GP'],
  ])('is neither a licence nor where they were born: %s', (text, expertise) =>
    expect(valueOf(text, 'expertise')).toBe(expertise),
  );

  test('goes on behind a month that is no time of work', () => {
    const text =
      "I'm a software engineer, twelve years, well, thirteen in January, and I mentor people who want to switch careers, I'm in Seattle";
    expect(valueOf(text, 'idealClient')).toContain('switch careers');
    expect(valueOf(text, 'location')).toBe('Seattle');
  });
});

describe('what somebody tells in one breath', () => {
  test.each([
    ['soy abogado de familia acá en Temuco', 'expertise', 'Abogado de familia'],
    ['soy profe de inglés jubilada, de La Serena', 'expertise', 'Profe de inglés jubilada'],
    ['Soy Marcela, psicóloga de parejas en Talca', 'expertise', 'Psicóloga de parejas'],
    ["I'm Ana, math tutor, algebra to calculus, native Spanish speaker", 'aboutMe', 'algebra'],
    ['Enfermera, asesora de lactancia hace mucho, hablo español', 'aboutMe', 'lactancia'],
    ['Antes vivía en Santiago, ahora en Puerto Varas, hago terapia', 'location', 'Puerto Varas'],
    ['Used to live in Boston, now in Denver, I help families', 'location', 'Denver'],
    ['I fix bicycles in Brooklyn, any kind', 'location', 'Brooklyn'],
    ['arreglo bicicletas en Valdivia', 'location', 'Valdivia'],
    ['Plumber, Glasgow, boilers and bathrooms', 'location', 'Glasgow'],
    ['Gasfíter, Valparaíso, calefones y cañerías', 'location', 'Valparaíso'],
  ])('is kept whole: %s', (text, field, part) => expect(valueOf(text, field)).toContain(part));

  test.each([
    'Lived in Paris, London, Madrid, I teach yoga online',
    'Worked at a bank, London, Tokyo, for ten years',
    'Mis clientes son de Lima, Bogotá, Quito',
  ])('of several places isn’t one’s own: %s', (text) => expect(valueOf(text, 'location')).toBe(''));
});
