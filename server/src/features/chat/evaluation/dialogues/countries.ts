import { found, someone } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** The other half of the 40, which the rules were mended by. */
export const countries: readonly Dialogue[] = [
  {
    name: 'who and chess',
    language: 'en',
    country: 'GB',
    turns: [
      ['hiya, who are you then?', { kind: 'answer', says: ['not a person'] }],
      ['and what does it cost me to use this?', { kind: 'answer', says: ['free'] }],
      ["alright. I'd like to get better at chess, been stuck at 1200 for yonks", { kind: someone }],
      ['under 30 quid an hour if poss', { kind: someone, wishes: ['budget'] }],
      ["cheers, that's grand", { kind: 'answer' }],
    ],
  },
  {
    name: 'a resume and a knee',
    language: 'en',
    country: 'US',
    turns: [
      [
        'I need help with my resume and also my knee has been killing me since I started running',
        { kind: found, says: ['two things'] },
      ],
      ['resume first', { kind: found }],
      ['a woman please', { kind: someone, wishes: ['gender'] }],
      ['does the first one speak spanish?', { kind: 'answer', says: ['Spanish'] }],
    ],
  },
  {
    name: 'reading at eight',
    language: 'en',
    country: 'GB',
    turns: [
      ["my daughter's 8 and still can't read properly, school's useless", { kind: found }],
      ['what qualifications has {1} got?', { kind: 'answer', people: [1] }],
      ['has she worked with dyslexic kids?', { kind: 'answer', people: [1] }],
      ['not her, somebody else', { kind: 'nobody' }],
      ['Right. Book the first, Saturday 10am', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'a budget of two',
    language: 'en',
    country: 'US',
    turns: [
      ['🙏🙏😭', { kind: 'question' }],
      ['sorry. I keep fighting with my husband over money', { kind: found }],
      ["no I don't mean therapy, I mean someone to help us make a budget", { kind: found }],
      ['what about somebody under $40', { kind: someone, wishes: ['budget'] }],
    ],
  },
  {
    name: 'rules first',
    language: 'en',
    country: 'US',
    turns: [
      ['how do I cancel if something comes up', { kind: 'answer', says: ['24'] }],
      ['and do I get all my money back', { kind: 'answer', says: ['90'] }],
      ["what if the expert doesn't show up?", { kind: 'answer', says: ['10 minutes'] }],
      ['ok. I need to learn to drive stick before a trip in 3 weeks', { kind: someone }],
    ],
  },
  {
    name: 'one ukulele',
    language: 'en',
    country: 'GB',
    turns: [
      ['I wanna learn the ukulele', { kind: found }],
      ['more', { kind: 'nobody' }],
      ['compare the first two', { kind: 'answer', people: [1] }],
      ["who's cheaper?", { kind: 'answer', people: [1] }],
      ['go with that one. sunday after 4', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'auf Deutsch',
    language: 'en',
    country: 'US',
    turns: [
      ['Ich brauche Hilfe mit meiner Steuererklärung', { kind: 'answer', says: ['English'] }],
      ['english: I need help with my tax return', { kind: found }],
      ['does anyone speak German?', { kind: someone, wishes: ['language'] }],
      ['any language then', { kind: found, wishes: [] }],
    ],
  },
  {
    name: 'becoming an expert',
    language: 'en',
    country: 'GB',
    turns: [
      ['how do I become an expert on here?', { kind: 'answer', says: ['profile'] }],
      ['what cut do you take?', { kind: 'answer', says: ['10%'] }],
      ['when do I get paid?', { kind: 'answer', says: ['3 days'] }],
      ['do I need a degree?', { kind: 'answer', says: ['no degree'] }],
    ],
  },
  {
    name: 'a novel',
    language: 'en',
    country: 'GB',
    turns: [
      ['I want to write a novel', { kind: found }],
      ['not a coach, an actual editor', { kind: someone, wishes: ['not'] }],
      ['anyone with evening slots?', { kind: someone, wishes: ['not', 'when'] }],
      ['how long is a session?', { kind: 'answer' }],
      ['can I do just 30 minutes', { kind: 'answer', says: ['30'] }],
    ],
  },
  {
    name: 'is it safe',
    language: 'en',
    country: 'US',
    turns: [
      ['is this thing safe? who checks these people?', { kind: 'answer' }],
      ['do you save what I say?', { kind: 'answer', says: ['kept for you'] }],
      ["ok my mother in law moved in and I'm losing my mind", { kind: [...someone, 'question'] }],
      ['none of these', { kind: someone }],
      ['someone who deals with families', { kind: someone }],
    ],
  },
  {
    name: 'a bullying boss',
    language: 'en',
    country: 'GB',
    turns: [
      ['my boss is bullying me and I might resign', { kind: someone }],
      ['a lawyer, not a coach', { kind: someone, wishes: ['not'] }],
      ['max forty pounds', { kind: someone, wishes: ['budget', 'not'] }],
      ['ok raise it to 80', { kind: someone, wishes: ['budget', 'not'] }],
      ['thanks love, talk tomorrow', { kind: 'answer' }],
    ],
  },
  {
    name: 'qué onda',
    language: 'es',
    country: 'MX',
    turns: [
      ['qué onda, ¿qué es esto?', { kind: 'answer', says: ['no una persona'] }],
      ['¿y cobra por usarla?', { kind: 'answer', says: ['gratis'] }],
      ['va. necesito ayuda con el SAT, no he declarado en dos años', { kind: found }],
      ['que no pase de 500 varos', { kind: found, wishes: ['budget'] }],
      ['sale, gracias', { kind: 'answer' }],
    ],
  },
  {
    name: 'el móvil',
    language: 'es',
    country: 'ES',
    turns: [
      ['hola guapa, mi hijo de 15 no se despega del móvil', { kind: found }],
      ['¿{1} atiende a adolescentes?', { kind: 'answer', says: ['adolescentes'] }],
      ['enséñame otros', { kind: 'nobody' }],
      ['me quedo con el primero de antes', { kind: 'answer', books: 1 }],
      ['el jueves a las siete', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'reglas',
    language: 'es',
    country: 'CL',
    turns: [
      ['cómo cancelo', { kind: 'answer', says: ['^Puedes'] }],
      ['¿y si el experto no llega?', { kind: 'answer', says: ['10 minutos'] }],
      ['¿cómo se paga?', { kind: 'answer', says: ['tarjeta'] }],
      ['puedo pagar con transferencia?', { kind: 'answer', says: ['^No'] }],
    ],
  },
  {
    name: 'una hipoteca',
    language: 'es',
    country: 'ES',
    turns: [
      ['tengo una hipoteca variable y no sé si cambiarla', { kind: someone }],
      ['compara las dos primeras', { kind: 'question' }],
      ['¿cuál es más barata?', { kind: 'question' }],
      ['¿y en catalán?', { kind: someone, wishes: ['language'] }],
      ['da igual el idioma', { kind: someone, wishes: [] }],
    ],
  },
  {
    name: 'trabajar aquí',
    language: 'es',
    country: 'CL',
    turns: [
      [
        'quiero trabajar con ustedes de psicóloga, cómo lo hago',
        { kind: 'answer', says: ['perfil'] },
      ],
      ['qué porcentaje se quedan', { kind: 'answer', says: ['10 %'] }],
      ['cuándo me pagan', { kind: 'answer', says: ['3 días'] }],
      ['puedo poner mis propios horarios?', { kind: 'answer', says: ['^Sí'] }],
    ],
  },
  {
    name: 'piano',
    language: 'es',
    country: 'AR',
    turns: [
      ['👋', { kind: 'question' }],
      ['cuánto sale?', { kind: 'answer', says: ['gratis'] }],
      ['clases de piano para mi nena', { kind: found }],
      ['¿y una que tenga paciencia?', { kind: found, says: ['perfiles'] }],
      ['ni idea, elegí vos', { kind: 'answer', people: [1] }],
    ],
  },
  {
    name: 'un perro que ladra',
    language: 'es',
    country: 'MX',
    turns: [
      ['mi perro le ladra a todo', { kind: someone }],
      [
        'no, digo que le ladra a la gente en el departamento, me van a correr los vecinos',
        { kind: someone },
      ],
      ['¿{1} es veterinario?', { kind: 'question' }],
      ['¿en qué ciudad está?', { kind: 'question' }],
      ['resérvame mañana a las 5 pm', { kind: 'question' }],
    ],
  },
  {
    name: 'oposiciones',
    language: 'es',
    country: 'ES',
    turns: [
      ['¿quién eres? ¿eres una persona?', { kind: 'answer', says: ['programa'] }],
      ['¿guardáis lo que os cuento?', { kind: 'answer', says: ['se guarda'] }],
      ['necesito preparar oposiciones de secundaria', { kind: someone }],
      ['más', { kind: 'nobody' }],
      ['ninguno me convence', { kind: 'nobody' }],
    ],
  },
  {
    name: 'python de cero',
    language: 'es',
    country: 'AR',
    turns: [
      ['quiero aprender a programar en python pero de cero', { kind: found }],
      ['presupuesto: 15 dólares', { kind: found, wishes: ['budget'] }],
      ['bueno, 30', { kind: found, wishes: ['budget'] }],
      ['a la noche, después de las 21', { kind: found, wishes: ['budget', 'when'] }],
      ['olvidate del horario', { kind: found, wishes: ['budget'] }],
    ],
  },
];
