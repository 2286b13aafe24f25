import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Written by somebody who knew no rule; the rules were mended by them. Read aloud, 61 of 100 points before. */
export const inPassingEnglish: readonly Dialogue[] = [
  {
    name: 'my son is failing algebra 2 and',
    language: 'en',
    country: 'US',
    turns: [
      [
        'My son is failing algebra 2 and has his final on May 28th. Need a tutor asap',
        { kind: found },
      ],
      ['does {1} have experience with high schoolers', { kind: answer, books: 1, never: searched }],
      ['anyone cheaper?', { kind: someone }],
      [
        'ok the cheapest one, whats the soonest',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'landlord wont give my bond back,',
    language: 'en',
    country: 'AU',
    turns: [
      [
        'landlord wont give my bond back, says carpet is damaged but it was like that when we moved in',
        { kind: someone },
      ],
      ['do any of them know NSW law?', { kind: told, never: searched }],
      [
        'how long is a meeting and whats it cost',
        { kind: answer, says: ['free|gratis'], never: searched },
      ],
      [
        'so if he ends up being no help do i get my money back',
        { kind: answer, says: ['72'], never: searched },
      ],
    ],
  },
  {
    name: 'who are',
    language: 'en',
    country: 'GB',
    turns: [
      ['Who are you?', { kind: answer, says: ['program'], never: searched }],
      ['so a bot then', { kind: answer, never: searched }],
      [
        'fair enough. I want to learn italian before my trip in september, total beginner',
        { kind: someone },
      ],
      ['which one would you go for', { kind: answer, books: 1, says: ['\\d'], never: searched }],
      ['why her?', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'i got a letter from the irs',
    language: 'en',
    country: 'US',
    turns: [
      [
        'I got a letter from the IRS saying I owe 4,300 dollars and I have no idea why',
        { kind: found },
      ],
      ['not a lawyer, just someone who understands this stuff', { kind: someone, wishes: ['not'] }],
      [
        'can i send them the letter before the meeting',
        { kind: answer, says: ['Files|archivos'], never: searched },
      ],
      [
        'ok whens the first one free',
        { kind: answer, books: 1, says: ['\\d:\\d\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'want to get back into running',
    language: 'en',
    country: 'AU',
    turns: [
      ['want to get back into running after having a baby, 5 months post partum', { kind: found }],
      ['a woman please', { kind: someone, wishes: ['gender'] }],
      ['under 80 bucks if possible', { kind: someone, wishes: ['budget', 'gender'] }],
      [
        'do they do like a first chat for free or something',
        { kind: answer, books: 1, says: ['\\d'], never: searched },
      ],
    ],
  },
  {
    name: 'my mum is 78 and we just bought',
    language: 'en',
    country: 'GB',
    turns: [
      [
        'My mum is 78 and we just bought her an ipad, she gets in a real muddle with it and I get impatient. Is there someone patient who could teach her?',
        { kind: found },
      ],
      [
        "she's a bit deaf, would that be a problem",
        { kind: answer, says: ['Write it|Escríbelo'], never: searched },
      ],
      [
        'how does she get into the meeting? she doesnt do zoom',
        { kind: answer, says: ['browser|navegador'], never: searched },
      ],
      ['could I sit next to her', { kind: answer, says: ['4'], never: searched }],
      [
        'Lovely. Can I book {1} for Thursday afternoon',
        { kind: answer, books: 1, never: searched },
      ],
    ],
  },
  {
    name: 'i need to cancel my meeting',
    language: 'en',
    country: 'GB',
    turns: [
      ['I need to cancel my meeting tomorrow', { kind: answer, says: ['cancel'], never: searched }],
      ['will i get charged', { kind: answer, says: ['90'], never: searched }],
      [
        'could i just move it to next week instead',
        { kind: answer, says: ['Activity|Actividad'], never: searched },
      ],
      ['ok ill move it. cheers', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'hello there, i do hope this is',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "Hello there, I do hope this is the right place. My late husband always did the garden and now that he is gone, it'll be two years in June, I look out and the roses are all black spots and the lawn is half moss and my daughter says get a gardener but I should rather like to learn to do it myself, I am 71 but quite fit, I walk every day with the dog, and I just don't know where I'd begin, is that silly?",
        { kind: found },
      ],
      [
        'Oh how lovely. What would happen at a first meeting?',
        { kind: answer, says: ['video'], never: searched },
      ],
      [
        'Could I show them the roses on the camera?',
        { kind: answer, says: ['camera|cámara'], never: searched },
      ],
      ['And how does one pay?', { kind: answer, says: ['Visa'], never: searched }],
      ["I'll have a think. Thank you dear", { kind: answer, never: searched }],
    ],
  },
  {
    name: 'looking for a spanish speaking',
    language: 'en',
    country: 'US',
    turns: [
      [
        'looking for a spanish speaking therapist in Houston for my mom. anxiety',
        { kind: someone, wishes: ['language'] },
      ],
      ['do they take insurance', { kind: answer, says: ['insurance|seguro'], never: searched }],
      [
        'ok can she get a receipt at least',
        { kind: answer, says: ['receipt|comprobante'], never: searched },
      ],
      ['is there anyone on saturday', { kind: someone, wishes: ['language', 'when'] }],
      ['mi mama pregunta si la primera es mexicana', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'i have a wedding speech to give',
    language: 'en',
    country: 'GB',
    turns: [
      [
        'I have a wedding speech to give in 3 weeks (best man) and I hate speaking in public',
        { kind: found },
      ],
      ['can {1} help me write it too', { kind: answer, books: 1, never: searched }],
      [
        'two meetings would be how much altogether',
        { kind: answer, books: 1, says: ['\\d'], never: searched },
      ],
      ['book the first for monday 7pm', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'divorce',
    language: 'en',
    country: 'US',
    turns: [
      ['divorce lawyer', { kind: someone }],
      ["no wait, I'm not sure i want a divorce. maybe marriage counseling first", { kind: found }],
      [
        'my husband wont come. is it worth going by myself?',
        { kind: answer, says: ['promise|prometer'], never: searched },
      ],
      ['does {3} do that', { kind: told, says: ['Laura'], never: searched }],
      ['ok and can you show me the lawyers again just in case', { kind: someone }],
    ],
  },
  {
    name: 'is this thing',
    language: 'en',
    country: 'AU',
    turns: [
      ['is this thing free?', { kind: answer, says: ['free|gratis'], never: searched }],
      [
        'and how do you know the experts are legit',
        { kind: answer, says: ['organization|organización'], never: searched },
      ],
      ['righto. I want to learn how to edit photos, got a sony a7', { kind: found }],
      ['sweet, who can do lightroom', { kind: answer, books: 1, never: searched }],
      ['👍', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'i am a graphic designer with 8',
    language: 'en',
    country: 'IN',
    turns: [
      [
        'I am a graphic designer with 8 yrs experience and i want to become an expert on your site. How to apply?',
        { kind: answer, says: ['profile|perfil'], never: searched },
      ],
      ['How much commission do you take', { kind: answer, says: ['10'], never: searched }],
      ['when do i get paid', { kind: answer, says: ['3'], never: searched }],
      ['Ok thank you, bye', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'what should i cook for my kids',
    language: 'en',
    country: 'US',
    turns: [
      ["what should i cook for my kids they're so picky", { kind: someone }],
      ['no I meant like someone who can teach me quick weeknight meals', { kind: found }],
      ['not {1}, someone else', { kind: someone, wishes: ['not'] }],
      ['what language does {2} speak', { kind: answer, books: 1, never: searched }],
      ['do you like pizza?', { kind: answer, says: ['people|personas'], never: searched }],
    ],
  },
  {
    name: 'my 15 yr old wont get off his',
    language: 'en',
    country: 'GB',
    turns: [
      [
        "my 15 yr old wont get off his phone and we just scream at each other. also hes got his gcse chemistry coming up and I dont know what's worse",
        { kind: found },
      ],
      ['start with the parenting one', { kind: found }],
      [
        '{2} looks kind. is she any good with teenagers',
        { kind: told, says: ['Laura'], never: searched },
      ],
      ['ok and the chemistry?', { kind: someone }],
      ['evenings only please', { kind: someone, wishes: ['when'] }],
    ],
  },
  {
    name: 'weather today in',
    language: 'en',
    country: 'AU',
    turns: [
      ['weather today in perth?', { kind: answer, says: ['look for|busco'], never: searched }],
      ['ur useless', { kind: answer, never: searched }],
      ['ok sorry. rough day. work is killing me, think im burning out', { kind: found }],
      ['yeah the 3rd', { kind: told, never: searched }],
      ['any arvo next week', { kind: someone, wishes: ['when'] }],
    ],
  },
  {
    name: 'i cant get into my meeting it',
    language: 'en',
    country: 'US',
    turns: [
      [
        'I cant get into my meeting it just says connecting',
        { kind: answer, says: ['room|sala'], never: searched },
      ],
      [
        'tried that. still nothing and its starting in 5 min!!',
        { kind: answer, says: ['browser|navegador'], never: searched },
      ],
    ],
  },
];
