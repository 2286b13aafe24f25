import { found, someone } from './expected.ts';
import type { Dialogue } from './shape.ts';

const never = ['found someone', 'encontré a'];

/** Written by somebody who had read neither the rules nor the other dialogues; the rules were mended by them. */
export const strangers: readonly Dialogue[] = [
  {
    name: 'thanks like a Briton',
    language: 'en',
    turns: [
      [
        'I fancy learning a bit of Spanish before my trip to Seville',
        { kind: found, shows: ['isabel-carvajal'] },
      ],
      ['cheaper please, twenty quid tops', { kind: someone, wishes: ['budget'] }],
      ['what about the second one?', { kind: 'question', never }],
      ['brilliant, cheers', { kind: 'answer', never }],
    ],
  },
  {
    name: 'rupees and evenings',
    language: 'en',
    turns: [
      ['my son is failing maths in class 10', { kind: found, shows: ['aaron-feldman'] }],
      ['only evenings after 7 pm IST', { kind: someone, wishes: ['when'] }],
      ['budget 2000 rupees', { kind: 'question', says: ['currency'], never }],
      ['Rs 1500 per class is too much', { kind: someone, hides: ['beatriz-molina'] }],
    ],
  },
  {
    name: 'angry at the answer',
    language: 'en',
    turns: [
      ["I'd like to write a business plan", { kind: found, shows: ['ignacio-larrain'] }],
      [
        "that's not what I asked for, these are useless",
        { kind: 'question', says: ['sorry'], never },
      ],
      ["I don't trust them, show me others", { kind: 'nobody' }],
      ['you did not understand, I need a plumber', { kind: found, shows: ['peter-gallagher'] }],
    ],
  },
  {
    name: 'pictures and grief',
    language: 'en',
    turns: [
      ['👋', { kind: 'question', says: ['help'] }],
      ['😭😭', { kind: 'question', says: ['sorry'] }],
      ['my dog died last week', { kind: found, shows: ['daniel-ashworth'] }],
      ["thank you that's kind", { kind: 'answer', never }],
    ],
  },
  {
    name: 'one thing more of the same',
    language: 'en',
    turns: [
      ['I need to redo my resume', { kind: found, shows: ['lucia-benavides'] }],
      ['and practice for interviews', { kind: found, shows: ['lucia-benavides'] }],
      ['smashing, go ahead and book that', { kind: 'answer', books: 'lucia-benavides' }],
      ["what if I can't make it?", { kind: 'answer', says: ['90', '48'] }],
    ],
  },
  {
    name: 'lost for words',
    language: 'en',
    turns: [
      ['idk what i want', { kind: 'question', says: ['right words'] }],
      ['my husband drinks', { kind: found, shows: ['marcus-bell'] }],
      ['is it confidential?', { kind: 'answer', says: ['kept for you'] }],
      ['can you erase it', { kind: 'answer', says: ['delete'] }],
    ],
  },
  {
    name: 'quién sos',
    language: 'es',
    turns: [
      ['¿quién sos?', { kind: 'answer', says: ['asistente'] }],
      ['¿mis datos los venden?', { kind: 'answer', says: ['vendemos'], never }],
      ['¿y cuánto tardan en verificarme?', { kind: 'answer', says: ['ritmo'] }],
    ],
  },
  {
    name: 'ninguno',
    language: 'es',
    turns: [
      ['quiero montar un huerto en la terraza', { kind: found, shows: ['teresa-huenchullan'] }],
      ['ese no, otro', { kind: 'nobody', without: [1], says: ['todas las personas'] }],
      ['ninguno me vale', { kind: 'nobody', without: [1] }],
      ['gracias, te pasaste', { kind: 'answer', never }],
    ],
  },
  {
    name: 'primero una cosa',
    language: 'es',
    turns: [
      [
        'quiero correr una maratón y aparte bajar de peso',
        { kind: found, shows: ['rodrigo-valdes', 'carmen-ortega'] },
      ],
      ['primero lo del peso', { kind: found, shows: ['carmen-ortega'], hides: ['rodrigo-valdes'] }],
      [
        'por menos de 30 dólares',
        { kind: someone, wishes: ['budget'], says: ['te sirve también'] },
      ],
      ['buenísimo chau', { kind: 'answer', never }],
    ],
  },
  {
    name: 'en mi comuna',
    language: 'es',
    turns: [
      [
        'mi pololo me dejó y no puedo dormir',
        { kind: found, shows: ['ximena-villalobos', 'camila-rojas'] },
      ],
      ['que atienda en Providencia', { kind: someone, wishes: ['place'] }],
      ['mejor online no más', { kind: found, wishes: [] }],
      ['ok, con ella', { kind: 'answer' }],
    ],
  },
  {
    name: 'cerveza, perros y testamentos',
    language: 'es',
    turns: [
      ['quiero hacer cerveza en el garaje', { kind: 'nobody' }],
      ['se me perdió el perro', { kind: 'nobody' }],
      ['mi papá murió en enero y no dejó testamento', { kind: 'nobody' }],
      ['quiero ordenar mis deudas', { kind: found, shows: ['marcela-sandoval'] }],
    ],
  },
  {
    name: 'nobody for these',
    language: 'en',
    turns: [
      ['I have carpal tunnel', { kind: 'nobody' }],
      ['lost dog', { kind: 'nobody' }],
      ['teach me to fly a plane', { kind: 'nobody' }],
    ],
  },
];
