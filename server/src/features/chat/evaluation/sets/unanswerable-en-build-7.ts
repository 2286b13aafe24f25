/** English goals that none of the verified demo experts can answer, by a fifth author. This half may be looked at. */
import type { UnanswerableGoal } from './shape.ts';

export const seventhUnanswerableEnBuild: readonly UnanswerableGoal[] = [
  { text: "two lumps in my breast, scan's next week", language: 'en', near: [] },
  { text: 'how to sail single-handed around Skye', language: 'en', near: [] },
  { text: 'trombone lessons for the brass band', language: 'en', near: [] },
  {
    text: "my crochet's fine but I want to learn bobbin lace",
    language: 'en',
    near: ['leticia-campos'],
  },
  { text: "sell my late dad's stamp collection", language: 'en', near: [] },
  {
    text: 'Getting the boiler swapped for a heat pump, is the grant worth it',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'need a sworn translation of my birth certificate into Italian',
    language: 'en',
    near: [],
  },
  { text: 'Bees have moved into the chimney', language: 'en', near: [] },
  {
    text: 'want to fly a drone over roofs for surveyors, do I need papers',
    language: 'en',
    near: [],
  },
  {
    text: 'I got a speeding ticket doing 92 in a 70, can I keep my license',
    language: 'en',
    near: [],
  },
  { text: 'what does the saturn return mean for my chart', language: 'en', near: [] },
  { text: 'sourdough keeps coming out like a brick', language: 'en', near: [] },
  { text: 'my teenager wants to be a pilot, which flight school', language: 'en', near: [] },
  { text: 'need to learn Mandarin for a posting in Chengdu', language: 'en', near: [] },
  {
    text: 'planning permission for a loft conversion on a terraced house',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'I want to keep three hens in the yard, what do they need in winter',
    language: 'en',
    near: [],
  },
  { text: 'hearing aids whistle all the time, can someone tune them', language: 'en', near: [] },
  {
    text: "teach me to play bridge, the card game, before my mother-in-law's cruise",
    language: 'en',
    near: [],
  },
  {
    text: 'want to trace my great-grandfather who came over from Galway',
    language: 'en',
    near: [],
  },
  {
    text: "I'm after a swim teacher for a grown man scared of deep water",
    language: 'en',
    near: [],
  },
  {
    text: 'root canal came loose, where can I get it looked at on a Sunday',
    language: 'en',
    near: [],
  },
];
