import { describe, expect, test } from 'vitest';
import { planAfter } from '../../../../test/chat-thread.ts';
import { planFor } from './rules.ts';

/** As the lexicon does: few words name something, and many are taken for a goal by their number. */
function parseQuery(text: string) {
  const isNamed = /sleep|chicken|hens|gallina|piano|paint|pint|app\b/i.test(text);
  const isLong = text.split(/\s+/).length > 6;
  return { language: 'en' as const, hasGoal: isNamed || isLong, isNamed };
}

function after(texts: readonly string[], goal: string, ...names: string[]) {
  return planAfter(texts, { goal, names, parseQuery });
}

const goal = 'I cannot sleep';

describe('beside people who were shown', () => {
  test.each([
    'what if it turns out I am a total chicken',
    'whoever can handle hens and me',
    'y si al final soy una gallina',
  ])('what is only supposed is no new goal: %s', (text) => {
    const plan = after([text], goal, 'Ada');
    expect(plan).not.toMatchObject({ kind: 'search', goal: text });
    expect(plan).not.toMatchObject({ isRefined: false });
  });

  test.each(['I need someone for my hens', 'my hens are ill', 'can you help me with my hens?'])(
    'another matter is one: %s',
    (text) => {
      expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'search', isRefined: false });
    },
  );

  test.each([
    'people always told me that I would get over all of it',
    'nunca le dije nada a nadie en todo este rato, creo',
  ])('a longer message that names nothing is none: %s', (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({
      kind: 'search',
      core: goal,
      isUnheard: true,
    });
  });

  test.each(['do we get to laugh a bit', 'is it all very serious', 'hay que ir bien vestido'])(
    'a question without a mark is asked of them: %s',
    (text) => {
      expect(after([text], goal, 'Ada').kind).toBe('people');
      expect(after([text], goal, 'Ada', 'Bea')).not.toMatchObject({ kind: 'search' });
    },
  );

  test.each([
    ["It's about the same", 'sameMatter'],
    ['Es por lo mismo', 'sameMatter'],
    ["It's about something else", 'otherMatter'],
    ['Es por otra cosa', 'otherMatter'],
  ])('the chips are understood: %s', (text, topic) => {
    expect(after([text], goal, 'Ada')).toEqual({ kind: 'desk', topic });
  });
});

describe('where no one was found', () => {
  test.each(['go back to the first ones', 'volvamos a los primeros', 'ok book it'])(
    'there is no one to go back to: %s',
    (text) => {
      expect(after([text], goal)).toEqual({ kind: 'desk', topic: 'nobodyFound' });
    },
  );
});

describe('of two matters', () => {
  const both = 'I want to play the piano and my wife wants to paint';
  test.each([
    ['mine first', 'I want to play the piano'],
    ['hers first please', 'my wife wants to paint'],
  ])('whose is named: %s', (text, part) => {
    expect(after([text], both, 'Ada')).toMatchObject({ kind: 'search', goal: part });
  });

  test('en español también', () => {
    const two = 'quiero tocar piano y mi hermana quiere pintar';
    expect(after(['primero lo mío'], two, 'Ada')).toMatchObject({ goal: 'quiero tocar piano' });
    expect(after(['lo de ella'], two, 'Ada')).toMatchObject({ goal: 'mi hermana quiere pintar' });
  });
});

test.each(['I need someone to build an app for my calls', 'busco a alguien que me haga una app'])(
  'who is looked for is no question of how one joins: %s',
  (text) => {
    expect(planFor(text, [], { own: 'USD', parseQuery }).plan.kind).toBe('search');
  },
);

describe('times', () => {
  test.each([
    ['she can only do Sundays', { weekdays: [7] }],
    ['él solo puede los martes', { weekdays: [2] }],
    ['whoever can do 7 am', { fromMinute: 7 * 60 }],
  ])('who can when is a wish: %s', (text, when) => {
    expect(after([text], goal, 'Ada', 'Bea')).toMatchObject({ filters: { when } });
  });

  test.each([
    'I lie awake until 3 am, sleep just does not come',
    'me desvelo y me dan las 5 am sin sleep',
  ])('the hour somebody lies awake is none: %s', (text) => {
    expect(planFor(text, [], { own: 'USD', parseQuery }).plan).toMatchObject({ filters: {} });
  });

  test.each([
    ['does the first have something at night? around 9', 21],
    ['¿la primera puede en la noche? tipo 10', 22],
    ['¿la primera atiende en la mañana, como a las 9?', 9],
  ])('an hour follows the part of the day: %s', (text, hour) => {
    expect(after([text], goal, 'Ada', 'Bea')).toMatchObject({
      kind: 'people',
      when: { fromMinute: hour * 60 },
    });
  });

  test.each(['ok confirm monday', 'confirma el lunes'])('is booked: %s', (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'book', when: { weekdays: [1] } });
  });
});

test.each(["what's the second one like with hens?", '¿y la segunda sabe de gallinas?'])(
  'a place is somebody, whatever else is named: %s',
  (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'people', isInstead: true });
  },
);

test.each(['does that lady know about hens?', '¿esa señora sabe de gallinas?'])(
  'is asked of who was shown: %s',
  (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'people', people: [{ name: 'Ada' }] });
  },
);

test.each(["honestly I'm a bit of a chicken", 'soy medio gallina para estas cosas'])(
  'how somebody is, is a detail: %s',
  (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'search', core: goal });
  },
);

test('short names of days are days beside an hour', () => {
  expect(after(['sat mornings are best'], goal, 'Ada')).toMatchObject({
    filters: { when: { weekdays: [6], fromMinute: 6 * 60 } },
  });
});

test.each(['grand, lock it in', 'dale, confirmala'])('takes it: %s', (text) => {
  expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'book' });
});

test.each([
  ['mornings before 9 only', 'go ahead and book it', { untilMinute: 9 * 60 }],
  ['solo puedo los jueves', 'resérvame con ella', { weekdays: [4] }],
])('the time that is wished for stays for the booking: %s', (wish, text, when) => {
  expect(after([wish, text], goal, 'Ada')).toMatchObject({ kind: 'book', when });
});

test.each(['lo importante es que me escuche', 'what matters is that she reads it all'])(
  'what matters in somebody brings in nobody else: %s',
  (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({
      kind: 'search',
      core: goal,
      isRefined: true,
    });
  },
);

test.each(["let me see, i'll come back tomorrow", 'hm, regreso más tarde'])(
  'leaves for now: %s',
  (text) => {
    expect(after([text], goal, 'Ada')).toMatchObject({ kind: 'desk', topic: 'bye' });
  },
);

describe('after nobody came', () => {
  const told = 'I have been in the room for ten minutes and my expert has not come';
  test.each(['still waiting', 'so will I get the money back?', '¿y ahora qué hago?'])(
    'the rule of that goes on: %s',
    (text) => {
      expect(
        planFor(text, [{ role: 'user', content: told }], { own: 'USD', parseQuery }).plan,
      ).toMatchObject({ kind: 'desk', topic: 'noShow' });
    },
  );
});
