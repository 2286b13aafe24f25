import { policy } from '@puente/contract/policy';
import { formatShare } from '../../lib/format.ts';
import type { deskTexts as english } from '../en/chat-desk.ts';

const { refund, fee, booking, chat, moving, slot, payout, meeting, problem, auth } = policy;
const share = (basisPoints: number) => formatShare(basisPoints, 'es');
const number = (value: number) => new Intl.NumberFormat('es').format(value);
const lengths = new Intl.ListFormat('es', { type: 'disjunction' }).format(
  slot.durationsMinutes.map(String),
);

const ask = {
  how: '¿Cómo funciona?',
  pay: '¿Cómo se paga?',
  cancel: '¿Puedo cancelar?',
  verify: '¿Quién verifica a los especialistas?',
  privacy: '¿Quién ve lo que escribo?',
};

const back = 'Cuéntame qué quieres lograr o qué te preocupa, y busco a alguien.';

/** Lo que Puente responde sobre sí mismo. */
export const deskTexts: typeof english = {
  goals: ['No estoy durmiendo bien', 'Quiero cambiar de trabajo', 'Me preocupa el dinero'],
  replies: {
    hello: 'Hola, qué bueno que estás aquí. ¿En qué te gustaría recibir ayuda?',
    howAreYou: 'Todo bien, gracias por preguntar. ¿Y tú? ¿En qué te gustaría recibir ayuda?',
    who: `Soy el asistente de Puente: un programa, no una persona. Escucho lo que necesitas y te presento a especialistas con verificación, que sí son personas. ${back}`,
    human:
      'En este chat soy un programa. Las personas son los especialistas: dime de qué se trata y te encuentro con quién hablar. Si algo de Puente no anda bien, escríbenos.',
    how: `Me cuentas lo que necesitas, con tus palabras. Te muestro hasta ${chat.maxRecommendations} especialistas con verificación, con su precio y su próxima hora disponible. Eliges una hora, pagas con tarjeta y se reúnen por video aquí, en el navegador.`,
    topics:
      'Ánimo y salud mental, trabajo y carrera, emprender, leyes para empresas chicas, dinero, idiomas, crianza, salud y deporte, arte y música, software, estudios y cosas de la casa. Cuéntame lo tuyo en una frase.',
    cost: 'Preguntar aquí es gratis. Cada especialista pone su precio, y lo ves antes de reservar. Muchos tienen un precio más bajo para la primera reunión, y las reuniones más cortas cuestan menos.',
    free: 'Muchos especialistas tienen un precio más bajo para la primera reunión: lo ves en su tarjeta, y no hace falta un código. Algunos también ofrecen paquetes de varias sesiones o un plan mensual, en su página. Si tienes un código promocional, ingrésalo antes de pagar.',
    cancel: `Puedes cancelar en cualquier momento antes de que empiece, en Actividad. Dentro de ${refund.fullWithinHoursOfBooking} horas desde que reservas, y al menos ${refund.fullUntilHoursBeforeStart} horas antes del inicio, te devolvemos todo. Después, el ${share(refund.otherwiseBasisPoints)}, y nada cuando faltan menos de ${refund.noneWithinHoursOfStart} horas. Si el especialista cancela o no llega, te devolvemos el 100 %.`,
    refund: `Depende de cuándo canceles. Dentro de ${refund.fullWithinHoursOfBooking} horas desde que reservas, y al menos ${refund.fullUntilHoursBeforeStart} horas antes del inicio: todo. Después: el ${share(refund.otherwiseBasisPoints)}. A menos de ${refund.noneWithinHoursOfStart} horas del inicio: nada, a menos que el especialista lo conceda. La devolución llega a la tarjeta con que pagaste, y ves el monto antes de cancelar.`,
    expertCancels: 'Entonces te devolvemos todo: el 100 %, a la tarjeta con que pagaste.',
    noShow: `Espera ${problem.noShowMinutes} minutos en la sala y avísanos en Actividad, a más tardar ${payout.availableDaysAfterSession} días después del final. Si el especialista no dice lo contrario en ${problem.confirmedNoShowHours} horas, te devolvemos todo a la tarjeta con que pagaste. Si no está de acuerdo, decide una persona de Puente.`,
    connection: `La sala se conecta de nuevo por sí sola; si no, sal y vuelve a entrar. Si no pudieron hablar, avísanos en Actividad, a más tardar ${payout.availableDaysAfterSession} días después del final: el especialista puede devolver cualquier parte, y si no responde en ${problem.answerHours} horas, te devolvemos el ${share(problem.silenceBasisPoints.technical)}.`,
    bookings:
      'En Actividad: tus reuniones con sus horas, pagos y comprobantes. Desde ahí también cambias la hora, cancelas y entras.',
    reschedule: `Abre la reunión en Actividad y elige otra hora. Hasta ${moving.atOnceUntilHoursBefore} horas antes del inicio puedes cambiarla por tu cuenta, ${moving.maxOwnMoves} veces; si no, propones una hora y vale cuando tu especialista la acepta. El precio y la sala siguen igual.`,
    pay: `Con tarjeta de crédito o débito, al reservar: Visa, Mastercard o American Express, a través de Stripe. Tu hora queda reservada ${booking.holdMinutes} minutos mientras pagas. No se paga en efectivo ni por transferencia.`,
    otherPay:
      'Solo con tarjeta, de crédito o débito: Visa, Mastercard o American Express, a través de Stripe. Aquí no se paga en efectivo, por transferencia ni con PayPal.',
    safe: 'Pagas con tarjeta a través de Stripe; Puente nunca ve el número de tu tarjeta. A cada especialista que te muestro lo revisó una organización cuyo nombre está en su tarjeta de presentación, y si no llega te devolvemos todo.',
    receipt:
      'Después de pagar, el comprobante queda con tu reunión en Actividad. Una factura del especialista se la puedes pedir a él o ella.',
    become: `Completa tu perfil en Tú: en qué ayudas, tu precio y tu horario. Desde ahí puedes recibir reuniones; yo te recomiendo cuando una organización te haya verificado. De lo que ganas, el ${share(fee.unverifiedPlatformBasisPoints)} es para Puente; con verificación, el ${share(fee.verifiedPlatformBasisPoints)}, más el ${share(fee.partnerBasisPoints)} para la organización.`,
    requirements:
      'Puente no exige un título: pide un perfil que diga en qué ayudas y de dónde viene lo que sabes. Para que te recomiende te tiene que verificar una organización, y ella decide qué revisa, por ejemplo tu identidad y tu formación.',
    ownTerms:
      'Tu horario, tu precio y cuánto duran tus reuniones los pones tú, en Tú: no hay un mínimo. Los puedes cambiar cuando quieras: las reuniones ya reservadas quedan como están.',
    payday: `Lo que ganas con una sesión queda disponible ${payout.availableDaysAfterSession} días después de que termina; si hay un problema con ella, espera hasta que se resuelva. Los pagos a una cuenta bancaria todavía no están abiertos en Puente, así que no te puedo dar una fecha. La página de comentarios llega a quienes sí pueden.`,
    keep: `El precio menos las comisiones: el ${share(fee.unverifiedPlatformBasisPoints)} es para Puente; con verificación, el ${share(fee.verifiedPlatformBasisPoints)}, más el ${share(fee.partnerBasisPoints)} para la organización que te verificó. El resto es tuyo. En tu perfil lo ves para cada precio que pones.`,
    clientCancels: `Ganas lo que queda después de la devolución, menos las comisiones. Si cancela a menos de ${refund.noneWithinHoursOfStart} horas del inicio, es el precio completo; antes, lo que queda después de devolver el ${share(refund.otherwiseBasisPoints)}. Dentro de ${refund.fullWithinHoursOfBooking} horas desde que reservó, y al menos ${refund.fullUntilHoursBeforeStart} horas antes del inicio, se devuelve todo. Si no llega y no cancela, no se devuelve nada: lo puedes avisar en Actividad.`,
    ownCancel:
      'Cancélala en Actividad, en cualquier momento antes de que empiece: tu cliente recibe todo de vuelta y tú no ganas nada por ella. También puedes proponer otra hora.',
    together: `Puede estar quien quieras, y nadie tiene que estar. Envíale el enlace de tu reunión: toca la puerta y uno de ustedes le abre, esté donde esté cada uno. Caben ${meeting.maxPeople} personas, con el especialista. Cuéntaselo al reservar.`,
    sessions:
      'Nadie puede saberlo antes de hablar contigo: pregúntalo en la primera reunión. Reservas de a una y puedes parar cuando quieras. Algunos especialistas también ofrecen paquetes de varias sesiones: los ves en su página.',
    zone: 'Todas las horas que te muestro están en la zona horaria de tu dispositivo: no tienes que convertir nada. Si ahora estás en otra parte, cambian cuando tu dispositivo cambia.',
    ages: 'Los perfiles no dicen la edad de nadie. Pregúntame por la experiencia de alguien y te digo cuánto tiempo lleva en esto.',
    documents: `Al reservar puedes escribir de qué se trata, hasta ${number(booking.aboutMaxLength)} caracteres, y solo lo lee tu especialista. Aquí no se envían archivos: en la reunión puedes mostrar los papeles a la cámara o compartir tu pantalla desde un computador.`,
    showing:
      'Las reuniones son por video: apunta la cámara a lo que quieras mostrar, o comparte tu pantalla desde un computador.',
    special:
      'Qué bueno que lo digas. Escríbelo al reservar: solo lo lee tu especialista y así se prepara. Si cambia algo o no, te lo dirá esa persona, así que pregúntalo al empezar. En las reuniones de Puente también hay mensajes escritos junto al video.',
    gear: 'Eso lo sabe tu especialista: escríbelo al reservar o pregúntalo al empezar. Para la reunión misma necesitas un navegador, un micrófono y, si quieres que te vean, una cámara.',
    insurance:
      'Aquí nada se le cobra a un seguro: pagas tú con tarjeta, y el comprobante queda con tu reunión en Actividad. Si el tuyo te lo paga después, eso lo deciden ellos.',
    payForOther:
      'Paga quien reserva, con su tarjeta. Al reservar escribe para quién es, y envíale el enlace de la reunión: toca la puerta, y le abren el especialista o tú.',
    supportTime: `No puedo prometerte un plazo. La página de comentarios la leen las personas detrás de Puente; pon ahí tu correo si quieres una respuesta. Lo que avisas de una reunión sí tiene límite: el especialista responde en ${problem.answerHours} horas, y en ${problem.confirmedNoShowHours} si no llegó y la sala lo confirma.`,
    worth:
      'Nadie puede prometerlo de antemano. Pregúntalo al empezar la primera reunión: tu especialista te dirá qué puedes esperar, y después decides si sigues.',
    swap: `Una reunión es con su especialista: cancélala en Actividad y reserva con otra persona. Dentro de ${refund.fullWithinHoursOfBooking} horas desde que reservas, y al menos ${refund.fullUntilHoursBeforeStart} horas antes del inicio, te devolvemos todo; después, el ${share(refund.otherwiseBasisPoints)}, y nada cuando faltan menos de ${refund.noneWithinHoursOfStart} horas.`,
    account:
      'Para preguntar aquí no. Para reservar inicias sesión con tu número de teléfono, con un código que te llega a él.',
    advice:
      'Eso no lo puedo juzgar: yo solo presento a personas. Es una buena pregunta para la primera reunión, con alguien que sabe del tema y escucha toda tu historia.',
    healthAdvice:
      'Eso lo tiene que decir un médico: si te preocupa, consulta a uno, y pronto si empeora. Yo solo presento a personas.',
    judged:
      'Nadie está aquí para juzgarte: a los especialistas les llegan cosas así todos los días. Al reservar puedes escribir de qué se trata, y solo lo lee tu especialista.',
    askAway: 'Claro. ¿Qué te gustaría saber?',
    beforePaying: `Se paga al reservar, así que antes no. Puedes guiarte por su perfil, por las reseñas donde las hay y, con muchos, por un precio más bajo en la primera reunión. Dentro de ${refund.fullWithinHoursOfBooking} horas desde que reservas, y al menos ${refund.fullUntilHoursBeforeStart} horas antes del inicio, puedes cancelar y te devolvemos todo.`,
    angry:
      'Entiendo que dé rabia. Desde este chat no puedo revisarlo; en Actividad está la reunión con su pago, y la página de comentarios le llega a una persona que sí puede.',
    unhappy: `Solo por eso no vuelve el dinero. Avísanos en Actividad, a más tardar ${payout.availableDaysAfterSession} días después del final, y cuenta qué faltó: el especialista puede devolver cualquier parte o no estar de acuerdo, y si no responde en ${problem.answerHours} horas, te devolvemos el ${share(problem.silenceBasisPoints.quality)}.`,
    unknown:
      'Eso no lo sé, y prefiero no adivinar. Puedo contarte cómo son aquí las reuniones, los precios, el pago y la cancelación; para lo demás, escríbenos desde la página de comentarios.',
    notify:
      'Toca «Avísame cuando llegue alguien» debajo de la respuesta donde no encontré a nadie: te contamos cuando se sume un especialista para eso.',
    privacy:
      'Lo que escribes aquí se guarda para ti, para que puedas retomarlo: ni los especialistas ni otras personas lo ven. Un especialista solo recibe lo que escribes al reservar con él, nunca tu teléfono ni tu correo. No vendemos nada tuyo.',
    delete:
      'Con tu sesión iniciada, «Nuevo chat» elimina lo que se dijo aquí, y en Tú encuentras tus datos y puedes eliminar tu cuenta.',
    recording:
      'Nada se graba: en una reunión la imagen y el sonido van de navegador a navegador, y sus mensajes terminan con ella. Si quieres algo por escrito, pídeselo a tu especialista.',
    verifyTime:
      'El ritmo lo pone la organización que te verifica, así que no puedo prometerte una fecha. Su respuesta la lees en Tú, y mientras tanto puedes recibir reuniones.',
    verify:
      'A cada especialista que te muestro lo verificó una organización: por ejemplo, su identidad y la formación detrás de lo que ofrece. Su nombre está en la tarjeta: tócalo para leer qué revisa y desde cuándo. Si alguien puede ejercer donde vives, pregúntaselo.',
    languages:
      'Puedes escribirme en español o en inglés. Hay reuniones en estos y en otros idiomas: cada tarjeta dice en cuáles. Puedes pedir uno, por ejemplo “alguien que hable portugués”.',
    place:
      'Las reuniones son en línea, por video. Algunos especialistas de Santiago también atienden en persona: dime «en persona» y te muestro a esos.',
    duration: `Depende del especialista: ${lengths} minutos. Eliges cuánto dura al reservar, y cada opción tiene su precio.`,
    join: `En el navegador de tu teléfono o computador, por video: no hay que instalar nada. La sala se abre ${booking.roomOpensMinutesBefore} minutos antes del inicio, y la encuentras en la portada de Puente y en Actividad.`,
    contact: 'Escríbenos desde la página de comentarios: llega a las personas detrás de Puente.',
    problem:
      'Lamento que haya pasado eso. Desde este chat no puedo revisar reservas ni pagos. Tus reuniones, con pagos y devoluciones, están en Actividad; cuéntanos qué salió mal y una persona lo va a revisar.',
    currency:
      'Te muestro los precios en dólares, euros, libras, reales, soles o pesos chilenos, mexicanos, colombianos o argentinos: en tu moneda si es una de ellas, y la eliges en Tú. Si un precio solo se puede cobrar en la moneda del especialista, lo ves antes de pagar.',
    firstMeeting:
      'Se reúnen por video en el navegador y cuentas de qué se trata; cómo siguen lo acuerdan entre los dos. Al reservar ya puedes escribir de qué se trata. Muchos especialistas tienen un precio más bajo para la primera reunión.',
    noCamera:
      'Las reuniones son por video, en el navegador, pero la cámara es tuya: déjala apagada y solo ven tu nombre. Cuéntaselo a tu especialista al reservar.',
    cantMake: `Ábrela en Actividad: ahí le cambias la hora o la cancelas. Hasta ${moving.atOnceUntilHoursBefore} horas antes del inicio puedes cambiarla por tu cuenta, ${moving.maxOwnMoves} veces; después propones una hora y tu especialista decide. Antes de cancelar ves cuánto te devolvemos.`,
    refundTime:
      'Llega a la tarjeta con que pagaste, y los bancos tardan hasta diez días en mostrarla. La devolución la ves con tu reunión en Actividad.',
    devices:
      'Qué molesto. Revisa primero que tu navegador tenga permiso para usar la cámara y el micrófono: toca el ícono junto a la dirección. En la sala puedes elegir otro micrófono, otra cámara u otro parlante. Si sigue igual, sal de la sala y vuelve a entrar.',
    devicesStill: `Entonces prueba con otro navegador u otro dispositivo: inicia sesión ahí y abre la reunión. Si no pudieron hablar, avísanos en Actividad, a más tardar ${payout.availableDaysAfterSession} días después del final: el especialista puede devolver cualquier parte, y si no responde en ${problem.answerHours} horas, te devolvemos el ${share(problem.silenceBasisPoints.technical)}.`,
    complaint: `Lamento que haya sido así. Avísanos en Actividad, a más tardar ${payout.availableDaysAfterSession} días después del final de la reunión: cuentas qué pasó, el especialista puede devolverte el dinero o no estar de acuerdo, y entonces decide una persona de Puente. Para cualquier otra cosa está la página de comentarios.`,
    reportSeen:
      'Lo que avisas de una reunión se le muestra a su especialista, que puede responder. Lo que escribes en la página de comentarios llega solo a las personas detrás de Puente, y puedes no poner tu nombre.',
    mood: 'Qué bueno leerte. Si hay algo que quieras aprender, cambiar o resolver, cuéntamelo en una frase.',
    offTopic: `De eso no sé: yo busco personas que ayudan. ${back}`,
    joke: `Eso se lo dejo a otros: lo mío es encontrar personas. ${back}`,
    math: `No saco cuentas, pero conozco a quienes las enseñan. ${back}`,
    essay: `No escribo textos, pero puedo encontrarte a alguien que los trabaje contigo. ${back}`,
    injection: `Aquí hago una sola cosa: encontrar personas que puedan ayudarte. ${back}`,
    insult: 'Lamento que esto no vaya bien. Dime en una frase qué necesitas y lo intento de nuevo.',
    missed:
      'Lo siento, no era eso. Dime con otras palabras qué necesitas y qué falló en mi respuesta, y busco de nuevo. También puedes ver por tu cuenta a todos los especialistas.',
    foreignMoney:
      'Esa moneda no la puedo convertir. Dime cuánto pagarías como máximo en dólares, euros, libras, reales, soles o pesos, y me guío por eso.',
    lost: 'No importa, no hacen falta las palabras justas. ¿Qué es lo que más te ha dado vueltas esta semana? Quizás se parezca a algo de esto.',
    low: 'Lamento que estés pasando un mal momento. Si quieres, cuéntame qué pasó: con una frase basta.',
    sorry:
      'No hay nada que disculpar: así te entiendo mejor. ¿Qué es lo que más te ayudaría ahora?',
    emoji: `No sé bien qué quieres decirme con eso. ${back}`,
    thanks: 'Con gusto. Aquí estoy para cuando necesites a alguien más.',
    bye: 'Cuídate. Lo que conversamos queda aquí para cuando vuelvas.',
    laugh: back,
    ok: 'Bien. Elige una hora con alguien de arriba, o dime qué te serviría más.',
    installments:
      'El precio se cobra completo al reservar, así que no por partes. Si tu banco te lo divide en cuotas, eso es entre tú y tu tarjeta. Con un plan mensual, que algunos especialistas ofrecen en su página, pagas mes a mes.',
    haggle:
      'Cada especialista pone su precio, y aquí no se negocia. Lo que cuesta menos: una reunión más corta, la primera reunión cuando tiene precio propio, o un paquete. Dime cuánto pagarías como máximo y busco a alguien dentro de eso.',
    late: `Entra apenas puedas: la sala sigue abierta. La reunión igual termina a su hora, y pasados ${problem.noShowMinutes} minutos tu especialista puede avisar que no llegaste. Si lo sabes antes, cámbiale la hora en Actividad.`,
    extend: `Una reunión dura lo que reservaste. Si siguen un poco más lo decide tu especialista; la sala queda abierta ${booking.roomClosesMinutesAfter} minutos después del final. Si necesitas más tiempo, reserva una reunión más larga u otra más.`,
    regularly:
      'Puedes seguir con el mismo especialista: reservas cada reunión por separado, cuantas veces quieras. Algunos también ofrecen paquetes de varias sesiones o un plan mensual con día y hora fijos: los ves en su página.',
    ranking:
      'Comparo lo que me cuentas con lo que dicen de sí mismos los especialistas con verificación, y un poco con a quién reservaron otras personas para algo parecido. Nadie puede pagar por aparecer.',
    organization:
      'Las organizaciones se suman a Puente como socias: verifican a sus propios especialistas y tienen una página con su nombre y sus colores. Escríbenos desde la página de comentarios y las personas detrás de Puente se pondrán en contacto.',
    minors:
      'Puente no pone una edad mínima. Si es para un niño o una niña, reserva y paga tú, escribe su edad al reservar y quédate en la reunión si quieres. Con quién trabaja cada especialista está en su perfil: dime la edad y de qué se trata, y busco a alguien.',
    mails: `Por correo, solo a ti: una confirmación cuando pagas, con un archivo para tu calendario, y recordatorios ${booking.reminderMinutesBefore.map((minutes) => minutes / 60).join(' horas y ')} hora antes del inicio. Tu especialista también recibe aviso.`,
    signIn: `El código tiene ${auth.codeLength} dígitos y sirve por ${auth.codeLifetimeMinutes} minutos. Si no te llega, revisa el número con su código de país, espera ${auth.codeResendSeconds} segundos y pide otro: por SMS, por WhatsApp o por llamada. Si eso no resulta, o cambiaste de número, escríbenos desde la página de comentarios.`,
    later: 'Claro, tómate tu tiempo. Lo que conversamos queda aquí para cuando vuelvas.',
    puzzled:
      'Te lo digo más simple. Cada tarjeta de arriba es una persona con la que puedes reunirte por video, con su precio y su próxima hora disponible. Pregúntame lo que quieras de ellas, o toca una para ver sus horas.',
    puzzledAlone:
      'Te lo digo más simple. Busco a personas que pueden ayudarte con algo, y te reúnes con ellas por video. ¿En qué te gustaría recibir ayuda?',
    chitchat: 'Ya veo. Cuando quieras, pregúntame por alguien de arriba o elige una hora.',
    chitchatAlone: `Ya veo. ${back}`,
    okAlone: `Bien. ${back}`,
    unclear:
      'No estoy seguro de haber entendido. Puedes preguntar por las personas de arriba (precio, próxima hora, experiencia), o decirme con otras palabras qué necesitas.',
    unclearAlone:
      'No sé si te entendí bien. Dime en una frase qué quieres lograr o qué te preocupa.',
    afterDanger:
      'Tú decides qué pasa ahora: nada de lo que escribes aquí llama a nadie. Los números de arriba siguen ahí para cuando quieras hablar. Si prefieres hablar con alguien de aquí, puedo mostrarte a un psicólogo: no es un servicio de urgencia, y la primera hora disponible puede ser en unos días.',
    sameMatter:
      'Bien. Pregúntame por el precio, la hora o la experiencia de las personas de arriba, o elige una hora con alguien.',
    otherMatter: 'Claro. ¿En qué otra cosa te gustaría recibir ayuda?',
    nobodyYet: 'Todavía no te he mostrado a nadie. ¿En qué te gustaría recibir ayuda?',
    nobodyFound:
      'Todavía no hay nadie de quien elegir: no encontré a nadie para lo que me contaste. Dime con otras palabras qué quieres lograr o mira a todos los especialistas.',
    never: 'Está bien. Aquí estoy cuando necesites a alguien.',
    fee: `Los especialistas pagan una parte de lo que ganan: el ${share(fee.unverifiedPlatformBasisPoints)} a Puente, y con verificación el ${share(fee.verifiedPlatformBasisPoints)}, más el ${share(fee.partnerBasisPoints)} a la organización que los verificó. Está dentro del precio que ves: no se suma nada.`,
    gibberish:
      "No entendí eso. ¿En qué te gustaría recibir ayuda? Puedes escribir en español.\n\nI didn't get that. What would you like help with? You can write in English.",
    foreign:
      'Solo entiendo español e inglés. ¿Me puedes escribir en uno de los dos?\n\nI can read English and Spanish only. Could you write to me in one of them?',
  },
  again: {
    same: (reply) => `Aquí la respuesta es la misma. ${reply}`,
    other: 'Sigo aquí. Dime en una frase qué necesitas y busco a alguien.',
    by: {
      problem:
        'Eso solo lo puedo pasar: escribe en la página de comentarios de qué reunión se trata, con día, especialista y montos, y una persona lo revisa. Desde aquí no veo reservas ni pagos.',
      unclear:
        'Sigo sin entender, lo siento. Dime en una frase qué quieres lograr, o mira a todos los especialistas.',
      nobodyYet:
        'Todavía no hay nadie de quien elegir. ¿En qué te gustaría recibir ayuda, en una frase?',
      nobodyFound:
        'Sigue sin haber nadie de quien elegir, porque aquí nadie hace lo que me contaste. Mira a todos los especialistas, o dime en qué otra cosa quieres ayuda.',
      noShow: `Te devolvemos todo, a menos que el especialista diga lo contrario en ${problem.confirmedNoShowHours} horas; entonces decide una persona de Puente. Pasados ${problem.noShowMinutes} minutos puedes salir de la sala: avísanos en Actividad y, si quieres, cuéntame para qué era y busco a alguien más.`,
      thanks: 'De nada. Vuelve cuando quieras.',
      bye: 'Cuídate.',
      hello: 'Aquí estoy. ¿En qué te gustaría recibir ayuda?',
      missed: 'De nuevo, lo siento. Dime en una frase qué quieres lograr y parto de ahí.',
      devicesStill:
        'Desde este chat no puedo ver la sala. Si tampoco ayuda otro navegador u otro dispositivo, avísanos en Actividad: ahí se resuelve cuánto te devolvemos.',
      who: 'Sí: un programa, aquí no escribe nadie. Los especialistas que te muestro sí son personas, y cada uno tiene verificación.',
      unknown:
        'Eso tampoco lo sé. Escríbenos desde la página de comentarios, o dime en qué te gustaría recibir ayuda.',
      supportTime:
        'Desde aquí no veo en qué va. Lo que avisaste de una reunión está en Actividad; lo demás lo leen las personas detrás de Puente.',
      insult: 'Te escucho. Dime en una frase qué necesitas.',
    },
  },
  ask,
};
