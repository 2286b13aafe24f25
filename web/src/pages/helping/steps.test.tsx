import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, refuses } from '../../../test/api-server.ts';
import { aDraft, hidePage, openHelping } from '../../../test/drafts.ts';
import { noteOf } from '../../../test/reading.ts';
import { atMoment } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const saving = 'PATCH /api/provider/draft';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const pressed = (name: string) => button(name).getAttribute('aria-pressed');

describe('what is typed', () => {
  it.each([
    ['en', 'Saved', 'Who are you?'],
    ['es', 'Guardado', '¿Quién eres?'],
  ] as const)(
    'is saved by itself, at once when the page is hidden (%s)',
    async (language, said, label) => {
      const { person, kept, server } = await openHelping('about', { language });
      await person.type(field(label), 'Ana');
      hidePage();
      await waitFor(() => expect(kept()).toEqual({ aboutMe: 'Ana' }));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(server.callsTo(saving)).toHaveLength(1);
    },
  );

  it('is saved when its step is left', async () => {
    const { person, kept } = await openHelping('expertise');
    await person.type(field('What do you help with?'), 'Swim');
    await person.click(screen.getByRole('link', { name: 'All steps' }));
    await waitFor(() => expect(kept()).toEqual({ expertise: 'Swim' }));
  });

  it('counts what is missing down to nothing', async () => {
    await openHelping('about', {
      draft: { fields: { aboutMe: 'x'.repeat(49), career: 'x'.repeat(2000) } },
    });
    expect(noteOf(field('Who are you?'))).toMatch(
      /^Two or three sentences.* \d+ more characters?\.$/,
    );
    expect(noteOf(field('What have you done so far?'))).not.toMatch(/more character/);
  });

  it.each([
    ['en', /^Not saved yet: We couldn't reach/, 'Try again'],
    ['es', /^Aún no se guarda: /, 'Reintentar'],
  ] as const)(
    'that was lost stays, says so, and is sent again by hand (%s)',
    async (language, said, again) => {
      const { person, server, kept, save } = await openHelping('expertise', {
        language,
        server: { [saving]: breaks },
      });
      const [line] = screen.getAllByRole<HTMLInputElement>('textbox');
      if (!line) throw new Error('no field');
      await person.type(line, 'Swim');
      hidePage();
      expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
      expect(line.value).toBe('Swim');
      server.answers(saving, save);
      await person.click(button(again));
      await waitFor(() => expect(kept()).toEqual({ expertise: 'Swim' }));
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    },
  );

  it.each([
    ['en', "Keep what's here", 'Mine'],
    ['en', 'Take the other', 'Theirs'],
  ] as const)('in two tabs is asked about: %s, %s', async (_language, choice, left) => {
    const { person, server, save, kept } = await openHelping('expertise');
    const theirs = aDraft(2, { version: 4, fields: { expertise: 'Theirs' } });
    server.answers(saving, refuses('draft-changed'));
    server.answers('GET /api/provider/draft', theirs);
    await person.type(field('What do you help with?'), 'Mine');
    hidePage();
    expect(await screen.findByText(/^This was changed in another tab/)).toBeTruthy();
    server.answers(saving, save);
    await person.click(button(choice));
    await waitFor(() => expect(screen.queryByText(/^This was changed in another/)).toBeNull());
    expect(field('What do you help with?').value).toBe(left);
    await waitFor(() => expect(kept()).toEqual(left === 'Mine' ? { expertise: 'Mine' } : {}));
  });
});

describe('languages', () => {
  it('are chosen, added and taken back', async () => {
    const { person, kept } = await openHelping('languages', {
      draft: { fields: { languages: ['es'] } },
    });
    expect([pressed('English'), pressed('Spanish')]).toEqual(['false', 'true']);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Another language' }), 'qu');
    expect(pressed('Quechua')).toBe('true');
    await person.click(button('Spanish'));
    await person.type(field(/^Where you are/), 'Lima');
    hidePage();
    await waitFor(() => expect(kept()).toEqual({ languages: ['qu'], location: 'Lima' }));
  });
});

describe('prices', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const normal = () => field('Price per hour');
  const first = () => field(/^Price per hour for a first/);

  it('are saved together in the chosen currency, with their lengths', async () => {
    const { person, kept } = await openHelping('price');
    await person.click(button('30 min'));
    await person.click(button('1 hr'));
    expect([pressed('30 min'), pressed('1 hr')]).toEqual(['true', 'false']);
    await person.click(button('30 min'));
    expect(pressed('30 min')).toBe('true');
    await person.type(normal(), '45.50');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
    hidePage();
    const rate = { amount: 4550, currency: 'EUR' };
    await waitFor(() =>
      expect(kept()).toEqual({ durations: [30], normalRate: rate, discountedRate: null }),
    );
  });

  it('that are no amounts say so, and are not sent as such', async () => {
    const { person, kept } = await openHelping('price', {
      draft: { fields: { normalRate: usd(3000) } },
    });
    await person.type(normal(), 'x');
    expect(noteOf(normal())).toMatch(/^Enter an amount/);
    expect(noteOf(first())).not.toMatch(/^Enter an amount/);
    hidePage();
    await waitFor(() => expect(kept()).toMatchObject({ normalRate: null }));
  });

  it.each([
    ['normalRate', '1', '', 'Price must be at least $5 per hour.'],
    ['normalRate', '99999999', '', /^Price can be at most \$[\d,]+ per hour\.$/],
    ['discountedRate', '30', '40', "The first meeting can't cost more than the others."],
    ['discountedRate', '30', '2', 'Price must be at least $5 per hour.'],
  ] as const)(
    'that are refused say why at the field: %s %s %s',
    async (path, usual, once, said) => {
      const refused = refuses(path === 'normalRate' ? 'price-too-low' : 'invalid-input', {
        fields: [{ path: `fields.${path}`, message: 'Words of the server' }],
      });
      const { person, server, save, kept } = await openHelping('price', {
        server: { [saving]: refused },
      });
      await person.type(normal(), usual);
      if (once) await person.type(first(), once);
      hidePage();
      const [wrong, right] = path === 'normalRate' ? [normal(), first()] : [first(), normal()];
      await waitFor(() => expect(noteOf(wrong)).toMatch(said));
      expect(right.getAttribute('aria-invalid')).toBeNull();
      expect(screen.queryByText(/^Not saved yet/)).toBeNull();
      server.answers(saving, save);
      await person.clear(wrong);
      await person.type(wrong, '20');
      hidePage();
      await waitFor(() => expect(kept()).toHaveProperty(path, usd(2000)));
      expect(wrong.getAttribute('aria-invalid')).toBeNull();
    },
  );
});
