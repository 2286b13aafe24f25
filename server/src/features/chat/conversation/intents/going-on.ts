import { countWords } from '../../filters/plain.ts';
import { type DeskTopic, deskTopicOf } from './desk.ts';
import { topicByWords } from './key-words/topic.ts';

/** What is said of one's own meeting, in words that tell it only after it was spoken of. */
export const ofMeeting: ReadonlySet<string> = new Set<DeskTopic>([
  'cancel',
  'refund',
  'refundTime',
  'cantMake',
  'expertCancels',
  'noShow',
  'connection',
  'devices',
  'devicesStill',
  'reschedule',
  'problem',
  'complaint',
  'bookings',
]);

const ofDevices: ReadonlySet<string> = new Set<DeskTopic>([
  'connection',
  'devices',
  'devicesStill',
]);

const ofComplaints: ReadonlySet<string> = new Set<DeskTopic>([
  'complaint',
  'problem',
  'reportSeen',
]);

const ofTrouble: ReadonlySet<string> = new Set<DeskTopic>([
  ...(['problem', 'complaint', 'noShow', 'connection', 'devices', 'devicesStill'] as const),
  ...(['supportTime', 'unhappy', 'angry', 'refundTime'] as const),
]);

const ofGreeting: ReadonlySet<string> = new Set<DeskTopic>(['hello', 'howAreYou']);

/** So few words go on with what was asked before. */
const mostWords = 14;

