import type { reviewTexts as english } from '../en/review.ts';

export const reviewTexts: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  subject: ({ other, stars }) => `${other} escribió una reseña: ${stars} de 5 estrellas`,
  heading: 'Tienes una reseña nueva',
  lines: ({ other, when }) => [
    `${other} escribió una reseña después de la reunión del ${when}.`,
    'Puedes responderla una vez. Tu respuesta queda debajo de la reseña para todos, tal como la envías.',
  ],
  label: { stars: 'Estrellas', review: 'Reseña' },
  stars: ({ stars }) => `${stars} de 5`,
  action: 'Ver reseña',
  footer: 'Recibes este correo porque eres especialista en Puente.',
};
