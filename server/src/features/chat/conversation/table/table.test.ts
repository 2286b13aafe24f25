import type { Recommendation } from '@puente/contract/chat';
import { describe, expect, test } from 'vitest';
import { saying } from '../../filters/plain.ts';
import { asksIn, isBooking, isComparison, readMinutes } from './questions.ts';
import { readReferences, refusesPeople } from './references.ts';
import { emptyTable, tableAfter } from './table.ts';

function card(name: string, lastName: string, more: Partial<Recommendation> = {}): Recommendation {
  return {
    providerId: name,
    username: null,
    name,
    lastName,
    profilePicture: null,
    isVerifiedProvider: true,
    partner: null,
    expertise: 'Psicóloga: insomnio',
    reason: 'Helps with sleep.',
    languages: ['es'],
    inPerson: false,
    durationMinutes: 60,
    price: { amount: 40_00, currency: 'USD' },
    firstBookingPrice: null,
    nextFree: '2026-12-03T12:00:00Z',
    ...more,
  };
}

const camila = card('Camila', 'Rojas', { languages: ['es', 'en'] });
const daniel = card('Daniel', 'Ashworth', {
  expertise: 'Lawyer for founders',
  languages: ['en'],
  price: { amount: 90_00, currency: 'USD' },
});
const sunita = card('Sunita', 'Gurung', {
  price: { amount: 20_00, currency: 'USD' },
  inPerson: true,
  nextFree: '2026-12-01T12:00:00Z',
});
const shown = tableAfter(emptyTable, {
  role: 'assistant',
  content: 'Three people.',
  recommendations: [camila, daniel, sunita],
});

function named(text: string, table = shown): string[] {
  return readReferences(text, table).people.map((one) => one.name);
}

describe('who is meant', () => {
  test.each([
    ['the second one', ['Daniel']],
    ['¿cuánto cobra el tercero?', ['Sunita']],
    ['la última', ['Sunita']],
    ['2', ['Daniel']],
    ['number 3', ['Sunita']],
    ['camilla', ['Camila']],
    ['is Rojas verified', ['Camila']],
    ['compare the first two', ['Camila', 'Daniel']],
    ['the lawyer', ['Daniel']],
    ['primero lo del sueño', []],
    ['the sleep first', []],
    ['the first', ['Camila']],
    ['y el primero?', ['Camila']],
    ['show me the first one again', ['Camila']],
    ['el más barato', ['Sunita']],
    ['the one who speaks English', ['Camila', 'Daniel']],
    ['who is free first', ['Sunita']],
    ['all of them', ['Camila', 'Daniel', 'Sunita']],
  ])('%s', (text, people) => {
    expect(named(text)).toEqual(people);
  });

  test.each(['the first meeting', 'my second child', 'wait a second', 'someone cheaper', 'my car'])(
    'is nobody in %s',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  test('by "her" is whom the last answer was about', () => {
    const spoken = tableAfter(shown, { role: 'assistant', content: 'Sunita Gurung costs $20.' });
    expect(named('when is she free', spoken)).toEqual(['Sunita']);
    expect(named('¿y con ella?', spoken)).toEqual(['Sunita']);
  });

  test('stays the choice that was shown when one of it is shown again', () => {
    const again = tableAfter(shown, {
      role: 'assistant',
      content: 'Here are the times.',
      recommendations: [{ ...daniel, isAgain: true }],
    });
    expect(named('the first one', again)).toEqual(['Camila']);
  });

  test('comes from the choice before where the last one is shorter', () => {
    const narrower = tableAfter(shown, {
      role: 'assistant',
      content: 'One person.',
      recommendations: [camila],
    });
    expect(named('the second one', narrower)).toEqual(['Daniel']);
  });

  test('is not wanted behind a refusal', () => {
    const refused = (text: string) => refusesPeople(saying(text), readReferences(text, shown));
    expect(refused('anyone but the first')).toBe(true);
    expect(refused('cheaper than Camila')).toBe(true);
    expect(refused('no me gusta Daniel')).toBe(true);
    expect(refused('I want the second')).toBe(false);
  });
});

describe('what is asked', () => {
  test.each([
    ['how much is the second one?', 'price'],
    ['when is she free', 'when'],
    ['¿cuándo puede?', 'when'],
    ['what experience does he have', 'background'],
    ['¿habla inglés?', 'languages'],
    ['where is her office?', 'place'],
    ['¿quién la verificó?', 'verified'],
    ['does she have reviews', 'reviews'],
    ['¿me pasas su whatsapp?', 'contact'],
    ['tell me more about her', 'about'],
  ] as const)('%s', (text, ask) => {
    expect(asksIn(saying(text)).about).toEqual([ask]);
  });

  test('the length of a meeting', () => {
    expect(readMinutes('and for half an hour?')).toBe(30);
    expect(readMinutes('hora y media')).toBe(90);
    expect(readMinutes('how much')).toBeNull();
  });

  test('to compare or to book', () => {
    expect(isComparison(saying('¿cuál me conviene más?'))).toBe(true);
    expect(isComparison('which language')).toBe(false);
    expect(isBooking(saying('resérvame con ella el martes'))).toBe(true);
    expect(isBooking('how do i book')).toBe(false);
    expect(isBooking('i want to write a book')).toBe(false);
  });
});
