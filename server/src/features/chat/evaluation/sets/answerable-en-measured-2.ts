/** The rest of the English goals that someone of the verified demo experts can answer. This half only measures. */
import type { AnswerableGoal } from './shape.ts';

export const moreAnswerableEnMeasured: readonly AnswerableGoal[] = [
  {
    text: 'my fiancé and I are getting a flat together and he earns triple. who pays what?? it ends in shouting each time',
    language: 'en',
    kind: 'plain',
    fits: ['karen-lindqvist', 'ximena-villalobos'],
    first: ['karen-lindqvist'],
  },
  {
    text: 'brown circle on the bedroom ceiling growing since sunday, landlord not answering',
    language: 'en',
    kind: 'plain',
    fits: ['peter-gallagher'],
    first: ['peter-gallagher'],
  },
];
