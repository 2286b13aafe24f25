/**
 * English goals that none of the verified demo experts can answer.
 * This half may be looked at while the matchmaker is changed.
 */
import type { UnanswerableGoal } from './shape.ts';

export const unanswerableEnBuild: readonly UnanswerableGoal[] = [
  { text: 'need a neurosurgeon', language: 'en', near: [] },
  {
    text: 'timing belt on a 2011 golf with 90k on it, do it now or chance it?',
    language: 'en',
    near: [],
  },
  {
    text: 'a mole on my back changed shape and the wait for a dermatologist is five months',
    language: 'en',
    near: [],
  },
  {
    text: "My aunt died in Leeds without a will and now there are eleven cousins, two of them not speaking, and a cottage full of clocks. The bank says probate. I don't even know who is meant to apply or what happens to the cottage in the meantime.",
    language: 'en',
    near: ['thomas-adeyemi', 'daniel-ashworth'],
  },
  { text: 'always fancied the bagpipes tbh', language: 'en', near: ['matias-oyarzun'] },
  {
    text: "So every time I travel, and it's not like I'm gone for weeks, it's two nights, three at most, my sister comes twice a day and plays with him, and every single time I come home the cat has peed on my side of the bed. Only mine. The vet says he's fine. I've bought four duvets this year. What is he trying to tell me",
    language: 'en',
    near: [],
  },
  {
    text: 'my D&D table keeps falling apart, one player hogs every scene',
    language: 'en',
    near: [],
  },
  {
    text: 'who can read my natal chart? saturn return is kicking my ass',
    language: 'en',
    near: [],
  },
  { text: 'rear derailleur keeps skipping on the third cog', language: 'en', near: [] },
  {
    text: 'Somebody to plan a wedding for 140 people in Tuscany, we live in Denver and neither of us speaks a word of Italian',
    language: 'en',
    near: [],
  },
  {
    text: "PlayStation 4 turns off by itself after 10 min, fan's fine, I cleaned it, where do I even solder",
    language: 'en',
    near: [],
  },
  { text: 'root canal or pull it??', language: 'en', near: [] },
  {
    text: 'how do I get good at unreal engine blueprints for a horror game',
    language: 'en',
    near: ['sebastian-contreras'],
  },
  {
    text: 'organic chem is destroying me, mechanisms make zero sense',
    language: 'en',
    near: ['aaron-feldman', 'patricia-espinoza'],
  },
  {
    text: 'hair keeps breaking since i bleached it, need a colourist who knows curls',
    language: 'en',
    near: [],
  },
  { text: 'SOC 2 audit for a 15 person saas', language: 'en', near: [] },
  {
    text: 'how do i throw a decent jab, total noob, joined a boxing gym',
    language: 'en',
    near: [],
  },
  { text: 'ski instructor exam level 2, my carving is meh', language: 'en', near: [] },
  {
    text: "son's nearly 3 and says maybe four words. speech therapist?",
    language: 'en',
    near: ['ruth-mensah', 'megan-doyle'],
  },
  {
    text: 'IVF: two failed transfers at 41 and three clinics telling us three different things',
    language: 'en',
    near: [],
  },
  {
    text: 'Is this wall load bearing? Need a structural engineer to sign it off for building control',
    language: 'en',
    near: ['peter-gallagher'],
  },
  { text: 'Boiler engineer, gas safe, Croydon', language: 'en', near: ['peter-gallagher'] },
  { text: 'how to get a skilled worker visa for canada as a welder', language: 'en', near: [] },
  {
    text: 'day trading options, keep blowing up the account',
    language: 'en',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'hello, i would like to learn portrait drawing, i only do stick figures',
    language: 'en',
    near: [],
  },
  { text: 'French. B2 exam in june', language: 'en', near: [] },
  { text: "latin tutor for my kid's GCSE", language: 'en', near: [] },
  {
    text: "I need a hydrogeologist to look at our well logs. We're three households on one bore and the water table dropped six metres.",
    language: 'en',
    near: [],
  },
  {
    text: 'how do I press charges against my neighbour, he hit my dog with a shovel and the cops shrugged',
    language: 'en',
    near: [],
  },
  { text: 'brisket. offset smoker. stall at 160. what am i doing wrong', language: 'en', near: [] },
  {
    text: "My mum's 86, she's had two falls since Easter, she won't hear of a home, and I live four hours up the motorway with a job and teenagers. People say live-in carer like it's a thing you pick up at Tesco. How do you find one you can trust, what does the council pay, who assesses her, and what happens on the carer's day off?",
    language: 'en',
    near: [],
  },
  {
    text: 'I keep dreaming about my dead teeth falling out, want a Jungian to tell me what it means',
    language: 'en',
    near: [],
  },
  {
    text: "My six-month-old Doberman has a heart murmur and the breeder wants him back, half my family says give him back and I honestly just want a canine cardiologist to tell me if he'll live",
    language: 'en',
    near: [],
  },
  {
    text: 'Contractor took a $9k deposit for a fence and vanished. Who sues people like that in Texas?',
    language: 'en',
    near: ['elena-castellanos'],
  },
];
