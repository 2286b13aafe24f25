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
    where: 'Dónde',
    zone: 'Zona horaria',
    reason: 'Motivo',
  },
  see: 'Ver el plan',
  choose: 'Elegir una hora',
  pay: 'Pagar ahora',
  stop: {
    title: 'Cómo detenerlo',
    line: 'Abre el plan y toca «Detener el plan». Conservas todas las sesiones que pagaste y no se cobra nada más.',
  },
  started: {
    subject: (name, other) => `Tu plan comenzó: ${name} con ${other}`,
    providerSubject: (name, other) => `Plan nuevo: ${name} con ${other}`,
    heading: 'El plan comenzó',
    client: (other, price, when) =>
      `Tus primeras sesiones con ${other} están reservadas a las horas de abajo. Cobramos ${price} a tu tarjeta cada mes hasta que detengas el plan; la próxima vez, el ${when}.`,
    provider: (other) =>
      `${other} compró este plan. Las sesiones del primer mes están en tu calendario. Reservamos las de cada mes siguiente siete días antes.`,
  },
  /** Below the text of a month that is paid. */
  attached: 'El archivo para tu calendario va adjunto.',
  reserved: {
    subject: (name, when) => `${name} se renueva el ${when}`,
    heading: 'Tu próximo mes está reservado',
    client: (other, price, when) =>
      `Reservamos las horas de abajo con ${other}. Cobraremos ${price} a tu tarjeta el ${when}.`,
    missing: (count, when, days) =>
      count === 1
        ? `Una sesión todavía no tiene hora, porque la habitual está ocupada. Elige otra antes del ${when}. Con el mes pagado todavía puedes agendarla: tiene que comenzar dentro de ${days} días desde esa fecha.`
        : `${count} sesiones todavía no tienen hora, porque las habituales están ocupadas. Elige otras antes del ${when}. Con el mes pagado todavía puedes agendarlas: tienen que comenzar dentro de ${days} días desde esa fecha.`,
  },
  renewed: {
    subject: (name, other) => `Renovado: ${name} con ${other}`,
    heading: 'El próximo mes está pagado',
    client: (other, price, when) =>
      `Cobramos ${price} por otro mes con ${other}. El próximo cobro es el ${when}.`,
    provider: (other) => `${other} pagó otro mes. Sus sesiones están abajo.`,
    credits: (count, until) =>
      count === 1
        ? `Una sesión no tiene hora. Elige una que comience antes del ${until}.`
        : `${count} sesiones no tienen hora. Elige horas que comiencen antes del ${until}.`,
  },
  failed: {
    subject: (name) => `No pudimos cobrar a tu tarjeta: ${name}`,
    heading: 'No pudimos cobrar a tu tarjeta',
    text: (price, when) =>
      `No pudimos cobrar ${price} a tu tarjeta por el próximo mes. Lo intentaremos de nuevo el ${when}.`,
    authentication: (price, when) =>
      `Tu banco pide que confirmes el pago de ${price} por el próximo mes. Paga ahora para confirmarlo. Si no lo haces, intentaremos el cobro de nuevo el ${when}.`,
    last: 'Es el último intento: si no funciona, el plan termina y sus horas reservadas se liberan.',
    kept: (hours) =>
      `Mantenemos cada hora reservada hasta ${hours} horas antes de que comience. Puedes pagar ahora, con esta tarjeta o con otra: desde ese momento cobraremos a la tarjeta con la que pagues.`,
  },
  stopped: {
    subject: (name, other) => `Detenido: ${name} con ${other}`,
    heading: 'El plan termina con su mes pagado',
    byYou: (when) =>
      `Detuviste este plan. Termina el ${when}. Las sesiones pagadas se mantienen y no se cobra nada más.`,
    byOther: (other, when) =>
      `${other} detuvo este plan. Termina el ${when}. Las sesiones pagadas se mantienen y no se cobra nada más.`,
    undo: (when) =>
      `¿Cambiaste de opinión? Abre el plan y toca «Mantener el plan» antes del ${when}.`,
  },
  resumed: {
    subject: (name, other) => `El plan continúa: ${name} con ${other}`,
    heading: 'El plan continúa',
    client: (price, when) => `El próximo cobro es de ${price} el ${when}.`,
    provider: (other) => `Tu plan con ${other} se renueva cada mes como antes.`,
  },
  ended: {
    subject: (name, other) => `Terminó: ${name} con ${other}`,
    heading: 'El plan terminó',
    stopped: 'Se detuvo antes de cobrar el mes que no estaba pagado. No se cobra nada más.',
    paymentFailed:
      'El último intento de cobrar a la tarjeta tampoco funcionó. Las horas reservadas quedaron disponibles para otras personas y no se cobra nada más. Las sesiones pagadas se mantienen.',
    providerLeft: (other) =>
      `${other} puso fin a este plan. Todas las sesiones que faltaban quedan canceladas.`,
    youLeft: 'Pusiste fin a este plan. Todas las sesiones que faltaban quedan canceladas.',
    refund: (amount) =>
      `Te devolvemos ${amount} a la tarjeta con la que pagaste. Los bancos tardan hasta diez días en mostrarlo.`,
    refundTo: (other, amount) => `Le devolvemos ${amount} a ${other}.`,
    again: 'Puedes comprarlo de nuevo en la página de tu especialista, si todavía lo ofrece.',
  },
  paidBack: {
    subject: (name) => `Te devolvemos un pago: ${name}`,
    heading: 'Un pago llegó tarde',
    text: (price) =>
      `Tu pago de ${price} llegó cuando el plan ya había terminado. Te devolvemos todo. Los bancos tardan hasta diez días en mostrarlo.`,
  },
};
