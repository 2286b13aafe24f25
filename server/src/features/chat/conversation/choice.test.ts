import { describe, expect, test } from 'vitest';
import { planAfter } from '../../../../test/chat-thread.ts';

function parseQuery(text: string) {
  const hasGoal = /sleep/.test(text);
  return { language: 'en' as const, hasGoal, isNamed: hasGoal };
}

function plan(text: string, ...names: string[]) {
  return planAfter([text], { goal: 'I cannot sleep', names, parseQuery });
}

const people = (...names: string[]) => names.map((name) => ({ name }));

describe('somebody on the table', () => {
  test.each([
    'ok him',
    'órale, con esa',
    'dale, con ella',
    'put me down for wednesday at 7',
    '¿me lo agendas?',
  ])('is booked: %s', (text) => {
    expect(plan(text, 'Ada')).toMatchObject({ kind: 'book', people: people('Ada') });
  });

  test.each(['I prefer Saturdays in the morning', 'de preferencia los sábados en la mañana'])(
    'is not booked for days in general: %s',
    (text) => {
      expect(plan(text, 'Ada')).toMatchObject({
        kind: 'search',
        filters: { when: { weekdays: [6] } },
      });
    },
  );

  test('is not wished for in a long story', () => {
    const story =
      'there is a new manager, a nice enough man from London, and since then all has been moved around twice, and my wife says I only sit there, and I cannot sleep and do not go to football on Sundays at six any more';
    expect(plan(story)).toMatchObject({ kind: 'search', filters: {} });
  });

  test('is booked for a time in a longer message', () => {
    expect(
      plan('bueno, entonces con el segundo a las seis de la tarde', 'Ada', 'Tess'),
    ).toMatchObject({
      kind: 'book',
      people: people('Tess'),
      when: { fromMinute: 18 * 60 },
    });
  });

  test.each([
    ['has the second one dealt with shift workers?', 'helps', 'shift workers'],
    ['¿Tess es enfermera?', 'unsure', 'enfermera'],
  ])('is asked about what the profile tells: %s', (text, ask, topic) => {
    expect(plan(text, 'Ada', 'Tess')).toMatchObject({ people: people('Tess'), asks: [ask], topic });
  });

  test.each([
    ['¿es hombre o mujer?', 'gender'],
    ['is there an intro call?', 'price'],
    ['¿cuánto me va a costar en total?', 'price'],
    ['can I message her first?', 'contact'],
    ['dale, ¿cuándo puede?', 'when'],
    ['how soon can she talk?', 'when'],
    ['the price again?', 'price'],
    ['¿sabe francés?', 'languages'],
    ['¿la atiende en la casa?', 'place'],
    ['is this person a man?', 'gender'],
    ['why did you pick these?', 'why'],
  ])('is asked about without a name: %s', (text, ask) => {
    expect(plan(text, 'Ada')).toMatchObject({ kind: 'people', asks: [ask] });
  });

  test('is near or not', () => {
    expect(plan('is Tess near me?', 'Ada', 'Tess')).toMatchObject({ asks: ['place'] });
  });

  test.each(['what would you pick?', 'elegí vos', 'who has more experience?', "who's cheaper?"])(
    'is set beside the other: %s',
    (text) => {
      expect(plan(text, 'Ada', 'Tess')).toMatchObject({
        kind: 'compare',
        people: people('Ada', 'Tess'),
      });
    },
  );

  test('has nobody beside them', () => {
    expect(plan("who's cheaper?", 'Ada')).toMatchObject({ asks: ['price'], isAlone: true });
    expect(plan('compare the first two', 'Ada')).toMatchObject({ asks: ['about'], isAlone: true });
  });
});

test.each([
  'book it for tomorrow at 5',
  'ok book Laura for thursday',
  'how much does the first one charge?',
  '¿cuál es más barata?',
  'does the first one speak Spanish?',
])('where no one was found, no one is asked about: %s', (text) => {
  expect(plan(text)).toEqual({ kind: 'desk', topic: 'nobodyFound' });
});
