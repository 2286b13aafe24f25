import type { authTexts as english } from '../en/auth.ts';

/** Lo que el servidor escribe a las personas sobre su cuenta. */
export const authTexts: typeof english = {
  hello: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  footer: 'Recibes este correo porque esta dirección es de una cuenta de Puente.',
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
      'Si no fuiste tú, ignora este correo: tu contraseña sigue igual. Siempre puedes iniciar ' +
      'sesión con un código enviado a tu teléfono.',
    action: 'Crear contraseña nueva',
  },
  notice: {
    when: 'Cuándo',
    device: 'Dispositivo',
    unknownDevice: 'Dispositivo desconocido',
    action: 'Abrir Seguridad y dispositivos',
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    wasNot: {
      password:
        'Si no fuiste tú, puede que alguien más esté en tu cuenta. Inicia sesión con un código ' +
        'enviado a tu teléfono, elige «Cerrar sesión en todas partes», inicia sesión de nuevo y ' +
        'crea una contraseña nueva. Si no sabes cuál es la actual, elige «¿Olvidaste tu ' +
        'contraseña?» al iniciar sesión.',
      email:
        'Si no fuiste tú, puede que alguien más esté en tu cuenta. Inicia sesión con un código ' +
        'enviado a tu teléfono, elige «Cerrar sesión en todas partes», inicia sesión de nuevo, ' +
        'vuelve a poner tu correo en tu perfil y crea una contraseña nueva.',
    },
    kinds: {
      'password-set': {
        subject: 'Tu cuenta ahora tiene contraseña',
        heading: 'Tu cuenta ahora tiene contraseña',
        intro: (ending) =>
          `Se creó una contraseña para la cuenta cuyo teléfono termina en ${ending}.`,
      },
      'password-changed': {
        subject: 'Se cambió tu contraseña',
        heading: 'Se cambió tu contraseña',
        intro: (ending) =>
          `Se cambió la contraseña de la cuenta cuyo teléfono termina en ${ending}.`,
      },
      'password-removed': {
        subject: 'Se quitó tu contraseña',
        heading: 'Se quitó tu contraseña',
        intro: (ending) =>
          `La cuenta cuyo teléfono termina en ${ending} ya no tiene contraseña. ` +
          'La sesión se inicia con un código enviado a ese teléfono.',
      },
      'password-reset': {
        subject: 'Tienes una contraseña nueva',
        heading: 'Tienes una contraseña nueva',
        intro: (ending) =>
          'Con el enlace que enviamos por correo se creó una contraseña nueva para la cuenta ' +
          `cuyo teléfono termina en ${ending}. Se cerró la sesión en todos sus dispositivos.`,
      },
      'email-changed': {
        subject: 'Se cambió tu correo',
        heading: 'Se cambió tu correo',
        intro: (ending) =>
          `La cuenta cuyo teléfono termina en ${ending} ahora tiene otro correo. ` +
          'Este es el último correo sobre ella que enviamos a esta dirección.',
      },
      'email-removed': {
        subject: 'Se quitó tu correo',
        heading: 'Se quitó tu correo',
        intro: (ending) =>
          `La cuenta cuyo teléfono termina en ${ending} ya no tiene correo. ` +
          'Este es el último correo sobre ella que enviamos a esta dirección.',
      },
    },
  },
};
