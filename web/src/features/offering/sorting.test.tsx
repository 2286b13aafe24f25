import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { usd } from '../../../test/bookings.ts';
import { anOffering } from '../../../test/experts.ts';
import { openOfferings } from '../../../test/offerings.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Reply } from '../../lib/api.ts';
import type { Proposal } from './queries.ts';

atMoment('2026-12-01T12:00Z');

const saving = 'POST /api/provider-offerings';
const deleting = 'DELETE /api/provider-offerings';

const one = anOffering({ id: uuid(81), name: 'One' });
const two = anOffering({ id: uuid(82), name: 'Two', isEnabled: false, version: 4 });

const rows = () =>
  within(screen.getByRole('list', { name: 'Packages and plans' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('heading').textContent);
/** What can be done with one of them. */
const of = (name: string, action: string) => {
  const row = screen.getByRole('heading', { name }).closest('li');
  return within(row ?? document.body).getByRole('button', { name: action });
};
const opened = async (server: Answers = {}) => {
  const app = await openOfferings([one, two], { server });
  await screen.findByRole('heading', { name: 'One' });
  return app;
};

describe('the own packages and plans', () => {
  it('are sorted at once, and stay so when the server says so', async () => {
    const answer = held<Reply<typeof saving>>();
    const { person, server } = await opened({ [saving]: answer.answer });
    await person.click(screen.getByRole('button', { name: 'Move “Two” up' }));
    await waitFor(() => expect(rows()).toEqual(['Two', 'One']));
    expect(server.callsTo(saving)[0]?.body).toEqual({ order: [uuid(82), uuid(81)] });
    answer.release({ offerings: [two, one] });
    const up = screen.getByRole('button', { name: 'Move “Two” up' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    // At the end there is nowhere to go.
    await person.click(up);
    expect(server.callsTo(saving)).toHaveLength(1);
    expect(rows()).toEqual(['Two', 'One']);
  });

  it('are as they were where sorting was refused, and it is said why', async () => {
    const { person } = await opened({ [saving]: refuses('offering-changed') });
    await person.click(screen.getByRole('button', { name: 'Move “One” down' }));
    expect(await screen.findByText(/^This was changed elsewhere/)).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['One', 'Two']));
  });

  it('are hidden and shown by a tap, each in its version', async () => {
    const shown = { ...two, isEnabled: true, version: 5 };
    const { person, server } = await opened({
      [saving]: { offerings: [one, shown], offering: shown },
    });
    await person.click(of('Two', 'Show'));
    expect(await screen.findAllByRole('button', { name: 'Hide' })).toHaveLength(2);
    expect(screen.queryByText('Only you see it.')).toBeNull();
    expect(server.callsTo(saving)[0]?.body).toEqual({
      offeringId: uuid(82),
      isEnabled: true,
      version: 4,
    });
  });

  it('are deleted at once, and come back to their place when it is undone', async () => {
    const { person, server } = await opened({ [deleting]: { deleted: true, offerings: [one] } });
    await person.click(of('Two', 'Delete'));
    await waitFor(() => expect(rows()).toEqual(['One']));
    server.answers(saving, { offerings: [one, two], offering: two });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toEqual(['One', 'Two']));
    expect(server.callsTo(saving)[0]?.body).toMatchObject({
      offeringId: uuid(82),
      restoreAt: 1,
      version: 4,
      offeringData: { name: 'Two', isEnabled: false },
    });
  });

  it('that are gone already are no trouble, those that changed are', async () => {
    const { person, server } = await opened({ [deleting]: refuses('offering-changed') });
    await person.click(of('Two', 'Delete'));
    expect(await screen.findByText(/^This was changed elsewhere/)).toBeTruthy();
    server.answers(deleting, refuses('not-found'));
    server.answers('GET /api/provider-offerings', { offerings: [one], exchange: null });
    await person.click(of('Two', 'Delete'));
    await waitFor(() => expect(rows()).toEqual(['One']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('ideas for packages and plans', () => {
  const idea = (name: string): Proposal => ({
    type: 'package',
    name,
    description: 'Five talks from idea to plan.',
    category: 'careers',
    sessions: 5,
    durationMinutes: 60,
    price: usd(20_000),
    discountedPrice: null,
    scheduling: 'all-at-once',
    isEnabled: true,
  });
  const ideas = { offerings: [], proposals: [idea('Start'), idea('Go on')] };

  it('are asked for once, added as they are, and gone from the list then', async () => {
    const answer = held<typeof ideas>();
    const { person, server } = await openOfferings([], { server: { [saving]: answer.answer } });
    await person.dblClick(await screen.findByRole('button', { name: 'Suggest some' }));
    answer.release(ideas);
    const list = await screen.findByRole('list', { name: 'Ideas for you' });
    expect(server.callsTo(saving).map(({ body }) => body)).toEqual([{ generate: true }]);
    server.answers(saving, { offerings: [anOffering({ name: 'Start' })] });
    await person.click(within(list).getAllByRole('button', { name: 'Add as it is' })[0] ?? list);
    expect(await screen.findByText('“Start” is on your page')).toBeTruthy();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(rows()).toEqual(['Start']);
  });

  it('can be changed before, in the form', async () => {
    const { person } = await openOfferings([], { server: { [saving]: ideas } });
    await person.click(await screen.findByRole('button', { name: 'Suggest some' }));
    const [, second] = await screen.findAllByRole('button', { name: 'Change it first' });
    await person.click(second ?? document.body);
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toBe('Go on');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Price for all/ }).value).toBe(
      '200',
    );
  });

  it('that came to nothing can be made from the prices instead', async () => {
    const { person, server } = await openOfferings([], {
      server: { [saving]: refuses('no-valid-offerings') },
      language: 'es',
    });
    await person.click(await screen.findByRole('button', { name: 'Sugerir algunos' }));
    const other = await screen.findByRole('button', { name: 'Sugerir con mis precios' });
    server.answers(saving, ideas);
    await person.click(other);
    expect(await screen.findByRole('list', { name: 'Ideas para ti' })).toBeTruthy();
    expect(server.callsTo(saving)[1]?.body).toEqual({ generate: 'rates' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
