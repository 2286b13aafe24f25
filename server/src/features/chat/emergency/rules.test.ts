import { expect, test } from 'vitest';
import { languages } from '@puente/contract/policy';
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

test('a number that costs, or does not always answer, is never called free day and night', () => {
  const lines = [
    ...emergencyLinesFor('self-harm', 'America/Santiago', 'en'),
    ...emergencyLinesFor('violence', 'America/Santiago', 'en'),
  ];
  const noteOf = (phone: string) => lines.find((line) => line.phone === phone)?.texts.en.note;
  expect(noteOf('600 360 7777')).not.toMatch(/free/i);
  expect(noteOf('1455')).toMatch(/Monday to Friday/);
});
