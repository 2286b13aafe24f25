import type { waitingTexts as english } from '../en/waiting.ts';

/** Lo que el servidor escribe a quienes esperan a un especialista. */
export const waitingTexts: typeof english = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  found: {
    subject: (name) => `${name} puede ayudarte con lo que buscabas`,
    heading: 'Llegó alguien que puede ayudarte',
    intro: (name) =>
      `Cuando nos contaste lo que necesitabas, nadie aquí lo hacía todavía. Ahora ${name} sí.`,
    asked: 'Nos pediste que te avisáramos. No te escribiremos otra vez por este objetivo.',
    expertise: 'Ayuda con',
    action: (name) => `Ver las horas de ${name}`,
    stop: 'No recibir más estos correos',
  },
  footer: 'Recibes este correo porque le pediste a Puente que te avise cuando llegue alguien.',
};
