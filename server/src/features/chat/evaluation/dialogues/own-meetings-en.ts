import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Questions about the visitor’s own meeting, about people who were never shown, and small talk. */
export const ownMeetingsEnglish: readonly Dialogue[] = [
  {
    name: 'she among several',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "I've been anxious for months and I'd like to talk to somebody",
        { kind: found, lines: false },
      ],
      ['does she do evenings?', { kind: told, never: searched }],
      ['the second', { kind: told, people: [2], never: searched }],
      ["and what's his price?", { kind: told, people: [2], says: ['£'], never: searched }],
      ['why did you pick him', { kind: told, people: [2], never: searched }],
    ],
  },
  {
    name: 'strangers',
    language: 'en',
    country: 'US',
    turns: [
      ['I want to get better at public speaking', { kind: found }],
      ['is Priscilla available this week?', { kind: told, says: ['Priscilla'], never: searched }],
      ['book me in with dr. Miller', { kind: told, says: ['Miller'], never: searched }],
      ['ok then {1}. what times?', { kind: told, people: [1], never: searched }],
    ],
  },
  {
    name: 'cannot make it',
    language: 'en',
    country: 'IE',
    turns: [
      [
        "something came up, I won't make my session on Thursday",
        { kind: answer, says: ['another time|cancel'], never: searched },
      ],
      ['would it cost me?', { kind: answer, says: ['refund|back|nothing|%'], never: searched }],
      [
        'could we do Monday instead?',
        { kind: answer, says: ['Activity|another time'], never: searched },
      ],
      ['grand so, thanks a million', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'audio',
    language: 'en',
    country: 'IN',
    turns: [
      [
        "the other person's voice is not coming in the call",
        { kind: answer, says: ['microphone|speaker'], never: searched },
      ],
      ['did all that, no use', { kind: answer, says: ['browser|device'], never: searched }],
      ['so will I get refund?', { kind: answer, says: ['refund|back'], never: searched }],
    ],
  },
  {
    name: 'trivia',
    language: 'en',
    country: 'US',
    turns: [
      ['who invented the telephone', { kind: told, never: searched }],
      ['how do I boil an egg', { kind: [answer, 'question', found, 'nobody'] }],
      ["what's 15% of 80", { kind: told, never: searched }],
      ['any good movies lately?', { kind: told, never: searched }],
    ],
  },
  {
    name: 'angry',
    language: 'en',
    country: 'GB',
    turns: [
      ['absolute waste of time this', { kind: told, never: searched }],
      ['are you thick or what', { kind: told, never: searched }],
      ["right, whatever. my teenager won't talk to me", { kind: found, lines: false }],
    ],
  },
  {
    name: 'chatting',
    language: 'en',
    country: 'US',
    turns: [
      ["hiya! how's your day", { kind: told, never: searched }],
      ['pretty good, just killing time', { kind: told, never: searched, lines: false }],
      ['do you get tired of talking?', { kind: told, never: searched }],
      ['haha ok. later!', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'back and forth',
    language: 'en',
    country: 'US',
    turns: [
      ['my landlord is ignoring my emails about mold and I need a lawyer', { kind: someone }],
      ['also I want to learn to sing', { kind: found }],
      ["who's cheaper?", { kind: told, never: searched }],
      ["let's go back to the landlord", { kind: someone, without: [1] }],
    ],
  },
  {
    name: 'worn out',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "I'm knackered, done in, completely over it at work",
        { kind: [found, 'question'], lines: false },
      ],
      [
        "my commute is murder and I'm drowning in emails",
        { kind: [found, 'question', answer], lines: false },
      ],
      [
        'honestly sick of everything today lol',
        { kind: [found, 'question', answer], lines: false },
      ],
    ],
  },
  {
    name: 'corrections',
    language: 'en',
    country: 'US',
    turns: [
      ['I need a trainer', { kind: [found, 'question', 'nobody'] }],
      ['sorry, I meant a trainer for my dog', { kind: [found, 'nobody', 'question'] }],
      ["oh and it's a puppy", { kind: [found, 'nobody', 'question'], never: ['found someone'] }],
      ['scrap that. someone for English pronunciation', { kind: found }],
      ['make it under 30 and not in the morning', { kind: someone, wishes: ['budget', 'when'] }],
    ],
  },
  {
    name: 'packages',
    language: 'en',
    country: 'US',
    turns: [
      ['I want a Spanish teacher', { kind: found }],
      ['do you have bundles?', { kind: told, says: ['package'], never: searched }],
      ['fees?', { kind: told, says: ['\\$'], people: [1], never: searched }],
      ['could my wife join too?', { kind: answer, says: ['link|people'], never: searched }],
      ["how's the first lesson usually go", { kind: told, never: searched }],
    ],
  },
  {
    name: 'own expert',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "I'm a retired accountant and fancy helping people on here, how would I go about it",
        { kind: answer, says: ['profile'] },
      ],
      [
        'do I need insurance or a certificate?',
        { kind: answer, says: ['degree|check'], never: searched },
      ],
      [
        'and how do the payments reach me',
        { kind: answer, says: ['earn|payout'], never: searched },
      ],
    ],
  },
];
