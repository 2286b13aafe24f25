import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Cards, wishes, bookings and questions in the words of speech, written when the others had been mended. */
export const asPeopleSpeakSpanish: readonly Dialogue[] = [
  {
    name: 'two things to say of two',
    language: 'es',
    country: 'CL',
    turns: [
      ['mi hijo tiene que rendir la paes y le va pésimo en matemáticas', { kind: found }],
      ['¿ella atiende presencial?', { kind: told, never: searched }],
      ['¿y quién es más barato de los dos?', { kind: told, says: ['\\$'], never: searched }],
      [
        '¿cuál tiene mejores comentarios?',
        { kind: told, says: ['reseñ|estrellas'], never: searched },
      ],
      ['me quedo con {2}', { kind: [answer, found], books: 2 }],
      ['pero a las 7 de la tarde', { kind: [answer, found], people: [2], never: searched }],
    ],
  },
  {
    name: 'presupuesto',
    language: 'es',
    country: 'CO',
    turns: [
      ['clases de inglés, máximo cien mil pesos la hora', { kind: someone, wishes: ['budget'] }],
      ['puedo estirarme a ciento veinte', { kind: someone, wishes: ['budget'] }],
      ['¿y si la clase es más cortica?', { kind: [found, 'nobody', answer, 'question'] }],
      ['tranqui, el precio no importa', { kind: someone, wishes: [] }],
    ],
  },
  {
    name: 'days',
    language: 'es',
    country: 'MX',
    turns: [
      ['necesito psicóloga para ansiedad, solo puedo sábados', { kind: someone, wishes: ['when'] }],
      ['o domingos', { kind: someone, wishes: ['when'] }],
      ['mejor entre semana después de las 7pm', { kind: someone, wishes: ['when'] }],
      ['cualquier día está bien', { kind: someone, wishes: [] }],
    ],
  },
  {
    name: 'compare then choose',
    language: 'es',
    country: 'ES',
    turns: [
      ['quiero montar una tienda online de cerámica', { kind: found }],
      ['¿en qué se diferencian?', { kind: told, never: searched }],
      ['¿y tú a quién escogerías?', { kind: told, never: searched }],
      ['el que pueda antes', { kind: [answer, found], never: searched }],
      ['venga, resérvame', { kind: [answer, found], never: searched }],
    ],
  },
  {
    name: 'excluye',
    language: 'es',
    country: 'AR',
    turns: [
      ['quiero dejar de fumar, pero nada de hipnosis', { kind: someone, wishes: ['not'] }],
      ['ni tampoco psicólogos', { kind: [found, 'nobody', 'question'] }],
      ['bueno, psicólogos sí', { kind: someone }],
      ['¿cuántas veces tendría que ir?', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'new goal old wishes',
    language: 'es',
    country: 'CL',
    turns: [
      [
        'busco profe de inglés por menos de 25 lucas en las mañanas',
        { kind: someone, wishes: ['budget', 'when'] },
      ],
      ['otra cosa: mi mamá necesita ayuda con el celular', { kind: someone, wishes: [] }],
      ['¿va a la casa?', { kind: told, never: searched, lines: false }],
      ['y retomando lo del inglés, ¿qué me dijiste?', { kind: [found, answer] }],
    ],
  },
  {
    name: 'pago',
    language: 'es',
    country: 'AR',
    turns: [
      [
        '¿se puede pagar en cuotas o con mercado pago?',
        { kind: answer, says: ['tarjeta'], never: searched },
      ],
      ['¿y en pesos?', { kind: told, never: searched }],
      [
        'pagué y no me llegó nada',
        { kind: told, says: ['Actividad|comentarios|spam'], never: searched },
      ],
      ['quiero hablar con un humano ya', { kind: told, never: searched }],
    ],
  },
];
