/**
 * More English goals that none of the verified demo experts can answer, a second batch.
 * This half may be looked at while the matchmaker is changed.
 */
import type { UnanswerableGoal } from './shape.ts';

export const moreUnanswerableEnBuild: readonly UnanswerableGoal[] = [
  {
    text: "They sent my marriage petition back asking for more evidence, the interview's in Newark and my husband's papers run out in August",
    language: 'en',
    near: [],
  },
  { text: 'sourdough like a hockey puck. every. single. time.', language: 'en', near: [] },
  { text: 'balayage came out orange n the wedding is saturday', language: 'en', near: [] },
  { text: 'my second serve is a joke and club season starts in april', language: 'en', near: [] },
  {
    text: 'sworn translation of a polish birth certificate by next week',
    language: 'en',
    near: [],
  },
  {
    text: 'my arduino servo jitters whenever the pump kicks in',
    language: 'en',
    near: ['sebastian-contreras'],
  },
  {
    text: 'Someone to go with my gran to the hospital and interpret, she only speaks Punjabi',
    language: 'en',
    near: [],
  },
  {
    text: "Got my gran's oak dresser, the veneer's lifting off in strips and one leg wobbles",
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: "I've stammered since I was five and I want to work with a proper speech therapist at last",
    language: 'en',
    near: ['hannah-okafor'],
  },
  {
    text: "Who can tell me what my grandfather's stamps are worth, there's nine albums",
    language: 'en',
    near: [],
  },
  { text: 'I slice everything off the tee', language: 'en', near: [] },
  {
    text: 'can i file chapter 7 on my own or do i need an attorney',
    language: 'en',
    near: ['marcela-sandoval', 'karen-lindqvist'],
  },
  {
    text: "The bridge fell over on my daughter's violin and the soundpost rattles",
    language: 'en',
    near: [],
  },
  { text: 'tattoo artist who can cover a name, no questions asked', language: 'en', near: [] },
  {
    text: 'AP Bio. krebs cycle. i have been staring at the same arrows for 4 hrs',
    language: 'en',
    near: ['aaron-feldman'],
  },
  {
    text: "key snapped off in the front door and i'm in my slippers",
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'which coin do i put 2k in, is it too late for eth',
    language: 'en',
    near: ['thomas-adeyemi'],
  },
  {
    text: "My spaniel just ate a whole bag of raisins and he's gone quiet",
    language: 'en',
    near: [],
  },
  {
    text: 'Planning permission for the loft got refused, who draws it up again so the council says yes?',
    language: 'en',
    near: ['peter-gallagher'],
  },
  { text: 'two left feet and a salsa first dance in six weeks', language: 'en', near: [] },
  {
    text: "Need a nanny in Queens, Tuesday to Thursday, with a driver's license",
    language: 'en',
    near: ['megan-doyle'],
  },
  {
    text: "Rear-ended on the M6, neck's still bad and the other side says I braked for nothing",
    language: 'en',
    near: [],
  },
  {
    text: 'certified sparky to rewire a 1930s semi and sign it off',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'My wet-on-wet skies always turn to mud, what am I doing wrong',
    language: 'en',
    near: [],
  },
  { text: 'second opinion after 3 failed ivf rounds', language: 'en', near: [] },
  {
    text: "passed out on my first dive because my ears wouldn't clear, want to try again",
    language: 'en',
    near: [],
  },
  {
    text: "Dad left the stove on again and yesterday he got lost walking back from church. We need to find him a care home and I've no idea who pays",
    language: 'en',
    near: ['daniel-ashworth'],
  },
  { text: 'O-1 or E-2 if I move the company to Austin?', language: 'en', near: [] },
  {
    text: "So I've been brewing in the garage for about a year, same kit, same kettle, and the first few were honestly lovely, and since summer every pale ale tastes of wet cardboard. Sanitised everything twice. Changed hops. My mates have started bringing their own cans, politely.",
    language: 'en',
    near: [],
  },
  { text: "Wasps' nest in the loft the size of my head", language: 'en', near: [] },
];
