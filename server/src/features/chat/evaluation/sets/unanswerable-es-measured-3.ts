/** Spanish goals that none of the verified demo experts can answer, by a fifth author. This half only measures. */
import type { UnanswerableGoal } from './shape.ts';

export const thirdUnanswerableEsMeasured: readonly UnanswerableGoal[] = [
  { text: 'me multaron por pasarme la luz roja y no era yo', language: 'es', near: [] },
  {
    text: 'enseñar a bailar tango a dos patas duras para nuestro aniversario',
    language: 'es',
    near: [],
  },
  { text: 'tengo que hacer una torta de tres pisos y nunca hice una', language: 'es', near: [] },
  { text: 'mi papá necesita silla de ruedas y cuidadora por las noches', language: 'es', near: [] },
  { text: 'el carro hace un ruido feo al pasar los cambios', language: 'es', near: [] },
  { text: 'busco profe de portugués para irme a Florianópolis', language: 'es', near: [] },
  { text: 'me salió un lunar raro en la espalda', language: 'es', near: [] },
  { text: 'arreglar la lavadora que no centrifuga', language: 'es', near: ['peter-gallagher'] },
  { text: 'quiero sacar la ciudadanía italiana por mi bisabuelo', language: 'es', near: [] },
  { text: 'mi nieto quiere jugar ajedrez en serio, de torneo', language: 'es', near: [] },
  { text: 'dónde revelo rollos viejos de mi papá', language: 'es', near: ['theo-marchetti'] },
  {
    text: 'queremos filmar el cumpleaños de mi abuela con dron',
    language: 'es',
    near: ['theo-marchetti'],
  },
  {
    text: 'los quince de mi hija, quién hace el vestido',
    language: 'es',
    near: ['leticia-campos'],
  },
  { text: 'quiero aprender lengua de señas por mi sobrino', language: 'es', near: [] },
  {
    text: 'el visado de estudiante me lo negaron dos veces',
    language: 'es',
    near: ['gabriela-montes'],
  },
  { text: 'maquillaje para novias, quiero aprender', language: 'es', near: [] },
  { text: 'la masa madre se me muere', language: 'es', near: [] },
  { text: 'quiero ser azafata, qué exigen', language: 'es', near: ['andres-fuenzalida'] },
  { text: 'qué papeles piden para adoptar siendo soltera', language: 'es', near: [] },
  { text: 'me quiero tatuar el nombre de mi hijo, qué cuidar', language: 'es', near: [] },
];
