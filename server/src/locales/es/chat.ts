import type { chatTexts as english } from '../en/chat.ts';

/** Lo que dice el buscador propio. */
export const chatTexts: typeof english = {
  found: {
    one: (name) => `Conozco a alguien que calza contigo: ${name}.`,
    some: (names) => `Estas personas pueden ayudarte con lo que cuentas: ${names}.`,
  },
  next: 'Mira quiénes son y elige una hora cuando te acomode.',
  refined: 'Tomé en cuenta lo que me dijiste antes.',
  ask: {
    vague:
      'Qué bueno que estás aquí. ¿De qué se trata? Con una o dos frases en tus palabras basta.',
    goal: 'Es bueno saberlo. ¿Y en qué te gustaría que te ayuden?',
    chips: [
      'Duermo mal',
      'Quiero cambiar de trabajo',
      'Me preocupa el dinero',
      'Problemas en casa',
    ],
  },
  nobody: {
    plain:
      'Ninguna de nuestras personas expertas verificadas calza con esto todavía, y prefiero decírtelo antes que adivinar.',
    partner: (partner) => `En ${partner} todavía no hay nadie que calce con esto.`,
    because: (what) => `Hay personas que podrían ayudarte, pero no ${what}.`,
    tryWords: 'Cuéntame más con otras palabras, o parte por una de estas.',
    tryWithout: (count, what) =>
      count === 1
        ? `Una persona calza sin la condición «${what}».`
        : `${count} personas calzan sin la condición «${what}».`,
  },
  wish: {
    budget: 'por ese precio',
    cheaper: 'por menos que quienes ya viste',
    language: 'en ese idioma',
    inPerson: 'en persona en Santiago',
    when: 'a esa hora',
    others: 'además de quienes ya viste',
  },
  without: {
    budget: 'Cualquier precio',
    cheaper: 'Cualquier precio',
    language: 'Cualquier idioma',
    inPerson: 'En línea está bien',
    when: 'A cualquier hora',
    others: 'Muéstrame los mismos de nuevo',
  },
  emergency:
    'Lo que escribes me preocupa, y no deberías estar a solas con eso. Por favor llama ahora a una ' +
    'de estas líneas; son gratuitas y hay alguien que escucha a toda hora. Si tú o alguien cerca ' +
    'de ti está en peligro en este momento, llama al número de emergencias.',
  fallback:
    'El asistente no está respondiendo bien en este momento, así que esto viene de nuestro propio directorio.',
  reason: {
    concepts: (labels) => `Ayuda con ${labels.join(' y ')}.`,
    words: 'Habla de lo que mencionas.',
  },
  and: 'y',
};
