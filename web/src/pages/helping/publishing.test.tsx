import type { Draft } from '@puente/contract/draft';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses } from '../../../test/api-server.ts';
import { aDraft, openHelping } from '../../../test/drafts.ts';
import { person as somebody } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the introduction', () => {
  const seeing = 'POST /api/provider/draft/tour';
  const unseen = { state: 'new', isTourSeen: false } as const;
  const seen = { [seeing]: { success: true as const } };

  it.each([
    [
      'en',
      'Next',
      'Begin',
      'Back',
      ['What you know', 'You say when', "You're paid after"],
      '6% goes',
    ],
    [
      'es',
      'Siguiente',
      'Empezar',
      'Volver',
      ['Lo que sabes', 'Tú dices', 'Recibes tu pago'],
      '6 % es',
    ],
  ] as const)(
    'is walked in three steps, there and back (%s)',
    async (language, next, begin, back, titles, fee) => {
      const { person, server } = await openHelping('', { draft: unseen, server: seen, language });
      const title = () => screen.getByRole('heading', { level: 1 });
      const place = (at: number) => screen.getByText(new RegExp(`^\\w+ ${at} \\w+ 3$`));
      for (const [at, words] of titles.entries()) {
        expect(title().textContent).toContain(words);
        expect(place(at + 1)).toBeTruthy();
        expect(document.activeElement === title()).toBe(at > 0);
        expect(screen.queryAllByRole('button', { name: back })).toHaveLength(at > 0 ? 1 : 0);
        expect(screen.queryAllByRole('button', { name: begin })).toHaveLength(at === 2 ? 1 : 0);
        if (at < 2) await person.click(button(next));
      }
      expect(screen.getByText(new RegExp(fee))).toBeTruthy();
      await person.click(button(back));
      expect(title().textContent).toContain(titles[1]);
      expect(document.activeElement).toBe(title());
      await person.click(button(next));
      expect(server.callsTo(seeing)).toEqual([]);
      await person.click(button(begin));
      expect(await screen.findByText(/^0 |^2 /)).toBeTruthy();
      expect(server.callsTo(seeing)).toHaveLength(1);
      expect(screen.queryByRole('button', { name: next })).toBeNull();
    },
  );

  it('can be skipped, also where that is lost on its way', async () => {
    const { person } = await openHelping('', { draft: unseen, server: { [seeing]: breaks } });
    await person.click(button('Skip'));
    expect(await screen.findByRole('progressbar', { name: 'Your profile' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it.each([
    { state: 'draft', isTourSeen: false },
    { state: 'new', isTourSeen: true },
  ] as const)('is not shown to who has begun: %j', async (draft) => {
    await openHelping('', { draft });
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Your profile' })).toBeTruthy();
  });
});

describe('publishing', () => {
  const publishing = 'POST /api/provider/draft/publish';
  const discarding = 'POST /api/provider/draft/discard';
  const ready = aDraft(9);
  const published = aDraft(9, { state: 'published', version: 4 });

  it('is one call with the version, and says that people can find it', async () => {
    const answer = held<Draft>();
    const { person, server } = await openHelping('', {
      draft: ready,
      server: {
        [publishing]: answer.answer,
        'GET /api/profile': somebody(uuid(5), { isProvider: true }),
      },
    });
    await person.dblClick(button('Publish profile'));
    expect(button('Publish profile').getAttribute('aria-busy')).toBe('true');
    expect(server.callsTo(publishing).map(({ body }) => body)).toEqual([{ version: 3 }]);
    server.answers('GET /api/provider/draft', published);
    answer.release(published);
    const said = await screen.findByText(/^Your profile is public/);
    await waitFor(() => expect(said.closest('[role=status]')).toBeTruthy());
    expect(screen.getByRole('link', { name: 'See your page' })).toBeTruthy();
  });

  it.each([
    ['en', 'profile-incomplete', 'Publish profile', "The expert profile isn't complete yet."],
    ['es', 'price-too-low', 'Publicar perfil', 'Este precio es menor que el mínimo de su moneda.'],
    ['en', 'draft-changed', 'Publish profile', /^This was changed in another tab/],
  ] as const)(
    'that is refused says why, and reads the draft anew (%s, %s)',
    async (language, code, name, said) => {
      const { person, server } = await openHelping('', {
        draft: ready,
        language,
        server: { [publishing]: refuses(code) },
      });
      const before = server.callsTo('GET /api/provider/draft').length;
      await person.click(button(name));
      expect((await screen.findByRole('alert')).textContent).toMatch(said);
      await waitFor(() =>
        expect(server.callsTo('GET /api/provider/draft').length).toBeGreaterThan(before),
      );
    },
  );

  it('changes, or taking them back', async () => {
    const changed = aDraft(9, { state: 'changed', changed: ['aboutMe'] });
    const { person, server } = await openHelping('', {
      draft: changed,
      server: { [discarding]: breaks },
    });
    expect(screen.getByText("You have a change that clients don't see yet.")).toBeTruthy();
    await person.click(button('Discard changes'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn't reach/);
    server.answers(discarding, published);
    await person.click(button('Discard changes'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull(),
    );
    expect(server.callsTo(discarding).map(({ body }) => body)).toEqual([
      { version: 3 },
      { version: 3 },
    ]);
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });
});
