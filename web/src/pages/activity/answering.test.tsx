import type { Booking } from '@puente/contract/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { meetingWith, openMeeting } from '../../../test/meeting.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const answering = 'POST /api/booking/respond-to-proposal';
const withdrawing = 'POST /api/booking/withdraw-proposal';

const proposal = (isOwn: boolean): NonNullable<Booking['proposal']> => ({
  id: uuid(60),
  by: isOwn ? 'client' : 'provider',
  askedBy: isOwn ? 'client' : 'provider',
  isOwn,
  start: '2026-12-11T15:00:00Z',
  end: '2026-12-11T16:00:00Z',
  message: 'Could we meet <later>?',
  createdAt: '2026-12-01T11:00:00Z',
  expiresAt: '2026-12-04T11:00:00Z',
});

const opened = (isOwn: boolean, server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openMeeting({ proposal: proposal(isOwn) }, { server, language });

const client = person(uuid(2));
const moved = meetingWith({ start: '2026-12-11T15:00:00Z', end: '2026-12-11T16:00:00Z' });
const button = (name: string) => screen.getByRole('button', { name });

describe('a time that the other side proposes', () => {
  it.each([
    [
      'en',
      'Sunita Gurung proposes another time',
      'Accept this time',
      'Decline',
      'Your meeting has a new time.',
    ],
    [
      'es',
      'Sunita Gurung te propone otra hora',
      'Aceptar esta hora',
      'Rechazar',
      'Tu reunión tiene una nueva hora.',
    ],
  ] as const)(
    'is accepted once, and the heading takes the focus (%s)',
    async (language, title, accept, reject, done) => {
      const answer = held<Booking>();
      const { person: hand, server } = await opened(
        false,
        { [answering]: answer.answer },
        language,
      );
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText('Could we meet <later>?')).toBeTruthy();
      await hand.click(button(accept));
      await waitFor(() => expect(button(accept).getAttribute('aria-busy')).toBe('true'));
      expect(button(reject).getAttribute('aria-busy')).not.toBe('true');
      await hand.click(button(accept));
      expect(server.callsTo(answering).map(({ body }) => body)).toEqual([
        { proposalId: uuid(60), response: 'accept' },
      ]);
      server.answers('GET /api/booking/:id', moved);
      answer.release(moved);
      expect(await screen.findByText(done)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('button', { name: accept })).toBeNull());
      const heading = screen.getByRole('heading', { level: 1 });
      await waitFor(() => expect(heading.contains(document.activeElement)).toBe(true));
    },
  );

  it('is declined, and the meeting stays', async () => {
    const stays = meetingWith();
    const { person: hand, server } = await opened(false, { [answering]: stays });
    server.answers('GET /api/booking/:id', stays);
    await hand.click(button('Decline'));
    expect(await screen.findByText('You declined. Your meeting stays as it is.')).toBeTruthy();
    expect(server.callsTo(answering)[0]?.body).toMatchObject({ response: 'reject' });
    expect(screen.queryByText('Could we meet <later>?')).toBeNull();
  });

  it.each([
    ['en', 'Accept this time', /[a-z]/i],
    ['es', 'Aceptar esta hora', /[áéíóúñ]|propuesta/i],
  ] as const)(
    'that is over by now says so in words of its own (%s)',
    async (language, accept, words) => {
      const { person: hand } = await opened(
        false,
        { [answering]: refuses('unavailable') },
        language,
      );
      await hand.click(button(accept));
      const said = (await screen.findByRole('alert')).textContent;
      expect(said).toMatch(words);
      expect(said).not.toContain('Words of the server');
      expect(button(accept).getAttribute('aria-busy')).not.toBe('true');
    },
  );
});

describe('a link in an email', () => {
  it.each([
    ['accept', 'Accept this time'],
    ['reject', 'Decline'],
  ])('to %s only brings the focus to its button', async (answer, name) => {
    const { server } = await openMeeting(
      { proposal: proposal(false) },
      { search: `?answer=${answer}` },
    );
    await waitFor(() => expect(document.activeElement).toBe(button(name)));
    expect(server.callsTo(answering)).toEqual([]);
  });

  it('to a proposal that is gone says so', async () => {
    await openMeeting({}, { search: '?answer=accept' });
    expect(screen.getByText(/no longer open/)).toBeTruthy();
  });
});

describe('a time that was proposed by oneself', () => {
  it('can be taken back', async () => {
    const stays = meetingWith();
    const { person: hand, server } = await opened(true, { [withdrawing]: stays });
    expect(screen.queryByRole('button', { name: 'Accept this time' })).toBeNull();
    server.answers('GET /api/booking/:id', stays);
    await hand.click(button('Withdraw the proposal'));
    expect(await screen.findByText(/^You withdrew your proposal/)).toBeTruthy();
    expect(server.callsTo(withdrawing).map(({ body }) => body)).toEqual([{ proposalId: uuid(60) }]);
  });

  it('stays where it could not be taken back', async () => {
    const { person: hand } = await opened(true, { [withdrawing]: refuses('internal') }, 'es');
    await hand.click(button('Retirar la propuesta'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Algo falló de nuestro lado/);
    expect(button('Retirar la propuesta')).toBeTruthy();
  });
});

describe('a meeting that is not there', () => {
  it.each(['en', 'es'] as const)('leads to all meetings (%s)', async (language) => {
    const { server } = await openApp(`/activity/${uuid(10)}`, {
      user: client,
      language,
      server: {
        'GET /api/booking/:id': refuses('not-found'),
        'GET /api/booking/:id/changes': refuses('not-found'),
        'GET /api/bookings': {
          bookings: [],
          next: null,
          nextCursor: null,
          waiting: [],
          counts: null,
        },
      },
    });
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
    expect(links).toContain('/activity');
    expect(screen.queryByRole('button', { name: /Try again|Reintentar/ })).toBeNull();
    expect(server.callsTo('GET /api/booking/:id')).toHaveLength(1);
  });
});
