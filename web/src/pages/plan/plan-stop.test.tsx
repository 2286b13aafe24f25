import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses } from '../../../test/api-server.ts';
import { openPlan, periodOf, planOf } from '../../../test/plan-page.ts';
import { wordsIn } from '../../../test/reading.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Plan } from '../../features/plan/queries.ts';

atMoment('2026-12-02T12:00Z');

const stopping = 'POST /api/booking/stop-plan';
const resuming = 'POST /api/booking/resume-plan';
const reading = 'GET /api/booking/plan/:id';
const stopped = planOf({ status: 'ending', stoppedBy: 'client', nextChargeAt: null });

const button = (name: string) => screen.getByRole('button', { name });
async function asked(opening: Parameters<typeof openPlan>[1] = {}, plan = planOf()) {
  const app = await openPlan(plan, opening);
  const open = opening.language === 'es' ? 'Detener el plan' : 'Stop the plan';
  await app.person.click(await screen.findByRole('button', { name: open }));
  const question = await screen.findByRole('alertdialog');
  return { ...app, question, inside: within(question) };
}

describe('stopping a plan', () => {
  it.each([
    [
      'en',
      'Stop this plan?',
      /It ends on Friday, January 1, 2027 at 10:00 AM/,
      'Nothing more is charged.',
    ],
    [
      'es',
      '¿Detener este plan?',
      /Termina el viernes, 1 de enero de 2027, 10:00/,
      'No se cobra nada más.',
    ],
  ] as const)(
    'says first when it ends and what stays (%s)',
    async (language, title, ends, noCharge) => {
      const { question, inside, server } = await asked({ language });
      expect(question.getAttribute('aria-labelledby')).toBe(inside.getByText(title).id);
      expect(wordsIn(question)).toMatch(ends);
      expect(inside.getByText(noCharge)).toBeTruthy();
      expect(inside.queryByText(/reserved for the next month|próximo mes/)).toBeNull();
      expect(server.callsTo(stopping)).toEqual([]);
    },
  );

  it('gives back the times of the month to come, where some are reserved', async () => {
    const next = periodOf({ number: 1, status: 'reserved', credits: 0, sessions: [] });
    const { inside } = await asked({}, planOf({ periods: [next, periodOf()] }));
    expect(
      inside.getByText('Times reserved for the next month become available to others.'),
    ).toBeTruthy();
  });

  it('is one call with a yes, then it can be kept from the same button', async () => {
    const answer = held<Plan>();
    const { person, inside, server } = await asked({ server: { [stopping]: answer.answer } });
    const stop = inside.getByRole('button', { name: 'Stop the plan' });
    await person.dblClick(stop);
    expect(stop.getAttribute('aria-busy')).toBe('true');
    expect(server.callsTo(stopping).map(({ body }) => body)).toEqual([
      { planId: uuid(60), when: 'with-month', confirmed: true },
    ]);
    server.answers(reading, stopped);
    answer.release(stopped);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText(/^This plan is stopped\. It ends with the month/)).toBeTruthy();
    const keep = await screen.findByRole('button', { name: 'Keep the plan' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    server.answers(resuming, planOf());
    server.answers(reading, planOf());
    await person.click(keep);
    expect(await screen.findByRole('button', { name: 'Stop the plan' })).toBeTruthy();
    expect(screen.queryByText(/^This plan is stopped\./)).toBeNull();
  });

  it.each([
    ['en', 'plan-over', 'This plan has ended, or this can no longer be changed.'],
    ['es', 'plan-over', 'Este plan ya terminó, o esto ya no se puede cambiar.'],
    ['en', 'forbidden', "Your account can't do this."],
  ] as const)(
    'that is refused says why, in the question (%s, %s)',
    async (language, code, said) => {
      const { person, inside } = await asked({ language, server: { [stopping]: refuses(code) } });
      const stop = language === 'en' ? 'Stop the plan' : 'Detener el plan';
      await person.click(inside.getByRole('button', { name: stop }));
      expect((await inside.findByText(said)).closest('[role=alert]')).toBeTruthy();
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      // The next question begins without it.
      await person.click(button(stop));
      await screen.findByRole('alertdialog');
      expect(screen.queryByText(said)).toBeNull();
    },
  );

  it('is given up by the button or the keyboard, and the focus comes back', async () => {
    const { person, inside, server } = await asked();
    await person.click(inside.getByRole('button', { name: 'Keep the plan' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button('Stop the plan')));
    expect(server.callsTo(stopping)).toEqual([]);
  });

  it('that cannot be kept any more says why beside its button', async () => {
    const { person } = await openPlan(stopped, { server: { [resuming]: refuses('plan-over') } });
    await person.click(await screen.findByRole('button', { name: 'Keep the plan' }));
    const said = await screen.findByText('This plan has ended, or this can no longer be changed.');
    expect(said.closest('[role=alert]')).toBeTruthy();
  });
});

describe('a plan that its expert ends', () => {
  it('can end at once, which pays back what is to come', async () => {
    const plan = planOf({ role: 'provider' });
    const ended = planOf({
      role: 'provider',
      status: 'ended',
      endReason: 'provider-left',
      renewsAt: null,
    });
    const { person, inside, server } = await asked({ server: { [stopping]: ended } }, plan);
    expect(inside.getByText(/cancels every session to come and refunds them in full/)).toBeTruthy();
    server.answers(reading, ended);
    await person.click(inside.getByRole('button', { name: 'End now and refund' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(stopping)[0]?.body).toMatchObject({ when: 'now' });
    expect(await screen.findByText(/^The expert ended this plan\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop the plan' })).toBeNull();
  });

  it('after its client stopped it can only end at once', async () => {
    const plan = planOf({ ...stopped, role: 'provider' });
    const { inside } = await asked({}, plan);
    const names = inside.getAllByRole('button').map((one) => one.textContent);
    expect(names.filter(Boolean)).toEqual(
      expect.arrayContaining(['End now and refund', 'Keep the plan']),
    );
    expect(names).not.toContain('Stop the plan');
  });

  it('is never ended at once by its client', async () => {
    const { inside } = await asked();
    expect(inside.queryByRole('button', { name: 'End now and refund' })).toBeNull();
    expect(inside.queryByText(/refunds them in full/)).toBeNull();
  });
});

describe('a plan that is over', () => {
  it('has nothing to stop, and leads its client to the same again', async () => {
    const over = { status: 'ended', endReason: 'payment-failed', renewsAt: null } as const;
    await openPlan(planOf(over));
    const again = await screen.findByRole('link', { name: 'Buy this plan again' });
    expect(again.getAttribute('href')).toBe(`/plan/new/${uuid(5)}/${uuid(81)}`);
    expect(screen.queryByRole('button', { name: 'Stop the plan' })).toBeNull();
  });

  it('is nobody else’s to see', async () => {
    await openPlan(planOf(), { server: { [reading]: refuses('not-found') }, language: 'es' });
    expect(await screen.findByRole('heading', { name: 'No encontramos este plan' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A tu actividad' })).toBeTruthy();
  });
});
