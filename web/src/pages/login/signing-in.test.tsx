import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { local } from '../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const sending = 'POST /api/auth/start-verification';
const checking = 'POST /api/auth/check-verification';
const sent = {
  status: 'pending',
  channel: 'sms',
  resendAfterSeconds: 60,
  expiresInSeconds: 600,
} as const;
const session = {
  status: 'approved',
  sessionToken: 'new-token',
  sessionExpiry: '2026-12-31T12:00:00Z',
  userData: person(uuid(2), { name: 'Ana' }),
  isNewUser: false,
} as const;

const texts = {
  en: {
    phone: 'Phone number',
    send: 'Send code',
    code: 'Verification code',
    verify: 'Verify',
    missing: 'Enter your phone number.',
    short: 'This number looks too short. Check it.',
    noCode: 'Enter the 6 digits of the code.',
    wrong: "That code isn't right. Check it and try again.",
  },
  es: {
    phone: 'Número de teléfono',
    send: 'Enviar código',
    code: 'Código de verificación',
    verify: 'Verificar',
    missing: 'Ingresa tu número de teléfono.',
    short: 'Este número parece muy corto. Revísalo.',
    noCode: 'Ingresa los 6 dígitos del código.',
    wrong: 'Ese código no es correcto. Revísalo e inténtalo de nuevo.',
  },
} as const;
type Language = keyof typeof texts;
const languages = ['en', 'es'] as const;

const opened = (
  server: Answers = {},
  language: Language = 'en',
  at = '/login?next=%2Fyou%2Ffeedback',
) => openApp(at, { language, server: { [sending]: sent, [checking]: session, ...server } });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The step of the code, after a number was typed. */
async function atCode(server: Answers = {}, language: Language = 'en', at?: string) {
  const { phone, send, code } = texts[language];
  const app = await opened(server, language, at);
  await app.person.type(field(phone), '+56911111111');
  await app.person.click(button(send));
  return { ...app, code: await screen.findByRole<HTMLInputElement>('textbox', { name: code }) };
}

describe('asking for a code', () => {
  it.each(languages)(
    'says what is wrong with the number, where the focus is (%s)',
    async (language) => {
      const { phone, send, missing, short } = texts[language];
      const { person: user, server } = await opened({}, language);
      await user.click(button(send));
      expect(screen.getByText(missing)).toBeTruthy();
      expect(document.activeElement).toBe(field(phone));
      await user.type(field(phone), '123');
      expect(screen.queryByText(missing)).toBeNull();
      await user.keyboard('{Enter}');
      expect(screen.getByText(short)).toBeTruthy();
      expect(server.callsTo(sending)).toEqual([]);
    },
  );

  it('is one call to that number by the chosen way, however often it is tapped', async () => {
    const answer = held<typeof sent>();
    const { person: user, server } = await opened({ [sending]: answer.answer });
    await user.type(field('Phone number'), '+56911111111');
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.dblClick(button('Send code'));
    await user.keyboard('{Enter}');
    const calls = server.callsTo(sending);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ phoneNumber: '+56911111111', channel: 'whatsapp' });
    answer.release(sent);
    expect((await screen.findByRole('status')).textContent).toMatch(/by \w+ to \+56/);
    await waitFor(() => expect(document.activeElement).toBe(field('Verification code')));
  });

  it.each(languages)('that was refused keeps the number, and says why (%s)', async (language) => {
    const { phone, send } = texts[language];
    const { person: user, server } = await opened(
      { [sending]: refuses('invalid-phone') },
      language,
    );
    await user.type(field(phone), '+56911111111');
    await user.click(button(send));
    const said = await screen.findByRole('alert');
    expect(said.textContent).not.toContain('Words of the server');
    expect(said.textContent).toBeTruthy();
    expect(field(phone).getAttribute('aria-invalid')).toBe('true');
    expect(field(phone).value.replaceAll(/\D/g, '')).toContain('911111111');
    server.answers(sending, sent);
    await user.click(button(send));
    expect(await screen.findByRole('textbox', { name: texts[language].code })).toBeTruthy();
  });
});

