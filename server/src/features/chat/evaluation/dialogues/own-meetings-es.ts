import type { Dialogue } from './shape.ts';

const someone = ['recommendations', 'nobody'] as const;
const told = ['answer', 'question'] as const;
const found = 'recommendations' as const;
const answer = 'answer' as const;
/** The chat searches again and shows people. */
const fresh = [
  'found someone',
  'here are (two|three)',
  'nobody here',
  'no one here',
  'encontré a',
  'nadie hace eso',
];

/** Questions about the visitor’s own meeting, about people who were never shown, and small talk. */
export const ownMeetingsSpanish: readonly Dialogue[] = [
  {
    name: 'he among several es',
    language: 'es',
    country: 'CO',
    turns: [
      ['quiero prepararme en matemáticas para el examen de admisión', { kind: found }],
      ['¿él da clases los fines de semana?', { kind: told, never: fresh }],
      ['el primero que mostraste', { kind: told, people: [1], never: fresh }],
      ['ok con esa persona, para el sábado', { kind: [answer, found], people: [1], never: fresh }],
    ],
  },
  {
    name: 'desconocido',
    language: 'es',
    country: 'ES',
    turns: [
      ['necesito un abogado para una herencia', { kind: someone }],
      ['¿y Beltrán qué tal es?', { kind: told, says: ['Beltrán'], never: fresh }],
      ['quiero cita con Don Ramiro', { kind: told, says: ['Ramiro'], never: fresh }],
    ],
  },
  {
    name: 'me enfermé',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'me enfermé y tengo sesión en una hora',
        { kind: answer, says: ['Actividad'], never: fresh },
      ],
      ['¿pierdo lo que pagué?', { kind: answer, says: ['devol|devuel'], never: fresh }],
      ['¿en cuánto tiempo se refleja?', { kind: answer, says: ['diez días'], never: fresh }],
      ['híjole, bueno, gracias', { kind: answer, never: fresh }],
    ],
  },
  {
    name: 'pantalla negra',
    language: 'es',
    country: 'CL',
    turns: [
      ['estoy en la sala y veo todo negro', { kind: answer, says: ['cámara'], never: fresh }],
      ['sigue igual', { kind: answer, says: ['navegador'], never: fresh }],
      ['y el especialista ya se fue', { kind: told, says: ['Actividad'], never: fresh }],
    ],
  },
  {
    name: 'curiosidades',
    language: 'es',
    country: 'AR',
    turns: [
      ['¿qué hora es en Tokio?', { kind: told, never: fresh }],
      ['¿quién ganó el superclásico?', { kind: told, never: fresh }],
      ['¿a cuánto está el dólar?', { kind: told, never: fresh }],
      ['recomendame una serie', { kind: told, never: fresh }],
    ],
  },
  {
    name: 'enojado',
    language: 'es',
    country: 'MX',
    turns: [
      ['qué porquería de chat', { kind: told, never: fresh }],
      ['no manches, eres un asco', { kind: told, never: fresh }],
      ['va, perdón. quiero bajar de peso', { kind: found }],
    ],
  },
  {
    name: 'charla',
    language: 'es',
    country: 'CO',
    turns: [
      ['quiubo parce', { kind: told, never: fresh }],
      ['bien, acá relajado', { kind: told, never: fresh }],
      ['¿cuántos años tienes?', { kind: told, never: fresh }],
      ['bueno, me voy a dormir', { kind: answer, never: fresh, lines: false }],
    ],
  },
  {
    name: 'ida y vuelta',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero aprender guitarra y también necesito ordenar mis deudas', { kind: found }],
      ['partamos por las deudas', { kind: found }],
      ['¿cuánto cobra?', { kind: told, says: ['\\$'], never: fresh }],
      ['ya, y ahora lo de la guitarra', { kind: found }],
    ],
  },
  {
    name: 'complaint',
    language: 'es',
    country: 'ES',
    turns: [
      [
        'la psicóloga me trató fatal y quiero quejarme',
        { kind: answer, says: ['Actividad|comentarios'], never: fresh, lines: false },
      ],
      ['¿se va a enterar ella?', { kind: answer, says: ['especialista'], never: fresh }],
      ['vale. ¿hay alguien con quien hablar de verdad?', { kind: told, never: fresh }],
    ],
  },
  {
    name: 'agotada',
    language: 'es',
    country: 'MX',
    turns: [
      ['estoy hasta el gorro de mi trabajo', { kind: [found, 'question'], lines: false }],
      ['los niños me traen muerta', { kind: [found, 'question', answer], lines: false }],
      ['ya no aguanto el tráfico, me quiero cambiar de chamba', { kind: found, lines: false }],
    ],
  },
  {
    name: 'corto',
    language: 'es',
    country: 'AR',
    turns: [
      ['yoga', { kind: someone }],
      ['la barata', { kind: [answer, found, 'question'], never: ['nadie'] }],
      ['sí', { kind: [answer, found, 'question'], never: fresh }],
      ['mañana a la tarde', { kind: [answer, found], never: fresh }],
      ['listo', { kind: told, never: fresh }],
    ],
  },
  {
    name: 'lift several',
    language: 'es',
    country: 'ES',
    turns: [
      [
        'busco nutricionista por la tarde, que hable inglés y por menos de 40 euros',
        { kind: someone, wishes: ['budget', 'language', 'when'] },
      ],
      ['quita lo del inglés y el precio', { kind: someone, wishes: ['when'] }],
      ['mejor por la mañana', { kind: someone, wishes: ['when'] }],
      ['¿y alguno que no sea ese?', { kind: someone, without: [1] }],
    ],
  },
];
