/** Goals in English about parenting, wellness and arts, each with everybody on the roster who can help. */
import type { Goal } from './goals-shape.ts';

export const goalsEn3: Goal[] = [
  // parenting
  {
    text: "my 15 year old slams the door and hasn't said a full sentence to me in weeks",
    language: 'en',
    fits: ['valentina-soto'],
  },
  {
    text: "son won't go to class any more. Every morning stomach ache, tears, shouting.",
    language: 'en',
    fits: ['valentina-soto'],
  },
  {
    text: 'How do I get a 12 yr old off the tablet without world war three',
    language: 'en',
    fits: ['valentina-soto'],
  },
  {
    text: 'baby is 4 months and wakes evry 45 minutes i am a zombie',
    language: 'en',
    fits: ['megan-doyle'],
  },
  {
    text: 'It hurts every time she latches and my mother in law says just give her the bottle',
    language: 'en',
    fits: ['megan-doyle'],
  },
  {
    text: 'my two year old throws himself on the supermarket floor and everybody stares',
    language: 'en',
    fits: ['megan-doyle'],
  },
  {
    text: 'back to the office in two weeks and I cry thinking about leaving her at nursery',
    language: 'en',
    fits: ['megan-doyle'],
  },
  {
    text: "We're splitting up and don't know how to say it to the girls",
    language: 'en',
    fits: ['alvaro-pineda'],
  },
  {
    text: 'my ex changes the weekends whenever he likes and our kid is stuck in the middle',
    language: 'en',
    fits: ['alvaro-pineda'],
  },
  { text: "my new partner's son hates me, he's 10", language: 'en', fits: ['alvaro-pineda'] },
  {
    text: "Raising two on my own since last year, there's nobody to take turns with",
    language: 'en',
    fits: ['alvaro-pineda'],
  },
  {
    text: "teacher says my boy can't sit still and disturbs everyone, they want him tested",
    language: 'en',
    fits: ['ruth-mensah'],
  },
  {
    text: "My daughter covers her ears and screams in the mall, every label cut out of every shirt. Something is different about her and I don't know where to begin.",
    language: 'en',
    fits: ['ruth-mensah'],
  },
  {
    text: 'hes 8 and still mixes up letters, reading homework ends in tears',
    language: 'en',
    fits: ['ruth-mensah'],
  },
  // wellness
  {
    text: "haven't moved off the couch since covid. where do I start without dying",
    language: 'en',
    fits: ['rodrigo-valdes'],
  },
  {
    text: 'signed up for 21k in october in a stupid moment',
    language: 'en',
    fits: ['rodrigo-valdes'],
  },
  {
    text: 'it hurts under the knee cap after about 3 km, dont want to stop jogging tho',
    language: 'en',
    fits: ['rodrigo-valdes'],
  },
  {
    text: 'doctor says my sugar is borderline and I love bread',
    language: 'en',
    fits: ['carmen-ortega'],
  },
  {
    text: 'bloated after every meal, sick of guessing what it is',
    language: 'en',
    fits: ['carmen-ortega'],
  },
  {
    text: "my teenager stopped eating meat and I've no idea what to cook so she gets everything she needs",
    language: 'en',
    fits: ['carmen-ortega'],
  },
  {
    text: "need to drop 20 kilos before the wedding, I've tried everything and it always comes back",
    language: 'en',
    fits: ['carmen-ortega'],
  },
  {
    text: "Everest base camp next spring, I live at sea level and I'm 51. Can my lungs take it?",
    language: 'en',
    fits: ['pemba-sherpa'],
  },
  {
    text: 'last time above 3500 m I threw up for two days, going again with my brother',
    language: 'en',
    fits: ['pemba-sherpa'],
  },
  { text: 'desk job, by 3pm my lower back is killing me', language: 'en', fits: ['luis-cardenas'] },
  {
    text: "I'm 63 and getting up from the floor is suddenly hard",
    language: 'en',
    fits: ['luis-cardenas'],
  },
  {
    text: 'no gym near me, only 2 dumbbells and a yoga mat, want arms again lol',
    language: 'en',
    fits: ['luis-cardenas'],
  },
  // arts
  {
    text: 'bought a guitar at 50, fingers hurt and I sound terrible',
    language: 'en',
    fits: ['matias-oyarzun'],
  },
  {
    text: "I've got melodies on my phone but can never finish the words",
    language: 'en',
    fits: ['matias-oyarzun'],
  },
  {
    text: 'want my tracks to sound decent, all I have is a laptop and a closet full of coats',
    language: 'en',
    fits: ['matias-oyarzun'],
  },
  {
    text: 'i sing fine in the shower and croak infront of people',
    language: 'en',
    fits: ['clara-whitmore'],
  },
  {
    text: "played piano as a kid, want to take it up again for my mum's 80th",
    language: 'en',
    fits: ['clara-whitmore', 'matias-oyarzun'],
  },
  {
    text: "conservatory tryout in May and my bow arm won't stop shaking",
    language: 'en',
    fits: ['clara-whitmore'],
  },
  {
    text: "200 pages in and I'm stuck, haven't written a line since christmas",
    language: 'en',
    fits: ['josefina-acuna'],
  },
  {
    text: "Finished my book about my grandfather's war years. Who would even print it?",
    language: 'en',
    fits: ['josefina-acuna'],
  },
  {
    text: "my pictures are flat and dark, I don't understand what all the buttons on the camera do",
    language: 'en',
    fits: ['theo-marchetti'],
  },
  {
    text: 'people want me to film their wedding "for exposure" and I can\'t pay rent with exposure',
    language: 'en',
    fits: ['theo-marchetti'],
  },
];
