import { expect, test } from 'vitest';
import { guessCountry, isPhone, phoneProblem } from './phone.ts';

test('a phone starts with the country of the zone, under whatever name the browser lists it', () => {
  expect(guessCountry('Asia/Katmandu', ['en-US'])).toBe('NP');
  expect(guessCountry('Asia/Kathmandu', ['en-US'])).toBe('NP');
  expect(guessCountry('America/Buenos_Aires', [])).toBe('AR');
  expect(guessCountry('Asia/Tokyo', ['en-US'])).toBe('US');
});

test('a number that is too short is told apart from one that was not typed', () => {
  expect(isPhone('+56123')).toBe(false);
  expect(phoneProblem('+56123')).toBe('short');
  expect(phoneProblem('')).toBe('missing');
});
