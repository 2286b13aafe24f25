import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuses } from '../../../../test/api-server.ts';
import { atMoment } from '../../../../test/replies.ts';
import { openRead, piece, type Understood, type Words } from '../../../../test/words.ts';

atMoment('2026-12-01T12:00Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const published = { draft: { state: 'published' as const } };
const text = 'Five hours for 200 dollars, or three.';
const offering = {
  type: 'package' as const,
  name: 'Five hours',
  description: 'Five meetings on what you need most.',
  category: 'other' as const,
  sessions: 5,
  durationMinutes: 60,
  price: { amount: 20_000, currency: 'USD' as const },
  discountedPrice: null,
};
const source = piece(text, 'Five hours for 200 dollars');
const saving = 'POST /api/provider-offerings';
type Offering = typeof offering;
const packages = (...given: Partial<Offering>[]): Understood['offerings'] => ({
  proposals: given.map((one) => ({ source, offering: { ...offering, ...one }, problems: [] })),
});
async function offered(offerings: Understood['offerings'], given: Words = {}) {
  const app = await openRead(text, {
    understood: { ...(offerings && { offerings }) },
    ...published,
    ...given,
    server: { [saving]: { offerings: [] }, ...given.server },
  });
  await screen.findAllByRole('checkbox');
  return {
    ...app,
    list: within(screen.getByRole('region', { name: /^(Packages and plans|Paquetes y planes)$/ })),
  };
}

describe('proposed packages', () => {
  it('are added one by one, and those that failed alone are sent again, as the same', async () => {
    const { person, server } = await offered(packages({}, { name: 'Ten hours', sessions: 10 }), {
      server: {
        [saving]: ({ body }) =>
          body.offeringData?.sessions === 10
            ? refuses('offering-limit-reached')()
            : { offerings: [] },
      },
    });
    await person.click(button('Save 2 proposals'));
    const problem = await screen.findByText(/^You have as many packages and plans as we can keep/);
    expect(problem.closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('Saved: Five hours')).toBeTruthy();
    server.answers(saving, { offerings: [] });
    await person.click(button('Save 1 proposal'));
    expect(await screen.findByText('Saved: Ten hours')).toBeTruthy();
    const calls = server.callsTo(saving);
    expect(calls.map(({ body }) => body.offeringData?.sessions)).toEqual([5, 10, 10]);
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
    expect(calls[0]?.body.offeringData).toEqual({
      ...offering,
      scheduling: 'all-at-once',
      isEnabled: true,
    });
  });

  it.each([
    ['en', /sessions/, 'Enter a number from 2 to', 'Enter a price.'],
    ['es', /sesiones/, 'Ingresa un número de', 'Ingresa un precio.'],
  ] as const)(
    'that lack something say so, and wait for it (%s)',
    async (language, sessions, number, price) => {
      const lacking = {
        proposals: [
          {
            source,
            offering: { ...offering, sessions: null, price: null, durationMinutes: null },
            problems: [],
          },
        ],
      };
      const { person, server, list } = await offered(lacking, { language });
      expect(list.getByText(new RegExp(`^${number}`))).toBeTruthy();
      expect(list.getByText(price)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^(Save|Guardar) \d/ })).toBeNull();
      const [count, amount] = list.getAllByRole('textbox', { name: sessions });
      if (!count || !amount) throw new Error('no fields');
      await person.type(count, '4');
      await person.type(amount, '90');
      await person.selectOptions(list.getByRole('combobox'), '30');
      await person.click(button(/^(Save|Guardar) 1/));
      await waitFor(() => expect(server.callsTo(saving)).toHaveLength(1));
      expect(server.callsTo(saving)[0]?.body.offeringData).toMatchObject({
        sessions: 4,
        durationMinutes: 30,
        price: { amount: 9000, currency: 'USD' },
      });
    },
  );

  it('in doubt wait for a look, in thousands with the amount in question', async () => {
    const questions = [{ kind: 'thousands' as const, source, options: [] }];
    const notUnderstood = [{ source: piece(text, '200 dollars'), reason: 'deposit' as const }];
    const { person, list } = await offered({ ...packages({}), questions, notUnderstood });
    expect(list.getByText('Did you mean $200 in total?')).toBeTruthy();
    expect(list.getByText(/^There are no deposits here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await person.type(list.getByRole('textbox', { name: 'Name' }), '!');
    expect(box('Five hours!').checked).toBe(true);
    expect(button('Save 1 proposal')).toBeTruthy();
  });

  it('without a name are called by their kind, and wait for a public profile', async () => {
    const plan = { type: 'subscription', name: null } as const;
    const given = { proposals: [{ source, offering: { ...offering, ...plan }, problems: [] }] };
    await offered(given, { draft: { state: 'draft' } });
    expect(box('Monthly plan')).toBeTruthy();
    expect(screen.getByText(/^You can save this once your profile is public/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
