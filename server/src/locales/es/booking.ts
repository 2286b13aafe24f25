import type { bookingTexts as english } from '../en/booking.ts';

/** Lo que el servidor escribe a las personas sobre sus reservas. */
export const bookingTexts: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  footer: 'Recibes este correo porque tienes una reserva en Puente.',
  free: 'Gratis',
  paidBefore: 'Ya está pagada',
  label: {
    when: 'Cuándo',
    where: 'Dónde',
    ownTime: 'Tu hora local',
    duration: 'Duración',
    price: 'Precio',
    about: 'De qué se trata',
    reason: 'Motivo',
    refund: 'Devolución',
  },
  action: {
    room: 'Entrar a la sala',
    findEachOther: '¿No se encuentran? Abre la sala',
    booking: 'Ver tu reserva',
    expert: 'Ver todas las horas disponibles',
    again: (other) => `Reservar otra vez con ${other}`,
    pick: 'Elegir otra hora',
  },
  confirmed: {
    subject: (other, when) => `Confirmada: ${other}, ${when}`,
    heading: 'Tu reunión está confirmada',
    client: () =>
      'Tu hora está reservada. La sala se abre diez minutos antes; solo necesitas un navegador. ' +
      'La invitación para tu calendario va adjunta.',
    provider: (other) =>
      `${other} reservó una reunión contigo. La sala se abre diez minutos antes; tú dejas entrar ` +
      'a las demás personas. La invitación para tu calendario va adjunta.',
    inPerson: {
      client: (other) =>
        `Tu hora está reservada: te reúnes con ${other} en persona, en la dirección de abajo. La ` +
        'invitación para tu calendario va adjunta.',
      provider: (other) =>
        `${other} reservó una reunión contigo en persona, en la dirección de abajo. La invitación ` +
        'para tu calendario va adjunta.',
    },
  },
  reminder: {
    subject: (other, when) => `Recordatorio: ${other}, ${when}`,
    heading: 'Se acerca tu reunión',
    intro: 'La sala se abre diez minutos antes; solo necesitas un navegador.',
    inPerson:
      'Se reúnen en persona, en la dirección de abajo. Si no se encuentran, la sala de la reunión ' +
      'se abre diez minutos antes.',
  },
  terms: {
    title: 'Si cambian los planes',
    full: (until) => `Cancela gratis hasta el ${until}.`,
    partAfter: (until, share) => `Después, hasta el ${until}, te devolvemos el ${share}.`,
    part: (until, share) => `Si cancelas hasta el ${until}, te devolvemos el ${share}.`,
    noneAfter: 'Después no hay devolución.',
    none: 'La reunión está tan cerca que no hay devolución si cancelas.',
    provider: (other) => `Si ${other} cancela o no llega, te devolvemos todo.`,
    forProvider: (other) => `Si cancelas o no llegas, a ${other} le devolvemos todo.`,
  },
  cancelled: {
    subject: (other, when) => `Cancelada: ${other}, ${when}`,
    heading: 'Se canceló esta reunión',
    byYou: 'Cancelaste esta reunión.',
    byOther: (other) => `${other} canceló esta reunión.`,
    byPuente: 'El equipo de Puente canceló esta reunión.',
    refund: (amount) =>
      `Te devolvemos ${amount} a la tarjeta con la que pagaste. ` +
      'El banco puede tardar hasta diez días en mostrarlo.',
    noRefund: 'Según las condiciones de esta reserva no hay devolución.',
    refundedBefore: (amount) => `Ya te habíamos devuelto ${amount} a esa tarjeta.`,
    owed: (amount) =>
      `Tu tarjeta no pudo recibir ${amount} que te corresponden. Ya lo sabemos y lo estamos resolviendo.`,
    nothingMore: 'Según las condiciones de esta reserva no hay más devolución.',
    creditReturned:
      'Puedes volver a agendar esta sesión de tu paquete; no se cobró ni se devolvió nada.',
    planCreditReturned:
      'Puedes volver a agendar esta sesión de tu plan; no se cobró ni se devolvió nada.',
    creditSpent: 'Ya era tarde para volver a agendar esta sesión, así que cuenta como usada.',
    nothingPaid: 'No se cobró nada por ella.',
    forProvider: 'La hora vuelve a estar disponible en tu calendario.',
    earnings: {
      refund: (other, amount) => `Le devolvemos ${amount} a ${other}.`,
      kept: 'Según sus condiciones no se devuelve nada: tus ganancias siguen igual. Si de todas formas quieres devolver algo, puedes hacerlo en la página de la reunión.',
      creditReturned: (other) =>
        `${other} puede volver a agendar esta sesión. La cobras cuando se realice.`,
      creditSpent: 'Se canceló tarde: cuenta como usada y la cobras igual.',
    },
  },
  slotLost: {
    takenSubject: (other) => `No pudimos mantener tu hora con ${other}: te devolvemos todo`,
    lateSubject: (other) => `Tu pago para ${other} llegó tarde: te devolvemos todo`,
    heading: 'Tu pago llegó cuando se había acabado el tiempo para pagar',
    taken: (other, when) => `Mientras tanto, alguien tomó tu hora con ${other}, ${when}.`,
    late: (other, when) => `Era para tu hora con ${other}, ${when}. No se reservó ninguna reunión.`,
    refund: (amount) => `Te devolvemos todo, ${amount}, a la tarjeta con la que pagaste.`,
    alternatives: 'Estas horas están disponibles ahora:',
    noAlternatives: 'Por ahora no hay otra hora disponible.',
  },
  moving: {
    message: 'Mensaje',
    stays: 'Tu reunión sigue como estaba',
    staysAt: (when) => `Se reúnen como estaba previsto: ${when}.`,
    moved: {
      subject: (other, when) => `Nueva hora: ${other}, ${when}`,
      heading: 'Tu reunión tiene una nueva hora',
      byYou: 'Cambiaste la hora de esta reunión.',
      byOther: (other) => `${other} cambió la hora de esta reunión.`,
      agreed: (other) => `Tú y ${other} acordaron esta hora.`,
      before: (when) => `Antes era el ${when}.`,
      same:
        'La sala, su enlace y el precio siguen igual. La invitación actualizada para tu calendario ' +
        'va adjunta.',
    },
    proposed: {
      subject: (other, when) => `${other} te propone otra hora: ${when}`,
      heading: (other) => `${other} quiere reunirse a otra hora`,
      stands: (when) => `Hasta que respondas, tu reunión sigue como estaba: ${when}.`,
      held: (until) => `La nueva hora está reservada para los dos hasta el ${until}.`,
      refundFromNew:
        'Si la aceptas y cancelas después, la devolución se cuenta desde la nueva hora.',
      refundFromEarlier:
        'Si la aceptas y cancelas después, la devolución se cuenta desde la primera de las dos horas.',
      accept: 'Aceptar esta hora',
      otherwise: 'Rechazarla o proponer otra',
    },
    rejected: {
      subject: (other) => `${other} no puede a la hora que propusiste`,
      text: (other, when) => `${other} rechazó la hora que propusiste, ${when}.`,
    },
    withdrawn: {
      subject: (other) => `${other} ya no pide otra hora`,
      text: (other, when) => `${other} retiró la hora que había propuesto, ${when}.`,
    },
    expired: {
      subject: (other) => `La nueva hora con ${other} quedó sin respuesta`,
      text: (_other, when) =>
        `Nadie respondió a tiempo sobre la hora propuesta, ${when}. Ya no está reservada.`,
    },
  },
  calendar: {
    summary: (other) => `Reunión con ${other}`,
    description: (room) => `La sala se abre diez minutos antes: ${room}`,
    inPerson: (when, room) =>
      `Se reúnen en persona: ${when}. Si no se encuentran, usen la sala de la reunión: ${room}`,
  },
};
