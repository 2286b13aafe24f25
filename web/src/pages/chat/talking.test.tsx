import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuses } from '../../../test/api-server.ts';
import { openChat } from '../../../test/chat.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { local } from '../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const talk = (name = 'Conversation') => within(screen.getByRole('region', { name }));
const renewsAt = '2026-12-02T01:30:00Z';

describe('a talk', () => {
  it.each([
    [
      'en',
      'What would you like help with?',
      'Looking for someone who can help…',
      'Conversation',
      'You:',
    ],
    [
      'es',
      '¿Con qué necesitas ayuda?',
      'Buscando a alguien que pueda ayudarte…',
      'Conversación',
      'Tú:',
    ],
  ] as const)('begins with what was typed, and shows that it looks (%s)', async (...texts) => {
    const [language, greeting, looking, conversation, you] = texts;
    const { say, answer, asked } = await openChat({ language });
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeTruthy();
    await say(' sleep ');
    expect(screen.queryByRole('heading', { name: greeting })).toBeNull();
    expect(talk(conversation).getByText(you).parentElement?.textContent).toContain('sleep');
    expect(talk(conversation).getAllByText(looking).length).toBeGreaterThan(0);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(asked()[0]).toMatchObject({
      query: 'sleep',
      language,
      currency: 'USD',
      timezone: 'America/Santiago',
      userId: null,
      partnerId: null,
    });
    await answer({ reply: 'Since when?' });
    expect(talk(conversation).queryByText(looking)).toBeNull();
    expect(talk(conversation).getAllByText(/Since when\?/).length).toBeGreaterThan(0);
  });

  it('shows an answer as it comes, and announces it once it is whole', async () => {
    const { say, answer, asked, sockets } = await openChat();
    await say('sleep');
    const messageId = asked()[0]?.messageId ?? '';
    await sockets.say({ type: 'chunk', messageId, text: 'Since ' });
    await sockets.say({ type: 'chunk', messageId, text: 'when' });
    expect(talk().getByText(/Since when/)).toBeTruthy();
    expect(talk().getByRole('status').textContent).toBe('Looking for someone who can help…');
    await answer({ reply: 'Since when?' });
    expect(talk().getByRole('status').textContent).toBe('Since when?');
  });

  it('sends nothing more while an answer is on its way, and keeps what is typed', async () => {
    const { say, answer, asked, person: hand } = await openChat();
    await say('sleep');
    await hand.type(field(), 'and work{Enter}');
    expect(button('Send').hasAttribute('disabled')).toBe(true);
    expect(asked()).toHaveLength(1);
    await answer();
    expect(field().value).toBe('and work');
    await hand.type(field(), '{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    const [first, second] = asked();
    expect(second?.conversationId).toBe(first?.conversationId);
    expect(second?.conversationHistory).toHaveLength(2);
    await answer();
  });

  it('begins with an idea of the page by one tap', async () => {
    const { person: hand, sockets, asked, answer } = await openChat();
    await hand.click(field());
    await waitFor(() => expect(sockets.connections.length).toBeGreaterThan(0));
    await sockets.say({ type: 'ready', signedIn: false });
    await hand.click(button("I can't sleep, my head won't stop"));
    await waitFor(() =>
      expect(asked().map(({ query }) => query)).toEqual(["I can't sleep, my head won't stop"]),
    );
    await answer();
  });

  it('goes on by a suggestion of the last answer, and of no earlier one', async () => {
    const { person: hand, say, answer, asked } = await openChat();
    await say('sleep');
    await answer({ suggestions: ['At night', 'By day'] });
    const ways = within(screen.getByRole('group', { name: 'Ways to go on' }));
    await hand.click(ways.getByRole('button', { name: 'At night' }));
    await waitFor(() => expect(asked().at(-1)?.query).toBe('At night'));
    expect(screen.queryByRole('group', { name: 'Ways to go on' })).toBeNull();
    expect(document.activeElement).toBe(field());
    await answer();
    expect(screen.queryByRole('button', { name: 'By day' })).toBeNull();
  });
});

describe('a message that does not get through', () => {
  const refusal = (errorCode: string, status: number, retryAfter?: number) => ({
    type: 'error' as const,
    messageId: null,
    status,
    errorCode,
    error: errorCode,
    message: 'Words of the server',
    ...(retryAfter && { retryAfter }),
  });

  it.each([
    ['en', 'too-many-requests', 429, 'Many people are asking right now', 'Try again'],
    ['es', 'too-many-requests', 429, 'Hay muchas personas escribiendo ahora', 'Reintentar'],
    ['en', 'gateway-unavailable', 503, 'Many people are asking right now', 'Try again'],
    ['en', 'internal', 500, "Your message didn't get through", 'Try again'],
    ['es', 'internal', 500, 'Tu mensaje no llegó', 'Reintentar'],
  ] as const)('stays, and is sent again with the same id (%s, %s)', async (...given) => {
    const [language, code, status, title, again] = given;
    const { person: hand, say, answer, asked, sockets } = await openChat({ language });
    await say('sleep');
    await sockets.say(refusal(code, status));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: title })).toBeTruthy();
    expect(alert.textContent).not.toContain('Words of the server');
    expect(screen.getByText('sleep')).toBeTruthy();
    await hand.click(within(alert).getByRole('button', { name: again }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(new Set(asked().map(({ messageId }) => messageId)).size).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await answer();
    expect(screen.getAllByText(/^sleep$/)).toHaveLength(1);
  });

  it.each([
    [
      'en',
      "You've used all your messages.",
      /tomorrow at 9:00 AM \(Chile Time\)/,
      'The chat is closed for now',
    ],
    [
      'es',
      'Usaste todos tus mensajes.',
      /mañana a las 09:00 \(hora de Chile\)/,
      'El chat está cerrado por ahora',
    ],
  ] as const)('because none is left goes back into the input (%s)', async (...given) => {
    const [language, title, until, closed] = given;
    const { say, sockets, server } = await openChat({ language });
    await say('sleep');
    server.answers('GET /api/worker/exchanges', {
      limit: 15,
      remaining: 0,
      renewsAt: '2026-12-02T12:00:00Z',
    });
    await sockets.say(refusal('chat-limit-reached', 429, 86_400));
    const note = (await screen.findByText(title)).closest('[role=status]');
    expect(note?.textContent?.replaceAll(/\s/g, ' ')).toMatch(until);
    expect(field().value).toBe('sleep');
    expect(field().disabled).toBe(true);
    expect(field().placeholder).toBe(closed);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('few messages', () => {
  it.each([
    ['en', 3, /^3 messages left\. You get 15 new ones today at 10:30 PM/],
    ['es', 1, /^Te queda 1 mensaje\. Recibes 15 más hoy a las 22:30/],
  ] as const)(
    'are counted, in the zone of the person (%s, %i)',
    async (language, remaining, text) => {
      const { say, answer } = await openChat({ language });
      await say('sleep');
      await answer({ exchanges: { limit: 15, remaining, renewsAt } });
      await waitFor(() => {
        const told = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
        expect(told.some((one) => text.test(one.replaceAll(/\s/g, ' ')))).toBe(true);
      });
    },
  );

  it('are no matter while there are some, nor to who is in danger', async () => {
    const { say, answer } = await openChat();
    await say('sleep');
    await answer({ exchanges: { limit: 15, remaining: 4, renewsAt } });
    expect(screen.queryByText(/messages left/)).toBeNull();
    await say('help');
    await answer({
      kind: 'emergency',
      emergencyLines: [
        {
          country: 'CL',
          phone: '*4141',
          name: 'Line',
          texts: { en: { name: 'Line', note: null }, es: { name: 'Línea', note: null } },
        },
      ],
      replies: { en: 'Call.', es: 'Llama.' },
      exchanges: { limit: 15, remaining: 2, renewsAt },
    });
    expect(screen.getByRole('link', { name: 'Line: *4141' })).toBeTruthy();
    expect(screen.queryByText(/messages left/)).toBeNull();
    expect(document.activeElement).not.toBe(field());
  });

  it('that renew open the chat again, without a reload', async () => {
    const { server } = await openChat({
      user: person(uuid(31)),
      server: { 'GET /api/worker/exchanges': { limit: 15, remaining: 0, renewsAt } },
    });
    await screen.findByText("You've used all your messages.");
    expect(screen.queryByRole('group', { name: 'Ideas to start with' })).toBeNull();
    server.answers('GET /api/worker/exchanges', { limit: 15, remaining: 15, renewsAt: null });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(field().disabled).toBe(false));
    expect(screen.queryByText("You've used all your messages.")).toBeNull();
    expect(screen.getByRole('group', { name: 'Ideas to start with' })).toBeTruthy();
  });
});

describe('a new chat', () => {
  it.each([
    ['en', 'New chat', 'New chat started', 'Undo', 'What would you like help with?'],
    ['es', 'Nuevo chat', 'Empezaste un chat nuevo', 'Deshacer', '¿Con qué necesitas ayuda?'],
  ] as const)('of a visitor begins at once, and can be undone (%s)', async (...texts) => {
    const [language, name, done, undo, greeting] = texts;
    const { person: hand, say, answer } = await openChat({ language });
    await say('sleep');
    await answer();
    await hand.click(button(name));
    expect(await screen.findByRole('heading', { name: greeting })).toBeTruthy();
    expect(local.get('chat')?.entries).toEqual([]);
    expect(await screen.findByText(done)).toBeTruthy();
    await hand.click(await findButton(undo));
    expect(await screen.findByText('sleep')).toBeTruthy();
    expect(local.get('chat')?.entries).toHaveLength(2);
  });

  const clearing = 'POST /api/auth/clear-chat-history';

  it('of a member asks first, and keeps the old one unless told otherwise', async () => {
    const { person: hand, say, answer, server } = await openChat({ user: person(uuid(32)) });
    await say('sleep');
    await answer();
    await hand.click(button('New chat'));
    const question = await screen.findByRole('alertdialog', { name: 'Start a new chat?' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('sleep')).toBeTruthy();
    expect(question.isConnected).toBe(false);
    await hand.click(button('New chat'));
    await hand.click(await findButton('Keep history and start'));
    expect(
      await screen.findByRole('heading', { name: 'What would you like help with?' }),
    ).toBeTruthy();
    expect(await findButton('Earlier conversations')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(server.callsTo(clearing)).toEqual([]);
  });

  it('that deletes the old one says when it could not, and keeps it', async () => {
    const {
      person: hand,
      say,
      answer,
      server,
    } = await openChat({
      user: person(uuid(33)),
      language: 'es',
      server: { [clearing]: refuses('unavailable') },
    });
    await say('dormir');
    await answer();
    await hand.click(button('Nuevo chat'));
    const question = within(await screen.findByRole('alertdialog'));
    await hand.click(question.getByRole('button', { name: 'Eliminar historial y empezar' }));
    expect((await question.findByRole('alert')).textContent).toMatch(/no está disponible/);
    expect(screen.getByText('dormir')).toBeTruthy();
    server.answers(clearing, { success: true });
    await hand.click(question.getByRole('button', { name: 'Eliminar historial y empezar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('dormir')).toBeNull();
    expect(server.callsTo(clearing).at(-1)?.body).toMatchObject({ confirmed: true });
    expect(screen.queryByRole('button', { name: 'Conversaciones anteriores' })).toBeNull();
  });
});
