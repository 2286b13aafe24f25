import { countWords } from '../../filters/plain.ts';
import type { Plan } from '../rules.ts';
import type { Table } from '../table/table.ts';
import type { DeskTopic } from './desk.ts';
import { word } from './key-words/keys.ts';
import { discontent, ofElse } from './key-words/slots.ts';

/** Money that was or would be paid for a meeting, or comes back (lower case, no accents). */
const money = word(
  'money|cash|refund(?:s|ed)?|pa(?:y|ys|id|ying)|charge[ds]?|billed|cost|get (?:\\w+ )?back|lose (?:it|all|everything)|fees?|my (?:\\w+ )?(?:euros|dollars|pounds|bucks|quid)|out of pocket',
  'plata|lana|dinero|guita|pasta|varo|feria|devuelv\\w+|devol\\w+|reembols\\w+|regres(?:an|a|en|aran) (?:mi|el|la|lo)|cobr\\w+|descont\\w+|pag(?:o|a|an|ue|ar|ado|ando|aria)|pierdo|perd(?:i|er)|mis (?:euros|dolares|pesos|soles|lucas)',
);

/** Something is asked, supposed or told to have gone wrong. */
const asked =
  /\?|^\W*(?:(?:and|y|so|but|pero|ok|entonces|hey|oye),? )*(?:what|who|how|do|does|did|will|would|can|could|is|are|am|if|when|where|que|quien|como|cuanto|cuando|donde|si|me|se|le|y si|hay|es|puedo|tengo que)\b|\b(?:what if|if (?:the|my|i|he|she|they|it|we)|y si|si (?:el|la|no|me))\b/;

const twice = word(
  '(?:charged?|billed|paid|took|taken|debited|pay) (?:\\w+ ){0,4}?(?:twice|double|two times)|(?:two|double) charges|charged (?:me )?(?:too much|the wrong)',
  '(?:cobr\\w+|pag\\w+|descont\\w+|cargo|cargaron) (?:\\w+ ){0,3}?(?:dos veces|doble|de mas|mal)|(?:doble|dos) (?:cobros?|cargos?|pagos?)|me cobr\\w+ (?:\\w+ ){0,2}?(?:repetido|otra vez)',
);

/** The expert doesn't come. */
const absent = word(
  "(?:he|she|they|expert|coach|tutor|teacher|therapist|lawyer|person|nobody|no one|someone|other side|who|and|but) (?:\\w+ ){0,2}?(?:doesn't|don't|didn't|never|won't|fails? to|does not|did not|isn't going to|forgets?|is a)(?: \\w+)? ?(?:shows?(?: up)?|turns? up|comes?|joins?|appears?|arrives?|turned up|showed up|came|joined|be there|no[- ]show)",
  'no[- ]show|stand(?:s)? me up|stood me up|(?:nobody|no one) (?:shows|turns|comes|came|showed|turned|joins)(?: up)?',
  'no (?:se |me |nos )?(?:aparec(?:e|en|io|ieron|iera)|llega|llegan|llego (?:el|la)|viene|vienen|vino|se presenta|presenta|presento|conecta|conecto|entra|entro (?:el|la)|asiste|asistio)|(?:me|nos) (?:deja|dejan|dejo|dejaron) plantad[oa]s?|no llega nadie',
);

