import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuses, type Answers } from '../../../../test/api-server.ts';
import { someHours } from '../../../../test/hours.ts';
import { wordsIn } from '../../../../test/reading.ts';
import { atMoment } from '../../../../test/replies.ts';
import { openRead, piece, teller, type Understood, type Words } from '../../../../test/words.ts';
import { local } from '../../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const told = 'Mondays and Fridays 9 to 12, Sundays 20 to 2. Closed for Christmas.';
const morning = { start: '09:00', end: '12:00' };
const night = { start: '20:00', end: '02:00' };
type Hours = NonNullable<Understood['hours']>;
const proposal = { effect: 'open' as const, weekdays: [], dates: [], ranges: [] };
const weekly: Hours = {
  availability: {
    weeklyHours: [
      { weekday: 1, ranges: [morning] },
      { weekday: 5, ranges: [morning] },
      { weekday: 7, ranges: [night, morning] },
    ],
  },
  proposals: [{ ...proposal, source: piece(told, 'Mondays and Fridays'), weekdays: [1, 5] }],
};
const days = ['2026-12-24', '2026-12-25', '2026-12-27'];
const dated: Hours = {
  availability: {
    overrides: days.map((date) => ({ date, ranges: date === '2026-12-27' ? [morning] : [] })),
  },
  proposals: [{ ...proposal, source: piece(told, 'Closed for Christmas'), dates: days }],
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
};
const both: Hours = {
  ...dated,
  availability: { ...dated.availability, ...weekly.availability },
  proposals: [...(weekly.proposals ?? []), ...(dated.proposals ?? [])],
};

const reading = 'GET /api/availability/schedule';
const setting = 'POST /api/availability/set';
const changing = 'PATCH /api/provider/draft';
const published = { draft: { state: 'published' as const } };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const group = (name = 'Your hours') => screen.getByRole('region', { name });

async function opened(hours: Hours, { server, ...given }: Words = {}) {
  const calendar: Answers = {
    [reading]: someHours(),
    [setting]: someHours(),
    'GET /api/provider/understood': { topics: [] },
  };
  const app = await openRead(told, {
    understood: { hours },
    server: { ...calendar, ...server },
    ...given,
  });
  await screen.findAllByRole('checkbox');
  return app;
}

describe('a proposed week', () => {
  it.each([
    ['en', 'Your hours', /^Mon and Fri 9:00 AM–12:00 PM$/, 'Times in Chile Time.'],
    ['es', 'Tu horario', /^lun y vie 09:00.*–12:00/, 'En hora de Chile.'],
  ] as const)(
    'joins the days of the same hours, and names the zone (%s)',
    async (language, name, joined, zone) => {
      await opened(weekly, { language });
      const lines = [...group(name).querySelectorAll('dl > div')].map(wordsIn);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(joined);
      expect(lines[1]?.split(',')).toHaveLength(2);
      expect(wordsIn(group(name))).toContain(zone);
    },
  );

  it('is part of the draft before the profile is public', async () => {
    const { person, kept, server } = await opened(weekly);
    await person.click(button('Save 1 proposal'));
    await waitFor(() => expect(kept()).toEqual(weekly.availability));
    expect(server.callsTo(setting)).toEqual([]);
    expect(await screen.findByText('Everything you kept is saved.')).toBeTruthy();
  });

  it('is set in the calendar of a public one, by its revision, without the exceptions', async () => {
    const { person, server } = await opened(weekly, published);
    await person.click(button('Save 1 proposal'));
    expect(await screen.findByText('Saved: Hours')).toBeTruthy();
    expect(server.callsTo(setting).map(({ body }) => body)).toEqual([
      { ...weekly.availability, revision: 'r1' },
    ]);
    expect(server.callsTo(changing)).toEqual([]);
  });

  it('can be changed on the spot, and stays changed on this device', async () => {
    const { person, kept } = await opened(weekly);
    await person.click(button('Change these hours'));
    expect(screen.queryByRole('button', { name: 'Change these hours' })).toBeNull();
    const until = screen.getByLabelText('Monday, range 1: to');
    fireEvent.change(until, { target: { value: '' } });
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    fireEvent.change(until, { target: { value: '13:00' } });
    expect(local.get('ownWords')?.week?.[0]).toEqual([{ start: '09:00', end: '13:00' }]);
    await person.click(button('Save 1 proposal'));
    const longer = { start: '09:00', end: '13:00' };
    await waitFor(() =>
      expect(kept()).toMatchObject({ weeklyHours: [{ weekday: 1, ranges: [longer] }, {}, {}] }),
    );
  });

  it('begins as it was changed before a reload', async () => {
    const week = [[], [{ start: '10:00', end: '11:00' }], [], [], [], [], []];
    await opened(weekly, { kept: { text: told, read: told, week } });
    const lines = [...group().querySelectorAll('dl > div')].map(wordsIn);
    expect(lines).toEqual([expect.stringMatching(/^Tue 10:00 AM–11:00 AM$/)]);
  });
});

