import type { planTexts as en } from '../en/plan.ts';

/** Lo que el servidor escribe a las personas sobre planes. */
export const planTexts: typeof en = {
  hello: (name) => `Hola, ${name}:`,
  footer: 'Recibes este correo por un plan mensual en Puente.',
  label: {
    plan: 'Plan',
    price: 'Precio por mes',
    nextCharge: 'Próximo cobro',
    tryAgain: 'Próximo intento',
    reason: 'Motivo',
  },
  see: 'Ver el plan',
  choose: 'Elegir un horario',
  pay: 'Pagar ahora',
  stop: {
    title: 'Cómo detenerlo',
    line: 'Abre el plan y elige Detener. Conservas todas las sesiones que pagaste y no se cobra nada más.',
  },
  started: {
    subject: (name, other) => `Tu plan comenzó: ${name} con ${other}`,
    providerSubject: (name, other) => `Plan nuevo: ${name} con ${other}`,
    heading: 'El plan comenzó',
    client: (other, price, when) =>
      `Tus primeras sesiones con ${other} están reservadas en los horarios de abajo. Cobramos ${price} a tu tarjeta cada mes, la próxima vez el ${when}, hasta que lo detengas.`,
    provider: (other) =>
      `${other} compró este plan. Las sesiones del primer mes están en tu calendario. Reservamos las de cada mes siguiente siete días antes.`,
  },
  reserved: {
    subject: (name, when) => `${name} se renueva el ${when}`,
    heading: 'Tu próximo mes está reservado',
    client: (other, price, when) =>
      `Reservamos los horarios de abajo con ${other}. Cobramos ${price} a tu tarjeta el ${when}.`,
    missing: (count, when) =>
      count === 1
        ? `Una sesión todavía no tiene horario, porque el habitual está ocupado. Elige otro antes del ${when}; después tienes 60 días para agendarla.`
        : `${count} sesiones todavía no tienen horario, porque los habituales están ocupados. Elige otros antes del ${when}; después tienes 60 días para agendarlas.`,
  },
  renewed: {
    subject: (name, other) => `Renovado: ${name} con ${other}`,
    heading: 'El próximo mes está pagado',
    client: (other, price, when) =>
      `Cobramos ${price} por otro mes con ${other}. El próximo cobro es el ${when}.`,
    provider: (other) => `${other} pagó otro mes. Sus sesiones están abajo.`,
    credits: (count, until) =>
      count === 1
        ? `Una sesión no tiene horario. Agéndala antes del ${until}.`
        : `${count} sesiones no tienen horario. Agéndalas antes del ${until}.`,
  },
  failed: {
    subject: (name) => `No pudimos cobrar a tu tarjeta: ${name}`,
    heading: 'No pudimos cobrar a tu tarjeta',
    text: (price, when) =>
      `Tu banco rechazó ${price} por el próximo mes. Lo intentamos de nuevo el ${when}.`,
    authentication: (price, when) =>
      `Tu banco pide que confirmes el pago de ${price} por el próximo mes. Paga ahora para confirmarlo. Si no lo haces, lo intentamos de nuevo el ${when}.`,
    kept: 'Las sesiones reservadas se mantienen hasta 24 horas antes de que comience cada una. Puedes pagar ahora, también con otra tarjeta, que usaremos desde entonces.',
  },
  stopped: {
    subject: (name, other) => `Detenido: ${name} con ${other}`,
    heading: 'El plan termina con su mes pagado',
    byYou: (when) =>
      `Detuviste este plan. Termina el ${when}. Las sesiones pagadas se mantienen y no se cobra nada más.`,
    byOther: (other, when) =>
      `${other} detuvo este plan. Termina el ${when}. Las sesiones pagadas se mantienen y no se cobra nada más.`,
    undo: (when) => `¿Cambiaste de opinión? Abre el plan y haz que continúe, hasta el ${when}.`,
  },
  resumed: {
    subject: (name, other) => `Continúa: ${name} con ${other}`,
    heading: 'El plan continúa',
    client: (price, when) => `El próximo cobro es de ${price} el ${when}.`,
    provider: (other) => `Tu plan con ${other} se renueva cada mes como antes.`,
  },
  ended: {
    subject: (name, other) => `Terminó: ${name} con ${other}`,
    heading: 'El plan terminó',
    stopped: 'Se detuvo antes de cobrar el mes que no estaba pagado. No se cobra nada más.',
    paymentFailed:
      'El último intento de cobrar a la tarjeta tampoco resultó. Los horarios reservados quedaron libres y no se cobra nada más. Las sesiones pagadas se mantienen.',
    providerLeft: (other) =>
      `${other} terminó este plan. Todas las sesiones que faltaban quedan canceladas.`,
    youLeft: 'Terminaste este plan. Todas las sesiones que faltaban quedan canceladas.',
    refund: (amount) =>
      `Te devolvemos ${amount} a la tarjeta que pagó. Los bancos tardan hasta diez días en mostrarlo.`,
    again: 'Puedes comprarlo de nuevo en la página de quien lo ofrece, si todavía lo ofrece.',
  },
  paidBack: {
    subject: (name) => `Devolvemos un pago: ${name}`,
    heading: 'Un pago llegó tarde',
    text: (price) =>
      `${price} llegaron después de que terminara el plan. Devolvemos todo. Los bancos tardan hasta diez días en mostrarlo.`,
  },
};