const stillBroken =
  /\b(?:still (?:not|no|nothing|doesn't|does not|isn't|can't|cannot|won't|black|broken|silent|the same|happening)|(?:didn't|doesn't|did not|does not|hasn't) (?:work|help|fix|change)\w*|(?:tried|did|done) (?:that|all (?:of )?that|it|everything|this)|same (?:thing|problem|issue)|no (?:luck|change|difference)|nope|ya (?:lo )?(?:probe|intente|hice)|sigue (?:igual|sin|lo mismo|negr[oa]|mud[oa])|(?:todavia|aun) (?:no|nada)|no (?:me )?(?:funciona|funciono|anda|anduvo|sirve|sirvio|resulto|resulta|cambia|cambio)|tampoco|lo mismo|nada de eso|(?:ya )?se (?:fue|salio|desconecto)|(?:has |already )?(?:left|hung up|gone)|nada\W*$)/;

const elsewhen =
  /\b(?:move|shift|push|swap|postpone|reschedule|change|switch|do it|have it|mover|muevo|pasar|paso|cambiar|cambio|correr|dejar|dejo|adelantar|adelanto|postergar|aplazar)(?:l[oa])?\b.{0,30}\b(?:it|that|this|to|for|later|earlier|next|another|instead|week|day|monday|tuesday|wednesday|thursday|friday|la|lo|al|para|otro|otra|semana|dia|hora|lunes|martes|miercoles|jueves|viernes)\b|\b(?:mover|pasar|cambiar|correr|dejar|adelantar|postergar|aplazar)l[oa]\b|\b(?:could|can|might) (?:we|i) (?:do|have|make)(?: it)? (?:on )?(?:\w+day|tomorrow|next week|another|later)\b|\b(?:mejor|podria ser|puede ser|podemos) (?:el |la |otro |para )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|proxima semana|semana que viene)\b/;

const whenRefunded =
  /\b(?:when|how (?:long|soon|fast|many days)|cuando|cuanto (?:se )?(?:demora|tarda)|en cuant[oa]s? (?:dias|tiempo)|cuantos dias)\b.*\b(?:money|refund\w*|back|get|card|account|arrive|show|take|dinero|plata|lana|pasta|guita|devol\w+|devuelv\w+|llega|cae|ven?|tarda|demora|tarjeta|reembols\w+|refleja\w*|aparece|abonan?|acredita\w*)/;

const whatRefunded =
  /\b(?:do|will|would) (?:i|we) (?:lose|get|have to pay)\b.*\b(?:money|it|anything|everything|back|all|some)\b|\b(?:lose|losing) (?:my|the|all (?:my|the)) money\b|\bhow much (?:do|would|will) (?:i|we) (?:get|lose)\b|\b(?:pierdo|perderia|voy a perder) (?:la|el|lo|todo|mi|plata|dinero)|\b(?:me )?(?:devuelven|regresan|reembolsan)\b|\bcuanto (?:me )?(?:devuelven|pierdo|regresan)\b|\bmy money back\b|\b(?:would|will|does|do) (?:it|that|this|i|they) (?:cost|charge|have to pay)\b|\b(?:me )?(?:cobran|cuesta|multan|cobraran|cobrarian|van a cobrar)\b|\b(?:get|be|am i) (?:charged|billed|fined)\b|\btengo que pagar\b/;

const cancels = /\b(?:cancel(?: it| that)?|cancelar(?:l[oa])?|cancelo|la cancelo)\b/;

const seen =
  /\b(?:(?:will|would|does|do|can|could) (?:he|she|they|the expert|my expert|anyone|someone|the other)\b.{0,20}\b(?:know|see|find out|read|be told|hear)|is (?:it|that|this) anonymous|anonymous\w*|se (?:va a )?(?:entera|enteran|enterara|enterar)|(?:va|van) a (?:saber|ver|leer)|lo (?:ve|lee|sabe)n?\b|sabra\b|es anonim[oa]|anonim\w+)/;

/** Whose rule the money follows, after what went wrong was told. */
const refundOf: Partial<Record<string, DeskTopic>> = {
  noShow: 'noShow',
  expertCancels: 'expertCancels',
  problem: 'problem',
  complaint: 'unhappy',
  connection: 'connection',
  devices: 'devicesStill',
  devicesStill: 'devicesStill',
};

/** Nobody has come yet, or what to do is asked again. */
const stillAlone =
  /\b(?:still (?:waiting|here|alone|nobody|no ?one|no sign|nothing)|(?:nobody|no one) (?:yet|still|came)|not here yet|(?:sigo|seguimos|sigue|todavia|aun)\b.{0,20}\b(?:esperando|sol[oa]|aqui|aca|nada|nadie|sin)|nada todavia|nadie todavia)\b|^\W*(?:(?:and|so|ok|y|entonces|pero|but|bueno),? )*(?:what (?:do|can|should) i do(?: now)?|what now|now what|(?:ahora )?que hago(?: ahora)?|y ahora|(?:y )?ahora que)\W*$/;

/** How somebody is, in answer to being asked, and nothing they want. */
const mood =
  /^\W*(?:(?:oh|ah|well|bueno|pues|ay|uf|hey|todo|all|yeah|si|yes|hi|hola|me|i'm|im|i am|just|estoy|ando|aqui|aca|muy|so|a bit|un poco|pretty|bastante|medio|and|y|not too|no tan|kind of|very|really|super)[ ,.]*)*(?:bien|tranqui\w*|relajad[oa]|piola|aburrid[oa]|cansad[oa]|mal|mas o menos|ahi vamos|ahi andamos|aqui andamos|regular|normal|contento|contenta|feliz|fine|good|great|ok(?:ay)?|bored|tired|not bad|bad|so so|meh|alright|grand|can't complain|surviving|same old|busy|happy|nada nuevo|not much|nothing much)\b/;

const wants =
  /\?|\b(?:but|pero|need|want|looking|help|necesito|quiero|busco|ayuda|porque|because|with|con mi|con el|con la|at work|en el trabajo|of|de)\b/;

const mostMoodWords = 8;

/** Somebody says that they will do as they were told, and thanks for it. */
const leaves =
  /\b(?:i'?ll|i will|i'm going to|lo (?:hago|hare|cambio|cancelo|reviso|pruebo|veo)|la (?:cambio|cancelo|muevo|hago)|voy a|eso hare)\b.*\b(?:cheers|thanks|thank you|thx|ta|gracias)\b(?: \w+)?\W*$/;

/** The topic of a message after another one was answered; null where it says something else. */
export function topicGoingOn(said: string, before: string): DeskTopic | null {
  if (countWords(said) > mostWords) return null;
  const isShort = countWords(said) <= mostMoodWords;
  if (ofGreeting.has(before) && isShort && mood.test(said) && !wants.test(said)) return 'mood';
  if (leaves.test(said) && !said.includes('?'))
    return (deskTopicOf(said) ?? topicByWords(said)) === 'bye' ? 'bye' : 'thanks';
  if (ofTrouble.has(before) && isInsult(said)) return 'angry';
  if (ofComplaints.has(before) && seen.test(said)) return 'reportSeen';
  if (!ofMeeting.has(before)) return null;
  if (whenRefunded.test(said)) return 'refundTime';
  if (whatRefunded.test(said)) return refundOf[before] ?? 'refund';
  if (before === 'noShow' && stillAlone.test(said)) return 'noShow';
  if (ofDevices.has(before) && stillBroken.test(said)) return 'devicesStill';
  if (elsewhen.test(said)) return 'reschedule';
  return cancels.test(said) ? 'cancel' : null;
}

function isInsult(said: string): boolean {
  return (deskTopicOf(said) ?? topicByWords(said)) === 'insult';
}
