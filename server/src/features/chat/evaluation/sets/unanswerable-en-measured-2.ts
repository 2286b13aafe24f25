/** English goals that none of the verified demo experts can answer, by a fourth author. This half only measures. */
import type { UnanswerableGoal } from './shape.ts';

export const moreUnanswerableEnMeasured: readonly UnanswerableGoal[] = [
  {
    text: 'i don lose four goats since the rains start, dem just dey swell for belly',
    language: 'en',
    near: [],
  },
  {
    text: 'Bees. I would like to keep bees',
    language: 'en',
    near: ['teresa-huenchullan'],
  },
  {
    text: "Long story. I work nights in a bakery, I'm doing an online bookkeeping course, my daughter's just started school and loves it. For about two months my hair has been coming out by the handful in the shower, and there's a patch behind my ear. I've changed shampoo twice. Who do I even see for that?",
    language: 'en',
    near: [],
  },
  {
    text: 'bride here!! hair and makeup for 6 of us in Goa on 14 december',
    language: 'en',
    near: [],
  },
  {
    text: 'My hearing aid whistles whenever I hug somebody',
    language: 'en',
    near: [],
  },
  {
    text: 'best second hand hybrid under 15k, mostly school runs and a bit of freeway',
    language: 'en',
    near: [],
  },
  {
    text: 'hardstuck gold in valorant for 2 acts, need someone to review my vods',
    language: 'en',
    near: [],
  },
  {
    text: 'turning 65 in spring, got nine medicare letters this week, which plan do i pick',
    language: 'en',
    near: ['thomas-adeyemi'],
  },
  {
    text: 'sourdough = brick. every weekend. brick',
    language: 'en',
    near: [],
  },
  {
    text: "I'd like to learn to fly a small plane before I turn seventy",
    language: 'en',
    near: [],
  },
  {
    text: "Looking for someone to teach my eight year old the violin, she's begging",
    language: 'en',
    near: ['clara-whitmore', 'matias-oyarzun'],
  },
  {
    text: 'Two left feet and a salsa wedding in Cartagena in six weeks',
    language: 'en',
    near: [],
  },
  {
    text: "My great grandfather came over from Kerry in 1911 and I can't find him on any ship",
    language: 'en',
    near: [],
  },
  {
    text: "My wife's visa to join me in Leeds was refused, we have 28 days to appeal",
    language: 'en',
    near: [],
  },
  {
    text: "There's a fifteen metre gum tree leaning right over the carport, who takes those down?",
    language: 'en',
    near: ['teresa-huenchullan'],
  },
  {
    text: 'Backhand. Into the net. Every. Time.',
    language: 'en',
    near: [],
  },
  {
    text: 'Can anyone sit with our two on Friday night so we can go to the pictures for once?',
    language: 'en',
    near: [],
  },
  {
    text: "Mum's dementia is past what we can manage. How do you tell a decent care home from an awful one?",
    language: 'en',
    near: [],
  },
  {
    text: "Ten days in Japan in April with my in-laws, who'd plan the route for us?",
    language: 'en',
    near: [],
  },
  {
    text: 'Got flashed doing 61 in a 50, worth fighting or just take the points?',
    language: 'en',
    near: [],
  },
];
