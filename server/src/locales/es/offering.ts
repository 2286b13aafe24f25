import type { offeringTexts as english } from '../en/offering.ts';

export const offeringTexts: typeof english = {
  start: {
    name: 'Tres reuniones para empezar',
    description: (length, expertise) =>
      `Tres reuniones de ${length} cada una. En la primera vemos dónde estás y qué quieres. En ` +
      `las otras dos damos juntos los primeros pasos. En qué ayudo: ${expertise}.`,
  },
  course: {
    name: 'Seis reuniones, paso a paso',
    description: (length, expertise) =>
      `Seis reuniones de ${length} cada una, para un cambio que pide más que una conversación. ` +
      `Acordamos una meta y entre reuniones vas probando. En qué ayudo: ${expertise}.`,
  },
  monthly: {
    name: 'Una reunión cada semana',
    description: (length, expertise) =>
      `Cuatro reuniones de ${length} al mes, para tener un espacio fijo para tus preguntas y ` +
      `seguir avanzando. En qué ayudo: ${expertise}.`,
  },
};
