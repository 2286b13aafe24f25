/** The rest of the Spanish goals that someone of the verified demo experts can answer. This half only measures. */
import type { AnswerableGoal } from './shape.ts';

export const moreAnswerableEsMeasured: readonly AnswerableGoal[] = [
  {
    text: 'quiero salirme de la startup que fundé con dos amigas, pero nunca escribimos que pasa con mis acciones si me voy',
    language: 'es',
    kind: 'plain',
    fits: ['priya-natarajan', 'constanza-ibanez'],
    first: ['priya-natarajan'],
  },
  {
    text: 'tengo una ferreteria de barrio en alcorcon y mi sobrino que hizo la pagina ya no contesta, ni la clave tengo',
    language: 'es',
    kind: 'plain',
    fits: ['nuria-ferrer'],
    first: ['nuria-ferrer'],
  },
];
