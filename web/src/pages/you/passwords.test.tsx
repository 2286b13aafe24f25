import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const saving = 'POST /api/auth/update-password';
const sending = 'POST /api/auth/start-verification';
const sent = {
  status: 'pending',
  channel: 'sms',
  resendAfterSeconds: 60,
  expiresInSeconds: 600,
} as const;

type Language = 'en' | 'es';
const user = (hasPassword: boolean) => person(uuid(2), { hasPassword, getsResetLinks: true });
const saved = (hasPassword: boolean) => ({ success: true as const, userData: user(hasPassword) });

const opened = (hasPassword: boolean, server: Answers = {}, language: Language = 'en') =>
  openApp('/you/security', {
    user: user(hasPassword),
    language,
    server: { 'GET /api/auth/sessions': { sessions: [] }, [saving]: saved(true), ...server },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

const texts = {
  en: {
    set: 'Set a password',
    change: 'Change password',
    save: 'Save password',
    next: 'New password',
    current: 'Current password',
    short: /^Use at least \d+ characters\.$/,
    noCurrent: 'Enter your current password.',
    weak: 'This password is too easy to guess. Use a longer one.',
    wrong: "This isn't your current password.",
    wasSet: 'Your password is set. You can sign in with it from now on.',
    wasChanged: 'Your password was changed.',
  },
  es: {
    set: 'Crear una contraseña',
    change: 'Cambiar contraseña',
    save: 'Guardar contraseña',
    next: 'Contraseña nueva',
    current: 'Contraseña actual',
    short: /^Usa al menos \d+ caracteres\.$/,
    noCurrent: 'Ingresa tu contraseña actual.',
    weak: 'Esta contraseña es demasiado fácil de adivinar. Usa una más larga.',
    wrong: 'Esta no es tu contraseña actual.',
    wasSet: 'Creamos tu contraseña. Desde ahora puedes iniciar sesión con ella.',
    wasChanged: 'Cambiamos tu contraseña.',
  },
} as const;
const languages = ['en', 'es'] as const;

/** A refusal that is about one field of the form. */
const atField = (code: 'password-weak' | 'password-wrong', path: string) =>
  refuses(code, { fields: [{ path, message: 'Words of the server' }] });

describe('a first password', () => {
  it.each(languages)(
    'is typed where the focus is, long enough, and then set (%s)',
    async (language) => {
      const said = texts[language];
      const { person: hand, server } = await opened(false, {}, language);
      await hand.click(button(said.set));
      expect(document.activeElement).toBe(field(said.next));
      await hand.keyboard('short{Enter}');
      expect(await screen.findByText(said.short)).toBeTruthy();
      expect(server.callsTo(saving)).toEqual([]);
      await hand.clear(field(said.next));
      await hand.type(field(said.next), 'four words are enough');
      await hand.click(button(said.save));
      expect((await screen.findByText(said.wasSet)).closest('[role=status]')).toBeTruthy();
      expect(server.callsTo(saving).map(({ body }) => body)).toEqual([
        { newPassword: 'four words are enough' },
      ]);
      expect(button(said.change)).toBeTruthy();
    },
  );

  it.each(languages)('that is too easy stays, to be made longer (%s)', async (language) => {
    const said = texts[language];
    const { person: hand, server } = await opened(
      false,
      { [saving]: atField('password-weak', 'newPassword') },
      language,
    );
    await hand.click(button(said.set));
    await hand.keyboard('passwordpassword{Enter}');
    expect((await screen.findByText(said.weak)).closest('[role=alert]')).toBeTruthy();
    expect(field(said.next).value).toBe('passwordpassword');
    expect(document.activeElement).toBe(field(said.next));
    await hand.keyboard('x');
    await waitFor(() => expect(screen.queryByText(said.weak)).toBeNull());
    expect(server.callsTo(saving)).toHaveLength(1);
  });

  it('that needs the phone asks for its code in the same form, and keeps what was typed', async () => {
    const { person: hand, server } = await opened(false, {
      [saving]: refuses('phone-proof-needed'),
      [sending]: sent,
    });
    await hand.click(button('Set a password'));
    await hand.keyboard('four words are enough{Enter}');
    const group = await screen.findByRole('group', { name: "Confirm it's you" });
    const code = await within(group).findByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(server.callsTo(sending)[0]?.body).toMatchObject({
      phoneNumber: user(false).phoneNumber,
    });
    await hand.click(button('Save password'));
    expect(within(group).getByRole('alert')).toBeTruthy();
    expect(server.callsTo(saving)).toHaveLength(1);
    server.answers(saving, refuses('code-wrong'));
    await hand.type(code, '111111');
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(2));
    await waitFor(() => expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]));
    expect(field('New password').value).toBe('four words are enough');
    server.answers(saving, saved(true));
    await hand.keyboard('222222');
    expect(await screen.findByText(texts.en.wasSet)).toBeTruthy();
    expect(server.callsTo(saving).map(({ body }) => body.code)).toEqual([
      undefined,
      '111111',
      '222222',
    ]);
  });
});

