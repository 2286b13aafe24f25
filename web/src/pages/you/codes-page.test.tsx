import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Promo } from '../../features/promo/queries.ts';

atMoment('2026-12-01T12:00Z');

const making = 'POST /api/promo/codes';
const pausing = 'PUT /api/promo/codes/:id';

const aPromo = (changes: Partial<Promo> = {}): Promo => ({
  id: uuid(40),
  code: 'SUMMER',
  madeBy: 'provider',
  percent: 10,
  amount: null,
  validFrom: '2026-12-01T12:00:00Z',
  validUntil: null,
  maxUses: null,
  usesPerPerson: 1,
  firstMeetingOnly: false,
  state: 'active',
  uses: { reserved: 0, used: 0 },
  createdAt: '2026-12-01T12:00:00Z',
  ...changes,
});

const opened = (promos: Promo[] = [], server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openApp('/you/codes', {
    user: person(uuid(1), { isProvider: true }),
    language,
    server: { 'GET /api/promo/codes': { promos }, ...server },
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('a new promo code', () => {
  it.each([
    [
      'en',
      'Code',
      'Percent off',
      'Uses in total',
      'Create code',
      /letters, digits or dashes\.$/,
      /^Enter a whole number from/,
    ],
    [
      'es',
      'Código',
      'Porcentaje de descuento',
      'Usos en total',
      'Crear código',
      /letras, números o guiones\.$/,
      /^Ingresa un número entero de/,
    ],
  ] as const)('says of each field what is wrong with it (%s)', async (...texts) => {
    const [language, code, percent, uses, make, codeRule, range] = texts;
    const { person: user, server } = await opened([], {}, language);
    await user.click(button(make));
    expect(await screen.findByText(codeRule)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(code)));
    await user.type(field(code), 'no blanks');
    await user.click(button(make));
    expect(screen.getByText(codeRule)).toBeTruthy();
    await user.clear(field(code));
    await user.type(field(code), 'ok-1');
    await waitFor(() => expect(screen.queryByText(codeRule)).toBeNull());
    await user.clear(field(percent));
    await user.type(field(percent), '1.5');
    await user.type(field(uses), '0');
    await user.click(button(make));
    await waitFor(() => expect(screen.getAllByText(range)).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(field(percent)));
    expect(server.callsTo(making)).toEqual([]);
  });

  it('is made once as it was typed, its last day whole in the own zone, and the form is empty again', async () => {
    const answer = held<{ promos: Promo[]; promo: Promo }>();
    const { person: user, server } = await opened([], { [making]: answer.answer });
    await user.type(field('Code'), ' summer ');
    await user.clear(field('Percent off'));
    await user.type(field('Percent off'), '15');
    await user.type(field('Uses in total'), '20');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-31' } });
    await user.click(screen.getByRole('checkbox', { name: 'Only for first meetings' }));
    await user.dblClick(button('Create code'));
    await waitFor(() => expect(button('Create code').getAttribute('aria-busy')).toBe('true'));
    await user.click(button('Create code'));
    // Taps that follow each other at once carry the key of one.
    const keys = server.callsTo(making).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(server.callsTo(making)[0]?.body).toEqual({
      promo: {
        code: 'summer',
        percent: 15,
        maxUses: 20,
        usesPerPerson: 1,
        validUntil: '2027-01-01T03:00:00Z',
        firstMeetingOnly: true,
      },
    });
    const promo = aPromo();
    answer.release({ promos: [promo], promo });
    expect(await screen.findByRole('heading', { name: 'SUMMER' })).toBeTruthy();
    await waitFor(() => expect(field('Code').value).toBe(''));
    expect(field('Uses in total').value).toBe('');
    expect(field('Percent off').value).toBe('10');
  });

  it('refuses a day that is over', async () => {
    const { person: user, server } = await opened();
    await user.type(field('Code'), 'late');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-30' } });
    await user.click(button('Create code'));
    expect(await screen.findByText('Choose today or a later day.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-01' } });
    await waitFor(() => expect(screen.queryByText('Choose today or a later day.')).toBeNull());
    expect(server.callsTo(making)).toEqual([]);
  });

  it.each([
    ['en', 'Code', 'Create code', 'This code is taken. Choose another one.'],
    ['es', 'Código', 'Crear código', 'Este código ya existe. Elige otro.'],
  ] as const)('that is taken stays in its field (%s)', async (language, code, make, taken) => {
    const { person: user, server } = await opened(
      [],
      { [making]: refuses('promo-code-taken') },
      language,
    );
    await user.type(field(code), 'summer');
    await user.click(button(make));
    expect((await screen.findByRole('alert')).textContent).toBe(taken);
    expect(field(code).value).toBe('summer');
    const promo = aPromo({ code: 'SUMMER2' });
    server.answers(making, { promos: [promo], promo });
    await user.type(field(code), '2');
    await user.click(button(make));
    expect(await screen.findByRole('heading', { name: 'SUMMER2' })).toBeTruthy();
    const keys = server.callsTo(making).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('an own promo code', () => {
  it('is paused and counts again, each by its own name', async () => {
    const other = aPromo({ id: uuid(41), code: 'WINTER' });
    const { person: user, server } = await opened([aPromo(), other]);
    const paused = aPromo({ state: 'paused' });
    server.answers(pausing, { promos: [paused, other], promo: paused });
    await user.click(screen.getByRole('button', { name: /Pause.*SUMMER/ }));
    const resume = await screen.findByRole('button', { name: /Resume.*SUMMER/ });
    expect(screen.getByText('Paused')).toBeTruthy();
    server.answers(pausing, { promos: [aPromo(), other], promo: aPromo() });
    await user.click(resume);
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
    expect(
      server.callsTo(pausing).map(({ params, body }) => [params['id'], body.isPaused]),
    ).toEqual([
      [uuid(40), true],
      [uuid(40), false],
    ]);
  });

  it('alone is busy while it is paused, and says by its label and its name what it does', async () => {
    const answer = held<{ promos: Promo[]; promo: Promo }>();
    const paused = aPromo({ id: uuid(41), code: 'WINTER', state: 'paused' });
    const { person: user } = await opened([aPromo(), paused], { [pausing]: answer.answer });
    const pause = screen.getByRole('button', { name: /Pause.*SUMMER/ });
    const resume = screen.getByRole('button', { name: /Resume.*WINTER/ });
    expect([pause.textContent, resume.textContent]).toEqual(['Pause', 'Resume']);
    await user.click(pause);
    await waitFor(() => expect(pause.getAttribute('aria-busy')).toBe('true'));
    expect(resume.getAttribute('aria-busy')).not.toBe('true');
    answer.release({ promos: [aPromo(), paused], promo: aPromo() });
    await waitFor(() => expect(pause.getAttribute('aria-busy')).not.toBe('true'));
  });

  it('that could not be paused stays, and it is said why', async () => {
    const { person: user } = await opened([aPromo()], { [pausing]: refuses('unavailable') }, 'es');
    await user.click(screen.getByRole('button', { name: /Pausar.*SUMMER/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Puente no está disponible/);
    expect(screen.getByText('Activo')).toBeTruthy();
  });

  it('that is over can be neither', async () => {
    await opened([aPromo({ state: 'expired' })]);
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /SUMMER/ })).toBeNull();
  });
});