describe('proposed days off', () => {
  it('wait for a public profile, and say so', async () => {
    const { person, server } = await opened(both);
    expect(screen.getByText(/^You can save this once your profile is public/)).toBeTruthy();
    await person.click(button('Save 1 proposal'));
    expect(await screen.findByText(/^Saved\. The rest waits until/)).toBeTruthy();
    expect(box('Other days').checked).toBe(true);
    await person.click(box('Other days'));
    expect(screen.queryByText(/^You can save this once/)).toBeNull();
    expect(screen.getByText('Everything you kept is saved.')).toBeTruthy();
    expect(server.callsTo(setting)).toEqual([]);
  });

  it.each([
    ['en', 'Closed', 'Dec 24', 'Save 1 proposal'],
    ['es', 'Cerrado', '24', 'Guardar 1 propuesta'],
  ] as const)(
    'stand by stretches with their names, and join those of before (%s)',
    async (language, closed, first, save) => {
      const before = [
        { date: '2026-12-25', ranges: [morning] },
        { date: '2027-01-01', ranges: [] },
      ];
      const { person, server } = await opened(dated, {
        ...published,
        language,
        server: { [reading]: someHours({ overrides: before }) },
      });
      const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('button'));
      const lines = items.filter((item) => !item.querySelector('li')).map(wordsIn);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toContain(first);
      expect(lines[0]).toContain(closed);
      expect(lines[1]).toMatch(/9:00.*12:00/);
      await person.click(button(save));
      await waitFor(() => expect(server.callsTo(setting)).toHaveLength(1));
      const { overrides, ...rest } = server.callsTo(setting)[0]?.body ?? {};
      expect(rest).toEqual({ revision: 'r1' });
      expect(overrides).toContainEqual({ date: '2026-12-25', ranges: [] });
      expect(overrides?.map(({ date }) => date).toSorted()).toEqual([...days, '2027-01-01']);
    },
  );

  it('name a holiday beside its day', async () => {
    const one = { ...dated, availability: { overrides: [{ date: '2026-12-25', ranges: [] }] } };
    await opened(one, published);
    expect(wordsIn(group())).toContain('Closed · Christmas Day');
  });

  it('can be taken out one by one, until none is left', async () => {
    const { person, server } = await opened(dated, published);
    const remove = () => screen.getAllByRole('button', { name: /^Remove / });
    const [stretch] = remove();
    if (!stretch) throw new Error('nothing to remove');
    expect(stretch.getAttribute('aria-label') ?? stretch.textContent).toMatch(/24.*25/);
    await person.click(stretch);
    expect(remove()).toHaveLength(1);
    expect(local.get('ownWords')?.dates).toEqual([{ date: '2026-12-27', ranges: [morning] }]);
    await person.click(remove()[0] ?? stretch);
    expect(screen.queryByRole('region', { name: 'Your hours' })?.querySelector('li')).toBeFalsy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await person.click(screen.getByRole('link', { name: "See what's left" }));
    await waitFor(() => expect(local.get('ownWords')).toBeNull());
    expect(server.callsTo(setting)).toEqual([]);
  });
});

describe('hours that could not be saved', () => {
  it.each([
    ['en', 'hours-changed', /^Your hours were changed in another tab/],
    ['es', 'hours-changed', /^Tu horario cambió en otra pestaña/],
    ['en', 'too-many-requests', /^That was a little fast/],
  ] as const)(
    'say why, and are read anew for another try (%s, %s)',
    async (language, code, said) => {
      const { person, server } = await opened(both, {
        ...published,
        language,
        server: { [setting]: refuses(code) },
      });
      const save = button(/^(Save|Guardar) 2/);
      await person.click(save);
      expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
      expect(screen.getAllByRole('checkbox')).toHaveLength(2);
      server.answers(reading, someHours({ revision: 'r2' }));
      server.answers(setting, someHours({ revision: 'r3' }));
      await person.click(save);
      await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]));
      expect(server.callsTo(setting).map(({ body }) => body.revision)).toEqual(['r1', 'r2']);
      expect(screen.queryByText(said)).toBeNull();
      expect(local.get('ownWords')?.owner).toBe(teller.id);
    },
  );
});
