import { describe, expect, test } from 'vitest';
import type { Asker } from '../wording/format.ts';
import { wishesOf } from '../wording/wishes.ts';
import { mergeFilters, readWishes } from './rules.ts';
import { timeQueryOf } from './time-query.ts';
import type { When } from './when.ts';

const read = (text: string) => readWishes(text, { own: 'USD' });
const when = (text: string) => read(text).filters.when;

const before = (weekday: number) => ({ deadline: { weekday, minute: 0 } });
const by = (weekday: number) => ({ deadline: { weekday, minute: 1440 } });

describe('until when somebody wants to have met', () => {
  test.each([
    ['necesito que alguien lo revise antes del lunes', 1],
    ['tiene que ser antes del viernes', 5],
    ['para antes del finde', 6],
    ['antes del fin de semana porfa', 6],
    ['lo necesito para el lunes', 1],
    ['tiene que estar listo para el miércoles', 3],
    ['la abogada no tiene nada antes del viernes?', 5],
    ['¿podés antes del jueves?', 4],
    ['alguno que me atienda antes del sábado', 6],
    ['need someone before Monday', 1],
    ['before the weekend please', 6],
    ['b4 friday', 5],
    ['anything sooner than Wednesday?', 3],
    ['someone to read my CV before next tues', 2],
    ['need someone before Monday morning', 1],
    ["help with friday's court date", 5],
  ])('before a day begins: %s', (text, weekday) => {
    expect(when(text)).toEqual(before(weekday));
  });

  test.each([
    ['by Friday', 5],
    ['I need it by Thursday', 4],
    ['no later than friday', 5],
    ['Friday at the latest', 5],
    ["I've only got till Wednesday", 3],
    ['a más tardar el viernes', 5],
    ['el viernes a más tardar', 5],
    ['como muy tarde el jueves', 4],
    ['máximo el martes', 2],
    ['de aquí al viernes', 5],
    ['de acá al domingo', 7],
    ['tengo hasta el viernes', 5],
    ['by the end of the week', 7],
    ['antes de que termine la semana', 7],
  ])('until a day ends: %s', (text, weekday) => {
    expect(when(text)).toEqual(by(weekday));
  });

  test.each([
    ['anyone before thursday night?', 4, 18],
    ['before Friday at 5pm', 5, 17],
    ['antes del viernes a las 17', 5, 17],
    ['antes del sábado al mediodía', 6, 12],
    ['by friday noon', 5, 12],
  ])('until an hour of a day: %s', (text, weekday, hour) => {
    expect(when(text)).toEqual({ deadline: { weekday, minute: hour * 60 } });
  });

  test.each([
    ['not before friday', [5]],
    ["can't before Thursday, so from then on", [4]],
    ['no puedo antes del jueves', [4]],
    ["I'm busy until Friday", [5]],
    ["by friday I'm tired of it", [5]],
    ['before 5pm on Friday', [5]],
  ])('is none in: %s', (text, weekdays) => {
    expect(when(text)?.deadline).toBeUndefined();
    expect(when(text)).toMatchObject({ weekdays });
  });

  test('goes with hours and days of the same message, and leaves nothing of itself', () => {
    const evening = { fromMinute: 1080, untilMinute: 1440 };
    expect(when('before the weekend in the evening')).toEqual({ ...evening, ...before(6) });
    expect(when('esta semana, antes del viernes')).toEqual({ day: 'this-week', ...before(5) });
    expect(read('contract lawyer before Friday').rest).toBe('contract lawyer');
    expect(read('abogado laboral a más tardar el viernes').rest).toBe('abogado laboral');
  });

  test('is heard in a clause of a story, with the hours of another', () => {
    const story =
      'I wrote a grant application for our choir and nobody has looked at it, my sister says it reads like a recipe, it has to be before Friday and I can only do after 6';
    expect(when(story)).toEqual({ ...before(5), fromMinute: 1080, untilMinute: 1440 });
  });
});

describe('the day of an event', () => {
  test.each([
    ['me han pedido leer en el funeral de mi padre el sábado', 6],
    ['entro el lunes a un laburo', 1],
    ['el lunes empiezo la pega nueva', 1],
    ['el martes tengo audiencia por la custodia', 2],
    ['el viernes me operan', 5],
    ['rindo el examen de grado el jueves a las 9', 4],
    ['me caso el sábado', 6],
    ['mi plazo vence el lunes', 1],
    ['antes de mi entrevista del viernes', 5],
    ['tengo una entrevista de chamba el miércoles por la mañana', 3],
    ['I have a job interview on Friday', 5],
    ['my exam is on Tuesday', 2],
    ['applying to a hospital job friday', 5],
    ['applying friday, need it before', 5],
    ['this saturday is my wedding and I hate speeches', 6],
    ['my driving test is wednesday at 9am', 3],
    ['hand in my thesis friday', 5],
    ['help with my Monday presentation', 1],
    ['can we meet before my interview on Friday?', 5],
    ['deadline is friday noon', 5],
    ["the interview's moved to Monday", 1],
    ['tengo cita con mi jefe el viernes para pedir aumento', 5],
    ['meeting with my landlord on Friday, need advice', 5],
    ['my wedding is this weekend', 6],
  ])('is one to meet before: %s', (text, weekday) => {
    expect(when(text)).toEqual(before(weekday));
  });

  test.each([
    ['can we meet on Friday?', [5]],
    ['can we meet on Friday about my interview', [5]],
    ['Friday works, I have an interview soon', [5]],
    ['interview practice on Friday', [5]],
    ['on Friday I want to prepare my presentation', [5]],
    ['speech therapist on Friday', [5]],
    ['quiero hablar el lunes de mi examen', [1]],
    ['clase de prueba el viernes', [5]],
    ['quiero agendar una reunión con el abogado el viernes', [5]],
    ['can I move it to Saturday', [6]],
    ['call on Thursday, my flight got moved', [4]],
    ['busco profe para preparar el examen los sábados', [6]],
    ['puedo el viernes, tengo una entrevista pronto', [5]],
  ])('is not the one that is asked for: %s', (text, weekdays) => {
    expect(when(text)).toEqual({ weekdays });
  });

  test.each([
    'my interview was on friday',
    'tuve la entrevista el lunes',
    'ringing in my ear since the gig on Saturday',
    'I have an interview tomorrow',
    'mañana tengo un examen',
  ])('is no wish where it is over, or too near to meet before: %s', (text) => {
    expect(when(text)).toBeUndefined();
  });

  test('stands beside the day that is asked for', () => {
    expect(when('anyone free on Wednesday? my exam is on Friday')).toEqual({
      ...{ weekdays: [3], ...before(5) },
    });
  });
});

