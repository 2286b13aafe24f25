import { answer, found, searched, someone, told } from './expected.ts';
import type { Dialogue } from './shape.ts';

/** Questions about the visitor’s own meeting, about people who were never shown, and small talk. */
export const ownMeetingsSpanish: readonly Dialogue[] = [
  {
    name: 'he among several es',
    language: 'es',
    country: 'CO',
    turns: [
      ['quiero prepararme en matemáticas para el examen de admisión', { kind: found }],
      ['¿él da clases los fines de semana?', { kind: told, never: searched }],
      ['el primero que mostraste', { kind: told, people: [1], never: searched }],
      [
        'ok con esa persona, para el sábado',
        { kind: [answer, found], people: [1], never: searched },
      ],
    ],
  },
  {
    name: 'desconocido',
    language: 'es',
    country: 'ES',
    turns: [
      ['necesito un abogado para una herencia', { kind: someone }],
      ['¿y Beltrán qué tal es?', { kind: told, says: ['Beltrán'], never: searched }],
      ['quiero cita con Don Ramiro', { kind: told, says: ['Ramiro'], never: searched }],
    ],
  },
  {
    name: 'me enfermé',
    language: 'es',
    country: 'MX',
    turns: [
      [
        'me enfermé y tengo sesión en una hora',
        { kind: answer, says: ['Actividad'], never: searched },
      ],
      ['¿pierdo lo que pagué?', { kind: answer, says: ['devol|devuel'], never: searched }],
      ['¿en cuánto tiempo se refleja?', { kind: answer, says: ['diez días'], never: searched }],
      ['híjole, bueno, gracias', { kind: answer, never: searched }],
    ],
  },
  {
    name: 'pantalla negra',
    language: 'es',
    country: 'CL',
    turns: [
      ['estoy en la sala y veo todo negro', { kind: answer, says: ['cámara'], never: searched }],
      ['sigue igual', { kind: answer, says: ['navegador'], never: searched }],
      ['y el especialista ya se fue', { kind: told, says: ['Actividad'], never: searched }],
    ],
  },
  {
    name: 'curiosidades',
    language: 'es',
    country: 'AR',
    turns: [
      ['¿qué hora es en Tokio?', { kind: told, never: searched }],
      ['¿quién ganó el superclásico?', { kind: told, never: searched }],
      ['¿a cuánto está el dólar?', { kind: told, never: searched }],
      ['recomendame una serie', { kind: told, never: searched }],
    ],
  },
  {
    name: 'enojado',
    language: 'es',
    country: 'MX',
    turns: [
      ['qué porquería de chat', { kind: told, never: searched }],
      ['no manches, eres un asco', { kind: told, never: searched }],
      ['va, perdón. quiero bajar de peso', { kind: found }],
    ],
  },
  {
    name: 'charla',
    language: 'es',
    country: 'CO',
    turns: [
      ['quiubo parce', { kind: told, never: searched }],
      ['bien, acá relajado', { kind: told, never: searched }],
      ['¿cuántos años tienes?', { kind: told, never: searched }],
      ['bueno, me voy a dormir', { kind: answer, never: searched, lines: false }],
    ],
  },
  {
    name: 'ida y vuelta',
    language: 'es',
    country: 'CL',
    turns: [
      ['quiero aprender guitarra y también necesito ordenar mis deudas', { kind: found }],
      ['partamos por las deudas', { kind: found }],
      ['¿cuánto cobra?', { kind: told, says: ['\\$'], never: searched }],
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
        { kind: answer, says: ['Actividad|comentarios'], never: searched, lines: false },
      ],
      ['¿se va a enterar ella?', { kind: answer, says: ['especialista'], never: searched }],
      ['vale. ¿hay alguien con quien hablar de verdad?', { kind: told, never: searched }],
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
      ['sí', { kind: [answer, found, 'question'], never: searched }],
      ['mañana a la tarde', { kind: [answer, found], never: searched }],
      ['listo', { kind: told, never: searched }],
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
