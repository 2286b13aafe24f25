import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** The other half by a hash: counted at the beginning, and read only when all was done. */
export const nineCountriesBlindEnglish: readonly Dialogue[] = [
  {
    name: 'a card, asked to the bone',
    language: 'en',
    country: 'US',
    turns: [
      ['I keep freezing when I have to speak in meetings', { kind: found }],
      ["what's the second one's background?", { kind: told, people: [2] }],
      ['and how does she work?', { kind: told, never: searched }],
      ['how much for a first chat with {1}?', { kind: told, people: [1], says: ['\\$|first'] }],
      [
        'can I get her next Tuesday at 6?',
        { kind: [answer, 'question', found], people: [1], says: ['Tue|Dec'] },
      ],
    ],
  },
  {
    name: 'wishes pile up',
    language: 'en',
    country: 'US',
    turns: [
      [
        'looking for a therapist for anxiety, Spanish speaking, under 60 bucks, evenings',
        { kind: someone, wishes: ['budget', 'language', 'when'] },
      ],
      ["actually price doesn't matter", { kind: someone, wishes: ['language', 'when'] }],
      [
        'and a woman if possible',
        { kind: [found, 'nobody', 'question', answer], says: ['wom[ae]n|gender|profile'] },
      ],
      ['forget all that, just show me the best for anxiety', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'I am an expert',
    language: 'en',
    country: 'IN',
    turns: [
      ['I am a yoga teacher, can I offer classes here?', { kind: answer, says: ['expert'] }],
      ['what cut do you take?', { kind: answer, says: ['%|fee|percent|keep'] }],
      ['who checks me?', { kind: answer, says: ['partner|check|verif'] }],
    ],
  },
  {
    name: 'tired, not in danger',
    language: 'en',
    country: 'US',
    turns: [
      [
        "ugh my life is such a mess right now, I can't keep up with work and the kids",
        { kind: [found, 'question'], lines: false },
      ],
      [
        "I'm dead tired and my boss is killing me",
        { kind: [found, 'question', answer], lines: false },
      ],
      ['someone to help me get organized', { kind: found, lines: false }],
    ],
  },
  {
    name: 'rambling',
    language: 'en',
    country: 'US',
    turns: [
      [
        "so basically I moved here last year with my husband and he got a job at the hospital but I left my own job, I was a project manager for eleven years, and now I send applications and nobody answers and my mother keeps asking when we'll have kids and honestly I don't even know whether I want to go on in that field or do something with plants, which I love, but first I think I should get my resume in order and be able to talk about myself in English without blushing",
        { kind: found, lines: false },
      ],
      ['mostly the English part', { kind: found }],
      ['and about the plants, anyone?', { kind: someone }],
      ['ok back to the resume thing', { kind: found }],
    ],
  },
  {
    name: 'two goals',
    language: 'en',
    country: 'IE',
    turns: [
      [
        "I need someone for my son's maths and also a solicitor for a will",
        { kind: [found, 'question'] },
      ],
      ['the maths first', { kind: found }],
      ['can they do Saturdays?', { kind: [answer, found, 'question'], says: ['Sat'] }],
      ['right, now the will', { kind: someone, without: [1] }],
    ],
  },
  {
    name: 'city and in person',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "I'd like to see someone face to face in Manchester about my back pain",
        { kind: [found, 'nobody', 'question'], says: ['Manchester|in person|online'] },
      ],
      ['online is fine then', { kind: someone }],
      ['one who can do early mornings before 8', { kind: someone, wishes: ['when'] }],
    ],
  },
  {
    name: 'cheaper than',
    language: 'en',
    country: 'US',
    turns: [
      ['I want to invest my first savings', { kind: found }],
      ['anyone cheaper than {1}?', { kind: [found, 'nobody', answer], without: [1] }],
      ["who's the most affordable?", { kind: [answer, found], says: ['\\$'] }],
      ['how about fifty dollars an hour max', { kind: someone, wishes: ['budget'] }],
      ['and the times?', { kind: told, never: searched }],
    ],
  },
  {
    name: 'complaint',
    language: 'en',
    country: 'US',
    turns: [
      [
        'I want to complain about an expert who was rude to me',
        { kind: answer, says: ['sorry|report|feedback|tell'] },
      ],
      ['will he know it was me?', { kind: told, never: searched }],
      [
        'ok whatever, can I talk to a human',
        { kind: answer, says: ['mail|write|feedback|team|person|people'] },
      ],
    ],
  },
  {
    name: 'change of mind and back',
    language: 'en',
    country: 'US',
    turns: [
      ['a lawyer for my divorce, not a man please', { kind: [found, 'nobody', 'question'] }],
      [
        "hmm, maybe first someone to talk to about it, it's been rough",
        { kind: found, lines: false },
      ],
      ['what would we do in the first meeting?', { kind: told, never: searched }],
      ['none of these, show me other people', { kind: someone, without: [1, 2, 3] }],
      [
        'ok book the first one tomorrow at 10am',
        { kind: [answer, found, 'question'], says: ['Tomorrow|Dec|10'] },
      ],
    ],
  },
];
