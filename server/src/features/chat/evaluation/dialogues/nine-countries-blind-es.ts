import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** The other half by a hash: counted at the beginning, and read only when all was done. */
export const nineCountriesBlindSpanish: readonly Dialogue[] = [
  {
    name: 'ficha de arriba a abajo',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero aprender a cocinar sano pa mi familia', { kind: someone }],
      ['y qué estudió la primera?', { kind: told, people: [1] }],
      ['cuánto sale la hora con ella?', { kind: told, people: [1], says: ['\\$'] }],
      ['hace clases presenciales?', { kind: told, people: [1], never: searched }],
      ['ya po, agéndame con ella el jueves en la tarde', { kind: [answer, found], books: 1 }],
    ],
  },
  {
    name: 'él o ella',
    language: 'es',
    country: 'MX',
    turns: [
      ['mi jefe me quiere correr y no sé qué me toca', { kind: found }],
      ['¿y ella cuánto cobra?', { kind: told, never: searched, says: ['\\$|quién|cuál|precio'] }],
      ['la segunda', { kind: told, people: [2] }],
      ['¿por qué ella?', { kind: told, people: [2], never: searched }],
      ['órale, va', { kind: [answer, 'question', found], never: searched }],
    ],
  },
  {
    name: 'cansancio',
    language: 'es',
    country: 'CL',
    turns: [
      [
        'no puedo más con la pega, mi jefe me tiene chata',
        { kind: [found, 'question'], lines: false },
      ],
      ['toy muerta de cansancio', { kind: [found, 'question', answer], lines: false }],
      ['alguien barato porfa', { kind: someone, lines: false }],
      ['gracias!', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'euros y otra',
    language: 'es',
    country: 'ES',
    turns: [
      ['busco a alguien que me eche una mano con el inglés para una entrevista', { kind: found }],
      ['¿hay alguno más barato que el primero?', { kind: [found, 'nobody', answer] }],
      ['ese no me convence', { kind: [found, 'nobody', answer, 'question'] }],
      ['vale, ¿y cuál tiene más experiencia?', { kind: told, never: searched }],
    ],
  },
  {
    name: 'mostrador',
    language: 'es',
    country: 'CO',
    turns: [
      ['buenas, ¿cómo funciona esto?', { kind: answer }],
      [
        '¿y es seguro? ¿quién revisa a los que atienden?',
        { kind: answer, says: ['verific|revis|organizaci'] },
      ],
      ['¿puedo pagar con nequi?', { kind: answer, says: ['tarjeta|pag'] }],
      ['¿y si no puedo ir?', { kind: answer, says: ['cancel|cambiar'] }],
      ['listo parce, hablamos', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'corrige',
    language: 'es',
    country: 'MX',
    turns: [
      ['ayuda con mi planta', { kind: ['question', found, 'nobody'] }],
      ['no, la planta del pie, me duele al correr', { kind: [found, 'nobody', 'question'] }],
      ['olvídalo, mejor alguien para correr mi primer maratón', { kind: someone }],
      ['que no sea {1}', { kind: someone, without: [1] }],
    ],
  },
  {
    name: 'compara',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero emprender vendiendo tortas', { kind: found }],
      ['compara los dos primeros', { kind: told, people: [1, 2] }],
      ['¿cuál habla inglés?', { kind: told, says: ['inglés'], never: searched }],
      ['¿y cuál puede antes?', { kind: told, never: searched }],
      ['ese', { kind: [answer, 'question', found], never: searched }],
    ],
  },
  {
    name: 'mujer, ciudad',
    language: 'es',
    country: 'CO',
    turns: [
      [
        'quiero una psicóloga mujer en Bogotá para mi depresión',
        { kind: [found, 'nobody', 'question'], says: ['Bogotá'] },
      ],
      ['virtual también me sirve', { kind: someone }],
      ['¿alguna que atienda después de las 8 de la noche?', { kind: someone }],
      ['¿cómo es la primera cita?', { kind: told, never: searched }],
    ],
  },
  {
    name: 'idioma ilegible',
    language: 'es',
    country: 'ES',
    turns: [
      ['je cherche un avocat pour mon divorce', { kind: told, says: ['English', 'español'] }],
      ['perdón, un abogado para divorciarme', { kind: found }],
      ['¿otros?', { kind: [found, 'nobody', answer], without: [1, 2, 3] }],
      ['no quiero abogados, un mediador', { kind: [found, 'nobody', 'question'] }],
    ],
  },
  {
    name: 'reserva con hora',
    language: 'es',
    country: 'ES',
    turns: [
      ['quiero mejorar mi portfolio de diseño', { kind: found }],
      [
        'resérvame con {2} el lunes a las 10',
        { kind: [answer, found, 'question'], people: [2], says: ['lun|dic'] },
      ],
      ['mejor a las 12', { kind: [answer, found, 'question'], never: searched }],
      ['¿y si luego no puedo?', { kind: answer, says: ['cancel|cambiar'] }],
    ],
  },
  {
    name: 'varios a la vez',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'terapeuta que hable inglés, en la tarde y no más de 800 pesos',
        { kind: someone, wishes: ['budget', 'language', 'when'] },
      ],
      ['bueno, hasta mil', { kind: someone, wishes: ['budget', 'language', 'when'] }],
      ['el idioma me da igual', { kind: someone, wishes: ['budget', 'when'] }],
      [
        '¿y en línea o presencial?',
        { kind: told, never: searched, says: ['línea|presencial|online|video'] },
      ],
    ],
  },
];
