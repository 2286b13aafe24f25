import { expect, test } from 'vitest';
import { guessCountry } from './phone.ts';

test('a phone starts with the country of the zone, under whatever name the browser lists it', () => {
  expect(guessCountry('Asia/Katmandu', ['en-US'])).toBe('NP');
  expect(guessCountry('Asia/Kathmandu', ['en-US'])).toBe('NP');
  expect(guessCountry('America/Buenos_Aires', [])).toBe('AR');
  expect(guessCountry('Asia/Tokyo', ['en-US'])).toBe('US');
});
