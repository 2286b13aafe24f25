import { describe, expect, it } from 'vitest';
import { markupOf, wordsIn } from '../../../../test/page.tsx';
import { SlotGroups } from './slot-groups.tsx';

const zone = 'America/Santiago';
const slotAt = (start: string, minutes = 60) => ({
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
});

type Shown = Partial<Parameters<typeof SlotGroups>[0]>;

const drawn = (changes: Shown, language: 'en' | 'es' = 'en') =>
  markupOf(
    <SlotGroups slots={[]} zone={zone} minutes={60} onChoose={() => undefined} {...changes} />,
    language,
  );

/** The times as they can be chosen. */
function times(changes: Shown, language: 'en' | 'es' = 'en') {
  const markup = drawn(changes, language);
  return [...markup.matchAll(/<button([^>]*aria-label="([^"]*)"[^>]*)>(.*?)<\/button>/gs)].map(
    ([, all = '', label = '', inner = '']) => ({
      time: wordsIn(inner),
      label,
      note: /data-note="([^"]*)"/.exec(all)?.[1] ?? null,
      isOff: all.includes('aria-disabled="true"'),
      isPressed: /aria-pressed="(\w+)"/.exec(all)?.[1] ?? null,
      isCurrent: all.includes('aria-current="true"'),
    }),
  );
}

describe('the times of a day', () => {
  const day = ['14:00', '16:00', '22:00'].map((time) => slotAt(`2026-12-02T${time}:00Z`));

  it('stand by part of the day, by the clock of the region', () => {
    expect(wordsIn(drawn({ slots: day }))).toBe(
      'Morning 11:00 AM Afternoon 1:00 PM Evening 7:00 PM',
    );
    expect(wordsIn(drawn({ slots: day }, 'es'))).toBe('Mañana 11:00 Tarde 13:00 19:00');
  });

  it('are read out from start to end, with the zone as people call it', () => {
    expect(times({ slots: day })[0]?.label).toBe('11:00 AM to 12:00 PM, Chile Time');
    expect(times({ slots: day }, 'es')[0]?.label).toBe('11:00 a 12:00, hora de Chile');
  });

  it('of the night in which clocks go back are told apart by their offset', () => {
    const night = ['2027-04-04T02:00:00Z', '2027-04-04T03:00:00Z'].map((one) => slotAt(one, 30));
    const shown = times({ slots: night }, 'es');
    expect(shown.map(({ time }) => time)).toEqual(['23:00 GMT-3', '23:00 GMT-4']);
    expect(shown[0]?.label).not.toBe(shown[1]?.label);
  });

  it('mark the one that is chosen, and the one of the meeting that is moved', () => {
    const [first, second] = times({
      slots: day,
      chosenStart: '2026-12-02T11:00:00-03:00',
      presentStart: '2026-12-02T16:00:00.000Z',
    });
    expect(first).toMatchObject({ isCurrent: true, isOff: false });
    expect(second).toMatchObject({ isCurrent: false, isOff: true });
    expect(second?.note).toBeTruthy();
  });

  it('call the earliest so, unless it is when the meeting is now', () => {
    const [first] = day;
    const noteOf = (changes: Shown) => times({ slots: day, earliest: first, ...changes })[0]?.note;
    expect(noteOf({})).toBe('Earliest');
    expect(noteOf({ presentStart: '2026-12-02T14:00:00Z' })).not.toBe('Earliest');
    expect(times({ slots: day })[0]?.note).toBeNull();
  });
});

describe('several times', () => {
  const quarters = Array.from({ length: 8 }, (_, place) =>
    slotAt(new Date(Date.parse('2026-12-02T14:00:00Z') + place * 900_000).toISOString()),
  );
  const picks = ['2026-12-02T15:00:00Z'];

  it('can not overlap: what touches a picked one stays free', () => {
    const shown = times({ slots: quarters, picks, minutes: 60 });
    expect(shown.map(({ isOff }) => isOff)).toEqual([
      ...[false, true, true, true],
      ...[false, true, true, true],
    ]);
    expect(shown.map(({ isPressed }) => isPressed)).toEqual([
      ...['false', null, null, null],
      ...['true', null, null, null],
    ]);
  });

  it('of half an hour overlap less', () => {
    const shown = times({ slots: quarters, picks, minutes: 30 });
    expect(shown.filter(({ isOff }) => isOff).map(({ time }) => time)).toEqual([
      '11:45 AM',
      '12:15 PM',
    ]);
  });

  it('can be given up again: a picked one is never off', () => {
    for (const minutes of [30, 45, 60, 90]) {
      const picked = times({ slots: quarters, picks, minutes }).find(
        ({ isPressed }) => isPressed === 'true',
      );
      expect(picked).toMatchObject({ isOff: false, time: '12:00 PM' });
    }
  });
});
