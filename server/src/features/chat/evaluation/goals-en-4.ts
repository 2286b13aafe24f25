/** Goals in English about software, study and home, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEn4: Goal[] = [
  // software
  {
    text: 'total beginner, want to make a little app for my football team',
    language: 'en',
    fits: ['sebastian-contreras'],
  },
  {
    text: 'tried those online pyhton courses 4 times and always quit at loops',
    language: 'en',
    fits: ['sebastian-contreras'],
  },
  {
    text: 'my boss wants a report every monday and I spend all sunday copying cells',
    language: 'en',
    fits: ['anita-maharjan', 'nuria-ferrer'],
  },
  {
    text: "I have three years of sales in a giant sheet and can't see anything in it",
    language: 'en',
    fits: ['anita-maharjan'],
  },
  { text: 'our site falls over every time we get on TV', language: 'en', fits: ['william-chen'] },
  {
    text: 'I inherited a monster nobody dares to touch, 15 years old, no tests',
    language: 'en',
    fits: ['william-chen'],
  },
  {
    text: 'big tech company called me back, whiteboard round next week, I always blank on algorithms',
    language: 'en',
    fits: ['william-chen', 'lucia-benavides'],
  },
  {
    text: "my flower shop isn't on the internet at all and my nephew gave up",
    language: 'en',
    fits: ['nuria-ferrer'],
  },
  {
    text: "want to sell my honey online but I can't do computers at all",
    language: 'en',
    fits: ['nuria-ferrer', 'diego-monteverde'],
  },
  {
    text: 'somebody got into my instagram and is asking my freinds for money',
    language: 'en',
    fits: ['emeka-obi'],
  },
  {
    text: 'mum nearly gave her card number to a fake bank guy on the phone. How do I protect her?',
    language: 'en',
    fits: ['emeka-obi'],
  },
  {
    text: 'laptop died and 6 years of photos with it, never again',
    language: 'en',
    fits: ['emeka-obi'],
  },
  // study
  {
    text: "I sit down with the book and three hours later I've cleaned my room and learned nothing",
    language: 'en',
    fits: ['patricia-espinoza'],
  },
  {
    text: "I know everything at home and then in the test it's all gone",
    language: 'en',
    fits: ['patricia-espinoza'],
  },
  {
    text: "didn't get into uni last year, sitting the test again in december and my parents are counting on it",
    language: 'en',
    fits: ['patricia-espinoza'],
  },
  {
    text: 'my advisor hasnt answered me in two months and im in year five',
    language: 'en',
    fits: ['henry-lockwood'],
  },
  {
    text: 'I have to stand in front of five professors and justify three years of research. I feel like a fraud.',
    language: 'en',
    fits: ['henry-lockwood'],
  },
  {
    text: "80 pages of notes for my master's and I can't start the first chapter",
    language: 'en',
    fits: ['henry-lockwood'],
  },
  {
    text: "I want to do my masters in Europe but we don't have money",
    language: 'en',
    fits: ['gabriela-montes'],
  },
  {
    text: "I'm 17 and everyone knows what they want to be except me, I have to pick a course by march",
    language: 'en',
    fits: ['gabriela-montes', 'andres-fuenzalida'],
  },
  {
    text: 'one page to say why they should take me and I sound like a robot',
    language: 'en',
    fits: ['gabriela-montes'],
  },
  { text: 'derivatives make me cry', language: 'en', fits: ['aaron-feldman'] },
  {
    text: "daughter's failing physics and I can't help her any more",
    language: 'en',
    fits: ['aaron-feldman'],
  },
  {
    text: 'going back to collage at 40 and havent seen an equation in 20 years',
    language: 'en',
    fits: ['aaron-feldman'],
  },
  // home
  {
    text: 'everything green I bring into the house dies',
    language: 'en',
    fits: ['teresa-huenchullan'],
  },
  {
    text: 'tiny terrace, 4 pots, would love tomatoes this summer',
    language: 'en',
    fits: ['teresa-huenchullan'],
  },
  {
    text: 'my bin of food scraps stinks and is full of flies, I wanted soil for the roses',
    language: 'en',
    fits: ['teresa-huenchullan'],
  },
  {
    text: 'black stains keep coming back in the bedroom corner and my kid coughs',
    language: 'en',
    fits: ['peter-gallagher'],
  },
  {
    text: 'tap has been driping for weeks and the guy wants 200 just to look',
    language: 'en',
    fits: ['peter-gallagher'],
  },
  {
    text: 'bought an old flat, want to knock down half of it, no idea in what order',
    language: 'en',
    fits: ['peter-gallagher'],
  },
  {
    text: "my jeans always rip in the same place and I'm tired of buying new ones",
    language: 'en',
    fits: ['leticia-campos'],
  },
  {
    text: 'I knit more scarves than my family has necks. Could I make a bit of money with that?',
    language: 'en',
    fits: ['leticia-campos'],
  },
  {
    text: "can't see my table. can't invite anyone over",
    language: 'en',
    fits: ['grace-holloway'],
  },
  {
    text: 'Mum keeps everything, newspapers from 1987, you can only walk sideways in her hallway. She gets furious if we throw one thing out.',
    language: 'en',
    fits: ['grace-holloway'],
  },
  {
    text: 'two people, a cat and 32 m2, where do we put things',
    language: 'en',
    fits: ['grace-holloway'],
  },
  {
    text: 'we leave this house on the 30th and nothing is packd, freaking out',
    language: 'en',
    fits: ['grace-holloway'],
  },
];
