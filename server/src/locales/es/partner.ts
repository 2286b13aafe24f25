import type { partnerTexts as english } from '../en/partner.ts';

/** Lo que el servidor escribe a especialistas sobre la organización que los verifica, y a quienes la administran. */
export const partnerTexts: typeof english = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  application: {
    wrote: (partner) => `${partner} escribió`,
    approved: {
      subject: (partner) => `${partner} verificó tu perfil`,
      heading: 'Tu perfil está verificado',
      intro: (partner) =>
        `${partner} revisó tu perfil y lo verificó. Desde ahora te recomendamos a las personas a quienes puedes ayudar.`,
      action: 'Ver tu verificación',
    },
    refused: {
      subject: (partner) => `${partner} no verificó tu perfil`,
      heading: 'Esta vez, sin verificación',
      intro: (partner) =>
        `${partner} revisó tu perfil y por ahora no lo verifica. Puedes cambiar lo que menciona y pedirlo de nuevo, o seguir sin verificación.`,
      action: 'Ver qué puedes hacer',
    },
    moreAsked: {
      subject: (partner) => `${partner} te pide algo más`,
      heading: 'Falta una cosa',
      intro: (partner) =>
        `Antes de decidir, ${partner} necesita algo más de ti. Agrégalo y envía tu solicitud otra vez.`,
      action: 'Responder',
    },
    takenBack: {
      subject: (partner) => `${partner} retiró tu verificación`,
      heading: 'Tu verificación fue retirada',
      intro: (partner) =>
        `${partner} ya no responde por ti, así que por ahora no te recomendamos en el chat. Tus reuniones reservadas siguen igual. Puedes enviar tu solicitud otra vez.`,
      action: 'Ver qué puedes hacer',
    },
    removed: {
      subject: (partner) => `Ya no estás con ${partner}`,
      heading: 'Ya no eres parte de la organización',
      intro: (partner) =>
        `${partner} terminó tu participación. Tus reuniones reservadas y sus comisiones siguen igual, y tu perfil sigue público sin verificación.`,
      action: 'Ver qué puedes hacer',
    },
  },
  share: {
    subject: (partner, percent) => `${partner} se quedará con el ${percent}`,
    heading: 'Otra comisión desde un día más adelante',
    intro: (partner) =>
      `${partner} cambia la parte del precio de cada reunión con la que se queda. Vale para las reuniones que se reserven desde ese día; lo reservado antes conserva la suya.`,
    before: 'Hasta entonces',
    after: 'Desde entonces',
    from: 'Vale desde',
    action: 'Ver tu precio y las comisiones',
  },
  shareKept: {
    subject: (partner, percent) => `${partner} sigue con el ${percent}`,
    heading: 'La comisión sigue igual',
    intro: (partner) =>
      `${partner} había anunciado otra parte del precio de cada reunión para sí, y la retiró. Para ti no cambia nada.`,
    stays: 'Sigue siendo',
    announced: 'Habría sido',
    from: 'Desde',
  },
  manager: {
    subject: (partner) => `Ayuda a administrar ${partner}`,
    heading: (partner) => `${partner} te invita a administrarla`,
    intro: (inviter, partner) =>
      `${inviter} te invita a administrar ${partner} en Puente: responder solicitudes, ver a sus especialistas y su comisión. Nada cambia hasta que aceptes.`,
    until: 'Puedes aceptar hasta',
    action: 'Ver la invitación',
  },
  footer: 'Recibes este correo por tu cuenta en Puente.',
};
