import { describe, expect, it } from 'vitest';
import { holdsMatterSince, overlaps, pauseUntil } from './rules.ts';

function at(time: string) {
  return Temporal.Instant.from(`2026-12-01T${time}Z`);
}
function hold(from: string, until: string) {
  return { from: at(from), until: at(until) };
}
function pauseAt(time: string, ...holds: ReturnType<typeof hold>[]) {
  return pauseUntil(holds, at(time))?.toString() ?? null;
}

describe('overlapping', () => {
  const meeting = (from: string, until: string) => ({ starts_at: at(from), ends_at: at(until) });
  const ten = meeting('10:00', '11:00');

  it('is any moment in common, on either side', () => {
    expect(overlaps(ten, meeting('10:59:59', '12:00'))).toBe(true);
    expect(overlaps(meeting('10:59:59', '12:00'), ten)).toBe(true);
    expect(overlaps(ten, meeting('10:15', '10:30'))).toBe(true);
    expect(overlaps(ten, ten)).toBe(true);
  });

  it('is not when one begins as the other ends', () => {
    expect(overlaps(ten, meeting('11:00', '12:00'))).toBe(false);
    expect(overlaps(meeting('11:00', '12:00'), ten)).toBe(false);
  });
});

describe('the pause after holds that were not paid', () => {
  it('is not needed after one', () => {
    expect(pauseAt('10:15', hold('10:00', '10:15'))).toBe(null);
  });

  it('lasts 15 minutes from the end of the second, and no longer', () => {
    const two = [hold('10:00', '10:15'), hold('10:16', '10:31')];
    expect(pauseAt('10:31', ...two)).toBe('2026-12-01T10:46:00Z');
    expect(pauseAt('10:45:59', ...two)).toBe('2026-12-01T10:46:00Z');
    expect(pauseAt('10:46', ...two)).toBe(null);
  });

  it('counts those only that follow each other within 15 minutes', () => {
    const apart = (from: string) => [hold('10:00', '10:15'), hold(from, '10:45')];
    expect(pauseAt('10:45', ...apart('10:29:59'))).toBe('2026-12-01T11:00:00Z');
    expect(pauseAt('10:45', ...apart('10:30'))).toBe(null);
  });

  it('begins a new row of two once it was kept', () => {
    const row = [hold('10:00', '10:15'), hold('10:15', '10:30'), hold('10:45', '11:00')];
    expect(pauseAt('11:00', ...row)).toBe(null);
    expect(pauseAt('11:15', ...row, hold('11:00', '11:15'))).toBe('2026-12-01T11:30:00Z');
  });

  it('never depends on a hold that is left out as too old', () => {
    // The longest row that still matters: a hold, all but a pause, a hold, all but a pause.
    const row = [hold('10:00', '10:15'), hold('10:29:59', '10:44:59')];
    expect(pauseAt('10:59:58', ...row)).toBe('2026-12-01T10:59:59Z');
    expect(Temporal.Instant.compare(holdsMatterSince(at('10:59:58')), at('10:00'))).toBe(-1);
  });
});
