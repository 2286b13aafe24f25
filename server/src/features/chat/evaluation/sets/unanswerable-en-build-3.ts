/** English goals that none of the verified demo experts can answer, by a third author. This half may be looked at. */
import type { UnanswerableGoal } from './shape.ts';

export const thirdUnanswerableEnBuild: readonly UnanswerableGoal[] = [
  {
    text: 'the cat started going outside the tray right after we moved, vet says shes healthy',
    language: 'en',
    near: [],
  },
  {
    text: 'need to speak enough french to not embarass myself at the in laws in lille',
    language: 'en',
    near: [],
  },
  {
    text: 'im 17 and making a 3d game in unity, enemies fall through the floor, nobody in my school does this',
    language: 'en',
    near: ['sebastian-contreras'],
  },
  {
    text: 'locked out of my own house, keys inside, baby with neighbour, Wolverhampton',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'lost about twenty slates in the storm, water is not in yet but it will be. Galway',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'want to open a guesthouse in the hills near pokhara, how do the booking sites and permits work',
    language: 'en',
    near: [],
  },
  {
    text: 'need a loan of 3000 dollars by friday, bad credit, pls',
    language: 'en',
    near: ['karen-lindqvist'],
  },
  {
    text: 'i want to build a bookcase out of oak with proper joints, got a shed and a handsaw',
    language: 'en',
    near: ['peter-gallagher'],
  },
  {
    text: 'my teen stopped eating almost completely and runs at night, shes 41 kilos. who treats that',
    language: 'en',
    near: [],
  },
  { text: 'my mare has gone off her feed and is pawing at the ground', language: 'en', near: [] },
  {
    text: 'what do my cards say about this year? someone who reads tarot please, last one was spot on',
    language: 'en',
    near: [],
  },
  {
    text: 'mother in law has alzheimers and needs a home with a proper night staff, hyderabad, how do we choose',
    language: 'en',
    near: [],
  },
  {
    text: 'i keep failing the driving test, 4 times, always the roundabout. slough',
    language: 'en',
    near: [],
  },
  {
    text: 'my grandma only speaks nepali and id love to be able to say more than namaste',
    language: 'en',
    near: [],
  },
  {
    text: 'autocad homework for my drafting course, i dont get layers or paper space at all',
    language: 'en',
    near: [],
  },
  {
    text: 'got a 20 metre oak leaning towards the neighbours conservatory, it has to come down',
    language: 'en',
    near: ['teresa-huenchullan'],
  },
  {
    text: 'soldering iron, arduino, zero idea. i want to make my blinds open by themselves',
    language: 'en',
    near: ['sebastian-contreras'],
  },
  {
    text: 'insurer says flood damage to my shop isnt covered, 22 pages of small print, i think theyre wrong',
    language: 'en',
    near: [],
  },
  {
    text: "somebody to teach my twins mandarin on saturdays, they're 8, we're in toronto",
    language: 'en',
    near: [],
  },
  {
    text: 'pelvic floor is wrecked after the second baby, leak every time i sneeze',
    language: 'en',
    near: ['luis-cardenas'],
  },
  {
    text: "about to sign ten years for a shop unit in brooklyn and the landlord's draft is 60 pages. want someone to read it",
    language: 'en',
    near: ['elena-castellanos'],
  },
  {
    text: 'dad never made a will and now my stepbrother says the house is his. Bolton. can he do that',
    language: 'en',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'violin for my 7 yr old in chennai, she saw a video and now cant stop talking about it',
    language: 'en',
    near: [],
  },
  {
    text: 'got these red scaly patches behind the knees, been spreading since the summer, creams from the chemist do nothing',
    language: 'en',
    near: [],
  },
  {
    text: "is there anyone for drum lessons, proper ones, i want to play like bonham, i'm 15",
    language: 'en',
    near: ['matias-oyarzun'],
  },
  {
    text: 'biology AP exam, i mix up mitosis and meiosis still, two months left',
    language: 'en',
    near: ['aaron-feldman', 'patricia-espinoza'],
  },
  {
    text: 'own an LLC in delaware, live in texas, never filed the federal thing. how bad is it',
    language: 'en',
    near: [],
  },
  {
    text: 'want to build a drone from scratch, the flight controller wont arm',
    language: 'en',
    near: [],
  },
  { text: 'looking for acupuncture near camden, migraines', language: 'en', near: [] },
  {
    text: 'two weeks in japan with grandparents in wheelchair, want a day by day plan',
    language: 'en',
    near: [],
  },
  {
    text: 'i built a gadget that folds pushchairs with one hand, want to patent it before some company does',
    language: 'en',
    near: ['rebecca-thornton'],
  },
  {
    text: 'I slice every drive into the trees. 20 handicap going on 40. help',
    language: 'en',
    near: [],
  },
  {
    text: 'my landlord kept the whole deposit for a scratch that was there before me!! 1,850 dollars, Seattle',
    language: 'en',
    near: [],
  },
  {
    text: 'how do i get into drawing, stopped as a kid, would love to do faces with pencil',
    language: 'en',
    near: [],
  },
  {
    text: 'oil painting, specifically portraits in the old style, who teaches that',
    language: 'en',
    near: [],
  },
  {
    text: 'i need someone to explain the french revolution and the russian one for my history finals',
    language: 'en',
    near: [],
  },
  {
    text: 'she wants the kids full time and i got served papers yesterday. need somebody who can stand up for me in family court in Georgia',
    language: 'en',
    near: ['alvaro-pineda'],
  },
];
