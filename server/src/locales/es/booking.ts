import type { bookingTexts as english } from '../en/booking.ts';

/** Lo que el servidor escribe a las personas sobre sus reservas. */
export const bookingTexts: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  footer:
    'Puente une a las personas con quien puede ayudarlas. ' +
    'Recibes este correo por una reserva tuya.',
  minutes: (minutes) => `${minutes} minutos`,
  free: 'Sin costo',
  label: {
    when: 'Cuándo',
    with: 'Con',
    duration: 'Duración',
    price: 'Precio',
    about: 'De qué se trata',
    reason: 'Motivo',
    refund: 'Devolución',
  },
  action: {
    room: 'Abrir la sala',
    activity: 'Ver la reserva',
    expert: 'Ver todos los horarios libres',
  },
  confirmed: {
    subject: (other, when) => `Confirmada: ${other}, ${when}`,
    heading: 'Tu reunión está confirmada',
    client:
      'Tu horario está reservado. La sala se abre diez minutos antes del inicio; ' +
      'solo necesitas un navegador.',
    provider:
      'Alguien reservó una reunión contigo. La sala se abre diez minutos antes del inicio; ' +
      'tú dejas entrar a las demás personas.',
  },
  reminder: {
    subject: (other, when) => `Recordatorio: ${other}, ${when}`,
    heading: 'Tu reunión se acerca',
    intro: 'La sala se abre diez minutos antes del inicio.',
  },
  cancelled: {
    subject: (other, when) => `Cancelada: ${other}, ${when}`,
    heading: 'Esta reunión fue cancelada',
    byYou: 'Cancelaste esta reunión.',
    byOther: (other) => `${other} canceló esta reunión.`,
    refund: (amount) =>
      `Devolvemos ${amount} a la tarjeta con la que se pagó. ` +
      'El banco puede tardar hasta diez días en mostrarlo.',
    noRefund: 'Según las condiciones de esta reserva no corresponde devolución.',
    paidBackBefore: (amount) => `Ya se habían devuelto ${amount} a esa tarjeta.`,
    owed: (amount) =>
      `La tarjeta no pudo recibir ${amount} que te corresponden. Lo sabemos y lo resolveremos.`,
    nothingMore: 'Según las condiciones de esta reserva no corresponde devolver nada más.',
    nothingPaid: 'No se cobró nada por ella.',
    forProvider: 'El horario vuelve a estar libre en tu calendario.',
  },
  slotLost: {
    takenSubject: (other) => `No pudimos mantener tu horario con ${other}; te devolvemos el dinero`,
    lateSubject: (other) => `Tu pago para ${other} llegó tarde; te lo devolvemos`,
    heading: 'Tu pago llegó cuando la reserva ya había terminado',
    taken: (other, when) => `El horario con ${other}, ${when}, ya no se te pudo dar.`,
    late: (other, when) =>
      `Era para el horario con ${other}, ${when}. Con él no se reservó ninguna reunión.`,
    refund: (amount) => `Devolvemos el total de ${amount} a la tarjeta con la que se pagó.`,
    alternatives: 'Estos horarios están libres ahora:',
    noAlternatives: 'Por ahora no hay otro horario libre.',
  },
  calendar: {
    summary: (other) => `Reunión con ${other}`,
    description: (room) => `La sala se abre diez minutos antes: ${room}`,
  },
};
