import { found, someone } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** The measure: dialogues written after the rules, and not used to change them. */
export const fresh: readonly Dialogue[] = [
  {
    name: 'a tired mother',
    language: 'en',
    turns: [
      ['my newborn cries all night and I am exhausted', { kind: found, shows: ['megan-doyle'] }],
      ['how soon could I talk to Megan?', { kind: 'answer', says: ['Megan', '\\d:\\d\\d'] }],
      ['and what would that cost me', { kind: 'answer', says: ['Megan', '\\d'] }],
      ['perfect, set it up', { kind: 'answer', books: 'megan-doyle' }],
    ],
  },
  {
    name: 'asks before trusting',
    language: 'en',
    turns: [
      ['hey, what is this site exactly?', { kind: 'answer', says: ['expert|people'] }],
      ['so are these people real professionals?', { kind: 'answer', says: ['verif|check'] }],
      ['do I need to give you my credit card to chat', { kind: 'answer', says: ['free|card'] }],
      ['fine. I keep drinking too much', { kind: found, shows: ['marcus-bell'] }],
    ],
  },
  {
    name: 'number and price limit',
    language: 'en',
    turns: [
      [
        'I want to write a business plan and find investors',
        { kind: found, shows: ['ignacio-larrain'] },
      ],
      ['my max is 45 dollars', { kind: someone, wishes: ['budget'] }],
      ['could do 70', { kind: someone, wishes: ['budget'] }],
      ['let’s forget about the price', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'student of statistics',
    language: 'en',
    turns: [
      ['statistics is killing me, exam in two weeks', { kind: found, shows: ['aaron-feldman'] }],
      ['is number one any good?', { kind: 'answer', people: [1] }],
      ['where is he based', { kind: 'answer', people: [1] }],
      ['does he have anything on sunday', { kind: 'answer', people: [1], says: ['\\d:\\d\\d'] }],
    ],
  },
  {
    name: 'two subjects',
    language: 'en',
    turns: [
      [
        'looking for someone to help me declutter my flat',
        { kind: found, shows: ['grace-holloway'] },
      ],
      ['weekends only', { kind: someone, wishes: ['when'] }],
      [
        'also I need to sort out my pension',
        { kind: found, shows: ['thomas-adeyemi'], wishes: [] },
      ],
    ],
  },
  {
    name: 'rude and lost',
    language: 'en',
    turns: [
      ['this is stupid', { kind: ['answer', 'question'], never: ['stupid', 'found'] }],
      ['whatever', { kind: ['answer', 'question'], never: ['found'] }],
      [
        'who won the game last night',
        { kind: ['answer', 'question'], never: ['found', 'Here are'] },
      ],
      ['ok sorry. I had a fight with my boss', { kind: found, shows: ['robert-kowalski'] }],
    ],
  },
  {
    name: 'not yoga, not meditation',
    language: 'en',
    turns: [
      [
        'I am always angry and stressed, anything but meditation',
        { kind: someone, hides: ['sunita-gurung'], wishes: ['not'] },
      ],
      ['ok meditation too', { kind: found, shows: ['sunita-gurung'], wishes: [] }],
    ],
  },
  {
    name: 'who speaks what',
    language: 'en',
    turns: [
      ['help me practice Spanish conversation', { kind: found, shows: ['isabel-carvajal'] }],
      ['does Isabel speak English too?', { kind: 'answer', says: ['Isabel', 'English'] }],
      ['cheapest option for 45 minutes?', { kind: ['answer', found], says: ['\\d'] }],
      ['bye', { kind: 'answer', never: ['found'] }],
    ],
  },
  {
    name: 'a late cancellation',
    language: 'en',
    turns: [
      ['can I get a refund if I cancel the day before?', { kind: 'answer', says: ['48'] }],
      ['what if she doesn’t show up', { kind: 'answer', says: ['100|everything'] }],
      ['how do I change the time of my meeting', { kind: 'answer', says: ['Activity'] }],
    ],
  },
  {
    name: 'photographs',
    language: 'en',
    turns: [
      ['I take photos and want to earn money with it', { kind: found, shows: ['theo-marchetti'] }],
      ['tell me about theo marcheti', { kind: 'answer', says: ['Theo Marchetti'] }],
      ['someone else', { kind: someone, hides: ['theo-marchetti'] }],
      ['no, I want Theo', { kind: 'answer', says: ['Theo'] }],
    ],
  },
  {
    name: 'el abogado de la empresa',
    language: 'es',
    turns: [
      ['quiero cerrar mi empresa', { kind: found, shows: ['constanza-ibanez'] }],
      ['¿cuánto cobra la abogada?', { kind: 'answer', says: ['Constanza', '\\d'] }],
      ['¿tiene algo este jueves?', { kind: 'answer', says: ['Constanza', '\\d\\d:\\d\\d'] }],
      ['ya, tómame esa hora', { kind: 'answer', books: 'constanza-ibanez' }],
    ],
  },
  {
    name: 'plata justa',
    language: 'es',
    turns: [
      ['me rompieron el corazón', { kind: found, shows: ['ximena-villalobos'] }],
      ['ando con 35 mil pesos', { kind: someone, wishes: ['budget'] }],
      ['súbelo a 50', { kind: someone, wishes: ['budget'] }],
      ['¿y gratis no hay?', { kind: ['nobody', 'answer'], says: ['\\d|gratis'] }],
    ],
  },
  {
    name: 'preguntas de la casa',
    language: 'es',
    turns: [
      ['buenas, ¿quién eres tú?', { kind: 'answer', says: ['programa|asistente'] }],
      ['¿en qué me puedes ayudar?', { kind: 'answer', says: ['idiomas|ánimo|trabajo'] }],
      ['¿las reuniones son por zoom?', { kind: 'answer', says: ['navegador'] }],
      ['¿y dan boleta?', { kind: 'answer', says: ['comprobante'] }],
    ],
  },
  {
    name: 'la tercera y la otra',
    language: 'es',
    turns: [
      ['mi hija no quiere comer y hace muchas rabietas', { kind: found }],
      ['cuéntame de la primera', { kind: 'answer', people: [1] }],
      ['¿atiende en español?', { kind: 'answer', people: [1], says: ['español|inglés'] }],
      ['compárala con la segunda', { kind: 'answer', people: [1, 2] }],
    ],
  },
  {
    name: 'sin psicólogos',
    language: 'es',
    turns: [
      [
        'no duermo bien, pero no quiero psicólogos',
        { kind: someone, hides: ['camila-rojas'], wishes: ['not'] },
      ],
      ['que sea en español', { kind: someone, each: 'speaks-es', wishes: ['not', 'language'] }],
      [
        'bueno, un psicólogo está bien',
        { kind: found, shows: ['camila-rojas'], wishes: ['language'] },
      ],
    ],
  },
  {
    name: 'vender por internet',
    language: 'es',
    turns: [
      ['tejo bufandas y quiero venderlas', { kind: found, shows: ['leticia-campos'] }],
      ['¿ella está en chile?', { kind: 'answer', says: ['Mexico|México|en línea'] }],
      ['¿alguien en santiago?', { kind: someone, wishes: ['place'] }],
      ['da lo mismo dónde', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'me equivoqué',
    language: 'es',
    turns: [
      ['busco clases de piano', { kind: found, shows: ['clara-whitmore'] }],
      ['perdón, quise decir guitarra', { kind: found, shows: ['matias-oyarzun'] }],
      ['¿cuánto dura una clase con él?', { kind: 'answer', says: ['30|45|60|min|1 h'] }],
      ['gracias, lo voy a pensar', { kind: 'answer', never: ['Encontré'] }],
    ],
  },
  {
    name: 'idioma extraño y chiste',
    language: 'es',
    turns: [
      ['Привет, мне нужна помощь', { kind: 'answer', says: ['English', 'español'] }],
      ['xd', { kind: ['answer', 'question'], never: ['Encontré'] }],
      ['hazme la tarea de historia', { kind: 'answer', never: ['Encontré'] }],
      [
        'necesito estudiar para la prueba de admisión',
        { kind: found, shows: ['patricia-espinoza'] },
      ],
    ],
  },
  {
    name: 'jueves en la tarde',
    language: 'es',
    turns: [
      [
        'me duelen las rodillas cuando corro',
        { kind: found, shows: ['rodrigo-valdes', 'luis-cardenas'] },
      ],
      ['solo puedo los sábados en la mañana', { kind: someone, wishes: ['when'] }],
      ['¿y el domingo?', { kind: [...someone, 'answer'] }],
      ['¿quién está más cerca de la fecha?', { kind: [...someone, 'answer', 'question'] }],
    ],
  },
  {
    name: 'una hija en el extranjero',
    language: 'es',
    turns: [
      ['es para mi hija', { kind: 'question' }],
      ['quiere estudiar un máster en europa con beca', { kind: found, shows: ['gabriela-montes'] }],
      ['¿qué experiencia tiene Gabriela?', { kind: 'answer', says: ['Gabriela'] }],
      ['más baratos que ella', { kind: someone, hides: ['gabriela-montes'] }],
    ],
  },
];
