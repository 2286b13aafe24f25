/** English goals that someone of the verified demo experts can answer, by a fourth author. There to build with. */
import type { AnswerableGoal } from './shape.ts';

export const sixthAnswerableEnBuild: readonly AnswerableGoal[] = [
  {
    text: "Mum's bungalow has to be empty by the end of May, fifty years of stuff in it, and I can't get through one cupboard without sitting on the floor in bits because she's not there",
    language: 'en',
    kind: 'double',
    fits: ['grace-holloway', 'daniel-ashworth'],
    first: ['grace-holloway', 'daniel-ashworth'],
    parts: [
      {
        fits: ['grace-holloway'],
        first: ['grace-holloway'],
      },
      {
        fits: ['daniel-ashworth'],
        first: ['daniel-ashworth'],
      },
    ],
  },
  {
    text: "I take family portraits on the beach in Málaga. No idea what's a normal price for half a day, and now that I've registered as autónomo I don't know how much of it I'm allowed to keep either",
    language: 'en',
    kind: 'double',
    fits: ['theo-marchetti', 'diego-monteverde', 'beatriz-molina'],
    first: ['theo-marchetti', 'beatriz-molina'],
    parts: [
      {
        fits: ['theo-marchetti', 'diego-monteverde'],
        first: ['theo-marchetti'],
      },
      {
        fits: ['beatriz-molina'],
        first: ['beatriz-molina'],
      },
    ],
  },
  {
    text: "Two things. I can't turn my head far enough to reverse the car, which comes from the desk. And I'm at the desk that long because every Thursday I stick the numbers from five branches together by hand",
    language: 'en',
    kind: 'double',
    fits: ['luis-cardenas', 'anita-maharjan', 'nuria-ferrer'],
    first: ['luis-cardenas', 'anita-maharjan'],
    parts: [
      {
        fits: ['luis-cardenas'],
        first: ['luis-cardenas'],
      },
      {
        fits: ['anita-maharjan', 'nuria-ferrer'],
        first: ['anita-maharjan'],
      },
    ],
  },
  {
    text: 'wine oclock keeps creeping forward since i went wfh, its about 3pm now lol but not really lol',
    language: 'en',
    kind: 'slang',
    fits: ['marcus-bell'],
    first: ['marcus-bell'],
  },
  {
    text: "So my lad is seven, lovely kid, mad on trains, plays for the under-8s, and I drive buses so I'm on odd shifts. Anyway they rang me AGAIN, third time since half term. He was under a desk with his hands over his ears and he'd thrown a pencil pot at the teaching assistant. Now they're saying the word assessment and I nodded as if I knew what that was.",
    language: 'en',
    kind: 'long',
    fits: ['ruth-mensah'],
    first: ['ruth-mensah'],
  },
  {
    text: "Nineteen years driving lorries, mostly Felixstowe to Glasgow, and my back is fine before anyone asks. Since the winter I've been sat in lay-bys watching free Python videos and I must have done a hundred hours. I can follow along with every one of them. Then I open an empty file and I haven't a clue what to type. Is there any point in carrying on at 44, would anybody take me on?",
    language: 'en',
    kind: 'long',
    fits: ['sebastian-contreras'],
    first: ['sebastian-contreras'],
  },
  {
    text: 'nan left me forty grand, its just sat in my current account cos im bricking it about doing something daft',
    language: 'en',
    kind: 'slang',
    fits: ['thomas-adeyemi'],
    first: ['thomas-adeyemi'],
  },
  {
    text: "My brother and I are 58 and 61 and for our mother's memory (she loved Peru, taught geography) we've booked the long way to Machu Picchu, four days on foot, sleeping in tents. We live in Norfolk. There is nothing here higher than a church. He's had a stent but his doctor's happy. What should we be doing between now and August, and do people really get ill from the height?",
    language: 'en',
    kind: 'long',
    fits: ['pemba-sherpa', 'rodrigo-valdes'],
    first: ['pemba-sherpa'],
  },
  {
    text: "I'm shuffling balances between five store cards to cover the minimums and I've stopped answering unknown numbers",
    language: 'en',
    kind: 'plain',
    fits: ['marcela-sandoval', 'karen-lindqvist'],
    first: ['marcela-sandoval'],
  },
  {
    text: "laid off in jan so the cv obviously needs doing, hasn't been touched since 2011. other thing is im awake most of the night staring at the fan and im useless by lunch",
    language: 'en',
    kind: 'double',
    fits: ['lucia-benavides', 'camila-rojas'],
    first: ['lucia-benavides', 'camila-rojas'],
    parts: [
      {
        fits: ['lucia-benavides'],
        first: ['lucia-benavides'],
      },
      {
        fits: ['camila-rojas'],
        first: ['camila-rojas'],
      },
    ],
  },
  {
    text: 'Resitting GCSE maths at 34 so I can train as a midwife, and fractions still make me want to cry',
    language: 'en',
    kind: 'plain',
    fits: ['aaron-feldman'],
    first: ['aaron-feldman'],
  },
  {
    text: "I'm marrying into a family from Guadalajara. I can follow most of what's said at dinner but I open my mouth and nothing comes",
    language: 'en',
    kind: 'plain',
    fits: ['isabel-carvajal'],
    first: ['isabel-carvajal'],
  },
  {
    text: 'My cousin and I have run a food truck for two years on nothing but trust. Before we buy the second one I want it in writing who owns what',
    language: 'en',
    kind: 'plain',
    fits: ['constanza-ibanez', 'priya-natarajan'],
    first: ['constanza-ibanez', 'priya-natarajan'],
  },
  {
    text: "I yelled at my girls again this morning over a shoe. A shoe. I don't want to be the dad they tiptoe around.",
    language: 'en',
    kind: 'plain',
    fits: ['sunita-gurung'],
    first: ['sunita-gurung'],
  },
  {
    text: 'The nursing board wants a 7 in every band and I have got stuck at 6.5 in speaking three times now',
    language: 'en',
    kind: 'plain',
    fits: ['francisca-munoz', 'george-pemberton'],
    first: ['francisca-munoz'],
  },
  {
    text: 'onsite loop w a faang in 3 wks, last time i totally blanked on the graph question n the guy just watched me',
    language: 'en',
    kind: 'slang',
    fits: ['william-chen'],
    first: ['william-chen'],
  },
  {
    text: 'Everyone who tries my hot sauce raves about it. I have sold eleven bottles.',
    language: 'en',
    kind: 'plain',
    fits: ['diego-monteverde'],
    first: ['diego-monteverde'],
  },
  {
    text: 'im best man in june. id honestly rather be shot',
    language: 'en',
    kind: 'slang',
    fits: ['hannah-okafor'],
    first: ['hannah-okafor'],
  },
  {
    text: "My mum tapped a link about a parcel and £600 has gone. She's too embarrassed to tell me what she typed in",
    language: 'en',
    kind: 'plain',
    fits: ['emeka-obi'],
    first: ['emeka-obi'],
  },
];
