import { expect, test } from 'vitest';
import { languages } from '@puente/contract/policy';
import { helpLines, readLines } from './lines.ts';
import { emergencyLinesFor, emergencyPhoneOf } from './rules.ts';

const phones = (crisis: 'self-harm' | 'violence', zone: string) =>
  emergencyLinesFor(crisis, zone, 'en').map((line) => line.phone);

test('the lines are those of the place, the one for this crisis first', () => {
  expect(phones('self-harm', 'America/Santiago')[0]).toBe('*4141');
  expect(phones('self-harm', 'America/New_York')).toEqual(['988', '911']);
  expect(phones('violence', 'Europe/Madrid')[0]).toBe('016');
  expect(emergencyPhoneOf('America/Santiago')).toBe('133');
});

test('where the place is unknown the worldwide ones stand', () => {
  expect(phones('self-harm', 'Africa/Nairobi')).toContain('https://findahelpline.com');
  expect(emergencyPhoneOf('Africa/Nairobi')).toBe('112');
});

test('each line is named in both languages, and in the one that was written', () => {
  for (const zone of ['America/Santiago', 'Asia/Kathmandu', 'America/Sao_Paulo', 'Mars/Base'])
    for (const language of languages)
      for (const line of emergencyLinesFor('violence', zone, language)) {
        expect(line.name).toBe(line.texts[language].name);
        expect(line.texts.en.name).not.toBe('');
        expect(line.texts.es.name).not.toBe('');
      }
});

test('a line that nobody has read at its source promises neither hours nor cost', () => {
  const { countries } = helpLines();
  const lines = Object.values(countries).flatMap(({ emergency, selfHarm, violence }) => [
    emergency,
    ...selfHarm,
    ...violence,
  ]);
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter(({ checked, note }) => checked === null && note)).toEqual([]);
  expect(lines.find(({ phone }) => phone === '600 360 7777')?.note).toBeUndefined();
  expect(lines.find(({ phone }) => phone === '1455')?.note?.en).toMatch(/Monday to Friday/);
});

test('a file of lines that lacks a language or a source is refused with its place', () => {
  const text = (line: string) => `countries: {}\nanywhere: [{ ${line} }]`;
  const whole =
    "phone: '112', name: { en: 'a', es: 'b' }, source: 's', url: 'https://a.b', checked: null";
  expect(readLines(text(whole)).anywhere).toHaveLength(1);
  expect(() => readLines(text(whole.replace(", es: 'b'", '')))).toThrow(/anywhere\[0\]\.name\.es/);
  expect(() => readLines(text(whole.replace("source: 's', ", '')))).toThrow(/source/);
});