describe('another password', () => {
  it.each(languages)(
    'needs the one before, and says which of both is wrong (%s)',
    async (language) => {
      const said = texts[language];
      const { person: hand, server } = await opened(
        true,
        { [saving]: atField('password-wrong', 'currentPassword') },
        language,
      );
      await hand.click(button(said.change));
      expect(document.activeElement).toBe(field(said.current));
      await hand.type(field(said.next), 'four words are enough{Enter}');
      expect(await screen.findByText(said.noCurrent)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field(said.current)));
      expect(server.callsTo(saving)).toEqual([]);
      await hand.type(field(said.current), 'the old one{Enter}');
      expect(await screen.findByText(said.wrong)).toBeTruthy();
      expect(document.activeElement).toBe(field(said.current));
      expect(field(said.current).value).toBe('the old one');
      server.answers(saving, saved(true));
      await hand.clear(field(said.current));
      await hand.type(field(said.current), 'the very old one{Enter}');
      expect(await screen.findByText(said.wasChanged)).toBeTruthy();
      expect(server.callsTo(saving).at(-1)?.body).toEqual({
        currentPassword: 'the very old one',
        newPassword: 'four words are enough',
      });
    },
  );

  it('can be given up', async () => {
    const { person: hand, server } = await opened(true);
    await hand.click(button('Change password'));
    await hand.click(button('Cancel'));
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(button('Change password')).toBeTruthy();
    expect(server.callsTo(saving)).toEqual([]);
  });

  it('is taken away by the one there is, asked for in a question, once', async () => {
    const answer = held<ReturnType<typeof saved>>();
    const { person: hand, server } = await opened(true, { [saving]: answer.answer });
    await hand.click(button('Remove password'));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your password?' });
    const inside = within(question);
    const remove = inside.getByRole('button', { name: 'Remove password' });
    await hand.click(remove);
    expect(inside.getByText('Enter your current password.')).toBeTruthy();
    const current = inside.getByLabelText<HTMLInputElement>('Current password');
    expect(document.activeElement).toBe(current);
    await hand.type(current, 'the old one');
    expect(inside.queryByText('Enter your current password.')).toBeNull();
    await hand.click(remove);
    await waitFor(() => expect(remove.getAttribute('aria-busy')).toBe('true'));
    await hand.click(remove);
    expect(server.callsTo(saving).map(({ body }) => body)).toEqual([
      { currentPassword: 'the old one', newPassword: null },
    ]);
    answer.release(saved(false));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Your password was removed. You sign in with a code.')).toBeTruthy();
    expect(button('Set a password')).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  const asking = 'POST /api/auth/reset-password';
  const at = '/login?way=forgot&next=%2Fyou%2Ffeedback';

  it.each([
    [
      'en',
      'Email',
      'Email me a link',
      "This doesn't look like an email address. Check it.",
      'Check your email',
      'Use another email',
    ],
    ['es', null, null, null, null, null],
  ] as const)(
    'is asked about by an address (%s)',
    async (language, label, action, wrong, title, again) => {
      const { person: hand, server } = await openApp(at, {
        language,
        server: { [asking]: { status: 'pending', expiresInSeconds: 1800 } },
      });
      const address = screen.getByRole<HTMLInputElement>('textbox');
      if (label) expect(screen.getByLabelText(label)).toBe(address);
      const send = action ? button(action) : address.form?.querySelector('button[type=submit]');
      if (!send) throw new Error('no way to send');
      await hand.type(address, 'ana@');
      await hand.click(send);
      expect(address.getAttribute('aria-invalid')).toBe('true');
      if (wrong) expect(screen.getByText(wrong)).toBeTruthy();
      expect(document.activeElement).toBe(address);
      await hand.type(address, 'example.com ');
      await hand.click(send);
      const heading = await screen.findByRole('heading', {
        level: 2,
        ...(title && { name: title }),
      });
      expect(document.activeElement).toBe(heading);
      expect(screen.getByText(/ana@example\.com.*30 min/)).toBeTruthy();
      expect(server.callsTo(asking).map(({ body }) => body.email)).toEqual(['ana@example.com']);
      if (again) {
        await hand.click(button(again));
        expect(screen.getByRole<HTMLInputElement>('textbox').value).toContain('ana@example.com');
      }
    },
  );
});
