import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { held, refuses, silence, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { uuid } from '../../../test/replies.ts';
import { local } from '../../lib/storage.ts';

const deleting = 'DELETE /api/profile';

const opened = (server: Answers, language: 'en' | 'es' = 'en') =>
  openApp('/you/data/delete', {
    user: person(uuid(2)),
    language,
    server: { 'POST /api/auth/logout': { success: true }, ...server },
  });

const texts = {
  en: { action: 'Delete my account', tick: 'Tick the box to continue.' },
  es: { action: 'Eliminar mi cuenta', tick: 'Marca la casilla para continuar.' },
} as const;
const languages = ['en', 'es'] as const;

const open = (...paths: string[]) =>
  refuses('account-not-settled', {
    fields: paths.map((path) => ({ path, message: 'Words of the server' })),
  });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const button = (name: string) => screen.getByRole('button', { name });

describe('deleting the account', () => {
  it.each(languages)('needs a tick, where the focus then is (%s)', async (language) => {
    const { action, tick } = texts[language];
    const { person: hand, server } = await opened({}, language);
    await hand.click(button(action));
    expect(screen.getByText(tick)).toBeTruthy();
    expect(document.activeElement).toBe(box());
    await hand.keyboard(' ');
    expect(box().checked).toBe(true);
    expect(screen.queryByText(tick)).toBeNull();
    await hand.keyboard(' ');
    await hand.click(button(action));
    expect(screen.getByText(tick)).toBeTruthy();
    expect(server.callsTo(deleting)).toEqual([]);
  });

  it.each([
    ['en', 'Not yet: something is still open', 'Go to your meetings'],
    ['es', 'Todavía no: queda algo pendiente', 'Ir a tus reuniones'],
  ] as const)(
    'lists what is still open, and leads to the meetings (%s)',
    async (language, title, link) => {
      const { person: hand } = await opened({ [deleting]: open('bookings', 'balance') }, language);
      await hand.click(box());
      await hand.click(button(texts[language].action));
      const said = (await screen.findByText(title)).closest('[role]');
      expect(said?.querySelectorAll('li')).toHaveLength(2);
      expect(said?.textContent).not.toContain('Words of the server');
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: link }).pathname).toBe(
        '/activity',
      );
      expect(box().checked).toBe(true);
      expect(local.get('sessionToken')).toBe('token');
    },
  );

  it('names no meetings where it is about something else', async () => {
    const { person: hand } = await opened({ [deleting]: open('lastManager') });
    await hand.click(box());
    await hand.click(button('Delete my account'));
    expect(await screen.findByText(/only manager of an organization/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to your meetings' })).toBeNull();
  });

  it.each([
    ['account-not-settled', open()],
    ['unavailable', refuses('unavailable')],
  ] as const)('says why it was refused with %s and nothing named', async (_code, answer) => {
    const { person: hand } = await opened({ [deleting]: answer });
    await hand.click(box());
    await hand.click(button('Delete my account'));
    expect((await screen.findByRole('alert')).textContent?.length).toBeGreaterThan(20);
    expect(screen.queryByText('Not yet: something is still open')).toBeNull();
  });

  it('is asked for once; then this device is signed out and the page is left', async () => {
    const answer = held<{ deleted: true }>();
    const { person: hand, server } = await opened({
      [deleting]: answer.answer,
      'POST /api/auth/get-chat-history': silence,
      'GET /api/worker/exchanges': silence,
    });
    await hand.click(box());
    await hand.click(button('Delete my account'));
    await waitFor(() => expect(button('Delete my account').getAttribute('aria-busy')).toBe('true'));
    await hand.click(button('Delete my account'));
    expect(server.callsTo(deleting).map(({ body }) => body)).toEqual([{ confirmed: true }]);
    answer.release({ deleted: true });
    await vi.waitFor(() => expect(local.get('sessionToken')).toBeNull());
    await vi.waitFor(() => expect(location.pathname).toBe('/'));
  });
});
