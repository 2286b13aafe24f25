import { answer, found, searched, someone } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Twelve more, written when the others had been mended. Read aloud, 59 of 100 points before. */
export const passersBySpanish: readonly Dialogue[] = [
  {
    name: 'hola buen día, mi hijo reprobó',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'hola buen día, mi hijo reprobó mate y tiene extraordinario en dos semanas',
        { kind: found },
      ],
      ['¿qué edad de niños atiende?', { kind: answer, people: [1], never: searched }],
      ['¿y da clase los domingos?', { kind: answer, never: searched }],
      [
        'está bien, ¿y si no aprueba me regresan?',
        { kind: answer, says: ['72|half|50'], never: searched },
      ],
      ['bueno, sí, agéndame', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'ando con un quilombo: me separé y',
    language: 'es',
    country: 'AR',
    turns: [
      ['ando con un quilombo: me separé y no sé cómo dividir las cosas', { kind: found }],
      ['legal más que nada', { kind: found }],
      ['¿hay alguno de acá, de Buenos Aires?', { kind: someone, wishes: ['place'] }],
      ['da igual de dónde', { kind: found }],
      ['¿me podés pasar el mail?', { kind: answer, books: 1, never: searched }],
    ],
  },
  {
    name: 'quiero dejar de',
    language: 'es',
    country: 'ES',
    turns: [
      ['quiero dejar de fumar', { kind: someone }],
      ['¿cuánta gente lo consigue con él?', { kind: answer, books: 1, never: searched }],
      ['¿es por teléfono?', { kind: answer, books: 1, never: searched }],
      ['mejor por la noche, que curro', { kind: someone, wishes: ['when'] }],
      ['vale pues para el lunes', { kind: someone, wishes: ['when'] }],
    ],
  },
  {
    name: 'necesito que alguien me revise un',
    language: 'es',
    country: 'CL',
    turns: [
      ['necesito que alguien me revise un contrato de arriendo', { kind: someone }],
      ['es urgente, lo firmo mañana', { kind: found }],
      ['¿y si se lo mando por mail?', { kind: answer, says: ['Files|archivos'], never: searched }],
      ['ya, y cuánto sale la consulta', { kind: answer, books: 1, says: ['\\d'], never: searched }],
    ],
  },
  {
    name: 'mi emprendimiento de ropa no',
    language: 'es',
    country: 'CO',
    turns: [
      ['mi emprendimiento de ropa no vende', { kind: found }],
      ['¿él tiene tienda propia?', { kind: answer, books: 1, never: searched }],
      ['¿qué incluye la reunión?', { kind: answer, says: ['video'], never: searched }],
      [
        '¿puedo repetir con el mismo después?',
        { kind: answer, says: ['first meeting|primera reunión'], never: searched },
      ],
      ['gracias, muy amable', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'no sé usar excel y me lo piden en',
    language: 'es',
    country: 'PE',
    turns: [
      ['no sé usar excel y me lo piden en el trabajo', { kind: found }],
      ['no, avanzado no, lo básico nomás', { kind: found }],
      [
        '¿en cuántas clases aprendo?',
        { kind: answer, says: ['first meeting|primera reunión'], never: searched },
      ],
      [
        '¿hay que tener el programa instalado?',
        { kind: answer, says: ['expert|especialista'], never: searched },
      ],
      ['ok, la próxima semana en la noche', { kind: answer, books: 1, never: searched }],
    ],
  },
];
