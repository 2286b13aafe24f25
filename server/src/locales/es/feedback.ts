import type { feedbackTexts as english } from '../en/feedback.ts';

export const feedbackTexts: typeof english = {
  types: {
    bug: 'un problema',
    idea: 'una idea',
    thanks: 'un agradecimiento',
    payment: 'una pregunta sobre un pago',
  },
  subject: (type) => `Comentarios: ${type}`,
  heading: (type) => `Alguien envió ${type}`,
  from: 'De',
  when: 'Cuándo',
  footer: 'Enviado desde el formulario de comentarios de Puente.',
};
