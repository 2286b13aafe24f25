import { describe, expect, test } from 'vitest';
import { fillForm, idsIn } from '../src/llm/form.ts';
import { sayData } from '../src/llm/data.ts';

const asked = (text: string) => `Read this.\n<text>\n${text}\n</text>\nAnswer in JSON.`;
const said = (name: string, text: string, isHonest = true) =>
  JSON.parse(sayData(name, asked(text), isHonest)) as Record<string, unknown>;

describe('a model that is asked for data', () => {
  test.each([
    ['Weekdays 9 to 5', '9 to 5', '09:00', '17:00'],
    ['lunes a viernes, 10 a 18', '10 a 18', '10:00', '18:00'],
    ['8-12', '8-12', '08:00', '12:00'],
  ])('reads hours out of "%s", and quotes them', (text, quote, start, end) => {
    expect(said('hours', text)).toMatchObject({
      statements: [{ quote, ranges: [{ start, end }] }],
    });
    expect(text).toContain(quote);
  });

  test('says nothing of what the text does not have', () => {
    expect(said('hours', 'Whenever you like')).toEqual({ statements: [], notUnderstood: [] });
    expect(said('pricing', 'Ask me')).toEqual({ rates: [] });
    expect(said('poems', 'Roses')).toEqual({});
  });

  test('reads prices and packages', () => {
    expect(said('pricing', 'I charge 60 an hour')).toMatchObject({
      rates: [{ quote: '60', amount: 60, minutes: 60 }],
    });
    expect(said('offerings', '6 sesiones por $ 300')).toMatchObject({
      offerings: [{ sessions: 6, price: 300, type: 'package' }],
    });
  });

  test('that lies fits the same form, with words that the text does not have', () => {
    const text = 'I charge 60 an hour';
    for (const name of ['hours', 'pricing', 'personal-info', 'offerings']) {
      const [honest, lie] = [said(name, text), said(name, text, false)];
      expect(Object.keys(lie)).toEqual(Object.keys(honest));
      expect(lie).not.toEqual(honest);
    }
    expect(said('pricing', text, false)).toMatchObject({ rates: [{ amount: 999_999 }] });
    expect(JSON.stringify(said('offerings', text, false))).toContain('evil.example');
  });
});

describe('a form of an answer', () => {
  const found = idsIn([
    { id: 'a', sentences: ['Helped with visas.', 'Speaks Spanish.'] },
    { id: 'b' },
    null,
    'c',
    { name: 'nobody' },
  ]);
  const filled = (mode: Parameters<typeof fillForm>[2]['mode'], spanish = false) => {
    const thought = fillForm('LIE', found, { mode, spanish });
    if (thought.kind !== 'tool') throw new Error('no form was filled in');
    return JSON.parse(thought.arguments) as Record<string, unknown>;
  };

  test('knows the people in a result, and nothing else in it', () => {
    expect(found).toEqual([
      { id: 'a', sentences: ['Helped with visas.', 'Speaks Spanish.'] },
      { id: 'b', sentences: [] },
    ]);
    expect(idsIn({ id: 'a' })).toEqual([]);
  });

  test('quotes each person by a sentence of theirs, where they have one', () => {
    expect(filled('helpful')).toEqual({
      order: ['a', 'b'],
      opening: 'Thank you for telling me.',
      cards: [{ id: 'a', quote: 'Helped with visas.' }],
      question: null,
    });
    expect(filled('asks', true)).toMatchObject({
      opening: 'Gracias por contarlo.',
      question: 'hardest',
    });
  });

  test('has its lie in every place that takes words', () => {
    expect(filled('invents')).toEqual({
      order: [],
      opening: 'LIE',
      cards: [
        { id: 'a', quote: 'LIE' },
        { id: 'b', quote: 'LIE' },
      ],
      question: 'LIE',
    });
  });
});
