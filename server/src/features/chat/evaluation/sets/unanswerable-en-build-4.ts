/** English goals that none of the verified demo experts can answer. Once it only measured; it may be looked at now. */
import type { UnanswerableGoal } from './shape.ts';

export const fourthUnanswerableEnBuild: readonly UnanswerableGoal[] = [
  {
    text: "my mare's gone lame on the front left and the farm vet can't get here till thursday",
    language: 'en',
    near: [],
  },
  {
    text: "I want to cover up my ex's name on my forearm, who does good coverups",
    language: 'en',
    near: [],
  },
  {
    text: "can anyone teach me cantonese before i meet my gf's grandparents in october",
    language: 'en',
    near: [],
  },
  {
    text: "got done for drink driving friday nite, court's in 2 weeks, need a brief",
    language: 'en',
    near: ['marcus-bell'],
  },
  {
    text: "I'm 34, private licence done, how do I get from there to flying for an airline",
    language: 'en',
    near: ['andres-fuenzalida'],
  },
  {
    text: 'divorce attorney in Ohio asap, he filed first and he wants the house and the kids',
    language: 'en',
    near: ['alvaro-pineda', 'ximena-villalobos'],
  },
  { text: 'sourdough comes out flat as a pancake no matter what I do', language: 'en', near: [] },
  {
    text: "My fiancé's family is observant and I'm nothing, lapsed whatever, and it started as a nice gesture but over the last year I've been reading on my own, going on Fridays, and I think I want to convert properly, for me. I don't know how you even approach a rabbi, which kind, how long it takes, or whether it's rude to ask",
    language: 'en',
    near: [],
  },
  {
    text: 'patent attorney for a pump valve I invented',
    language: 'en',
    near: ['rebecca-thornton'],
  },
  {
    text: "golden retriever puppy, 12 weeks, bites everything incl. my toddler's face",
    language: 'en',
    near: [],
  },
  { text: 'dentist for implants', language: 'en', near: [] },
  {
    text: "I'm a staff sergeant getting out after 14 years and I cannot make sense of the disability claim, three forms bounced back already",
    language: 'en',
    near: [],
  },
  {
    text: "My landlord kept the whole deposit, $2,400, for 'carpet'. Is there someone who does tenant law in Oregon?",
    language: 'en',
    near: [],
  },
  {
    text: 'need to sell 60 acres of grazing land, who does ag land valuations',
    language: 'en',
    near: [],
  },
  {
    text: 'I run a small machine shop and a customer in Bavaria now wants AS9100. We are nine people. No idea who writes the manual, what it costs, or if we should just say no to the order.',
    language: 'en',
    near: [],
  },
  {
    text: "We've an old payroll system in COBOL and the one guy who understood it has retired to Portugal. Need someone who really knows CICS and JCL.",
    language: 'en',
    near: ['william-chen'],
  },
  { text: 'learn to swim at 47, terrified of the deep end', language: 'en', near: [] },
  {
    text: "my husband had a stroke and can't find his words any more, is there a speech therapist for that",
    language: 'en',
    near: [],
  },
  {
    text: 'bipolar, my meds make me shake and my psychiatrist moved away',
    language: 'en',
    near: ['camila-rojas', 'daniel-ashworth'],
  },
  {
    text: 'someone who can explain my MRI to me, L4 something, the report is all latin',
    language: 'en',
    near: ['luis-cardenas'],
  },
  {
    text: 'electrics in our terrace are from the 60s, want the whole lot rewired and a new consumer unit',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'american in lisbon, ten years of FBARs never filed, am i going to jail',
    language: 'en',
    near: ['beatriz-molina'],
  },
  {
    text: 'Applying for asylum. My interview is in three weeks and my lawyer stopped answering.',
    language: 'en',
    near: [],
  },
  { text: 'which ethereum wallet and how do i stake', language: 'en', near: ['thomas-adeyemi'] },
  { text: 'woodturning bowls, mine always crack while drying', language: 'en', near: [] },
  { text: 'arabic alphabet for total beginners plz', language: 'en', near: [] },
  {
    text: "who was right about the causes of the Bronze Age collapse, I'm writing a podcast and need an archaeologist to talk to",
    language: 'en',
    near: [],
  },
  {
    text: "They closed our library and then the pool, and I got loud at a meeting, and now half the street wants me on the town council next fall. I've never put up a yard sign in my life. There's filing deadlines, there's money rules, there's a guy who has held the seat since 1998. I need someone who's actually run a small campaign",
    language: 'en',
    near: [],
  },
  {
    text: 'Learn proper Sichuan cooking, mapo tofu, twice cooked pork, the works',
    language: 'en',
    near: [],
  },
  {
    text: '10 days in Japan with a wheelchair user, need someone who plans accessible trips',
    language: 'en',
    near: [],
  },
  { text: 'drum kit in a flat, teach me to play quiet', language: 'en', near: ['matias-oyarzun'] },
  {
    text: 'shipping a container of tiles from Izmir to Felixstowe, need a customs broker cause HMRC has it stuck',
    language: 'en',
    near: [],
  },
  { text: 'transmission slips in 3rd, 04 silverado', language: 'en', near: [] },
  {
    text: 'pelvic floor is wrecked after baby number two, i leak when i laugh',
    language: 'en',
    near: ['luis-cardenas'],
  },
];
