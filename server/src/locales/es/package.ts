import type { packageTexts as english } from '../en/package.ts';

/** Lo que el servidor escribe a las personas sobre paquetes. */
export const packageTexts: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  footer: 'Recibes este correo por un paquete de sesiones en Puente.',
  planFooter: 'Recibes este correo por un plan mensual en Puente.',
  label: {
    package: 'Paquete',
    plan: 'Plan',
    price: 'Precio',
    sessions: 'Sesiones',
    left: 'Por agendar',
    until: 'Válido hasta',
    where: 'Dónde',
    zone: 'Zona horaria',
    reason: 'Motivo',
  },
  see: 'Ver el paquete',
  bought: {
    subject: (name, other) => `Confirmado: ${name} con ${other}`,
    heading: 'El paquete está pagado',
    client: (other, count) =>
      count === 1
        ? `Tu primera sesión con ${other} quedó reservada a la hora de abajo. Tiene su propia página, con su sala.`
        : `Tus sesiones con ${other} quedaron reservadas a las horas de abajo. Cada una tiene su propia página, con su sala.`,
    provider: (other, count) =>
      count === 1
        ? `${other} compró este paquete. Esta hora ya está en tu calendario.`
        : `${other} compró este paquete. Estas horas ya están en tu calendario.`,
    left: (count, until) =>
      count === 1
        ? `Queda una sesión por agendar hasta el ${until}.`
        : `Quedan ${count} sesiones por agendar hasta el ${until}.`,
  },
  /** Below the text of a purchase and of new times. */
  attached: 'El archivo para tu calendario va adjunto.',
  placed: {
    subject: (name, other) => `Horas nuevas: ${name} con ${other}`,
    heading: 'Más sesiones ya tienen hora',
    client: (other) => `Tú y ${other} se reúnen también a estas horas. No se cobró nada.`,
    provider: (other) => `${other} agendó estas sesiones del paquete.`,
  },
  cancelled: {
    subject: (name, other) => `Cancelado: ${name} con ${other}`,
    heading: 'Este paquete se canceló',
    byYou: 'Cancelaste lo que quedaba de este paquete.',
    byOther: (other) => `${other} canceló lo que quedaba de este paquete.`,
    refund: (amount) =>
      `Te devolvemos ${amount} a la tarjeta con la que pagaste. Los bancos tardan hasta diez días en mostrarlo.`,
    refundTo: (other, amount) => `Le devolvemos ${amount} a ${other}.`,
    noRefund: 'Según las condiciones de este paquete, no hay devolución.',
    forProvider: 'Sus horas vuelven a estar disponibles en tu calendario.',
  },
  expiring: {
    subject: (count, until) =>
      count === 1
        ? `Una sesión por agendar antes del ${until}`
        : `${count} sesiones por agendar antes del ${until}`,
    heading: 'Tu paquete termina pronto',
    planHeading: 'Hay sesiones de tu plan que vencen pronto',
    text: (count, other, until) =>
      count === 1
        ? `Una sesión con ${other} todavía no tiene hora. Elige una que empiece antes del ${until}; después ya no se puede usar ni devolver.`
        : `${count} sesiones con ${other} todavía no tienen hora. Elige horas que empiecen antes del ${until}; después ya no se pueden usar ni devolver.`,
    choose: (count) => (count === 1 ? 'Elegir una hora' : 'Elegir horas'),
  },
  terms: {
    title: 'Si surge algo',
    one: ({ before, within, latest }) =>
      `Si cancelas una sesión al menos ${before} horas antes de que empiece, puedes volver a agendarla. También dentro de las ${within} horas desde que la agendaste, hasta ${latest} horas antes de que empiece. Más tarde cuenta como usada.`,
    all: ({ full, share, none }) =>
      `Si cancelas el paquete completo, se devuelve cada sesión que aún no empieza: todo dentro de las ${full} horas desde la compra, el ${share} después y nada por una sesión a menos de ${none} horas.`,
    provider: (other) => `Si ${other} cancela, conservas la sesión o recuperas su precio completo.`,
  },
};
