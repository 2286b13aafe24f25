import { expect, test } from 'vitest';
import { rangeText } from './days-text.ts';

test('hours are shown as the region reads its clocks', () => {
  const evening = { start: '15:00', end: '24:00' };
  expect(rangeText(evening, 'es-CL')).toBe('15:00–00:00');
  expect(rangeText(evening, 'en-US')).toMatch(/^3:00\sPM–12:00\sAM$/);
  expect(rangeText({ start: '09:30', end: '' }, 'es-CL')).toBe('09:30–…');
});
