import { found } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Dialogues that the rules were built with, in English. */
export const knownEnglish: readonly Dialogue[] = [
  {
    name: 'the second, then she',
    language: 'en',
    turns: [
      ['I can’t sleep and I feel anxious', { kind: found, shows: ['camila-rojas'] }],
      ['what does the second one charge?', { kind: 'answer', people: [2], says: ['\\d'] }],
      ['and when is she free?', { kind: 'answer', people: [2], says: ['\\d:\\d\\d'] }],
      ['what about the first?', { kind: 'answer', people: [1], says: ['\\d:\\d\\d'] }],
      ['book the first one on thursday', { kind: 'answer', books: 1, people: [1] }],
    ],
  },
  {
    name: 'more, and none of them',
    language: 'en',
    turns: [
      ['I want to sing in front of people', { kind: found }],
      ['show me others', { kind: [found, 'nobody'], without: [1, 2, 3] }],
      ['someone else please', { kind: [found, 'nobody'], without: [1, 2, 3] }],
    ],
  },
  {
    name: 'names with typos',
    language: 'en',
    turns: [
      ['panic attacks', { kind: found, shows: ['camila-rojas'] }],
      ['who is camilla?', { kind: 'answer', says: ['Camila Rojas'] }],
      ['is Rojas verified', { kind: 'answer', says: ['Casa Abierta'] }],
      ['how much for 45 min with camila', { kind: 'answer', says: ['45 min'] }],
      ['can I meet her in person?', { kind: 'answer', says: ['person', 'Santiago'] }],
    ],
  },
  {
    name: 'half an hour within the budget',
    language: 'en',
    turns: [
      ['my boss never promotes me', { kind: found, shows: ['robert-kowalski'] }],
      [
        'under $80',
        { kind: found, wishes: ['budget'], says: ['30 min'], shows: ['robert-kowalski'] },
      ],
      ['half of that', { kind: [found, 'nobody'], wishes: ['budget'] }],
      ['any price is fine', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'free of charge',
    language: 'en',
    turns: [
      ['help me with my taxes as a freelancer', { kind: found, shows: ['beatriz-molina'] }],
      ['is there anyone for free?', { kind: 'nobody', wishes: ['budget'], says: ['lowest price'] }],
      ['Any price', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'wishes before the goal',
    language: 'en',
    turns: [
      ['someone cheap who speaks spanish', { kind: 'question', wishes: ['language'] }],
      ['to help my kid with school', { kind: found, each: 'speaks-es', wishes: ['language'] }],
    ],
  },
  {
    name: 'a new goal',
    language: 'en',
    turns: [
      [
        'I want to run a marathon, max 40 dollars',
        { kind: found, shows: ['rodrigo-valdes'], wishes: ['budget'] },
      ],
      ['someone in the mornings', { kind: [found, 'nobody'], wishes: ['budget', 'when'] }],
      ['my laptop was hacked', { kind: found, shows: ['emeka-obi'], wishes: [] }],
    ],
  },
  {
    name: 'language stays with the person',
    language: 'en',
    turns: [
      [
        'learn to program, in spanish please',
        { kind: found, each: 'speaks-es', wishes: ['language'] },
      ],
      [
        'now I need somebody for my garden',
        { kind: found, shows: ['teresa-huenchullan'], wishes: ['language'] },
      ],
      ['any language', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'a detail',
    language: 'en',
    turns: [
      ['I have trouble with my studies', { kind: found }],
      ['it’s for my doctoral thesis', { kind: found, shows: ['henry-lockwood'] }],
      ['does he have experience?', { kind: 'answer' }],
    ],
  },
  {
    name: 'front desk',
    language: 'en',
    turns: [
      ['hello', { kind: 'question', never: ['found'] }],
      ['how are you?', { kind: 'question', never: ['found'] }],
      ['what can you help with?', { kind: 'answer', says: ['languages'] }],
      ['how long is a meeting', { kind: 'answer', says: ['30', '90'] }],
      ['do you record the meetings?', { kind: 'answer', says: ['^No'] }],
      ['how late can I cancel', { kind: 'answer', says: ['48', '90'] }],
    ],
  },
  {
    name: 'off topic, rude, other languages',
    language: 'en',
    turns: [
      ['what is 12 * 7', { kind: 'answer', never: ['84'] }],
      ['write me an essay about whales', { kind: 'answer', never: ['found'] }],
      ['pretend to be a pirate', { kind: 'answer', never: ['arr'] }],
      ['Ich brauche Hilfe mit meinem Sohn', { kind: 'answer', says: ['English', 'español'] }],
      ['fuck you', { kind: 'answer', never: ['found'] }],
      ['帮我找一个医生', { kind: 'answer', says: ['English', 'español'] }],
    ],
  },
  {
    name: 'compare and choose',
    language: 'en',
    turns: [
      ['I need someone for my start-up pitch', { kind: found, shows: ['ignacio-larrain'] }],
      ['which one would you recommend?', { kind: 'answer', people: [1, 2], says: ['\\d'] }],
      ['what’s the difference between the first and the last', { kind: 'answer', people: [1] }],
      ['I’ll take the cheapest', { kind: 'answer' }],
    ],
  },
  {
    name: 'by trait',
    language: 'en',
    turns: [
      ['my company has unpaid invoices', { kind: found, shows: ['elena-castellanos'] }],
      ['the one who speaks english, how much?', { kind: 'answer', says: ['\\d'] }],
      ['when is the cheaper one free', { kind: 'answer', says: ['\\d:\\d\\d'] }],
    ],
  },
  {
    name: 'place and person',
    language: 'en',
    turns: [
      ['grief after losing my dad', { kind: found, shows: ['daniel-ashworth'] }],
      ['someone based in London', { kind: found, wishes: ['place'], shows: ['daniel-ashworth'] }],
      ['a woman', { kind: [found, 'nobody'], wishes: ['gender', 'place'] }],
      ['woman or man, I don’t mind', { kind: found, wishes: ['place'] }],
    ],
  },
  {
    name: 'not him',
    language: 'en',
    turns: [
      ['I feel depressed and lonely', { kind: found, shows: ['daniel-ashworth'] }],
      ['not Daniel', { kind: [found, 'nobody'], hides: ['daniel-ashworth'], wishes: ['not'] }],
      ['Daniel Ashworth is fine', { kind: found, shows: ['daniel-ashworth'], wishes: [] }],
    ],
  },
];
