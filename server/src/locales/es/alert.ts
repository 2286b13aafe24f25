import type { alertTexts as english } from '../en/alert.ts';

/** Lo que el servidor escribe a quienes operan la instalación cuando deben revisar algo. */
export const alertTexts: typeof english = {
  subject: (title) => `Para revisar: ${title}`,
  footer: 'Puente envía esto a quien opera la instalación, una vez por cada hecho.',
  label: {
    amount: 'Monto',
    order: 'Pedido',
    booking: 'Reserva',
    payment: 'Pago',
    refund: 'Devolución',
    problem: 'Problema',
    detail: 'Detalle',
    when: 'Detectado',
  },
  kinds: {
    'refund-by-hand': {
      title: 'Se hizo una devolución a mano en la pasarela de pagos',
      text:
        'Ya está en el libro contable y se muestra en la reserva; una cancelación posterior ' +
        'devuelve como máximo lo que queda. La reunión no se canceló.',
    },
    'refund-by-hand-returned': {
      title: 'Una devolución hecha a mano no llegó',
      text:
        'La pasarela de pagos informa que el dinero volvió. El libro contable se corrigió, y lo ' +
        'que corresponde según las condiciones de devolución se envía de nuevo.',
    },
    'refund-failed': {
      title: 'Una devolución no llegó al cliente',
      text:
        'La pasarela de pagos la rechazó o la devolvió. El monto todavía se le debe al cliente: ' +
        'una devolución hecha a mano en la pasarela lo salda.',
    },
    'amount-mismatch': {
      title: 'Llegó un pago por otro monto',
      text: 'Se cobró algo distinto del precio: no se confirmó nada y se está devolviendo todo.',
    },
    dispute: {
      title: 'Un pago está en disputa',
      text:
        'El titular de la tarjeta reclamó en su banco. Las disputas se responden en la pasarela ' +
        'de pagos; el libro contable no las registra.',
    },
    'ledger-difference': {
      title: 'El libro contable y la pasarela de pagos no coinciden',
      text: 'Lo encontró la comparación nocturna. "npm run ledger:check" muestra el panorama.',
    },
    'rates-refused': {
      title: 'Se rechazaron tipos de cambio nuevos',
      text: 'No eran verosímiles. Los anteriores siguen en uso mientras sean recientes.',
    },
    'rates-old': {
      title: 'Los tipos de cambio están atrasados',
      text:
        'Después de 7 días los precios llevan la fecha de su tipo de cambio; después de 45 días ' +
        'todo se cobra en la moneda de cada especialista. RATES_URL indica el servicio que se ' +
        'consulta cada día.',
    },
    'problem-objected': {
      title: 'Dos personas cuentan distinto una reunión',
      text:
        'Una avisó de un problema y la otra no está de acuerdo. Decide cuánto se devuelve, desde ' +
        'nada hasta todo, con un motivo que leerán las dos. Las ganancias de la reunión esperan.',
    },
    'problem-unanswered': {
      title: 'Nadie respondió a un problema avisado',
      text:
        'El cliente avisó de algo que no tiene una devolución fija y pasaron las 72 horas sin ' +
        'respuesta de su especialista. Decide cuánto se devuelve, desde nada hasta todo, con un ' +
        'motivo que leerán las dos personas. Las ganancias de la reunión esperan.',
    },
  },
};