describe('a deadline in a thread', () => {
  const merged = (...texts: string[]) =>
    texts.map((text) => read(text).filters).reduce(mergeFilters).when;

  test('replaces a day and is replaced by one', () => {
    expect(merged('on Saturday', 'before Friday')).toEqual(before(5));
    expect(merged('el finde', 'antes del viernes')).toEqual(before(5));
    expect(merged('before Friday', 'by Monday')).toEqual(by(1));
    expect(merged('antes del viernes', 'mejor el sábado')).toEqual({ weekdays: [6] });
    expect(merged('antes del viernes', 'mañana')).toEqual({ day: 'tomorrow' });
  });

  test('keeps the hours, and hours keep it', () => {
    const evening = { fromMinute: 1080, untilMinute: 1440 };
    expect(merged('in the evening', 'before Friday')).toEqual({ ...evening, ...before(5) });
    expect(merged('before Friday', 'in the evening')).toEqual({ ...evening, ...before(5) });
    expect(merged('before Friday', 'not on Wednesdays')).toEqual({
      ...{ ...before(5), notWeekdays: [3] },
    });
  });
});

describe('a deadline by the clock', () => {
  const ends = (asked: When, now: string, timezone = 'America/Santiago') => {
    const query = timeQueryOf(asked, Temporal.Instant.from(now), timezone);
    expect(query.filter).toBeUndefined();
    return String(query.until);
  };

  test('is the next such day after now', () => {
    // A Thursday at 11 in the morning.
    const now = '2026-12-03T14:00:00Z';
    expect(ends(before(5), now)).toBe('2026-12-04T03:00:00Z');
    expect(ends(by(5), now)).toBe('2026-12-05T03:00:00Z');
    expect(ends(before(4), now)).toBe('2026-12-10T03:00:00Z');
    expect(ends(by(4), now)).toBe('2026-12-04T03:00:00Z');
    expect(ends({ deadline: { weekday: 4, minute: 1080 } }, now)).toBe('2026-12-03T21:00:00Z');
    expect(ends({ deadline: { weekday: 4, minute: 600 } }, now)).toBe('2026-12-10T13:00:00Z');
  });

  test('goes by the day of the one who asks', () => {
    // Already Friday in Madrid, and Thursday evening in Santiago.
    const now = '2026-12-03T23:30:00Z';
    expect(ends(before(5), now)).toBe('2026-12-04T03:00:00Z');
    expect(ends(before(5), now, 'Europe/Madrid')).toBe('2026-12-10T23:00:00Z');
  });

  test('holds over the night that the clock jumps, whose midnight there is not', () => {
    const now = '2026-09-03T12:00:00Z';
    expect(ends(before(7), now)).toBe('2026-09-06T04:00:00Z');
    expect(ends(by(6), now)).toBe('2026-09-06T04:00:00Z');
    expect(ends(by(7), now)).toBe('2026-09-07T03:00:00Z');
    expect(ends({ deadline: { weekday: 7, minute: 540 } }, now)).toBe('2026-09-06T12:00:00Z');
    expect(ends(before(7), '2026-09-06T05:00:00Z')).toBe('2026-09-13T03:00:00Z');
    // In April the hour before midnight comes twice.
    expect(ends(before(7), '2026-04-02T12:00:00Z')).toBe('2026-04-05T04:00:00Z');
  });

  test('ends a stretch that is longer, and none that is shorter', () => {
    const now = '2026-12-03T14:00:00Z';
    expect(ends({ day: 'this-week', ...before(6) }, now)).toBe('2026-12-05T03:00:00Z');
    expect(ends({ day: 'tomorrow', ...by(7) }, now)).toBe('2026-12-05T03:00:00Z');
    expect(ends({ day: 'next-week', ...before(4) }, now)).toBe('2026-12-10T03:00:00Z');
  });
});

describe('a deadline on its chip', () => {
  const now = Temporal.Instant.from('2026-12-03T14:00:00Z');
  const label = (asked: When, language: Asker['language']) =>
    wishesOf({ when: asked }, { language, currency: 'EUR', timezone: 'Europe/Madrid', now })[0]
      ?.label;

  test.each([
    [before(1), 'before Monday', 'antes del lunes'],
    [by(5), 'by Friday', 'a más tardar el viernes'],
    [
      { deadline: { weekday: 4, minute: 1080 } },
      'before Thursday, 18:00',
      'antes del jueves a las 18:00',
    ],
    [
      { ...before(5), fromMinute: 1080, untilMinute: 1440 },
      'before Friday, from 18:00',
      'antes del viernes, desde las 18:00',
    ],
  ])('%j', (asked, english, spanish) => {
    expect(label(asked, 'en')).toBe(english);
    expect(label(asked, 'es')).toBe(spanish);
  });
});
