/** English goals that none of the verified demo experts can answer, by a third author. This half only measures. */
import type { UnanswerableGoal } from './shape.ts';

export const unanswerableEnMeasured: readonly UnanswerableGoal[] = [
  { text: 'bedbugs. third time. ive thrown away two mattresses already', language: 'en', near: [] },
  {
    text: "i'm getting married in udaipur in feb, 300 guests, need somebody to plan the whole thing",
    language: 'en',
    near: [],
  },
  {
    text: 'cracked the screen of my samsung, how much is a decent repair near luton',
    language: 'en',
    near: [],
  },
  {
    text: 'tooth at the back, left side, cant chew since friday. anyone see people on weekends? reading uk',
    language: 'en',
    near: [],
  },
  {
    text: 'two hives, one has gone quiet. first year keeping bees, not sure if they swarmed or died',
    language: 'en',
    near: [],
  },
  {
    text: "my check engine light's been on for two weeks and now it jerks at every stop sign. 2011 corolla, tulsa",
    language: 'en',
    near: [],
  },
  {
    text: 'laptop dead as a stone, no lights, all the wedding pics are on it, no copies',
    language: 'en',
    near: ['emeka-obi'],
  },
  { text: 'dryer makes a noise like a dying goat and smells of burning', language: 'en', near: [] },
  {
    text: 'HMRC wants my self assessment for last year and i sold some shares as well, bristol',
    language: 'en',
    near: [],
  },
  { text: 'H1B got denied and my 60 days are running. who do i talk to', language: 'en', near: [] },
  {
    text: 'puppy chews the skirting boards and pees when the doorbell rings, 5 month beagle',
    language: 'en',
    near: [],
  },
  {
    text: 'looking for a chess coach, stuck at 1400 for 3 years and it drives me mad',
    language: 'en',
    near: [],
  },
  {
    text: 'pottery!! want to throw a bowl on the wheel before i turn 30',
    language: 'en',
    near: [],
  },
  {
    text: "50 and never learned to swim. grandkids have a pool. i'm scared of putting my face in",
    language: 'en',
    near: [],
  },
  {
    text: 'been trying for a baby for three years, two rounds failed, which clinic, what next',
    language: 'en',
    near: [],
  },
  {
    text: 'how can i get my pilot licence in arizona without selling a kidney',
    language: 'en',
    near: [],
  },
  { text: 'my 3d printer spits spaghetti after layer ten', language: 'en', near: [] },
  {
    text: 'open water diving, panic at 6 metres, want to learn it slowly',
    language: 'en',
    near: [],
  },
  { text: 'surf lessons near san diego for a 45 yr old with no balance', language: 'en', near: [] },
  {
    text: 'fuse box trips whenever kettle and oven are on together, i need a sparky really',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'my son is 4 and stutters badly, preschool says see a speech person',
    language: 'en',
    near: [],
  },
  {
    text: 'want to keep a few hens in the yard, tennessee, never done it, what coop and which ones lay',
    language: 'en',
    near: [],
  },
  {
    text: 'thinking about putting 5k in ethereum, ive got a wallet i think but idk how to move it',
    language: 'en',
    near: [],
  },
  {
    text: 'looking to buy a used chest freezer, cash, can pick up around san jose',
    language: 'en',
    near: [],
  },
  {
    text: 'fired on the day i came back from maternity, new jersey. do i have a case',
    language: 'en',
    near: ['robert-kowalski'],
  },
  {
    text: 'importing rugs from morocco, container is stuck at felixstowe and the broker went silent',
    language: 'en',
    near: [],
  },
  {
    text: 'tennis serve is a disaster since i changed the grip, any coaches on here',
    language: 'en',
    near: [],
  },
  {
    text: 'need a birth certificate in portuguese officially translated and stamped for the home office',
    language: 'en',
    near: [],
  },
  {
    text: 'want to learn german from zero, starting at a plant near stuttgart in spring',
    language: 'en',
    near: [],
  },
  {
    text: 'looking for someone to draw a logo for my bakery, something with a fox',
    language: 'en',
    near: ['nuria-ferrer'],
  },
  { text: 'AC blows warm and its 41 outside. Nagpur. please someone', language: 'en', near: [] },
  {
    text: 'drunk driving charge, hearing is on the 14th in Cook county and i have no lawyer',
    language: 'en',
    near: [],
  },
  {
    text: 'brother hears voices and wont take his tablets, we are at the end of it',
    language: 'en',
    near: [],
  },
  {
    text: 'teach me how to day trade options, i want to do this full time',
    language: 'en',
    near: ['thomas-adeyemi'],
  },
  { text: 'lump in my breast, scan is in 3 weeks, cant wait that long', language: 'en', near: [] },
  {
    text: 'my 4 yr old still wets herself at nursery every day and they threaten to send her home, every star chart failed',
    language: 'en',
    near: ['megan-doyle'],
  },
  {
    text: 'chem tutor for my son, year 12, organic is killing him',
    language: 'en',
    near: ['aaron-feldman'],
  },
  {
    text: 'i need my sertraline prescription changed, makes me shake, cant get an appointment in 6 weeks',
    language: 'en',
    near: [],
  },
];
