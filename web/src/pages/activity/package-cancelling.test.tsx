import type { BoughtPackage } from '@puente/contract/package-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { usd } from '../../../test/bookings.ts';
import { aPackage } from '../../../test/packages.ts';
import { person } from '../../../test/people.ts';
import { wordsIn } from '../../../test/reading.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const call = 'POST /api/booking/cancel-package';
const reading = 'GET /api/booking/package/:id';
const cancelled = aPackage({
  status: 'cancelled',
  cancelledBy: 'client',
  cancelReason: 'I found a job',
  refunded: usd(9000),
  cancellation: null,
  credits: 0,
});

const texts = {
  en: { open: 'Cancel the package', cancel: 'Cancel package', keep: 'Keep the package' },
  es: { open: 'Cancelar el paquete', cancel: 'Cancelar paquete', keep: 'Mantener el paquete' },
} as const;

async function asked(
  changes: Partial<BoughtPackage> = {},
  server: Answers = {},
  language: 'en' | 'es' = 'en',
) {
  const bought = aPackage(changes);
  const isClient = bought.role === 'client';
  const opened = await openApp(`/activity?package=${bought.id}`, {
    user: isClient ? person(uuid(2)) : person(uuid(1), { isProvider: true }),
    language,
    server: {
      [reading]: bought,
      'GET /api/booking/packages': { packages: [bought] },
      'GET /api/receipts/:orderId': refuses('not-found'),
      'GET /api/bookings': {
        bookings: [],
        next: null,
        nextCursor: null,
        waiting: [],
        counts: null,
      },
      ...server,
    },
  });
  const said = texts[language];
  await opened.person.click(await screen.findByRole('button', { name: said.open }));
  const question = await screen.findByRole('alertdialog');
  const inside = within(question);
  return {
    ...opened,
    question,
    inside,
    reason: inside.getByRole<HTMLTextAreaElement>('textbox'),
    box: inside.getByRole<HTMLInputElement>('checkbox'),
    cancel: inside.getByRole('button', { name: said.cancel }),
    keep: inside.getByRole('button', { name: said.keep }),
  };
}

describe('cancelling a package', () => {
  it.each([
    [
      'en',
      /You'll get a refund of \$90\.00\./,
      [
        /Session 1.*starts in less than 48 hours.*\$0/,
        /Session 2.*\$45\.00 of \$50\.00 · 90%/,
        /Session 3.*no time yet: 90%/,
      ],
    ],
    [
      'es',
      /Te devolvemos USD 90\.00\./,
      [/Sesión 1.*faltan menos de 48 horas/, /Sesión 2.*90 %/, /Sesión 3.*sin hora todavía: 90 %/],
    ],
  ] as const)('tells the refund, and what it is made of (%s)', async (language, sum, sessions) => {
    const { question, inside } = await asked({}, {}, language);
    expect(wordsIn(question).replaceAll(/\s/g, ' ')).toMatch(sum);
    const rows = inside
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replaceAll(/\s/g, ' '));
    for (const [index, session] of sessions.entries()) expect(rows[index]).toMatch(session);
  });

  it('of nothing says so', async () => {
    const none = {
      ...aPackage().cancellation,
      terms: { rule: 'standard', basisPoints: 0, refund: usd(0), until: null },
    };
    const { question } = await asked({ cancellation: none as BoughtPackage['cancellation'] });
    expect(wordsIn(question)).toContain("There's no refund for what is left.");
  });

  it('by the expert is told by the name of the client', async () => {
    const { question } = await asked({ role: 'provider' });
    expect(wordsIn(question)).toContain('Ana gets a refund of $90.00.');
    expect(wordsIn(question)).toContain('Ana reads this.');
  });

  it.each([
    [
      'en',
      'Enter a few words: the other person would like to know.',
      'Tick the box to cancel the package.',
    ],
    [
      'es',
      'Ingresa unas palabras: a la otra persona le gustaría saberlo.',
      'Marca la casilla para cancelar el paquete.',
    ],
  ] as const)(
    'asks for a reason, then a tick, where the focus then is (%s)',
    async (language, noReason, noTick) => {
      const { person: hand, inside, reason, box, cancel, server } = await asked({}, {}, language);
      expect(inside.queryByText(noReason)).toBeNull();
      await hand.click(cancel);
      expect(inside.getByText(noReason)).toBeTruthy();
      expect(document.activeElement).toBe(reason);
      await hand.type(reason, 'Done');
      await hand.click(cancel);
      expect(inside.queryByText(noReason)).toBeNull();
      expect(inside.getByText(noTick)).toBeTruthy();
      expect(document.activeElement).toBe(box);
      expect(server.callsTo(call)).toEqual([]);
    },
  );
});

