import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Cards, wishes, bookings and questions in the words of speech, written when the others had been mended. */
export const asPeopleSpeakEnglish: readonly Dialogue[] = [
  {
    name: 'two lawyers',
    language: 'en',
    country: 'US',
    turns: [
      ['I run a small firm and need help with a contract for my first employee', { kind: found }],
      ['who of them is in person', { kind: told, never: searched }],
      ['does either speak English?', { kind: told, says: ['English'], never: searched }],
      [
        'and how quickly could I meet one',
        {
          kind: [answer, 'question', found],
          says: ['today|tomorrow|Dec|available'],
          never: searched,
        },
      ],
      [
        "hmm pricey. what's your budget option",
        { kind: [answer, found, 'nobody', 'question'], says: ['\\$'] },
      ],
    ],
  },
  {
    name: 'budget words',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "someone to teach me guitar, can't spend more than a tenner",
        { kind: someone, wishes: ['budget'] },
      ],
      ['ok fifteen then', { kind: someone, wishes: ['budget'] }],
      [
        'per half hour I mean',
        { kind: [found, 'nobody', answer, 'question'], never: ['got you wrong'] },
      ],
      ["money's no issue actually", { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'language',
    language: 'en',
    country: 'US',
    turns: [
      ['therapist who speaks French', { kind: someone, wishes: ['language'] }],
      ['English is fine too', { kind: someone }],
      ['is it confidential?', { kind: answer, never: searched }],
      ["can you promise they'll fix me?", { kind: told, never: searched }],
    ],
  },
  {
    name: 'none of those',
    language: 'en',
    country: 'IE',
    turns: [
      ["I'd like to get fit for a 10k", { kind: found }],
      ['not keen on that one', { kind: [found, 'nobody', 'question', answer], without: [1] }],
      ['what else have you got', { kind: [found, 'nobody', 'question', answer], without: [1] }],
      [
        'ah go on, who was the first fella again',
        { kind: [answer, found], never: ['got you wrong'] },
      ],
      ['what qualifications has he', { kind: told, never: searched }],
    ],
  },
  {
    name: 'why and trust',
    language: 'en',
    country: 'IN',
    turns: [
      ['my daughter has exam stress, board exams in march', { kind: found, lines: false }],
      ['how do I know they are genuine', { kind: answer, says: ['verif|check'], never: searched }],
      ['how many years experience madam has', { kind: told, never: searched }],
      ['demo class available?', { kind: told, never: searched }],
      ['ok will discuss with wife and revert', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'quick book',
    language: 'en',
    country: 'US',
    turns: [
      [
        'book me a session with a nutritionist tomorrow at 5pm',
        { kind: someone, wishes: ['when'] },
      ],
      ['5:30 works too', { kind: [found, 'nobody', answer] }],
      ['whatever, first available', { kind: [answer, found], never: ['no one'] }],
      ['do I pay now or after?', { kind: answer, says: ['card|when you book'], never: searched }],
    ],
  },
  {
    name: 'weird mix',
    language: 'en',
    country: 'US',
    turns: [
      ['hola do you speak spanglish', { kind: told, never: searched }],
      ['cool. need ayuda con my taxes', { kind: found }],
      ['gracias bro', { kind: answer, never: searched }],
      [
        'wait one more thing, is my data sold',
        { kind: answer, says: ['sell|kept'], never: searched },
      ],
    ],
  },
  {
    name: 'short nudges',
    language: 'en',
    country: 'GB',
    turns: [
      ['divorce', { kind: [found, 'question', 'nobody'], lines: false }],
      ['legal side', { kind: someone }],
      ['and?', { kind: told, never: searched }],
      ['who?', { kind: told, never: searched }],
      ['k thx bye', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'grief',
    language: 'en',
    country: 'GB',
    turns: [
      ["my mum died in spring and I can't seem to get going", { kind: found, lines: false }],
      ['is she nice?', { kind: told, never: searched }],
      ["I don't want to talk about it on video", { kind: [answer, 'question', found, 'nobody'] }],
      ['maybe later. thank you for listening', { kind: answer, never: searched }],
    ],
  },
];
