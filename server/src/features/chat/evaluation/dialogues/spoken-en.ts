import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Corrections, short answers, earlier goals, wishes taken back, long stories, and questions in passing; read aloud, 57 of 100 points before. */
export const spokenEnglish: readonly Dialogue[] = [
  {
    name: 'guitar lessons for a 50 yr old',
    language: 'en',
    country: 'US',
    turns: [
      ['guitar lessons for a 50 yr old beginner, am I too old', { kind: found }],
      [
        'do i need my own guitar lol',
        { kind: answer, says: ['expert|especialista'], never: searched },
      ],
      ['somebody w evening slots under $40', { kind: someone, wishes: ['budget', 'when'] }],
      ['never mind the price', { kind: someone, wishes: ['when'] }],
      ['the last one', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'i need help with my',
    language: 'en',
    country: 'US',
    turns: [
      ['I need help with my resume', { kind: found }],
      ['max 60 an hour, or no, make it 80', { kind: someone, wishes: ['budget'] }],
      ['sorry I meant per half hour, so 40 for 30 minutes', { kind: someone, wishes: ['budget'] }],
      ['mornings. well, before 10 actually', { kind: someone, wishes: ['budget', 'when'] }],
      ['scrap the mornings but keep the price', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'someone to teach me guitar on',
    language: 'en',
    country: 'GB',
    turns: [
      ['someone to teach me guitar on wednesday evenings', { kind: someone, wishes: ['when'] }],
      ['no wait, thursday', { kind: someone, wishes: ['when'] }],
      ['or friday, either works', { kind: someone, wishes: ['when'] }],
      ['and not too late, say before 8', { kind: someone, wishes: ['when'] }],
      ['who did you say again?', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: "my toddler won't sleep through",
    language: 'en',
    country: 'US',
    turns: [
      ["my toddler won't sleep through the night", { kind: found }],
      ["he's nearly 3 btw, not a baby", { kind: found }],
      ["hang on, I said 3, he's 2 and a half", { kind: found }],
      ['anyone for like 30 bucks', { kind: someone, wishes: ['budget'] }],
      ['ok fine, 50 then', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'help',
    language: 'en',
    country: 'GB',
    turns: [
      ['help', { kind: told, never: searched }],
      ['work', { kind: found }],
      ['my manager', { kind: found }],
      ['both', { kind: answer, never: searched }],
      ['yes please', { kind: told, says: ['Robert'], never: searched }],
    ],
  },
  {
    name: 'hi',
    language: 'en',
    country: 'US',
    turns: [
      ['hi', { kind: told, never: searched }],
      ['not sure really', { kind: told, never: searched }],
      ['money I guess', { kind: found }],
      ['debt mostly', { kind: found }],
      ['the second', { kind: told, never: searched }],
      ['sure, go on', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: "i'd like a",
    language: 'en',
    country: 'AU',
    turns: [
      ["I'd like a therapist", { kind: found }],
      ['for me', { kind: found }],
      ['panic attacks', { kind: found }],
      ['does she do evenings?', { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched }],
      ['thursday then', { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched }],
    ],
  },
  {
    name: 'i want to learn some spanish',
    language: 'en',
    country: 'US',
    turns: [
      ['I want to learn some spanish before moving to mexico', { kind: found }],
      ['also I need someone to look at my taxes', { kind: found }],
      ['ok back to spanish', { kind: found }],
      ['what does she charge', { kind: answer, books: 1, says: ['\\d'], never: searched }],
      ['and the tax person?', { kind: answer, says: ['\\d'], never: searched }],
    ],
  },
  {
    name: 'my knees hurt when i',
    language: 'en',
    country: 'GB',
    turns: [
      ['my knees hurt when I run', { kind: found }],
      ['separately, my daughter refuses to go to school', { kind: found }],
      ['who was the one for the knees?', { kind: found }],
      ['book him for saturday', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'career change coach, under 70',
    language: 'en',
    country: 'US',
    turns: [
      [
        'career change coach, under 70 dollars, evenings, in english',
        { kind: someone, wishes: ['budget', 'language', 'when'] },
      ],
      ["evenings don't matter after all", { kind: someone, wishes: ['budget', 'language'] }],
      ['and spanish is fine too', { kind: someone, wishes: ['budget'] }],
      ['what if I paid 100', { kind: someone, wishes: ['budget'] }],
      ['no limit then', { kind: found, wishes: [] }],
    ],
  },
  {
    name: "so basically i've been at the",
    language: 'en',
    country: 'GB',
    turns: [
      [
        "So basically I've been at the same accounting firm for six years and I'm bored out of my mind, my partner says just quit but we've got the mortgage, anyway I'd love someone to talk through changing careers with, can't spend more than 60 quid and I'm only free after 6 on weekdays",
        { kind: someone, wishes: ['budget', 'when'] },
      ],
      ["that's per session btw", { kind: someone, wishes: ['budget', 'when'] }],
      ['could my partner sit in', { kind: answer, says: ['4'], never: searched }],
      ["and if it's a waste of time?", { kind: answer, says: ['72|half|50'], never: searched }],
      ['alright let me talk to my partner first', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'hello! ok so my mom turned 68 and',
    language: 'en',
    country: 'US',
    turns: [
      [
        "Hello! Ok so my mom turned 68 and she's on a million pills and she wants to eat better because her doctor scared her about sugar, she only speaks Spanish, and honestly I'm paying so nothing crazy like 30 dollars tops, is that doable?",
        { kind: someone, wishes: ['budget', 'language'] },
      ],
      [
        "what would be the least I'd pay",
        { kind: answer, books: 1, says: ['\\d'], never: searched },
      ],
      ["she can't hear well", { kind: answer, says: ['Write it|Escríbelo'], never: searched }],
      [
        'would I get a bill for it',
        { kind: answer, says: ['receipt|comprobante'], never: searched },
      ],
    ],
  },
  {
    name: 'i have to present to the board in',
    language: 'en',
    country: 'IN',
    turns: [
      ['I have to present to the board in english next month and my voice shakes', { kind: found }],
      ['more the shaking than the english', { kind: found }],
      ['is he a native speaker', { kind: answer, books: 1, never: searched }],
      ['how do i know it will help', { kind: answer, says: ['promise|prometer'], never: searched }],
      [
        'ok last question, can i see her before paying',
        { kind: answer, says: ['not before|antes no'], never: searched },
      ],
    ],
  },
  {
    name: "i'm moving my elderly dad in with",
    language: 'en',
    country: 'US',
    turns: [
      [
        "i'm moving my elderly dad in with us and we keep fighting about everything",
        { kind: found },
      ],
      ['is {1} married with kids', { kind: answer, books: 1, never: searched }],
      ['how many people have booked him', { kind: answer, books: 1, never: searched }],
      ['do i need to tell him everything', { kind: answer, books: 1, never: searched }],
      ['ok put me down for tomorrow morning', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'my startup cofounder wants out',
    language: 'en',
    country: 'GB',
    turns: [
      ["my startup cofounder wants out and i don't know what's fair", { kind: found }],
      ['how private is the meeting', { kind: answer, says: ['recorded|graba'], never: searched }],
      [
        'can we both talk to her at the same time from different offices',
        { kind: answer, says: ['4'], never: searched },
      ],
      [
        'what if one of us is late',
        { kind: answer, says: ['Activity|Actividad'], never: searched },
      ],
      ['go with {1} friday 3pm', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'do you have anyone for',
    language: 'en',
    country: 'US',
    turns: [
      ['do you have anyone for chess', { kind: someone }],
      ['no? ok what about singing', { kind: found }],
      ['how good do i have to be', { kind: answer, says: ['Clara'], never: searched }],
      [
        'is there a cheaper first lesson',
        { kind: answer, books: 1, says: ['\\d'], never: searched },
      ],
      [
        "cool. when's she around",
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'hey can i ask something before i',
    language: 'en',
    country: 'AU',
    turns: [
      ['hey can i ask something before i sign up', { kind: told, never: searched }],
      ['do i have to make an account', { kind: answer, says: ['phone|teléfono'], never: searched }],
      [
        'and is my email visible to the expert',
        {
          kind: answer,
          says: ['private|people don.t see|privad|personas lo ven|kept|guarda'],
          never: searched,
        },
      ],
      ['alright. I keep procrastinating on my thesis', { kind: found }],
      ["anyone who's done a phd themselves", { kind: found }],
    ],
  },
  {
    name: 'i booked tuesday but i think i',
    language: 'en',
    country: 'GB',
    turns: [
      [
        'I booked Tuesday but I think I picked the wrong person, can I swap',
        { kind: answer, says: ['cancel'], never: searched },
      ],
      ['would I lose money', { kind: answer, says: ['90'], never: searched }],
      [
        'how do I see who I booked',
        { kind: answer, says: ['Activity|Actividad'], never: searched },
      ],
      ["thanks, you've been a star", { kind: answer, never: searched }],
    ],
  },
  {
    name: 'want to crack system design',
    language: 'en',
    country: 'IN',
    turns: [
      ['want to crack system design interviews', { kind: found }],
      ['how much in rupees', { kind: told, says: ['currency|moneda'], never: searched }],
      ['ok say 50 usd max', { kind: someone, wishes: ['budget'] }],
      ['too expensive all of them', { kind: someone, wishes: ['budget'] }],
      ['leave it', { kind: answer, never: searched }],
    ],
  },
];