describe('a package that is being cancelled', () => {
  it('is sent once with what was shown, and leads back to the package', async () => {
    const answer = held<BoughtPackage>();
    const {
      person: hand,
      reason,
      box,
      cancel,
      server,
    } = await asked({}, { [call]: answer.answer });
    await hand.type(reason, ' I found a job ');
    await hand.click(box);
    await hand.dblClick(cancel);
    const sent = server.callsTo(call);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      packageId: uuid(15),
      reason: 'I found a job',
      expectedRefund: 9000,
    });
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
    server.answers(reading, cancelled);
    answer.release(cancelled);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('The package is canceled.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.en.open })).toBeNull();
    expect((await screen.findByRole('link', { name: /again/i })).getAttribute('href')).toContain(
      uuid(1),
    );
  });

  it.each([
    ['not-cancellable', 'en', /already canceled\.$/],
    ['not-cancellable', 'es', /ya se canceló\.$/],
    ['confirmation-missing', 'en', /^Tick the box/],
  ] as const)('that is refused keeps what was written: %s (%s)', async (code, language, why) => {
    const {
      person: hand,
      inside,
      reason,
      box,
      cancel,
    } = await asked({}, { [call]: refuses(code) }, language);
    await hand.type(reason, 'Done');
    await hand.click(box);
    await hand.click(cancel);
    const alert = await inside.findByRole('alert');
    expect(alert.textContent).toMatch(why);
    expect(reason.value).toBe('Done');
    expect(box.checked).toBe(true);
  });

  it.each([
    ['en', /^The refund has changed since you ticked the box/],
    ['es', /^La devolución cambió desde que marcaste la casilla/],
  ] as const)(
    'for another refund than was ticked asks for another tick (%s)',
    async (language, changed) => {
      const { person: hand, inside, reason, box, cancel, server } = await asked({}, {}, language);
      await hand.type(reason, 'Done');
      await hand.click(box);
      const less = { rule: 'standard' as const, basisPoints: 3000, refund: usd(4500), until: null };
      const cancellation = { terms: less, sessions: aPackage().cancellation?.sessions ?? [] };
      server.answers(reading, aPackage({ cancellation }));
      server.answers(call, refuses('refund-changed', { refundTerms: less }));
      await hand.click(cancel);
      expect(await inside.findByText(changed)).toBeTruthy();
      expect(box.checked).toBe(false);
      server.answers(call, cancelled);
      await hand.click(box);
      expect(inside.queryByText(changed)).toBeNull();
      server.answers(reading, cancelled);
      await hand.click(cancel);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(server.callsTo(call).map(({ body }) => body.expectedRefund)).toEqual([9000, 4500]);
    },
  );

  it('that is lost on its way is sent again', async () => {
    const {
      person: hand,
      inside,
      reason,
      box,
      cancel,
      server,
    } = await asked({}, { [call]: breaks });
    await hand.type(reason, 'Done');
    await hand.click(box);
    await hand.click(cancel);
    await inside.findByRole('alert');
    server.answers(call, cancelled);
    server.answers(reading, cancelled);
    await hand.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(call)).toHaveLength(2);
  });

  it('is given up by its button or the keyboard, and the focus comes back', async () => {
    const { person: hand, keep, server } = await asked();
    await hand.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const open = screen.getByRole('button', { name: texts.en.open });
    await waitFor(() => expect(document.activeElement).toBe(open));
    await hand.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(open));
    expect(server.callsTo(call)).toEqual([]);
  });
});
