import { parsingPolicy } from '@puente/contract/policy/parsing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { held, refuses, type Answers } from '../../../../test/api-server.ts';
import { noteOf, wordsIn } from '../../../../test/reading.ts';
import { atMoment } from '../../../../test/replies.ts';
import { openRead, openWords, piece, teller, understands } from '../../../../test/words.ts';
import { local } from '../../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const told = 'I am a midwife. Blue sky.';
const expertise = {
  proposals: [{ field: 'expertise', value: 'Midwife', sources: [piece(told, 'a midwife')] }],
} satisfies Parameters<typeof understands>[0]['profile'];
const parts = [
  'POST /api/availability/parsePersonalInfo',
  'POST /api/availability/parsePricing',
  'POST /api/availability/parse/cached',
  'POST /api/availability/parseOfferings',
] as const;

const nothingIn = understands({});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Tell us|Cuénta)/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const kept = () => local.get('ownWords');

describe('writing in own words', () => {
  it.each([
    ['en', 'See what we understood', "We're reading what you wrote…", 'We found nothing'],
    ['es', 'Ver qué entendimos', 'Estamos leyendo lo que escribiste…', 'No encontramos nada'],
  ] as const)(
    'is read once by a tap, waited for in words, and says when nothing was found (%s)',
    async (language, see, reading, nothing) => {
      const pricing = held<Response>();
      const { person, server } = await openWords({
        language,
        server: { [parts[1]]: pricing.answer },
      });
      expect(button(see).disabled).toBe(true);
      await person.type(field(), '  ');
      expect(button(see).disabled).toBe(true);
      await person.type(field(), 'Hola ');
      expect(kept()).toMatchObject({ owner: teller.id, text: '  Hola ', read: '' });
      await person.dblClick(button(see));
      expect(screen.getByText(reading).closest('[role=status]')).toBeTruthy();
      expect(screen.queryByText(new RegExp(nothing))).toBeNull();
      expect(document.activeElement?.contains(screen.getByText(reading))).toBe(true);
      expect(screen.queryByRole('button', { name: see })).toBeNull();
      pricing.release(Response.json(nothingIn[parts[1]]));
      expect((await screen.findByText(new RegExp(nothing))).closest('[role=status]')).toBeTruthy();
      expect(screen.queryByText(reading)).toBeNull();
      for (const part of parts) expect(server.callsTo(part)).toHaveLength(1);
      expect(server.callsTo(parts[1])[0]?.body).toEqual({
        text: 'Hola',
        language,
        currency: 'USD',
        durations: [60],
      });
      expect(server.callsTo(parts[2])[0]?.body).toMatchObject({ timezone: 'America/Santiago' });
      expect(field().value).toBe('Hola');
    },
  );

  it('asks by what the profile says already of zone, lengths and currency', async () => {
    const { server } = await openRead(told, {
      draft: {
        fields: {
          timezone: 'Europe/Madrid',
          durations: [30, 90],
          normalRate: { amount: 3000, currency: 'EUR' },
        },
      },
    });
    await screen.findByText(/We found nothing/);
    expect(server.callsTo(parts[1])[0]?.body).toMatchObject({
      durations: [30, 90],
      currency: 'EUR',
    });
    expect(server.callsTo(parts[2])[0]?.body).toMatchObject({ timezone: 'Europe/Madrid' });
    expect(server.callsTo(parts[3])[0]?.body).toMatchObject({ currency: 'EUR' });
  });

  it('asks a model for the hours only where they were not read before', async () => {
    const { result } = nothingIn[parts[2]];
    const { server } = await openRead(told, {
      server: { [parts[2]]: { result: null }, 'POST /api/availability/parse': result },
    });
    await screen.findByText(/We found nothing/);
    expect(server.callsTo('POST /api/availability/parse')).toHaveLength(1);
  });

  it.each([
    ['en', 1, '1 character left.'],
    ['en', 0, '0 characters left.'],
    ['en', 199, '199 characters left.'],
    ['es', 1, 'Queda 1 carácter.'],
    ['es', 2, 'Quedan 2 caracteres.'],
  ] as const)('counts what is left near the end (%s, %i)', async (language, left, said) => {
    const long = 'a'.repeat(parsingPolicy.textMaxLength - left);
    await openWords({ language, kept: { text: long } });
    expect(noteOf(field())).toBe(said);
    expect(field().maxLength).toBe(parsingPolicy.textMaxLength);
  });

  it('has help in its place while there is much room', async () => {
    await openWords({ kept: { text: 'a'.repeat(parsingPolicy.textMaxLength - 200) } });
    expect(noteOf(field())).toMatch(/^Who you help/);
  });

  it('is not what somebody else wrote on this device', async () => {
    await openWords({ kept: { owner: 'another', text: 'Their secret', read: 'Their secret' } });
    expect(field().value).toBe('');
    expect(screen.queryByText(/Their secret/)).toBeNull();
  });

  it('that changes is read again, and what was decided before is over', async () => {
    const { person, server } = await openRead(told, {
      understood: { profile: expertise },
      kept: { left: ['expertise'], edits: { expertise: 'Mine' } },
    });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /help with/ });
    expect(box.checked).toBe(false);
    expect(screen.queryByRole('button', { name: /^(See what|Read it)/ })).toBeNull();
    await person.type(field(), ' ');
    expect(screen.queryByRole('button', { name: 'Read it again' })).toBeNull();
    await person.type(field(), 'So');
    await person.click(button('Read it again'));
    await waitFor(() => expect(server.callsTo(parts[0])).toHaveLength(2));
    expect(server.callsTo(parts[0])[1]?.body.text).toBe(`${told} So`);
    const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: /help with/ });
    expect(again.checked).toBe(true);
    expect(kept()).toMatchObject({ edits: {}, left: [], read: `${told} So` });
  });
});

