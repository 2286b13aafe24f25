import { found, someone } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Dialogues written to build with: how people choose, ask and change their mind. */
export const frontCounter: readonly Dialogue[] = [
  {
    name: 'patient with beginners',
    language: 'en',
    country: 'US',
    turns: [
      ['teach me python', { kind: found }],
      ['is he patient with beginners?', { kind: 'answer', people: [1] }],
      ['too pricey', { kind: 'nobody', says: ['lowest price'] }],
      ['got anything around 25 bucks', { kind: found, wishes: ['budget'] }],
      ['make it 45', { kind: found, wishes: ['budget'] }],
      ['ok him', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'grief more than sleep',
    language: 'en',
    country: 'GB',
    turns: [
      ['struggling to sleep since my mum passed', { kind: found }],
      ['I meant the grief more than the sleep', { kind: found }],
      ['someone in London ideally', { kind: found, wishes: ['place'] }],
      ["doesn't matter where", { kind: found, wishes: [] }],
      ["when's the earliest", { kind: 'answer' }],
      ['sound, book that', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'late and lost',
    language: 'en',
    country: 'US',
    turns: [
      ['can I get a discount', { kind: 'answer' }],
      ["and if I'm late?", { kind: 'answer' }],
      ['do you record the meetings', { kind: 'answer' }],
      ['where do I see my bookings', { kind: 'answer', says: ['Activity'] }],
      ['ur not helping', { kind: 'answer', says: ['sorry'] }],
    ],
  },
  {
    name: 'school refusal',
    language: 'en',
    country: 'GB',
    turns: [
      ['idk what I need tbh', { kind: 'question', says: ['words'] }],
      ["it's about my son, he's 14 and won't go to school", { kind: found }],
      ['has the first one dealt with school refusal?', { kind: 'answer', people: [1] }],
      ['and is she qualified?', { kind: 'answer', people: [1] }],
      ['can she see us on a Sunday?', { kind: 'answer', people: [1] }],
      ["ok what's it cost for 30 mins", { kind: 'answer', says: ['30 min'] }],
    ],
  },
  {
    name: 'water everywhere',
    language: 'en',
    country: 'US',
    turns: [
      ['plumbing emergency, water everywhere', { kind: found }],
      ['is he near me?', { kind: 'answer', says: ['online'] }],
      ['how would that even work online', { kind: 'answer' }],
      ['nah forget it', { kind: 'answer' }],
    ],
  },
  {
    name: 'un negocio de tortas',
    language: 'es',
    country: 'MX',
    turns: [
      ['quiero poner un negocio de tortas y no sé ni cuánto cobrar', { kind: found }],
      ['¿quién tiene más experiencia?', { kind: 'answer', people: [1] }],
      ['¿el primero da clases los domingos?', { kind: 'answer', people: [1] }],
      ['no, mejor entre semana por la tarde', { kind: found }],
      ['¿me lo agendas para el miércoles?', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'una tesis',
    language: 'es',
    country: 'MX',
    turns: [
      ['me urge alguien que me ayude con mi tesis', { kind: found }],
      ['¿es doctor?', { kind: 'answer', people: [1] }],
      ['¿ha trabajado con ingenieros?', { kind: 'answer', people: [1], says: ['no dice'] }],
      ['¿y si no me gusta?', { kind: 'answer' }],
      ['ok entonces con el primero a las seis de la tarde', { kind: 'answer', books: 1 }],
    ],
  },
  {
    name: 'si se corta',
    language: 'es',
    country: 'ES',
    turns: [
      ['¿cómo va esto?', { kind: 'answer' }],
      ['¿y si se corta el vídeo?', { kind: 'answer', says: ['50'] }],
      ['¿puedo cambiar la hora luego?', { kind: 'answer' }],
      ['¿necesito descargarme algo?', { kind: 'answer', says: ['nada'] }],
      ['vale, pues quiero aprender francés', { kind: someone }],
    ],
  },
  {
    name: 'mate',
    language: 'es',
    country: 'MX',
    turns: [
      ['jajaja', { kind: 'question' }],
      ['¿eres de México?', { kind: 'answer', says: ['programa'] }],
      ['ok, mi hijo reprobó mate', { kind: found }],
      ['¿da clases en línea?', { kind: 'answer' }],
      ['¿y ella qué días puede?', { kind: 'answer', people: [1] }],
      ['perfecto el lunes 5', { kind: 'answer', people: [1] }],
    ],
  },
  {
    name: 'experto en la página',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero ser experto en la página', { kind: 'answer' }],
      ['¿y cuánto me queda si cobro 30 lucas?', { kind: 'answer' }],
      ['¿qué pasa si el cliente no llega?', { kind: 'answer', says: ['Si no llega'] }],
      ['¿cuánto se demora la verificación?', { kind: 'answer' }],
      ['listo, gracias crack', { kind: 'answer' }],
    ],
  },
];
