import { describe, expect, test } from 'vitest';
import { planAfter } from '../../../../../../test/chat-thread.ts';
import { planFor } from '../../rules.ts';

/** Longer texts are taken for a goal, as by the number of their words alone. */
function parseQuery(text: string) {
  const isNamed = /sleep|bees|guitar/i.test(text);
  return { language: 'en' as const, hasGoal: isNamed || text.split(/\s+/).length > 4, isNamed };
}

const names = ['Ada', 'Ines'];

function plan(text: string) {
  return planAfter([text], { goal: 'I cannot sleep', names, parseQuery });
}

function first(text: string) {
  return planFor(text, [], { own: 'USD', parseQuery }).plan;
}

describe('beside people who were shown, a message that no rule has words for', () => {
  test.each([
    ['does my boss get wind of anything I type in here?', 'privacy'],
    ["how do I get out of a session I've paid for", 'cancel'],
    ['I have the scans from the hospital, how would I get those over before we talk', 'documents'],
    ['oye y si se me pasa el rato y entro diez minutos tarde?', 'late'],
    ['se puede en tres cuotas sin interés?', 'installments'],
    ['no me llega nunca el numerito ese para entrar', 'signIn'],
    ['would she do it for a bit less if I asked nicely', 'haggle'],
    ['if we run over, does it just cut us off?', 'extend'],
  ])('is answered by what Puente knows: %s', (text, topic) => {
    const found = plan(text);
    expect(found).toMatchObject({ kind: 'desk' });
    const alike = topic === 'cancel' ? ['cancel', 'refund', 'cantMake'] : [topic];
    expect(alike).toContain(found.kind === 'desk' ? found.topic : null);
  });

  test.each([
    ['what have other folks made of Ada?', 'reviews'],
    ['what did Ines study for this?', 'background'],
    ['y la Ada en qué idioma me hablaría', 'languages'],
  ])('is asked of them: %s', (text, ask) => {
    expect(plan(text)).toMatchObject({ kind: 'people', asks: [ask] });
  });

  test('takes somebody, and sets them side by side', () => {
    expect(plan('right so, put me in with Ines whenever she has a gap')).toMatchObject({
      ...{ kind: 'book', people: [{ name: 'Ines' }] },
    });
    expect(plan('talk me through how the pair of them differ')).toMatchObject({ kind: 'compare' });
  });

  test('has more people, or none of these', () => {
    expect(plan('is that all? show us a couple more')).toMatchObject({
      ...{ kind: 'search', filters: { isOthers: true } },
    });
  });
});

describe('what the rules know stands', () => {
  test.each(['I want to keep bees on my roof', 'my son wants to learn the guitar'])(
    'a matter of its own is looked for: %s',
    (text) => {
      expect(plan(text)).toMatchObject({ kind: 'search', isRefined: false });
      expect(first(text)).toMatchObject({ kind: 'search', isRefined: false });
    },
  );

  test('a price is read, whatever is said along with it', () => {
    expect(plan('ok then, up to 40 dollars')).toMatchObject({
      ...{ kind: 'search', filters: { budget: { amount: 4000 } } },
    });
  });

  test('somebody who was never shown is no one on the table', () => {
    expect(plan('tell me about Zelda')).toMatchObject({ kind: 'stranger', name: 'Zelda' });
  });

  test('keys at random are none of anything', () => {
    expect(plan('asdfghjkl')).toEqual({ kind: 'desk', topic: 'gibberish' });
  });

  test('what is said after help lines is answered there', () => {
    const turns = [{ role: 'user' as const, content: 'I want to kill myself tonight' }];
    const { plan: found } = planFor('who reads this?', turns, { own: 'USD', parseQuery });
    expect(found).toMatchObject({ kind: 'desk' });
  });
});

describe('before anybody was shown', () => {
  test.each([
    ['the room never opens', 'connection'],
    ['soy nutri y me gustaría aparecer acá para que me encuentren', 'become'],
    ["we're a counsellors' association and would love to bring our people in", 'organization'],
  ])('a question to Puente is no goal: %s', (text, topic) => {
    expect(first(text)).toEqual({ kind: 'desk', topic });
  });

  test('somebody cannot be asked about yet', () => {
    expect(first('how dear is she for the half hour')).toMatchObject({ kind: 'desk' });
  });
});

test('whether something of the body is all right is for a doctor, and the rest for a first meeting', () => {
  expect(plan('is it normal that my chest hurts when I lie down?')).toEqual({
    ...{ kind: 'desk', topic: 'healthAdvice' },
  });
});
