import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Written before any rule was read, people of nine countries; the rules were mended by them. */
export const nineCountriesEnglish: readonly Dialogue[] = [
  {
    name: 'whose turn is it',
    language: 'en',
    country: 'GB',
    turns: [
      ["my landlord won't give my deposit back", { kind: someone }],
      ['is he any good?', { kind: told, never: searched }],
      ['the last one', { kind: told, people: [3] }],
      ["when's he free?", { kind: told, people: [3] }],
      ["ta, that's lovely", { kind: answer, never: searched }],
    ],
  },
  {
    name: 'a name nobody was shown',
    language: 'en',
    country: 'IE',
    turns: [
      ["I'd love help with my CV, I've been out of work two years", { kind: found }],
      ['what does Brendan charge?', { kind: told, never: searched, says: ['Brendan'] }],
      ['sorry, I meant {2}', { kind: told, people: [2] }],
      ['grand, book her for Friday', { kind: [answer, found], books: 2 }],
    ],
  },
  {
    name: 'rupees',
    language: 'en',
    country: 'IN',
    turns: [
      ['Sir I want to crack coding interviews at product companies', { kind: found }],
      ['fees?', { kind: told, never: searched, people: [1] }],
      [
        'too costly yaar, anything under 2k?',
        { kind: [found, 'nobody', 'question', answer], never: ['found three'] },
      ],
      ['okay first one only, weekend possible?', { kind: told, people: [1] }],
    ],
  },
  {
    name: 'compare and why',
    language: 'en',
    country: 'US',
    turns: [
      ["my toddler won't sleep through the night", { kind: found }],
      ['why her?', { kind: told, never: searched }],
      ["what's the difference between the first two?", { kind: told, people: [1, 2] }],
      ['which one has more experience?', { kind: told, people: [1, 2], never: searched }],
      ['ok go with the cheaper one', { kind: [answer, found], never: searched }],
    ],
  },
  {
    name: 'no I mean',
    language: 'en',
    country: 'US',
    turns: [
      ['I need help with my deck', { kind: [found, 'question', 'nobody'] }],
      [
        'no, I mean the wooden one behind the house',
        { kind: [found, 'nobody', 'question'], never: ['sorry to hear'] },
      ],
      ['never mind. do you have someone for a slide deck then', { kind: found }],
      ['not {1}', { kind: someone, without: [1] }],
    ],
  },
  {
    name: 'front desk questions',
    language: 'en',
    country: 'US',
    turns: [
      ['hey there', { kind: 'question', says: ['help|goal|tell'] }],
      [
        'are you a real person?',
        {
          kind: told,
          says: ['not a person|no person|program|software|computer|automatic|assistant'],
        },
      ],
      ['so who reads what I type?', { kind: answer, says: ['read|see|kept|delete|private'] }],
      ["and what happens if the expert doesn't show up", { kind: answer, says: ['refund|back'] }],
      ['can I get a receipt for my employer?', { kind: answer, says: ['receipt'] }],
    ],
  },
  {
    name: 'booked already',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "I've got a meeting tomorrow and I can't make it",
        { kind: answer, says: ['cancel|move|another time'] },
      ],
      ['do I lose my money?', { kind: answer, says: ['refund|back|hours'] }],
      [
        'could I shift it to next week instead',
        { kind: answer, says: ['another time|move|new time'] },
      ],
      ['cheers, bye', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'the camera',
    language: 'en',
    country: 'US',
    turns: [
      [
        "my camera is black in the room and she can't hear me",
        { kind: answer, says: ['camera|microphone|browser'] },
      ],
      ['still not working', { kind: told, never: searched }],
      [
        'this is ridiculous I want my money back',
        { kind: told, says: ['refund|back|sorry|report'] },
      ],
    ],
  },
  {
    name: 'off topic',
    language: 'en',
    country: 'GB',
    turns: [
      ['what time is it in London', { kind: told, never: searched }],
      ['who won the match last night?', { kind: told, never: searched }],
      ['tell me a joke then', { kind: told, never: searched }],
      ['fair enough. I want to learn to sail', { kind: someone }],
    ],
  },
  {
    name: 'rude',
    language: 'en',
    country: 'US',
    turns: [
      ['this is a stupid bot', { kind: told, never: searched }],
      ['screw you', { kind: told, never: searched }],
      ['fine, sorry. I need tax help, I sold some stock', { kind: found }],
    ],
  },
  {
    name: 'pictures and single words',
    language: 'en',
    country: 'US',
    turns: [
      ['😩😩', { kind: 'question' }],
      ['taxes', { kind: found }],
      ['cheaper', { kind: [found, 'nobody', answer, 'question'] }],
      ['ok', { kind: told, never: searched }],
    ],
  },
  {
    name: 'short answers',
    language: 'en',
    country: 'US',
    turns: [
      ['help', { kind: told }],
      ['business', { kind: ['question', found] }],
      ['a small cafe', { kind: found }],
      ['the cheap one', { kind: [answer, found], never: ['nobody here'] }],
      ['yes', { kind: [answer, found, 'question'], never: searched }],
    ],
  },
  {
    name: 'how long, which language',
    language: 'en',
    country: 'US',
    turns: [
      ['want to finally learn guitar', { kind: someone }],
      ['someone to talk Spanish with instead', { kind: found }],
      ['how long is a session with {1}', { kind: told, people: [1], says: ['min|hour|hr'] }],
      ['does she speak english too?', { kind: told, people: [1], says: ['English'] }],
      ['where is she?', { kind: told, people: [1] }],
    ],
  },
  {
    name: 'unreadable',
    language: 'en',
    country: 'US',
    turns: [
      [
        'Ich suche jemanden, der mir bei der Steuererklärung hilft',
        { kind: told, says: ['English', 'español'] },
      ],
      ['asdkjh qwpoei', { kind: 'question', never: searched }],
      ['sorry cat on keyboard lol. tax return', { kind: found }],
      ['more', { kind: [found, 'nobody', answer], without: [1, 2, 3] }],
    ],
  },
];
