import type { WaitingGoal } from '@puente/contract/waiting';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../../test/api-server.ts';
import { openComponent } from '../../../../test/app.tsx';
import { person } from '../../../../test/people.ts';
import { atMoment, uuid } from '../../../../test/replies.ts';
import { tab } from '../../../lib/storage.ts';
import { StopWaiting } from './stop-waiting.tsx';
import { Wait } from './wait.tsx';
import { WaitingGoals } from './waiting-goals.tsx';

atMoment('2026-12-01T12:00Z');

const ana = person(uuid(2), { email: 'ana@example.com' });
const aGoal = (changes: Partial<WaitingGoal> = {}): WaitingGoal => ({
  id: uuid(71),
  goal: 'Juggling',
  language: 'en',
  createdAt: '2026-12-01T12:00:00Z',
  until: '2027-03-01T02:00:00Z',
  expert: null,
  ...changes,
});
const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });

describe('being told when someone comes', () => {
  const call = 'POST /api/worker/waiting';
  const action = { kind: 'wait', goal: 'Juggling', language: 'en', partnerId: null } as const;
  const opened = (
    user: typeof ana | undefined,
    server: Answers = {},
    language: 'en' | 'es' = 'en',
  ) => openComponent(<Wait action={action} />, { ...(user && { user }), server, language });

  it.each([
    ['en', 'Tell me when someone comes', /^We'll email ana@example\.com when someone comes\./],
    ['es', 'Avísame cuando llegue alguien', /^Te escribiremos a ana@example\.com/],
  ] as const)('is asked for once, and confirmed with the address (%s)', async (...texts) => {
    const [language, tell, told] = texts;
    const answer = held<WaitingGoal>();
    const { person: hand, server } = await opened(ana, { [call]: answer.answer }, language);
    await hand.dblClick(button(tell));
    expect(server.callsTo(call).map(({ body }) => body)).toEqual([
      { goal: 'Juggling', language: 'en', partnerId: null },
    ]);
    answer.release(aGoal());
    expect((await screen.findByRole('status')).textContent).toMatch(told);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/you/waiting');
  });

  it('without an email leads to where it is added', async () => {
    const { person: hand } = await opened({ ...ana, email: null }, { [call]: aGoal() });
    await hand.click(button('Tell me when someone comes'));
    const link = await screen.findByRole('link', { name: 'Add your email' });
    expect(link.getAttribute('href')).toBe('/you/profile#email');
  });

  it('of too many goals says so, with the way to them', async () => {
    const { person: hand } = await opened(ana, { [call]: refuses('waiting-limit-reached') }, 'es');
    await hand.click(button('Avísame cuando llegue alguien'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ya tienes 10 objetivos/);
    expect(screen.getByRole('link', { name: 'Ver todos tus objetivos' })).toBeTruthy();
    expect(button('Avísame cuando llegue alguien')).toBeTruthy();
  });

  it('of a visitor is kept until they have signed in', async () => {
    const { person: hand, server } = await opened(undefined);
    await hand.click(button('Tell me when someone comes'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(location.search).toContain(encodeURIComponent('/you/waiting'));
    expect(tab.get('waitingGoal')).toEqual({ goal: 'Juggling', language: 'en', partnerId: null });
    expect(server.callsTo(call)).toEqual([]);
  });
});

describe('the goals that wait', () => {
  const reading = 'GET /api/worker/waiting';
  const removing = 'DELETE /api/worker/waiting/:id';
  const opened = (goals: WaitingGoal[], server: Answers = {}, language: 'en' | 'es' = 'en') =>
    openComponent(<WaitingGoals userId={ana.id} />, {
      user: ana,
      language,
      server: { [reading]: { goals }, ...server },
    });

  it.each([
    ['en', /^We're looking until .*February 28/, "See Luz's times", 'Luz Vera came and can help.'],
    ['es', /^Buscamos hasta el .*28 de febrero/, 'Ver las horas de Luz', 'Llegó Luz Vera'],
  ] as const)('say until when in the own zone, or who came (%s)', async (...texts) => {
    const [language, until, see, came] = texts;
    const expert = { id: uuid(5), name: 'Luz', lastName: 'Vera' };
    await opened([aGoal(), aGoal({ id: uuid(72), goal: 'Chess', expert })], {}, language);
    expect(await screen.findByText(until)).toBeTruthy();
    expect(screen.getByText((text) => text.startsWith(came))).toBeTruthy();
    expect(screen.getByRole('link', { name: see }).getAttribute('href')).toBe(`/expert/${uuid(5)}`);
  });

  it('are removed each by a button with its words, and one that stays says why', async () => {
    const { person: hand, server } = await opened([aGoal()], {
      [removing]: refuses('unavailable'),
    });
    await hand.click(await findButton('Remove: Juggling'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn't available right now/);
    server.answers(removing, { success: true });
    server.answers(reading, { goals: [] });
    await hand.click(button('Remove: Juggling'));
    expect(
      await screen.findByRole('heading', { name: "You're not waiting for anyone" }),
    ).toBeTruthy();
    expect(server.callsTo(removing).at(-1)?.params).toEqual({ id: uuid(71) });
  });
});

describe('the link of a mail', () => {
  const reading = 'POST /api/worker/waiting/link';
  const stopping = 'POST /api/worker/waiting/stop';
  const token = 'x'.repeat(24);
  const opened = (server: Answers, language: 'en' | 'es' = 'en') =>
    openComponent(<StopWaiting token={token} />, { server, language });

  it.each([
    ['en', 2, /for 2 goals/, 'Stop these emails', "You won't get more of these emails"],
    ['es', 1, /1 objetivo/, 'No recibir más correos', 'No recibirás más estos correos'],
  ] as const)('stops nothing by itself, and all by its button (%s)', async (...given) => {
    const [language, waiting, text, stop, done] = given;
    const { person: hand, server } = await opened({ [reading]: { waiting } }, language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.callsTo(stopping)).toEqual([]);
    server.answers(stopping, refuses('too-many-requests'));
    await hand.click(button(stop));
    await screen.findByRole('alert');
    server.answers(stopping, { stopped: waiting });
    await hand.click(button(stop));
    expect(await screen.findByRole('heading', { name: done })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    expect(server.callsTo(stopping).at(-1)?.body).toEqual({ token });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that stopped all before says so', async () => {
    await opened({ [reading]: { waiting: 0 } });
    expect(
      await screen.findByRole('heading', { name: "You won't get more of these emails" }),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is not valid says so', async () => {
    await opened({ [reading]: refuses('link-invalid') });
    expect((await screen.findByRole('alert')).textContent).not.toContain('Words of the server');
  });
});
