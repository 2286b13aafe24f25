import { found } from './expected.ts';
import type { Dialogue } from './shape.ts';

const alarm = ['988', 'danger'];

/** Written before the rules that they mend were read: times, refusals, a change of language, and who works here. */
export const deskEnglish: readonly Dialogue[] = [
  {
    name: 'an expert asks about money',
    language: 'en',
    turns: [
      ['when do I get paid', { kind: 'answer', says: ['3 days', 'bank account'], never: alarm }],
      ['how much of my price do I keep?', { kind: 'answer', says: ['10%', '5%'] }],
      ['and can I pay out to a Chilean bank account?', { kind: 'answer', says: ['bank account'] }],
      ['what if the client cancels?', { kind: 'answer', says: ['48 hours', '90%'] }],
    ],
  },
  {
    name: 'does any of them speak it',
    language: 'en',
    turns: [
      ['I need help with panic attacks', { kind: found, shows: ['camila-rojas'] }],
      ['does any of them speak German?', { kind: 'answer', people: [1], says: ['English'] }],
      ['ok then someone who speaks French', { kind: 'nobody', wishes: ['language'] }],
      [
        'whoever speaks English is fine',
        { kind: found, shows: ['camila-rojas'], wishes: ['language'] },
      ],
    ],
  },
  {
    name: 'Spanish in the middle',
    language: 'en',
    turns: [
      [
        'hi I need, perdón, prefiero en español: quiero renegociar mis deudas',
        { kind: found, shows: ['marcela-sandoval'], says: ['Encontr'], wishes: [] },
      ],
      ['¿cuál es el más barato?', { kind: 'answer', people: [1] }],
      ['reserva con ese', { kind: 'answer', books: 'marcela-sandoval' }],
    ],
  },
  {
    name: 'not this trade',
    language: 'en',
    turns: [
      [
        'my lower back hurts from sitting all day, not a physio please',
        { kind: 'nobody', hides: ['luis-cardenas'], wishes: ['not'] },
      ],
      [
        'my business partner wants to leave and take half of the company',
        { kind: found, shows: ['priya-natarajan'], wishes: [] },
      ],
      ['but not a lawyer', { kind: found, shows: ['priya-natarajan'], wishes: ['not'] }],
      ['who of them is cheapest?', { kind: 'answer', people: [1] }],
    ],
  },
  {
    name: 'a lost dog',
    language: 'en',
    turns: [
      ['my dog is lost', { kind: 'nobody', never: alarm }],
      ['my bike got stolen and I am so sad', { kind: 'nobody', hides: ['daniel-ashworth'] }],
      ['my dog died last week', { kind: found, shows: ['daniel-ashworth'] }],
    ],
  },
  {
    name: 'no will',
    language: 'en',
    turns: [
      ['my dad died without a will', { kind: 'nobody' }],
      ['my wife died last month and I cry every day', { kind: found, shows: ['daniel-ashworth'] }],
    ],
  },
  {
    name: 'several wishes, one dropped',
    language: 'en',
    turns: [
      [
        'looking for a Spanish teacher, under 40 bucks, weekends, female',
        { kind: found, shows: ['isabel-carvajal'], wishes: ['budget', 'gender', 'when'] },
      ],
      ['drop the weekend', { kind: found, wishes: ['budget', 'gender'] }],
      ['ok any price', { kind: found, wishes: ['gender'] }],
    ],
  },
  {
    name: 'hours and a day that is out',
    language: 'en',
    turns: [
      ['help me with my statistics exam', { kind: found, shows: ['aaron-feldman'] }],
      ['after 4pm, never on Sundays', { kind: [found, 'nobody'], wishes: ['when'] }],
      ['any time is fine', { kind: found, shows: ['aaron-feldman'], wishes: [] }],
      ['in euros how much is that', { kind: 'answer', people: [1], says: ['€'] }],
    ],
  },
  {
    name: 'what could go wrong',
    language: 'en',
    turns: [
      ["what if I can't make it to the meeting?", { kind: 'answer', says: ['90%'] }],
      ["and if they don't show up?", { kind: 'answer', says: ['100%'], never: alarm }],
      ['can my wife join the call too?', { kind: 'answer', says: ['link', '4 people'] }],
      ['is it cheaper if I pay cash', { kind: 'answer', says: ['card'] }],
      ['do you have packages', { kind: 'answer', says: ['packages'] }],
    ],
  },
  {
    name: 'who has worked with it',
    language: 'en',
    turns: [
      ['how do I raise money for my startup', { kind: found, shows: ['ignacio-larrain'] }],
      ['which of them has worked with founders in fintech?', { kind: 'answer', people: [1] }],
      ['who has a free slot tomorrow?', { kind: 'answer', people: [1], says: ['\\d:\\d\\d'] }],
      [
        "I'm in Tokyo, what time would that be for me?",
        { kind: 'answer', says: ['time zone'], never: alarm },
      ],
      ['how many sessions will I need?', { kind: 'answer', says: ['first meeting'] }],
    ],
  },
  {
    name: 'a teacher who wants in',
    language: 'en',
    turns: [
      [
        "I'm a yoga instructor, how do I sign up to teach here",
        { kind: 'answer', says: ['profile'] },
      ],
      ["how long until I'm verified?", { kind: 'answer', says: ['pace'] }],
      ['when would I see the money', { kind: 'answer', says: ['3 days'] }],
    ],
  },
  {
    name: 'a mess',
    language: 'en',
    turns: [
      ["not sure, everything's a mess", { kind: 'question' }],
      ['work mostly. my boss shouts at everybody', { kind: found, shows: ['robert-kowalski'] }],
      ['someone older maybe?', { kind: 'answer', says: ['age'] }],
    ],
  },
];
