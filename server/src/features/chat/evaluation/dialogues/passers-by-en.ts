import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Twelve more, written when the others had been mended. Read aloud, 59 of 100 points before. */
export const passersByEnglish: readonly Dialogue[] = [
  {
    name: 'evening. my husband snores and i',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "evening. my husband snores and I haven't slept in weeks, we're in separate rooms now",
        { kind: found },
      ],
      ['lol him not me', { kind: found }],
      ["would you say it's serious", { kind: answer, never: searched }],
      ["who's cheaper of those", { kind: answer, books: 1, says: ['\\d'], never: searched }],
      ["ta, I'll show him", { kind: answer, never: searched }],
    ],
  },
  {
    name: 'can you help me write a cover',
    language: 'en',
    country: 'US',
    turns: [
      ['can you help me write a cover letter', { kind: found }],
      ['by thursday', { kind: someone, wishes: ['when'] }],
      ['does she read it live with me', { kind: told, never: searched }],
      ["what if she's on vacation", { kind: told, never: searched }],
      ['ok lets do it', { kind: told, never: searched }],
    ],
  },
  {
    name: "g'day, need someone for my small",
    language: 'en',
    country: 'AU',
    turns: [
      ["g'day, need someone for my small cafe, staff keep quitting", { kind: found }],
      ['someone aussie', { kind: found }],
      ["doesn't have to be actually", { kind: found }],
      ["what's he like", { kind: answer, books: 1, never: searched }],
      ['he sounds alright, whats next', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'hello i want to cancel my',
    language: 'en',
    country: 'US',
    turns: [
      [
        'hello i want to cancel my subscription',
        { kind: answer, says: ['plan|Activity'], never: searched },
      ],
      [
        "i don't have an account here i think",
        { kind: answer, says: ['phone|teléfono'], never: searched },
      ],
      ['never mind. can you recommend a good book on anxiety', { kind: found }],
      ['fine, a person then', { kind: found }],
    ],
  },
  {
    name: 'kindly suggest one good yoga',
    language: 'en',
    country: 'IN',
    turns: [
      ['kindly suggest one good yoga teacher for my mother aged 60', { kind: found }],
      ['her knees are weak', { kind: found }],
      ['how much for ten classes', { kind: answer, never: searched }],
      ['any discount', { kind: answer, never: searched }],
      ['she will do morning 6 am IST only', { kind: someone, wishes: ['when'] }],
    ],
  },
  {
    name: 'i think im gonna get',
    language: 'en',
    country: 'US',
    turns: [
      ['i think im gonna get fired', { kind: found, lines: false }],
      ['they want me to sign something today', { kind: found }],
      ['today!!', { kind: someone, wishes: ['when'] }],
      ['ok first one. do i just click book?', { kind: answer, books: 1, never: searched }],
    ],
  },
];
