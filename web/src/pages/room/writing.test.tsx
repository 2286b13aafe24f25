import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { aProfile } from '../../../test/experts.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { aPeer, enterRoom } from '../../../test/room.tsx';
import { local } from '../../lib/storage.ts';

atMoment('2026-12-10T13:55Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const camila = aPeer(1);
const line = (number: number, text: string, from = 1) => ({
  type: 'chat' as const,
  id: uuid(number),
  from: uuid(from),
  name: from === 1 ? 'Camila Rojas' : 'Ana Soto',
  text,
  at: '2026-12-10T13:54:00Z',
});
const log = () => within(screen.getByRole('log'));

describe('messages in a room', () => {
  it.each([
    ['en', 'Messages', 'Messages, 2 new', 'Camila Rojas sent a message', 'Write a message'],
    ['es', 'Mensajes', 'Mensajes, 2 nuevos', 'Camila Rojas envió un mensaje', 'Escribe un mensaje'],
  ] as const)('are counted until they are read (%s)', async (...texts) => {
    const [language, name, unread, notice, write] = texts;
    const { person: hand, sockets } = await enterRoom({ language, entered: { peers: [camila] } });
    expect(button(name).getAttribute('aria-expanded')).toBe('false');
    await sockets.say(line(61, 'Hello'));
    await sockets.say(line(62, 'Are you there?'));
    expect(screen.getByText(notice)).toBeTruthy();
    await hand.click(button(unread));
    expect(button(name).getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: write }));
    expect(log().getByText('Are you there?')).toBeTruthy();
    // Who reads them needs no word of a new one.
    await sockets.say(line(63, 'Here'));
    expect(log().getByText('Here')).toBeTruthy();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('are closed by the keyboard, and the focus goes back to their button', async () => {
    const { person: hand } = await enterRoom();
    await hand.click(button('Messages'));
    expect(log().getByText(/^Links, names, numbers/)).toBeTruthy();
    await hand.keyboard('{Escape}');
    expect(screen.queryByRole('log')).toBeNull();
    expect(document.activeElement).toBe(button('Messages'));
  });

  it('are sent on Enter, shown at once, and marked until the server has them', async () => {
    const { person: hand, sockets } = await enterRoom({ entered: { peers: [camila] } });
    await hand.click(button('Messages'));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await hand.type(field, '  {Enter}');
    await hand.type(field, 'one{Shift>}{Enter}{/Shift}two ');
    expect(field.value).toContain('one\ntwo');
    await hand.keyboard('{Enter}');
    expect(field.value).toBe('');
    expect(log().getByText(/^You · sending…$/)).toBeTruthy();
    const sent = sockets.heard.filter(({ type }) => type === 'chat');
    expect(sent).toMatchObject([{ text: 'one\ntwo' }]);
    const id = sent.map((message) => (message.type === 'chat' ? message.id : ''))[0] ?? '';
    await sockets.say({ ...line(64, 'one\ntwo', 0), id });
    expect(log().getByText(/^You · 10:54 AM$/)).toBeTruthy();
    expect(log().getAllByText(/one\s+two/)).toHaveLength(1);
  });

  it('say once who wrote those that follow each other, and lead to addresses', async () => {
    const { person: hand, sockets } = await enterRoom({ entered: { peers: [camila] } });
    await hand.click(button('Messages'));
    await sockets.say(line(61, 'See https://puente.example/a, please'));
    await sockets.say(line(62, 'and <b>call</b> me'));
    const rows = log().getAllByRole('listitem');
    expect(within(rows[0] ?? document.body).getByText(/^Camila Rojas/).className).not.toContain(
      'sr-only',
    );
    expect(within(rows[1] ?? document.body).getByText(/^Camila Rojas/).className).toContain(
      'sr-only',
    );
    const link = log().getByRole<HTMLAnchorElement>('link');
    expect(link.href).toContain('https://puente.example/a');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(log().getByText('and <b>call</b> me')).toBeTruthy();
  });

  it('can be kept once one has left', async () => {
    const { person: hand, sockets } = await enterRoom({
      entered: { peers: [camila] },
      server: { 'GET /worker/profile/:id': aProfile() },
    });
    await sockets.say(line(61, 'Room 12'));
    await hand.click(button('Leave'));
    const written = within(
      await screen.findByRole('region', { name: 'What was written in the meeting' }),
    );
    await hand.click(written.getByRole('button', { name: 'Copy' }));
    expect(await written.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Camila Rojas, 10:54 AM: Room 12');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await hand.click(written.getByRole('button', { name: 'Copy' }));
    expect((await written.findByRole('alert')).textContent).toMatch(/doesn't allow copying/);
  });
});

describe('how it was', () => {
  const call = 'POST /api/feedback';
  const done = { success: true } as const;

  /** Leaves near the end, when one is asked. */
  async function left(language: 'en' | 'es' = 'en', answer: Answers[typeof call] = done) {
    const opened = await enterRoom({
      language,
      server: {
        'GET /worker/profile/:id': aProfile({ nextFree: '2026-12-11T13:00:00Z' }),
        [call]: answer,
      },
    });
    await opened.person.click(button(language === 'en' ? 'Leave' : 'Salir'));
    const title = language === 'en' ? 'How was it?' : '¿Cómo estuvo?';
    const section = within(await screen.findByRole('region', { name: title }));
    return { ...opened, hand: opened.person, section };
  }

  it('is told by one tap, and words that follow replace it', async () => {
    const { hand, section, server } = await left();
    await hand.dblClick(section.getByRole('button', { name: 'Bad' }));
    expect(await section.findByText('Thanks for telling us.')).toBeTruthy();
    const [first] = server.callsTo(call);
    expect(server.callsTo(call)).toHaveLength(1);
    expect(first?.body).toMatchObject({
      feedbackType: 'bug',
      feedbackText: `Meeting ${uuid(10)}: Bad`,
    });
    expect(local.get('askedMeetings')).toEqual([uuid(10)]);
    const send = section.getByRole('button', { name: 'Send' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await hand.type(section.getByRole('textbox'), ' No sound ');
    await hand.click(send);
    expect(await section.findByText('Sent. We read every message.')).toBeTruthy();
    const last = server.callsTo(call).at(-1);
    expect(last?.body?.feedbackText).toBe(`Meeting ${uuid(10)}: Bad\nNo sound`);
    expect(last?.body?.feedbackId).toBe(first?.body?.feedbackId);
  });

  it.each([
    ['en', 'Good', /It wasn't sent\.$/],
    ['es', 'Bien', /No se envió\.$/],
  ] as const)(
    'that did not arrive is asked again, in words of the product (%s)',
    async (language, good, told) => {
      const { hand, section, server } = await left(language, refuses('too-many-requests'));
      await hand.click(section.getByRole('button', { name: good }));
      const alert = await section.findByRole('alert');
      expect(alert.textContent).toMatch(told);
      expect(alert.textContent).not.toContain('Words of the server');
      expect(local.get('askedMeetings')).toBeNull();
      server.answers(call, done);
      await hand.click(section.getByRole('button', { name: good }));
      expect(await section.findByRole('textbox')).toBeTruthy();
      expect(section.queryByRole('alert')).toBeNull();
    },
  );

  it('keeps the words that did not arrive', async () => {
    const { hand, section, server } = await left();
    await hand.click(section.getByRole('button', { name: 'Okay' }));
    const field = await section.findByRole<HTMLTextAreaElement>('textbox');
    server.answers(call, breaks);
    await hand.type(field, 'Fine');
    await hand.click(section.getByRole('button', { name: 'Send' }));
    expect((await section.findByRole('alert')).textContent).toMatch(/It wasn't sent\.$/);
    expect(field.value).toBe('Fine');
  });

  it('is not asked again after a no', async () => {
    const { hand, section, server } = await left();
    await hand.click(section.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'How was it?' })).toBeNull();
    expect(local.get('askedMeetings')).toEqual([uuid(10)]);
    expect(server.callsTo(call)).toEqual([]);
    expect(screen.getByRole('link', { name: 'See times' }).getAttribute('href')).toBe(
      `/book/${uuid(1)}`,
    );
  });

  it('waits for its answer with all three off', async () => {
    const answer = held<typeof done>();
    const { hand, section } = await left('en', answer.answer);
    await hand.click(section.getByRole('button', { name: 'Good' }));
    await waitFor(() =>
      expect(section.getByRole('button', { name: 'Bad' }).hasAttribute('disabled')).toBe(true),
    );
    answer.release(done);
    expect(await section.findByRole('textbox')).toBeTruthy();
  });
});
