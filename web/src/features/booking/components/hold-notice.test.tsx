import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../../../../test/reading.ts';
import { stillOf } from '../../../../test/still.tsx';
import { minutesAndSeconds, secondsUntil } from '../../../ui/countdown.tsx';
import { HoldNotice } from './hold-notice.tsx';

const until = Date.parse('2026-12-01T12:15:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** What is said of a hold so many seconds before its end. */
async function notice(secondsBefore: number, language: 'en' | 'es' = 'en') {
  vi.setSystemTime(until - secondsBefore * 1000);
  const element = <HoldNotice until={new Date(until).toISOString()} onEnd={() => undefined} />;
  const shown = await stillOf(element, language);
  return { text: wordsIn(shown), isWarning: shown.innerHTML.includes('warning') };
}

describe('the time that is left to pay', () => {
  it('is said by the second on screen and by the minute to ears', async () => {
    expect((await notice(605)).text).toMatch(/10:05.* 11 minutes left to pay$/);
    expect((await notice(605, 'es')).text).toMatch(/10:05.* Quedan 11 minutos para pagar$/);
    expect((await notice(60, 'es')).text).toMatch(/1:00.* Queda 1 minuto para pagar$/);
    expect((await notice(45)).text).toMatch(/0:45.* 1 minute left to pay$/);
  });

  it('warns in its last two minutes', async () => {
    expect((await notice(121)).isWarning).toBe(false);
    expect((await notice(120)).isWarning).toBe(true);
  });

  it('is never said to be longer than a hold is, where clocks differ by a moment', async () => {
    expect((await notice(902)).text).toMatch(/15:00.* 15 minutes left to pay$/);
  });

  it('ends at nothing', async () => {
    expect((await notice(0)).text).toContain('0:00');
    expect((await notice(-30)).text).toContain('0:00');
  });
});

describe('a countdown', () => {
  it('shows a second until it is over', () => {
    expect(secondsUntil(1000, 0)).toBe(1);
    expect(secondsUntil(1001, 0)).toBe(2);
    expect(secondsUntil(1, 0)).toBe(1);
    expect(secondsUntil(0, 0)).toBe(0);
    expect(secondsUntil(0, 5000)).toBe(0);
  });

  it('is read in minutes with two digits of seconds', () => {
    expect([0, 5, 60, 605, 3600].map(minutesAndSeconds)).toEqual([
      ...['0:00', '0:05', '1:00', '10:05', '60:00'],
    ]);
  });
});
