import type { problemTexts as english, ProblemMailFacts, ProblemWords } from '../en/problem.ts';

type Words = (facts: ProblemMailFacts) => ProblemWords;

const bank = 'Va a la tarjeta con la que pagaste; los bancos tardan hasta diez días en mostrarla.';
const fromEarnings = 'Se descuenta de tus ganancias y de las comisiones en la misma proporción.';
const waits = 'Tus ganancias por esta reunión esperan hasta que se resuelva.';
const teamDecides =
  'Ahora el equipo de Puente decide si se devuelve algo y les escribe a los dos con el motivo.';
const nothingToDo = 'No tienes que hacer nada.';

const decided: Words = ({ when, amount, isClient }) => ({
  subject: amount ? `Decidido: se devuelve ${amount}` : 'Decidido: no se devuelve nada',
  heading: 'El equipo de Puente decidió',
  lines: [
    amount
      ? `Por tu reunión del ${when} se devuelve ${amount}.`
      : `Por tu reunión del ${when} no se devuelve nada.`,
    ...(amount ? [isClient ? bank : fromEarnings] : []),
    'El aviso queda cerrado.',
  ],
});

/** Lo que el servidor escribe sobre problemas con reuniones: a quien avisa y a quien responde. */
export const problemTexts: typeof english = {
  hello: (name) => `Hola, ${name}:`,
  footer: 'Recibes este correo porque tienes una reserva en Puente.',
  label: { meeting: 'Reunión', about: 'De qué se trata', report: 'Aviso', answer: 'Respuesta' },
  reason: 'Motivo',
  kind: {
    'no-show': 'No llegó',
    quality: 'No fue lo acordado',
    technical: 'Problemas técnicos',
    other: 'Otra cosa',
  },
  action: { see: 'Ver tu reserva', answer: 'Responder' },
  reporter: {
    reported: ({ other, until, amount, outcome }) => ({
      subject: `Le contamos a ${other} sobre el problema`,
      heading: 'Recibimos tu aviso',
      lines: [
        `${other} puede responder hasta el ${until}.`,
        outcome === 'operator'
          ? 'Si no responde, el equipo de Puente decide si se devuelve algo.'
          : amount
            ? `Si no responde, te devolvemos ${amount} a la tarjeta con la que pagaste.`
            : 'Si no responde, el aviso se cierra y no se devuelve nada.',
        `${nothingToDo} Te escribiremos cuando pase algo.`,
      ],
    }),
    refunded: ({ other, when, amount }) => ({
      subject: `${other} te devuelve ${amount ?? ''}`,
      heading: `Te devolvemos ${amount ?? ''}`,
      lines: [
        `${other} respondió a tu aviso y te devuelve ${amount ?? ''} por tu reunión del ${when}.`,
        bank,
        'Con eso el aviso queda cerrado.',
      ],
    }),
    objected: ({ other, isClient, isPaid }) => ({
      subject: `${other} lo ve de otra manera`,
      heading: 'Decide el equipo de Puente',
      lines: [
        `${other} respondió a tu aviso y no está de acuerdo.`,
        teamDecides,
        !isClient && isPaid ? waits : nothingToDo,
      ],
    }),
    unanswered: ({ other }) => ({
      subject: `${other} no respondió: decide el equipo de Puente`,
      heading: 'Decide el equipo de Puente',
      lines: [`${other} no respondió a tu aviso a tiempo.`, teamDecides, nothingToDo],
    }),
    lapsed: ({ other, when, amount }) => ({
      subject: amount ? `Te devolvemos ${amount}` : 'Tu aviso quedó cerrado',
      heading: amount ? `Te devolvemos ${amount}` : 'Tu aviso quedó cerrado',
      lines: amount
        ? [
            `${other} no respondió a tiempo, así que te devolvemos ${amount} por tu reunión del ${when}.`,
            bank,
          ]
        : [`${other} no respondió a tiempo. No se devuelve nada por esto.`],
    }),
    decided,
  },
  answerer: {
    reported: ({ other, when, until, amount, isClient, isPaid, isConfirmed, outcome }) => ({
      subject: `${other} avisó de un problema: responde antes del ${until}`,
      heading: `${other} dice que algo salió mal`,
      lines: [
        `${other} avisó de un problema con tu reunión del ${when}.`,
        ...(isClient
          ? [
              'No te cuesta nada, y no se devuelve nada por esto.',
              `Si lo ves de otra manera, dilo antes del ${until} y decide el equipo de Puente.`,
            ]
          : [
              ...(isConfirmed
                ? [`La sala muestra que ${other} esperó ahí y que tú nunca llegaste.`]
                : []),
              outcome === 'operator'
                ? `Si no respondes antes del ${until}, decide el equipo de Puente.`
                : amount
                  ? `Si no respondes antes del ${until}, le devolvemos ${amount} a ${other}.`
                  : `Si no respondes antes del ${until}, el aviso se cierra. No se devuelve nada.`,
              isPaid
                ? 'Puedes devolver el dinero, o no estar de acuerdo y contar qué pasó: entonces decide el equipo de Puente.'
                : 'Puedes no estar de acuerdo y contar qué pasó: entonces decide el equipo de Puente.',
              ...(isPaid ? [waits] : []),
            ]),
      ],
    }),
    refunded: ({ other, when, amount }) => ({
      subject: `Le devolviste ${amount ?? ''} a ${other}`,
      heading: 'La devolución va en camino',
      lines: [
        `Le devolviste ${amount ?? ''} a ${other} por tu reunión del ${when}.`,
        fromEarnings,
        'Con eso el aviso queda cerrado, y lo que queda de tus ganancias ya no espera por él.',
      ],
    }),
    objected: ({ other, isClient, isPaid }) => ({
      subject: 'Recibimos tu respuesta',
      heading: 'Decide el equipo de Puente',
      lines: [
        `No estás de acuerdo con lo que avisó ${other}.`,
        teamDecides,
        !isClient && isPaid ? waits : nothingToDo,
      ],
    }),
    unanswered: ({ other, isPaid }) => ({
      subject: 'Terminó el plazo para responder: decide el equipo de Puente',
      heading: 'Decide el equipo de Puente',
      lines: [
        `Terminó el plazo para responder a lo que avisó ${other}.`,
        teamDecides,
        isPaid ? waits : nothingToDo,
      ],
    }),
    lapsed: ({ other, when, amount }) => ({
      subject: amount ? `Le devolvimos ${amount} a ${other}` : 'El aviso quedó cerrado',
      heading: 'Terminó el plazo para responder',
      lines: amount
        ? [
            `No respondiste, así que le devolvimos ${amount} a ${other} por tu reunión del ${when}.`,
            fromEarnings,
            'El aviso queda cerrado.',
          ]
        : [`Lo que avisó ${other} quedó cerrado. Nada cambia para ti: no se devuelve nada.`],
    }),
    decided,
  },
};
