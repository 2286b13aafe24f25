import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { local } from '../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const device = {
  id: uuid(50),
  device: 'Chrome, Android',
  createdAt: '2026-11-30T15:00:00Z',
  expiresAt: '2026-12-30T15:00:00Z',
  isCurrent: true,
};

const opened = (server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openApp('/you/security', {
    user: person('ana'),
    language,
    server: {
      'GET /api/auth/sessions': { sessions: [device] },
      'POST /api/auth/logout': { success: true },
      'GET /api/partner/manager-invitations': { invitations: [] },
      ...server,
    },
  });

const button = (name: string) => screen.getByRole('button', { name });

describe('signing out everywhere', () => {
  it.each([
    ['en', 'Sign out everywhere', 'Sign out everywhere?', 'Stay signed in'],
    [
      'es',
      'Cerrar sesión en todas partes',
      '¿Cerrar sesión en todas partes?',
      'Mantener la sesión',
    ],
  ] as const)('asks first, and gives the focus back (%s)', async (language, out, title, stay) => {
    const { person: user, server } = await opened({}, language);
    await user.click(button(out));
    const question = await screen.findByRole('alertdialog', { name: title });
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await user.click(within(question).getByRole('button', { name: stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button(out)));
    await user.click(button(out));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('POST /api/auth/logout-everywhere')).toEqual([]);
    expect(local.get('sessionToken')).toBe('token');
  });

  it('says in the question why it was refused, and stays signed in', async () => {
    const { person: user, server } = await opened(
      { 'POST /api/auth/logout-everywhere': breaks },
      'es',
    );
    await user.click(button('Cerrar sesión en todas partes'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cerrar sesión en todas partes' }));
    expect((await question.findByRole('alert')).textContent).toMatch(/conexión|conectar/i);
    expect(local.get('sessionToken')).toBe('token');
    server.answers('POST /api/auth/logout-everywhere', { ended: 2 });
    await user.click(question.getByRole('button', { name: 'Cerrar sesión en todas partes' }));
    await waitFor(() => expect(local.get('sessionToken')).toBeNull());
    expect(location.pathname).toBe('/you');
  });

  it('is sent once however often it is tapped', async () => {
    const answer = held<{ ended: number }>();
    const { person: user, server } = await opened({
      'POST /api/auth/logout-everywhere': answer.answer,
    });
    await user.click(button('Sign out everywhere'));
    const question = within(await screen.findByRole('alertdialog'));
    const out = question.getByRole('button', { name: 'Sign out everywhere' });
    await user.dblClick(out);
    expect(out.getAttribute('aria-busy')).toBe('true');
    await user.click(out);
    expect(server.callsTo('POST /api/auth/logout-everywhere')).toHaveLength(1);
    answer.release({ ended: 2 });
    await waitFor(() => expect(local.get('sessionToken')).toBeNull());
  });
});

describe('a list of devices that did not load', () => {
  it('is asked for again by hand', async () => {
    const { person: user, server } = await opened({
      'GET /api/auth/sessions': refuses('forbidden'),
    });
    expect(screen.getByRole('heading', { name: "Your devices didn't load" })).toBeTruthy();
    server.answers('GET /api/auth/sessions', { sessions: [device] });
    await user.click(button('Try again'));
    expect(await screen.findByText('Chrome, Android')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
