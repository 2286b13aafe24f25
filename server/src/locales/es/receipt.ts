import type { receiptTexts as english } from '../en/receipt.ts';

export const receiptTexts: typeof english = {
  meeting: (other, length) =>
    other === '' ? `Reunión, ${length}` : `Reunión con ${other}, ${length}`,
  package: (name, sessions, length) => `${name}: ${sessions} sesiones de ${length}`,
  discount: {
    'first-booking': 'Precio de la primera reunión',
    promo: 'Código promocional',
    offering: 'Descuento del paquete',
    other: 'Descuento',
  },
  receipt: 'Comprobante',
  creditNote: 'Nota de crédito',
  numbered: (number) => `N.º ${number}`,
  date: 'Fecha',
  seller: 'Especialista',
  buyer: 'Pagado por',
  what: 'Por',
  discounted: 'Descuento',
  total: 'Pagado',
  credited: 'Devolución',
  ofReceipt: 'Del comprobante',
  reasonLabel: 'Motivo',
  reason: {
    'client-cancelled': 'Cancelada por quien reservó',
    'provider-cancelled': 'Cancelada por quien atiende',
    'slot-lost': 'La hora ya no se podía reservar',
    'made-by-hand': 'Devolución hecha por Puente',
    problem: 'Un problema con la reunión',
    goodwill: 'Ofrecida por quien atiende',
    'taken-back': 'Una devolución que no llegó',
    other: 'Devolución',
  },
  mail: {
    subject: (number, seller) => `Comprobante N.º ${number}: ${seller}`,
    text: (buyer) => `Este es el comprobante de lo que ${buyer} pagó en Puente.`,
    creditSubject: (number, amount) => `Nota de crédito N.º ${number}: ${amount}`,
    creditText: (buyer) => `Esta es la nota de crédito de lo que le devolvemos a ${buyer}.`,
    returns:
      'La devolución va a la tarjeta con que se pagó. Los bancos tardan hasta diez días en mostrarla.',
    note: 'Este comprobante acredita el pago. Si necesitas una factura, pídesela a quien te atendió.',
    footer: 'Recibes este correo porque se dio esta dirección para los comprobantes de Puente.',
  },
};
