import { messageMaxLength } from '@puente/contract/policy/message';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silence } from '../../../../test/api-server.ts';
import { openComponent } from '../../../../test/app.tsx';
import { local } from '../../../lib/storage.ts';
import { setComposer } from '../composer-store.ts';
import { Composer } from './composer.tsx';

afterEach(() => setComposer({ draft: '', isAnswering: false, closedUntil: null }));

async function opened(language: 'en' | 'es' = 'en') {
  const send = vi.fn<(text: string) => void>();
  const { person } = await openComponent(<Composer onSend={send} />, {
    language,
    server: { 'GET /api/worker/exchanges': silence },
  });
  // With the focus comes the code of the conversation, which tells the input how it stands.
  await person.click(screen.getByRole('textbox'));
  await act(() => vi.dynamicImportSettled());
  return { hand: person, send };
}

const field = (name = 'Message') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name = 'Send') => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the input of the chat', () => {
  it.each([
    ['en', 'Message', 'Send'],
    ['es', 'Mensaje', 'Enviar'],
  ] as const)(
    'sends what was typed, without blanks around it, on Enter or by its button (%s)',
    async (...texts) => {
      const [language, message, action] = texts;
      const { hand, send } = await opened(language);
      expect(button(action).disabled).toBe(true);
      await hand.type(field(message), '  I need help ');
      expect(button(action).disabled).toBe(false);
      await hand.keyboard('{Enter}');
      expect(send.mock.calls).toEqual([['I need help']]);
      await hand.click(button(action));
      expect(send).toHaveBeenCalledTimes(2);
      expect(field(message).value).toBe('  I need help ');
    },
  );

  it('begins a new line with Shift, and grows with its lines', async () => {
    const { hand, send } = await opened();
    await hand.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('one\ntwo');
    expect(field().getAttribute('rows')).toBe('2');
    await hand.type(field(), '{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}');
    expect(field().getAttribute('rows')).toBe('6');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing of blanks, nor while an input method picks a word', async () => {
    const { hand, send } = await opened();
    await hand.type(field(), '   {Enter}');
    expect(button().disabled).toBe(true);
    await hand.type(field(), 'に');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(send).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('waits while an answer is on its way, and keeps what is typed', async () => {
    const { hand, send } = await opened();
    act(() => setComposer({ isAnswering: true }));
    await hand.type(field(), 'more{Enter}');
    expect(button().disabled).toBe(true);
    expect(send).not.toHaveBeenCalled();
    expect(local.get('chatDraft')).toBe('more');
    act(() => setComposer({ isAnswering: false }));
    await hand.type(field(), '{Enter}');
    expect(send.mock.calls).toEqual([['more']]);
  });

  it('is closed while no exchange is left', async () => {
    await opened();
    act(() => setComposer({ draft: 'later', closedUntil: '2026-12-02T02:30:00Z' }));
    expect(field().disabled).toBe(true);
    expect(field().placeholder).toBe('The chat is closed for now');
    expect(button().disabled).toBe(true);
  });

  it.each([
    ['en', 'Message', '200 characters left', '1 character left'],
    ['es', 'Mensaje', 'Quedan 200 caracteres', 'Queda 1 carácter'],
  ] as const)(
    'counts what is left once that is little (%s)',
    async (language, message, many, one) => {
      await opened(language);
      const type = (length: number) =>
        fireEvent.change(field(message), { target: { value: 'x'.repeat(length) } });
      type(messageMaxLength - 201);
      expect(screen.queryByRole('status')).toBeNull();
      type(messageMaxLength - 200);
      expect(screen.getByRole('status').textContent).toBe(many);
      type(messageMaxLength - 1);
      expect(screen.getByRole('status').textContent).toBe(one);
    },
  );

  it('has the draft of before a reload, and none once it is emptied', async () => {
    const { hand } = await opened();
    await hand.type(field(), 'a');
    expect(local.get('chatDraft')).toBe('a');
    await hand.clear(field());
    expect(local.get('chatDraft')).toBeNull();
  });
});
