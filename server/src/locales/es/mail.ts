import type { mailTexts as english } from '../en/mail.ts';

export const mailTexts: typeof english = {
  brand: (name: string) => `${name}, en Puente`,
  onPuente: 'en Puente',
  reply: '¿Tienes preguntas? Responde este correo.',
  ask: (url) => `¿Tienes preguntas? Escríbenos en ${url}.`,
  terms: 'Términos',
  privacy: 'Privacidad',
};
