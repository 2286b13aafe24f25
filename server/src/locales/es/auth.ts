import type { authTexts as english } from '../en/auth.ts';

/** Lo que el servidor escribe a las personas sobre su ingreso. */
export const authTexts: typeof english = {
  hello: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  footer: 'Puente une a las personas con quien puede ayudarlas.',
  reset: {
    subject: 'Crea una contraseña nueva',
    heading: 'Crea una contraseña nueva',
    intro: (ending) =>
      'Alguien, probablemente tú, pidió una contraseña nueva para la cuenta ' +
      `cuyo teléfono termina en ${ending}.`,
    limits: (minutes) =>
      `El enlace funciona una sola vez, durante ${minutes} minutos. Ten a mano ese número de ` +
      'teléfono: te lo vamos a pedir.',
    ignore:
      'Si no fuiste tú, no hagas nada: tu contraseña sigue igual. Siempre puedes entrar con un ' +
      'código enviado a tu teléfono.',
    action: 'Crear contraseña nueva',
  },
};
