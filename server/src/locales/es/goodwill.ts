import type { goodwillTexts as English } from '../en/goodwill.ts';

export const goodwillTexts: typeof English = {
  subject: (other, amount) => `${other} te devuelve ${amount}`,
  heading: (amount) => `Te devolvemos ${amount}`,
  hello: (name) => `Hola, ${name}:`,
  what: (other, amount) =>
    `Según sus condiciones, la reunión que cancelaste no se devolvía completa. ${other} te devuelve ${amount} de todas formas.`,
  bank: 'Va a la tarjeta con la que pagaste; los bancos tardan hasta diez días en mostrarlo.',
  meeting: 'Reunión',
  see: 'Ver tu reserva',
  footer: 'Recibes este correo porque tienes una reserva en Puente.',
};
