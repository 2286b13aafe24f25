/** More English goals that none of the verified demo experts can answer, a second batch. Once it only measured; it may be looked at now. */
import type { UnanswerableGoal } from './shape.ts';

export const fifthUnanswerableEnBuild: readonly UnanswerableGoal[] = [
  {
    text: "I'm 36 and I sink. Somebody to get me doing a proper front crawl",
    language: 'en',
    near: ['rodrigo-valdes', 'luis-cardenas'],
  },
  {
    text: 'Landlord kept the whole deposit over a carpet that was wrecked before we moved in',
    language: 'en',
    near: [],
  },
  {
    text: "Found a lump in the shower and I can't get seen before the 30th",
    language: 'en',
    near: [],
  },
  {
    text: 'Combi boiler flashing F28, no hot water, needs to be someone gas registered',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'is 480 bucks ok for a refurb thinkpad or should i wait for black friday',
    language: 'en',
    near: [],
  },
  {
    text: 'I need a restraining order against a man who waits outside my work',
    language: 'en',
    near: [],
  },
  {
    text: "My brother stopped his tablets, thinks the TV is sending him orders and hasn't slept since Wednesday",
    language: 'en',
    near: ['camila-rojas', 'daniel-ashworth'],
  },
  {
    text: 'Divorce attorney in Columbus. The house, the dog and his pension are all on the table and he already hired the best one in town',
    language: 'en',
    near: ['alvaro-pineda', 'ximena-villalobos'],
  },
  {
    text: 'thyroid numbers all over the place, endocrinologist is booked out till spring',
    language: 'en',
    near: [],
  },
  { text: "crown came off on a bagel, it's in my pocket, what now", language: 'en', near: [] },
  {
    text: "Wifi doesn't reach the back bedroom, walls are two feet of stone",
    language: 'en',
    near: [],
  },
  {
    text: "He's three and a half, holds it in for days rather than sit on the toilet",
    language: 'en',
    near: ['megan-doyle'],
  },
  {
    text: 'unemployment portal keeps rejecting my ID and nobody picks up at the state office',
    language: 'en',
    near: ['lucia-benavides'],
  },
  {
    text: 'airline cancelled us in Denver and offers a voucher, no thanks, I want cash',
    language: 'en',
    near: [],
  },
  {
    text: 'The lease on my shop is up and the freeholder wants forty percent more, somebody should read the small print before I sign',
    language: 'en',
    near: ['elena-castellanos'],
  },
  {
    text: 'self tape for a streaming thing due monday, never acted on camera',
    language: 'en',
    near: ['hannah-okafor', 'clara-whitmore'],
  },
  {
    text: "Deadlift stuck at 405 for a year, meet's in march, need a platform coach who knows belts and attempts",
    language: 'en',
    near: ['luis-cardenas'],
  },
  {
    text: 'hip replacement: which surgeon, which implant, front or back approach',
    language: 'en',
    near: ['luis-cardenas'],
  },
  {
    text: "The pond's gone to pea soup and the koi are gasping at the top",
    language: 'en',
    near: ['teresa-huenchullan'],
  },
  {
    text: 'my five minutes dies at every open mic, only the bartender laughs',
    language: 'en',
    near: ['hannah-okafor', 'josefina-acuna'],
  },
  {
    text: 'term or whole life? guy from church is selling me whole',
    language: 'en',
    near: ['karen-lindqvist', 'thomas-adeyemi'],
  },
  {
    text: 'My African grey is pulling out his own feathers, chest is nearly bald',
    language: 'en',
    near: [],
  },
  {
    text: 'puppy growls if you go near the bowl and has had a go at my toddler',
    language: 'en',
    near: [],
  },
  {
    text: "Triumph Bonneville, sat all winter, turns over but won't catch",
    language: 'en',
    near: [],
  },
  {
    text: "I'd like my mother's wedding band melted down into two rings for my girls",
    language: 'en',
    near: [],
  },
  { text: 'HSK 4 tutor, mandarin, mornings EST', language: 'en', near: [] },
  { text: 'ringing in my left ear since the gig on Saturday', language: 'en', near: [] },
  {
    text: 'french before we relocate to lyon in the fall, just enough to rent a place and see a doctor',
    language: 'en',
    near: [],
  },
  {
    text: "DUI in Maricopa County, court date is the 9th, can't afford to lose my license",
    language: 'en',
    near: ['marcus-bell'],
  },
  { text: "coffee in the macbook. won't turn on.", language: 'en', near: ['emeka-obi'] },
];
