import { describe, expect, it } from 'vitest';
import { find, heard, wordsIn } from '../../../../test/reading.ts';
import { stillOf } from '../../../../test/still.tsx';
import { SlotGroups } from './slot-groups.tsx';

const zone = 'America/Santiago';
const slotAt = (start: string, minutes = 60) => ({
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
});

type Shown = Partial<Parameters<typeof SlotGroups>[0]>;

const drawn = (changes: Shown, language: 'en' | 'es' = 'en') =>
  stillOf(
    <SlotGroups slots={[]} zone={zone} minutes={60} onChoose={() => undefined} {...changes} />,
    language,
  );

/** The times as they can be chosen. */
async function times(changes: Shown, language: 'en' | 'es' = 'en') {
  const markup = await drawn(changes, language);
  return find(markup, 'button[aria-label]').map((button) => ({
    time: wordsIn(button),
    label: heard(button),
    note: button.getAttribute('data-note'),
    isOff: button.matches('[aria-disabled=true]'),
    isPressed: button.getAttribute('aria-pressed'),
    isCurrent: button.matches('[aria-current=true]'),
  }));
}

describe('the times of a day', () => {
  const day = ['14:00', '16:00', '22:00'].map((time) => slotAt(`2026-12-02T${time}:00Z`));

  it('stand by part of the day, by the clock of the region', async () => {
    expect(wordsIn(await drawn({ slots: day }))).toBe(
      'Morning 11:00 AM Afternoon 1:00 PM Evening 7:00 PM',
    );
    expect(wordsIn(await drawn({ slots: day }, 'es'))).toBe('Mañana 11:00 Tarde 13:00 19:00');
  });

  it('are read out from start to end, with the zone as people call it', async () => {
    expect((await times({ slots: day }))[0]?.label).toBe('11:00 AM to 12:00 PM, Chile Time');
    expect((await times({ slots: day }, 'es'))[0]?.label).toBe('11:00 a 12:00, hora de Chile');
  });

  it('of the night in which clocks go back are told apart by their offset', async () => {
    const night = ['2027-04-04T02:00:00Z', '2027-04-04T03:00:00Z'].map((one) => slotAt(one, 30));
    const shown = await times({ slots: night }, 'es');
    expect(shown.map(({ time }) => time)).toEqual(['23:00 GMT-3', '23:00 GMT-4']);
    expect(shown[0]?.label).not.toBe(shown[1]?.label);
  });

  it('mark the one that is chosen, and the one of the meeting that is moved', async () => {
    const [first, second] = await times({
      slots: day,
      chosenStart: '2026-12-02T11:00:00-03:00',
      presentStart: '2026-12-02T16:00:00.000Z',
    });
    expect(first).toMatchObject({ isCurrent: true, isOff: false });
    expect(second).toMatchObject({ isCurrent: false, isOff: true });
    expect(second?.note).toBeTruthy();
  });

  it('call the earliest so, unless it is when the meeting is now', async () => {
    const [first] = day;
    const noteOf = async (changes: Shown) =>
      (await times({ slots: day, earliest: first, ...changes }))[0]?.note;
    expect(await noteOf({})).toBe('Earliest');
    expect(await noteOf({ presentStart: '2026-12-02T14:00:00Z' })).not.toBe('Earliest');
    expect((await times({ slots: day }))[0]?.note).toBeNull();
  });
});

describe('several times', () => {
  const quarters = Array.from({ length: 8 }, (_, place) =>
    slotAt(new Date(Date.parse('2026-12-02T14:00:00Z') + place * 900_000).toISOString()),
  );
  const picks = ['2026-12-02T15:00:00Z'];

  it('can not overlap: what touches a picked one stays free', async () => {
    const shown = await times({ slots: quarters, picks, minutes: 60 });
    expect(shown.map(({ isOff }) => isOff)).toEqual([
      ...[false, true, true, true],
      ...[false, true, true, true],
    ]);
    expect(shown.map(({ isPressed }) => isPressed)).toEqual([
      ...['false', null, null, null],
      ...['true', null, null, null],
    ]);
  });

  it('of half an hour overlap less', async () => {
    const shown = await times({ slots: quarters, picks, minutes: 30 });
    expect(shown.filter(({ isOff }) => isOff).map(({ time }) => time)).toEqual([
      '11:45 AM',
      '12:15 PM',
    ]);
  });

  it('can be given up again: a picked one is never off', async () => {
    for (const minutes of [30, 45, 60, 90]) {
      const picked = (await times({ slots: quarters, picks, minutes })).find(
        ({ isPressed }) => isPressed === 'true',
      );
      expect(picked).toMatchObject({ isOff: false, time: '12:00 PM' });
    }
  });
});