describe('what was read', () => {
  it('stands there with what was used marked, beside what was not understood and why', async () => {
    await openRead(told, {
      understood: {
        profile: {
          ...expertise,
          notUnderstood: [{ source: piece(told, 'Blue'), reason: 'unknown' }],
        },
        hours: { notUnderstood: [{ source: piece(told, 'sky'), reason: 'no-hours' }] },
      },
    });
    const marked = (await screen.findByText('Your words, with what we used')).closest('details');
    expect(marked?.textContent).toContain(told);
    expect([...(marked?.querySelectorAll('mark') ?? [])].map(wordsIn)).toEqual(['a midwife']);
    const heading = screen.getByRole('heading', { name: "What we didn't understand" });
    const listed = heading.parentElement?.querySelectorAll('li') ?? [];
    expect([...listed].map(wordsIn)).toEqual([
      "Blue We couldn't place this.",
      'sky Which hours on these days?',
    ]);
    expect(screen.getByText(/^We'll save what's checked/)).toBeTruthy();
  });

  it('is all understood without such a list, and says nothing of a model that answered', async () => {
    await openRead(told, { understood: { profile: expertise } });
    await screen.findByText(/^We'll save/);
    expect(screen.queryByRole('heading', { name: "What we didn't understand" })).toBeNull();
    expect(screen.queryByText(/^(Our assistant|We found nothing|Part of it)/)).toBeNull();
  });

  it.each([
    ['en', "Our assistant didn't answer, so simple rules read your text. Look closely."],
    [
      'es',
      'Nuestro asistente no respondió y tu texto se leyó con reglas simples. Míralo con atención.',
    ],
  ] as const)('by rules alone is told to be that (%s)', async (language, said) => {
    await openRead(told, { language, understood: { pricing: { modelFailed: true } } });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it.each([
    ['en', 'Try again', /^Part of it couldn't be read: That was/],
    ['es', 'Reintentar', /^Una parte no se pudo leer: /],
  ] as const)(
    'in part is there all the same, and only the rest is asked for again (%s)',
    async (language, again, said) => {
      const { person, server } = await openRead(told, {
        language,
        understood: { profile: expertise },
        server: { [parts[1]]: refuses('too-many-requests') } satisfies Answers,
      });
      const problem = await screen.findByText(said);
      expect(problem.closest('[role=alert]')).toBeTruthy();
      expect(screen.getByRole('checkbox')).toBeTruthy();
      expect(server.callsTo(parts[1])).toHaveLength(1);
      server.answers(parts[1], nothingIn[parts[1]]);
      await person.click(button(again));
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
      expect(server.callsTo(parts[1])).toHaveLength(2);
      expect(server.callsTo(parts[0])).toHaveLength(1);
    },
  );

  it('not at all says so, and not that nothing was found', async () => {
    const failed = refuses('forbidden');
    await openRead(told, { server: Object.fromEntries(parts.map((part) => [part, failed])) });
    expect((await screen.findByText(/^Part of it couldn't/)).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByText(/We found nothing/)).toBeNull();
    expect(screen.queryByText(/^We'll save/)).toBeNull();
  });
});

/** The speech recognition of a browser, which hears what the test says. */
class Recognition {
  static latest: Recognition | undefined;
  lang = '';
  onstart = () => undefined;
  onend = () => undefined;
  onerror = (_event: { error: string }) => undefined;
  onresult = (_event: object) => undefined;
  stop = vi.fn(() => this.onend());
  abort = vi.fn();
  start = vi.fn(() => void (Recognition.latest = this));
  hears = (transcript: string, isFinal: boolean) =>
    act(() => this.onresult({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }));
}

describe('saying it aloud', () => {
  async function listening(text: string, language: 'en' | 'es' = 'en') {
    vi.stubGlobal('webkitSpeechRecognition', Recognition);
    const opened = await openWords({ language, kept: { text } });
    const start = language === 'en' ? 'Say it aloud' : 'Decirlo en voz alta';
    await opened.person.click(button(start));
    const { latest } = Recognition;
    if (!latest) throw new Error('nothing listens');
    return { ...opened, latest, start };
  }

  it('is offered only by browsers that can', async () => {
    await openWords();
    expect(screen.queryByRole('button', { name: 'Say it aloud' })).toBeNull();
  });

  it.each([
    ['en', 'en-US', 'Stop listening', /Turning on/, /^We're listening/],
    ['es', 'es-CL', 'Dejar de escuchar', /Encendiendo/, /^Te escuchamos/],
  ] as const)(
    'adds each sentence once it is certain, in the language of the page (%s)',
    async (language, tag, stop, starting, hearing) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
      const { person, latest, start } = await listening('Hi. ', language);
      expect(latest.lang).toBe(tag);
      const said = screen.getByText(starting);
      expect(said.getAttribute('role')).toBe('status');
      expect(button(stop).getAttribute('aria-pressed')).toBe('true');
      act(() => latest.onstart());
      expect(said.textContent).toMatch(hearing);
      latest.hears('I am', false);
      expect(said.textContent).toBe('I am');
      expect(field().value).toBe('Hi. ');
      latest.hears(' I am a midwife', true);
      expect(field().value).toBe('Hi. I am a midwife');
      expect(said.textContent).toMatch(hearing);
      await person.click(button(stop));
      expect(latest.stop).toHaveBeenCalledOnce();
      expect(button(start).getAttribute('aria-pressed')).toBe('false');
      expect(said.textContent).toBe('');
      expect(kept()?.text).toBe('Hi. I am a midwife');
    },
  );

  it.each([
    ['service-not-allowed', /^The microphone is blocked/],
    ['audio-capture', /^We found no microphone/],
    ['network', /^The connection is too weak/],
    ['bad-grammar', /^Listening stopped/],
  ])('that ends by %s says why, and keeps what was heard', async (error, said) => {
    const { person, latest } = await listening('');
    latest.hears('So far', true);
    act(() => latest.onerror({ error }));
    act(() => latest.onend());
    expect(screen.getByText(said).closest('[role=alert], [role=status]')).toBeTruthy();
    expect(field().value).toBe('So far');
    await person.click(button('Say it aloud'));
    expect(screen.queryByText(said)).toBeNull();
  });

  it.each(['no-speech', 'aborted'])('that ends by %s needs no words', async (error) => {
    const { latest } = await listening('');
    act(() => latest.onerror({ error }));
    act(() => latest.onend());
    expect(button('Say it aloud')).toBeTruthy();
    expect(screen.queryByText(/microphone|Listening stopped|connection/)).toBeNull();
  });

  it('never goes beyond what is read, and ends with the page', async () => {
    const { person, latest } = await listening('a'.repeat(parsingPolicy.textMaxLength - 3));
    latest.hears('midwife', true);
    expect(field().value).toHaveLength(parsingPolicy.textMaxLength);
    expect(field().value).toMatch(/ mi$/);
    expect(latest.abort).not.toHaveBeenCalled();
    await person.click(screen.getByRole('link', { name: 'All steps' }));
    await waitFor(() => expect(latest.abort).toHaveBeenCalledOnce());
  });
});
