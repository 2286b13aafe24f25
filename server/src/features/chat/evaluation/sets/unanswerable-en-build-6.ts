/** English goals that none of the verified demo experts can answer, by a fourth author. There to build with. */
import type { UnanswerableGoal } from './shape.ts';

export const sixthUnanswerableEnBuild: readonly UnanswerableGoal[] = [
  {
    text: 'ipad screen shattered by toddler. anyone near Pune who fixes these cheap',
    language: 'en',
    near: [],
  },
  {
    text: 'Gearbox on the Hilux whines in third and only third',
    language: 'en',
    near: [],
  },
  {
    text: 'passport runs out in five months and we fly in three weeks, will they let me on',
    language: 'en',
    near: [],
  },
  {
    text: 'crown came off on a toffee, can i stick it back on till monday',
    language: 'en',
    near: [],
  },
  {
    text: "Need three more sockets in the garage and probably a new fuse box while they're at it",
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: "courier swears they left it on the porch, there's no parcel, 300 bucks worth of trainers",
    language: 'en',
    near: [],
  },
  {
    text: 'two jobs really: a towbar fitted on a Kia and somebody to look at the brakes on the caravan',
    language: 'en',
    near: [],
  },
  {
    text: 'No period for four months, not pregnant, 29. GP keeps fobbing me off',
    language: 'en',
    near: [],
  },
  {
    text: 'Bought a telescope for my birthday and all I can see is black',
    language: 'en',
    near: [],
  },
  {
    text: "I'm a retired French teacher and my husband plays guitar in a covers band, so as you can imagine the house is never quiet. We've sold up in Leicester, paid off the mortgage, and we're off to the Algarve in the autumn. The only thing nobody can tell me is what jabs and papers our two cats need to come with us.",
    language: 'en',
    near: [],
  },
  {
    text: 'chem a level, titrations and moles are killing me',
    language: 'en',
    near: ['aaron-feldman'],
  },
  {
    text: 'finished the donut tutorial in Blender, now I want to make proper creatures that move',
    language: 'en',
    near: [],
  },
  {
    text: 'my lab ate half a corn cob about an hour ago, is that vet territory',
    language: 'en',
    near: [],
  },
  {
    text: 'birth certificate in portuguese, needs an official english translation with the stamp',
    language: 'en',
    near: [],
  },
  {
    text: 'Kindly suggest good surgeon for knee replacement in Hyderabad for my father, 71 yrs',
    language: 'en',
    near: ['luis-cardenas'],
  },
  {
    text: "pool's gone pea soup green and the chlorine isn't touching it",
    language: 'en',
    near: [],
  },
  {
    text: 'Would love to make my own silver rings at the kitchen table',
    language: 'en',
    near: ['leticia-campos'],
  },
  {
    text: 'looking for SAP FICO training with placement, weekend batch',
    language: 'en',
    near: [],
  },
  {
    text: 'want to pick up some mandarin before I visit the factory in Shenzhen',
    language: 'en',
    near: [],
  },
  {
    text: "scratching noises in the loft every night around two and droppings behind the tank. I'm not going up there",
    language: 'en',
    near: ['peter-gallagher'],
  },
];
