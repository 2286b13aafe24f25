import type { offeringTexts as english } from '../en/offering.ts';

export const offeringTexts: typeof english = {
  start: {
    name: 'Tres sesiones para empezar',
    description: (length, expertise) =>
      `${expertise}. Tres sesiones de ${length} cada una. En la primera vemos dónde estás y qué ` +
      `quieres. En las otras dos damos juntos los primeros pasos.`,
  },
  course: {
    name: 'Seis sesiones, paso a paso',
    description: (length, expertise) =>
      `${expertise}. Seis sesiones de ${length} cada una, para un cambio que pide más que una ` +
      `conversación. Acordamos una meta y entre sesiones vas probando.`,
  },
  monthly: {
    name: 'Una sesión cada semana',
    description: (length, expertise) =>
      `${expertise}. Cuatro sesiones de ${length} al mes, para tener un espacio fijo para tus ` +
      `preguntas y seguir avanzando.`,
  },
};