const ownAbsence =
  /\b(?:if|when|what if) (?:i|we|my (?:son|daughter|kid|husband|wife))\b.{0,16}\b(?:don't|can't|cannot|didn't|forget|miss)\b|\bno (?:llego a|voy|puedo ir|me conecto|aparezco|asisto)\b/;

/** One could change one's mind before a meeting. */
const backsOut = word(
  "(?:what if|what happens if|if|suppose|and if) (?:\\w+ ){0,5}?(?:chicken out|back out|bail|change my mind|get cold feet|don't (?:dare|feel like it|want to (?:go|do it|come))|lose my nerve|can't face it|bottle it)",
  '(?:y si|que pasa si|si|en caso de que) (?:\\w+ ){0,4}?(?:me arrepiento|me echo (?:para )?atras|cambio de (?:opinion|idea)|no (?:me )?(?:atrevo|quiero (?:ir|hacerlo|entrar))|me da (?:susto|miedo|cosa)|me acobardo|me rajo|desisto)',
);

/** The call breaks off. */
const broken = word(
  '(?:call|line|video|connection|internet|meeting|sound|it)(?: \\w+)? (?:drops?|dies|freezes?|crash(?:es)?|cuts? (?:off|out)|breaks? (?:off|down)|fails?|goes down)',
  'se (?:corta|cae|congela|cuelga|corto|cayo)|falla (?:la|el) (?:llamada|conexion|internet|video|sonido)',
);

const loses =
  /\b(?:lose|losing) (?:it|all|everything|(?:my|the|that) money)\b|\b(?:pierdo|perderia|perdemos) (?:todo|la plata|el dinero|lo pagado)\b/;

const supposes = /\b(?:what if|what happens (?:if|when)|y si|que pasa (?:si|cuando))\b/;

/** It brings nothing. */
const useless = word(
  "(?:i|we) (?:hate|hated|disliked?|can't stand)|(?:is|was|turns out|it's|be|goes|went) (?:\\w+ )?(?:bad|rubbish|awful|terrible|useless|crap|a waste|no (?:good|use|help)|badly|wrong for me)|(?:don't|doesn't|didn't) (?:like|click|learn|get (?:on|along)|help|work out)|nothing comes of it",
  'no (?:me |nos )?\\w+ nada|no (?:me |nos )?(?:gusta|gusto|sirve|sirvio|ayuda|ayudo|convence|aprendo|aprendi|soluciona)|(?:es|fue|sale|resulta) (?:un |una |muy |re )?(?:mal[oa]?|pesim[oa]|desastre|inutil|fome|chant[oa])|no es lo que (?:busco|necesito|esperaba)',
);

const keeper = word(
  '(?:who|where) (?:does|do|is|gets?|keeps?|takes?|receives?|will)(?: \\w+){0,3} (?:money|pay(?:ment)?|cash|fee|cut|what (?:i|we) paid)|(?:what|how much|which) (?:cut|share|commission|percentage|part)?(?: )?(?:does|do|of (?:it|that|my money) (?:does|do|goes)) (?:you|puente|the site|the platform|it|they|to)(?: \\w+)? ?(?:take|keep|get|charge|puente|you)?|(?:all|part|some) of (?:it|that|the money|my money) go(?:es)? to',
  'quien (?:se )?(?:queda|lleva|recibe|cobra|se queda|gana)(?: \\w+){0,3} (?:plata|dinero|lana|guita|pasta|pago|parte|comision)|cuanto (?:se )?(?:queda|quedan|lleva|llevan|cobra|gana)(?: \\w+){0,2} (?:puente|ustedes|la (?:pagina|plataforma|app))|a quien (?:le )?(?:llega|va|pago)(?: \\w+){0,3}|(?:toda|parte de) la plata (?:es|va|llega)',
);

/** Money of other things, and of one's own life. */
const elsewhere = word(
  ofElse.source,
  'deposit|seller|store|shop|online|ex|husband|wife|tenants?|clients?|invoice|employer|company|rent|car|mechanic|salary|wages?|debts?|loan|court|police|tax(?:es)?|deposito|vendedor|tienda|marido|esposa|inquilin[oa]s?|clientes?|factura|empleador|empresa|renta|auto|mecanico|sueldo|salario|deudas?|prestamo|juicio|policia|impuestos?|finiquito|liquidacion|pension|herencia|inheritance|sued?|demand\\w+',
);

/** Of what else one could back out. */
const ofLife = word(
  'wedding|marr(?:y|iage)|job|house|deal|contract|interview|exam|speech|stage|move|operation|surgery|boda|casar\\w*|trabajo|casa|contrato|entrevista|examen|discurso|escenario|operacion|mudanza|carrera|tesis',
);

const mostWords = 18;

/** Which rule a question about money, or about backing out, is about: each way in which a meeting fails has its own. */
export function moneyTopic(said: string): DeskTopic | null {
  if (countWords(said) <= mostWords && backsOut.test(said) && !ofLife.test(said)) return 'cancel';
  if (countWords(said) <= mostWords && supposes.test(said) && broken.test(said))
    return 'connection';
  if (countWords(said) > mostWords || !money.test(said) || elsewhere.test(said)) return null;
  if (/\bcancel/.test(said)) return keeper.test(said) ? 'refund' : null;
  if (twice.test(said)) return 'problem';
  if (!asked.test(said)) return null;
  if (ownAbsence.test(said)) return 'cancel';
  if (absent.test(said)) return 'noShow';
  if (broken.test(said)) return 'connection';
  if (useless.test(said) || discontent.test(said)) return 'unhappy';
  if (keeper.test(said)) return 'fee';
  return loses.test(said) ? 'refund' : null;
}

/** A first meeting for nothing: asked, and no wish for what costs nothing. */
const freeFirst = word(
  '(?:is|are|do (?:i|we) (?:have to )?pay|does|do (?:they|you) (?:do|have|offer|charge)|any|is there)\\b.{0,20}\\b(?:first|initial|intro\\w*|trial)\\b.{0,16}\\b(?:free|paid|for nothing|cost)',
  '(?:free|complimentary) (?:first|initial|intro\\w*|trial|consult\\w*|chat|call)|first (?:\\w+ )?(?:is |for )?free',
  '(?:primera|prueba)\\b.{0,24}\\b(?:gratis|gratuita|sin costo|se paga|se cobra|la regalan|cuesta)|(?:gratis|gratuita|sin costo)\\b.{0,12}\\b(?:primera|prueba)|(?:me )?cobran? (?:por )?la primera',
);

export function asksFreeFirst(said: string): boolean {
  return countWords(said) <= mostWords && freeFirst.test(said) && asked.test(said);
}

/** "Is the first one free?" is told of those who were shown, else in general; null for anything else. */
export function firstForNothing(said: string, { focus, cards }: Table): Plan | null {
  if (!asksFreeFirst(said)) return null;
  const people = focus.length > 0 ? focus : cards;
  return people.length > 0
    ? { kind: 'people', people, asks: ['price'], minutes: null, isFirst: true }
    : { kind: 'desk', topic: 'free' };
}
