import type { SavedHours } from '@puente/contract/availability';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses } from '../../../../test/api-server.ts';
import { openHours, someHours } from '../../../../test/hours.ts';
import { noteOf } from '../../../../test/reading.ts';
import { atMoment } from '../../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const setting = 'POST /api/availability/set';
const reading = 'GET /api/availability/schedule';
const { blocks: _blocks, ...saved } = someHours({ revision: 'r2' });

const clash = /^(Your hours were changed|Tu horario cambió) /;

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const from = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Monday, range 1: from|Lunes, .*desde)$/);
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

describe('saving hours', () => {
  it('is a button from the first change on, and one call with the revision', async () => {
    const answer = held<SavedHours>();
    const { person, server } = await openHours({}, { server: { [setting]: answer.answer } });
    expect(button('Save hours').disabled).toBe(true);
    expect(screen.queryByText('Not saved yet')).toBeNull();
    type(from(), '10:00');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    type(from(), '09:00');
    expect(button('Save hours').disabled).toBe(true);
    type(from(), '10:00');
    await person.dblClick(button('Save hours'));
    expect(server.callsTo(setting)).toHaveLength(1);
    const { weeklyHours, revision } = server.callsTo(setting)[0]?.body ?? {};
    expect(revision).toBe('r1');
    expect(weeklyHours?.[0]).toEqual({ weekday: 1, ranges: [{ start: '10:00', end: '17:00' }] });
    const changed = { ...saved, ...(weeklyHours && { weeklyHours }) };
    server.answers(reading, { ...changed, blocks: [] });
    answer.release(changed);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(button('Save hours').disabled).toBe(true);
    expect(from().value).toBe('10:00');
  });

  it('keeps what is changed while it is under way, as not saved', async () => {
    const answer = held<SavedHours>();
    const { person } = await openHours({}, { server: { [setting]: answer.answer } });
    type(from(), '10:00');
    await person.click(button('Save hours'));
    type(from(), '11:00');
    answer.release(saved);
    await waitFor(() => expect(button('Save hours').getAttribute('aria-busy')).not.toBe('true'));
    expect(from().value).toBe('11:00');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits for hours that have no end yet, and tells an end that is none', async () => {
    await openHours();
    type(screen.getByLabelText('Monday, range 1: to'), '');
    expect(screen.getByText('Some hours have no start or no end yet.')).toBeTruthy();
    expect(button('Save hours').disabled).toBe(true);
    type(screen.getByLabelText('Monday, range 1: to'), '09:00');
    expect(screen.getByText('The end must differ from the start.')).toBeTruthy();
    expect(from().getAttribute('aria-invalid')).toBe('true');
    type(screen.getByLabelText('Monday, range 1: to'), '02:00');
    expect(screen.getByText('Ends on the next day')).toBeTruthy();
    expect(button('Save hours').disabled).toBe(false);
  });

  it.each([
    ['en', breaks, /^We couldn't reach Puente/, 'Save hours'],
    ['es', refuses('too-many-requests'), /./, 'Guardar horario'],
  ] as const)(
    'that failed says why, keeps them, and can be tried again (%s)',
    async (language, answer, said, save) => {
      const { person, server } = await openHours({}, { language, server: { [setting]: answer } });
      type(from(), '10:00');
      await person.click(button(save));
      const problem = await screen.findByRole('alert');
      expect(problem.textContent).toMatch(said);
      expect(within(problem).queryByRole('button')).toBeNull();
      expect(from().value).toBe('10:00');
      server.answers(setting, saved);
      await person.click(button(save));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  describe('over those of another tab', () => {
    const theirs = someHours({
      revision: 'r9',
      weeklyHours: [{ weekday: 1, ranges: [{ start: '14:00', end: '15:00' }] }],
    });
    async function clashing(language: 'en' | 'es' = 'en') {
      const opened = await openHours(
        {},
        { language, server: { [setting]: refuses('hours-changed') } },
      );
      type(from(), '10:00');
      await opened.person.click(button(/^(Save hours|Guardar horario)$/));
      await screen.findByText(clash);
      opened.server.answers(reading, theirs);
      return opened;
    }

    it.each([
      ['en', "Save what's here"],
      ['es', 'Guardar lo que está aquí'],
    ] as const)('asks first, and saves by their revision (%s)', async (language, mine) => {
      const { person, server } = await clashing(language);
      server.answers(setting, saved);
      await person.click(button(mine));
      await waitFor(() => expect(server.callsTo(setting)).toHaveLength(2));
      expect(server.callsTo(setting)[1]?.body.revision).toBe('r9');
      await waitFor(() => expect(screen.queryByText(clash)).toBeNull());
    });

    it.each(["Save what's here", 'Take the other'])(
      'says why neither can be done now, and asks on: %s',
      async (choice) => {
        const { person, server } = await clashing();
        server.answers(reading, breaks);
        await person.click(button(choice));
        await screen.findByText(/^We couldn't reach Puente/);
        expect(from().value).toBe('10:00');
        server.answers(reading, theirs);
        server.answers(setting, saved);
        await person.click(button(choice));
        await waitFor(() => expect(screen.queryByText(clash)).toBeNull());
      },
    );

    it('or takes those, and loses what was typed', async () => {
      const { person, server } = await clashing();
      await person.click(button('Take the other'));
      await waitFor(() => expect(from().value).toBe('14:00'));
      expect(screen.queryByText(clash)).toBeNull();
      expect(button('Save hours').disabled).toBe(true);
      expect(server.callsTo(setting)).toHaveLength(1);
    });
  });
});

describe('other days', () => {
  async function adding(language: 'en' | 'es' = 'en') {
    const opened = await openHours({}, { language, server: { [setting]: saved } });
    await opened.person.click(button(/^(Add days|Agregar días)$/));
    return opened;
  }
  const first = () => screen.getByLabelText(/^(First day|Primer día)$/);
  const last = () => screen.getByLabelText(/^(Last day|Último día)$/);
  const add = () => button(/^(Add these days|Agregar estos días)$/);

  it.each([
    [
      'en',
      'Enter a date that exists, with day, month and year.',
      'This day has passed. Choose today or a later day.',
      "The last day can't come before the first one.",
    ],
    [
      'es',
      'Ingresa una fecha que exista, con día, mes y año.',
      'Este día ya pasó. Elige hoy o un día más adelante.',
      'El último día no puede ser anterior al primero.',
    ],
  ] as const)(
    'tell what is wrong at the field, which has the focus (%s)',
    async (language, noDate, passed, order) => {
      const { person } = await adding(language);
      await person.click(add());
      expect(noteOf(first())).toBe(noDate);
      expect(document.activeElement).toBe(first());
      type(first(), '2026-11-30');
      expect(noteOf(first())).toBe('');
      await person.click(add());
      expect(noteOf(first())).toBe(passed);
      type(first(), '2026-12-24');
      type(last(), '2026-12-23');
      await person.click(add());
      expect(noteOf(last())).toBe(order);
      expect(document.activeElement).toBe(last());
    },
  );

  it('are closed unless they get hours of their own, which have to be there', async () => {
    const { person, server } = await adding();
    type(first(), '2026-12-24');
    await person.click(screen.getByRole('checkbox', { name: 'Closed all day' }));
    await person.click(add());
    expect(screen.getByText('Add hours for these days, or close them.')).toBeTruthy();
    await person.click(button('Add hours: These days'));
    expect(screen.queryByText('Add hours for these days, or close them.')).toBeNull();
    await person.click(add());
    expect(screen.queryByRole('button', { name: 'Add these days' })).toBeNull();
    await person.click(button('Save hours'));
    await waitFor(() => expect(server.callsTo(setting)).toHaveLength(1));
    expect(server.callsTo(setting)[0]?.body.overrides).toEqual([
      { date: '2026-12-24', ranges: [{ start: '09:00', end: '17:00' }] },
    ]);
  });

  it('can be taken away, and brought back beside what was added since', async () => {
    const overrides = ['2026-12-24', '2026-12-25'].map((date) => ({ date, ranges: [] }));
    const { person } = await openHours({ overrides });
    await person.click(button(/^Remove .*24.*25/));
    expect(screen.queryByRole('button', { name: /^Remove .*24/ })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Remove .*24.*25/ })).toBeTruthy();
    expect(button('Save hours').disabled).toBe(true);
  });

  it('of the past are not listed, and stay when others are saved', async () => {
    const overrides = [{ date: '2026-11-30', ranges: [] }];
    const { person, server } = await openHours({ overrides }, { server: { [setting]: saved } });
    expect(screen.queryByRole('button', { name: /^Remove .*Nov/ })).toBeNull();
    type(from(), '10:00');
    await person.click(button('Save hours'));
    await waitFor(() => expect(server.callsTo(setting)[0]?.body.overrides).toEqual(overrides));
  });
});

describe('the zone of the hours', () => {
  it('asks what becomes of the hours, and says there why it could not be changed', async () => {
    const { person, server } = await openHours({}, { server: { [setting]: breaks } });
    await person.click(screen.getByRole('button', { name: /^Time zone of your hours/ }));
    const search = await screen.findByRole('combobox', { name: 'Search for a city' });
    await person.type(search, 'madr');
    await person.click(await screen.findByRole('option', { name: /Madrid/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.queryByRole('alert')).toBeNull();
    await person.click(question.getByRole('radio', { name: /same moments/ }));
    await person.click(question.getByRole('button', { name: 'Change the zone' }));
    expect((await question.findByRole('alert')).textContent).toMatch(/^We couldn't reach/);
    server.answers(setting, { ...saved, timezone: 'Europe/Madrid', revision: 'r3' });
    await person.click(question.getByRole('button', { name: 'Change the zone' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const changes = { timezone: 'Europe/Madrid', zoneKeeps: 'instants', revision: 'r1' };
    expect(server.callsTo(setting).map(({ body }) => body)).toEqual([changes, changes]);
  });
});
