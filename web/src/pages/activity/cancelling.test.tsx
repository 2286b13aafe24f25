import type { Booking } from '@puente/contract/booking';
import type { RefundTerms } from '@puente/contract/refund-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { usd } from '../../../test/bookings.ts';
import { meetingWith, openMeeting } from '../../../test/meeting.tsx';
import { wordsIn } from '../../../test/reading.ts';
import { atMoment } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const refund = (amount: number): RefundTerms => ({
  rule: 'standard',
  basisPoints: amount * 2,
  refund: usd(amount),
  until: '2026-12-08T13:00:00Z',
});
const ahead = (amount = 5000): Partial<Booking> => ({ cancellation: refund(amount) });
const cancelled = meetingWith({
  status: 'cancelled',
  cancelledBy: 'client',
  cancelReason: 'I am ill',
  refunded: usd(5000),
});

const call = 'DELETE /api/booking/cancel/:id';

async function asked(server: Answers = {}, language: 'en' | 'es' = 'en') {
  const opened = await openMeeting(ahead(), { server, language });
  const action = language === 'en' ? 'Cancel meeting' : 'Cancelar reunión';
  await opened.person.click(screen.getByRole('button', { name: action }));
  const question = await screen.findByRole('alertdialog');
  const inside = within(question);
  return {
    ...opened,
    question,
    inside,
    reason: inside.getByRole<HTMLTextAreaElement>('textbox'),
    box: inside.getByRole<HTMLInputElement>('checkbox'),
    cancel: inside.getByRole('button', { name: action }),
  };
}

describe('cancelling a meeting', () => {
  it.each([
    [
      'en',
      'Cancel this meeting?',
      /full refund: \$50\.00/,
      'Enter a few words: the other person would like to know.',
      'Tick the box to cancel the meeting.',
    ],
    [
      'es',
      '¿Cancelar esta reunión?',
      /Te devolvemos todo: USD 50\.00/,
      'Ingresa unas palabras: a la otra persona le gustaría saberlo.',
      'Marca la casilla para cancelar la reunión.',
    ],
  ] as const)(
    'tells the refund, and asks for a reason and a tick, where the focus then is (%s)',
    async (language, title, told, noReason, noTick) => {
      const { person, question, inside, reason, box, cancel, server } = await asked({}, language);
      expect(question.getAttribute('aria-labelledby')).toBe(inside.getByText(title).id);
      expect(wordsIn(question)).toMatch(told);
      await person.click(cancel);
      expect(inside.getByText(noReason)).toBeTruthy();
      expect(inside.getByText(noTick)).toBeTruthy();
      expect(document.activeElement).toBe(reason);
      await person.type(reason, '   ');
      await person.click(cancel);
      expect(document.activeElement).toBe(reason);
      await person.type(reason, 'I am ill');
      expect(inside.queryByText(noReason)).toBeNull();
      await person.click(cancel);
      expect(document.activeElement).toBe(box);
      expect(inside.getByText(noTick)).toBeTruthy();
      expect(server.callsTo(call)).toEqual([]);
    },
  );

  it('sends what was written and the refund that was shown, once, and closes', async () => {
    const answer = held<Booking>();
    const { person, reason, box, cancel, server } = await asked({ [call]: answer.answer });
    await person.type(reason, '  I am ill ');
    await person.click(box);
    await person.dblClick(cancel);
    await person.type(reason, '{Enter}');
    const sent = server.callsTo(call);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ reason: 'I am ill', expectedRefund: 5000 });
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(cancel.getAttribute('aria-busy')).toBe('true');
    server.answers('GET /api/booking/:id', cancelled);
    answer.release(cancelled);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Your meeting is canceled.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel meeting' })).toBeNull();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('keeps what was written when it was refused, says why, and sends it again anew', async () => {
    const { person, inside, reason, box, cancel, server } = await asked(
      { [call]: refuses('not-cancellable') },
      'es',
    );
    await person.type(reason, 'Estoy enferma');
    await person.click(box);
    await person.click(cancel);
    const told = await inside.findByText('Esta reunión ya terminó o ya se canceló.');
    expect(told.closest('[role=alert]')).toBeTruthy();
    expect(reason.value).toBe('Estoy enferma');
    expect(box.checked).toBe(true);
    await person.click(cancel);
    await waitFor(() => expect(server.callsTo(call)).toHaveLength(2));
    const keys = server.callsTo(call).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('asks for another tick when the refund changed in between', async () => {
    const { person, inside, reason, box, cancel, server } = await asked();
    await person.type(reason, 'I am ill');
    await person.click(box);
    server.answers('GET /api/booking/:id', meetingWith(ahead(4500)));
    server.answers(call, refuses('refund-changed', { refundTerms: refund(4500) }));
    await person.click(cancel);
    expect(await inside.findByText(/refund has changed since you ticked/)).toBeTruthy();
    expect(inside.getByText(/refund of \$45\.00 of the \$50\.00/)).toBeTruthy();
    await waitFor(() => expect(box.checked).toBe(false));
    expect(reason.value).toBe('I am ill');
    server.answers(call, cancelled);
    await person.click(box);
    expect(inside.queryByText(/refund has changed/)).toBeNull();
    server.answers('GET /api/booking/:id', cancelled);
    await person.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(call).map(({ body }) => body.expectedRefund)).toEqual([5000, 4500]);
  });

  it('is given up by the button or the keyboard, and the focus comes back', async () => {
    const { person, inside, server } = await asked();
    await person.click(inside.getByRole('button', { name: 'Keep the meeting' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const open = screen.getByRole('button', { name: 'Cancel meeting' });
    await waitFor(() => expect(document.activeElement).toBe(open));
    await person.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(open));
    expect(server.callsTo(call)).toEqual([]);
  });
});
