/** English goals that none of the verified demo experts can answer, by a fifth author. This half only measures. */
import type { UnanswerableGoal } from './shape.ts';

export const thirdUnanswerableEnMeasured: readonly UnanswerableGoal[] = [
  { text: 'cataract op next month, what lens should I ask for', language: 'en', near: [] },
  {
    text: "my insurance won't pay for the flood in the basement",
    language: 'en',
    near: ['elena-castellanos'],
  },
  { text: "learn to cut my own kids' hair", language: 'en', near: [] },
  { text: "I'd like to be a foster parent, how does that start", language: 'en', near: [] },
  { text: 'how to mount an old map in a frame without ruining it', language: 'en', near: [] },
  { text: 'Teach me sign language so I can talk with my new neighbor', language: 'en', near: [] },
  { text: "divorce lawyer, he's hiding money in Jersey", language: 'en', near: ['alvaro-pineda'] },
  {
    text: 'my visa runs out in November, spouse route to the UK, can I stay while I wait',
    language: 'en',
    near: [],
  },
  {
    text: "My landlord won't give back the deposit, says the carpet's ruined",
    language: 'en',
    near: ['elena-castellanos'],
  },
  { text: 'Looking for wedding caterers for 120 in Denver', language: 'en', near: [] },
  {
    text: "We've got a narrowboat on the Kennet and Avon, the engine coughs and dies after ten minutes, the fellow at the yard wants eight hundred just to look and I'd rather learn to do it with my own hands",
    language: 'en',
    near: [],
  },
  { text: 'how do I get my motorbike licence, failed the slalom twice', language: 'en', near: [] },
  { text: 'I want ballroom lessons before our golden anniversary', language: 'en', near: [] },
  { text: "Where can I get my late aunt's ring valued", language: 'en', near: [] },
  { text: 'my horse refuses the left canter lead', language: 'en', near: [] },
  {
    text: 'Cheapest way to get a container of furniture from Durban to Perth',
    language: 'en',
    near: ['grace-holloway'],
  },
  { text: 'need a funeral arranged with no church', language: 'en', near: ['daniel-ashworth'] },
  { text: 'my car shudders when I brake downhill', language: 'en', near: [] },
  {
    text: 'Looking for somebody to train our rescue greyhound who bites the postman',
    language: 'en',
    near: [],
  },
  { text: 'Which cello should I buy a ten year old', language: 'en', near: ['clara-whitmore'] },
];