describe('the code', () => {
  it.each(languages)('is complete before it is sent (%s)', async (language) => {
    const { verify, noCode } = texts[language];
    const { person: user, server, code } = await atCode({}, language);
    await user.type(code, '12345');
    await user.click(button(verify));
    expect(screen.getByText(noCode)).toBeTruthy();
    expect(document.activeElement).toBe(code);
    expect(server.callsTo(checking)).toEqual([]);
  });

  it('is sent by itself with its last digit, once, and leads to where the person was', async () => {
    const answer = held<typeof session>();
    const {
      person: user,
      server,
      code,
    } = await atCode({ [checking]: answer.answer }, 'en', '/login?next=%2Fyou%2Fpreferences');
    await user.type(code, '123 456');
    await user.keyboard('{Enter}');
    expect(server.callsTo(checking)).toHaveLength(1);
    expect(server.callsTo(checking)[0]?.body).toMatchObject({
      phoneNumber: '+56911111111',
      code: '123456',
    });
    expect(local.get('sessionToken')).toBeNull();
    answer.release(session);
    await vi.waitFor(() => expect(location.pathname).toBe('/you/preferences'));
    expect(local.get('sessionToken')).toBe('new-token');
  });

  it.each(languages)(
    'that is wrong is marked to be typed over, in words (%s)',
    async (language) => {
      const { wrong } = texts[language];
      const {
        person: user,
        server,
        code,
      } = await atCode({ [checking]: refuses('code-wrong') }, language);
      await user.type(code, '111111');
      expect((await screen.findByText(wrong)).closest('[role=alert]')).toBeTruthy();
      expect(document.activeElement).toBe(code);
      expect([code.selectionStart, code.selectionEnd]).toEqual([0, code.value.length]);
      expect(local.get('sessionToken')).toBeNull();
      server.answers(checking, session);
      await user.keyboard('2');
      expect(screen.queryByText(wrong)).toBeNull();
      await user.keyboard('22222');
      await vi.waitFor(() => expect(local.get('sessionToken')).toBe('new-token'));
      expect(server.callsTo(checking).map(({ body }) => body.code)).toEqual(['111111', '222222']);
    },
  );

  it('can go to another number', async () => {
    const { person: user } = await atCode();
    await user.click(button('Use another number'));
    expect(field('Phone number').value.replaceAll(/\D/g, '')).toContain('911111111');
    expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  });

  it('is still asked for after a reload', async () => {
    await atCode();
    expect(screen.getByRole('status').textContent).toMatch(/by SMS to \+56/);
    expect(screen.getByText(/^New code in/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });
});

describe('a password', () => {
  const at = '/login?way=password&next=%2Fyou%2Ffeedback';
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');

  it('and its phone are asked for, the first missing one first', async () => {
    const { person: user, server } = await opened({}, 'en', at);
    await user.click(button('Sign in'));
    expect(screen.getByText('Enter your phone number.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    await user.type(field('Phone number'), '+56911111111');
    expect(screen.queryByText('Enter your phone number.')).toBeNull();
    await user.click(button('Sign in'));
    expect(document.activeElement).toBe(password());
    expect(server.callsTo('POST /api/auth/login')).toEqual([]);
  });

  it('that is wrong stays to be corrected, and can be seen', async () => {
    const { person: user, server } = await opened(
      { 'POST /api/auth/login': refuses('credentials-wrong') },
      'en',
      at,
    );
    await user.type(field('Phone number'), '+56911111111');
    await user.type(password(), 'not this one{Enter}');
    const said = await screen.findByText(/don't match/);
    expect(said.closest('[role=alert]')).toBeTruthy();
    expect(password().value).toBe('not this one');
    expect(document.activeElement).toBe(password());
    await user.click(button('Show password'));
    expect(password().type).toBe('text');
    server.answers('POST /api/auth/login', session);
    await user.clear(password());
    expect(screen.queryByText(/don't match/)).toBeNull();
    await user.type(password(), 'correct horse{Enter}');
    await vi.waitFor(() => expect(local.get('sessionToken')).toBe('new-token'));
    expect(server.callsTo('POST /api/auth/login').map(({ body }) => body.password)).toEqual([
      'not this one',
      'correct horse',
    ]);
  });
});
