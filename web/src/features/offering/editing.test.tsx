import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { usd } from '../../../test/bookings.ts';
import { anOffering } from '../../../test/experts.ts';
import { openOfferings } from '../../../test/offerings.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Reply } from '../../lib/api.ts';

atMoment('2026-12-01T12:00Z');

const saving = 'POST /api/provider-offerings';
type Saved = Reply<typeof saving>;

const course = anOffering();
const saved = (offering = course): Saved => ({ offerings: [offering], offering });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function adding(server: Answers = {}, language: 'en' | 'es' = 'en') {
  const app = await openOfferings([], { edit: 'new', server, language });
  const add = language === 'en' ? 'Add to my page' : 'Agregar a mi página';
  return { ...app, add: await screen.findByRole('button', { name: add }) };
}
async function editing(server: Answers = {}) {
  const app = await openOfferings([course], { edit: course.id, server });
  return { ...app, save: await screen.findByRole('button', { name: 'Save' }) };
}
async function fillIn({ person }: { person: Awaited<ReturnType<typeof adding>>['person'] }) {
  for (const [name, text] of [
    ['Name', 'Start'],
    ['Description', 'From an idea to a plan.'],
    [/^Price for all sessions/, '200'],
  ] as const) {
    await person.click(field(name));
    await person.paste(text);
  }
}

describe('a new package or plan', () => {
  it.each([
    [
      'en',
      'Name',
      ['Enter at least 3 characters.', 'Write at least 20 characters.', 'Enter a price.'],
    ],
    [
      'es',
      'Nombre',
      ['Ingresa al menos 3 caracteres.', 'Escribe al menos 20 caracteres.', 'Ingresa un precio.'],
    ],
  ] as const)(
    'asks for what is missing, the first field first (%s)',
    async (language, name, problems) => {
      const { person, add, server } = await adding({}, language);
      await person.click(add);
      for (const problem of problems) expect(await screen.findByText(problem)).toBeTruthy();
      expect(document.activeElement).toBe(field(name));
      await person.type(field(name), 'Abc');
      expect(screen.queryByText(problems[0])).toBeNull();
      expect(server.callsTo(saving)).toEqual([]);
    },
  );

  it.each([
    ['1', /^The smallest price is \$/],
    ['99999999', /^The highest price is \$/],
    ['abc', 'Enter a price.'],
  ])('at %s is told what it may cost', async (typed, said) => {
    const { person, add } = await adding();
    await person.type(field(/^Price for all/), typed);
    await person.click(add);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('is told what one session comes to while it is typed, beside a single meeting', async () => {
    const { person } = await adding();
    const told = screen.getByRole('status');
    expect(told.textContent).toBe("Here you'll see what one session comes to.");
    await person.type(field(/^Price for all/), '200');
    expect(told.textContent).toContain('$40 per session');
    expect(told.textContent).toContain('A single meeting of this length costs $50.');
    await person.clear(field('Number of sessions'));
    await person.type(field('Number of sessions'), '4');
    expect(told.textContent).toContain('$50 per session');
    await person.type(field(/^Reduced price/), '100');
    expect(told.textContent).toContain('$25 per session');
    await person.click(screen.getByRole('radio', { name: '30 min' }));
    expect(told.textContent).not.toContain('A single meeting');
  });

  it('has a reduced price only below the other', async () => {
    const { person, add } = await adding();
    await person.type(field(/^Price for all/), '200');
    await person.type(field(/^Reduced price/), '200');
    await person.click(add);
    expect(await screen.findByText('It has to be lower than the price.')).toBeTruthy();
  });

  it('is one call, then in the list', async () => {
    const answer = held<Saved>();
    const { person, add, server } = await adding({ [saving]: answer.answer });
    await fillIn({ person });
    await person.click(screen.getByRole('radio', { name: /^As you go/ }));
    await person.dblClick(add);
    await person.type(field('Name'), '{Enter}');
    const calls = server.callsTo(saving);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.offeringData).toMatchObject({
      type: 'package',
      name: 'Start',
      category: 'careers',
      sessions: 5,
      price: usd(20_000),
      discountedPrice: null,
      scheduling: 'as-you-go',
    });
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
    answer.release(saved(anOffering({ name: 'Start' })));
    const list = await screen.findByRole('list', { name: 'Packages and plans' });
    expect(within(list).getByRole('heading', { name: 'Start' })).toBeTruthy();
    expect(await screen.findByText('“Start” is on your page')).toBeTruthy();
  });

  it('of each month has no times to choose at once, and other bounds', async () => {
    const { person, add } = await adding();
    await person.click(screen.getByRole('radio', { name: /^Monthly plan/ }));
    expect(screen.queryByRole('radio', { name: /^As you go/ })).toBeNull();
    const sessions = field('Sessions each month');
    await person.clear(sessions);
    await person.type(sessions, '13');
    await person.click(add);
    expect(await screen.findByText('Enter a number from 1 to 12.')).toBeTruthy();
  });

  it.each([
    ['price-too-low', 'This price is below the minimum for its currency.'],
    ['offering-limit-reached', /as many packages and plans as we can keep/],
  ] as const)('that is refused as %s says so, and keeps all that was typed', async (code, said) => {
    const { person, add, server } = await adding({ [saving]: refuses(code) });
    await fillIn({ person });
    await person.click(add);
    expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
    expect(field('Name').value).toBe('Start');
    await person.click(add);
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(2));
    const keys = server.callsTo(saving).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('whose answer was lost is sent again as the same', async () => {
    const { person, add, server } = await adding({ [saving]: breaks });
    await fillIn({ person });
    await person.click(add);
    expect(await screen.findByText(/couldn't reach Puente/)).toBeTruthy();
    await person.click(add);
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(2));
    const keys = server.callsTo(saving).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('one that was changed elsewhere meanwhile', () => {
  const newer = anOffering({ name: 'By the other tab', version: 2 });

  it('is saved over, when the person says so', async () => {
    const { person, save, server } = await editing({ [saving]: refuses('offering-changed') });
    await person.type(field('Name'), '!');
    server.answers('GET /api/provider-offerings', { offerings: [newer], exchange: null });
    await person.click(save);
    expect(await screen.findByText(/nothing was saved over it/)).toBeTruthy();
    expect(field('Name').value).toBe('From job to job!');
    server.answers(saving, saved(newer));
    await person.click(button('Save what I wrote'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.callsTo(saving).map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it('is shown as it is now, when the person says so', async () => {
    const { person, save, server } = await editing({ [saving]: refuses('offering-changed') });
    await person.type(field('Name'), '!');
    server.answers('GET /api/provider-offerings', { offerings: [newer], exchange: null });
    await person.click(save);
    await person.click(await screen.findByRole('button', { name: 'Show the other version' }));
    expect(field('Name').value).toBe('By the other tab');
    expect(screen.queryByText(/nothing was saved over it/)).toBeNull();
  });

  it('or deleted is saved as a new one', async () => {
    const { person, save, server } = await editing({ [saving]: refuses('not-found') });
    server.answers('GET /api/provider-offerings', { offerings: [], exchange: null });
    await person.click(save);
    expect(await screen.findByText(/^This was deleted in another tab/)).toBeTruthy();
    server.answers(saving, saved(anOffering({ id: uuid(82) })));
    await person.click(button('Save it as a new one'));
    expect(await screen.findByRole('list', { name: 'Packages and plans' })).toBeTruthy();
    expect(server.callsTo(saving)[1]?.body.offeringId).toBeUndefined();
  });
});
