import type { DeskTopic } from './desk.ts';

/** What somebody asks who may become an expert or is one. */
const asked: ReadonlySet<string> = new Set<DeskTopic>([
  'become',
  'requirements',
  'ownTerms',
  'fee',
  'payday',
  'keep',
  'clientCancels',
  'ownCancel',
  'verifyTime',
]);

/** So few words go on with what was asked before. */
const mostWords = 12;

/** Words that mean being an expert only where that was spoken of: "do I need a degree?" */
const goingOn: readonly (readonly [DeskTopic, RegExp])[] = [
  [
    'requirements',
    /\b(?:(?:do|will|would|should) i (?:need|have)|(?:is|are) .{0,20}(?:needed|required|necessary)|need|necesito|hace falta|hay que|tengo que|piden|exigen|se necesita)\b.*\b(?:degree|diploma|licen[cs]e|titles?|qualif\w+|insurance|seguro|certificat\w+|credentials|experience|titulo|estudios|titulad[oa]|certificad[oa]s?|certificacion|experiencia|licencia|cedula|carrera)\b/,
  ],
  [
    'ownTerms',
    /\b(?:my|mi|mis)(?: own| propi[oa]s?)? (?:hours|schedule|times?|prices?|rates?|horarios?|horas|precios?|tarifas?|disponibilidad)\b/,
  ],
  ['verifyTime', /\b(?:how long|cuanto (?:se )?(?:demoran?|tardan?|toma))\b/],
  [
    'payday',
    /\b(?:when|how|cuando|como)\b.*\b(?:paid|pay|payments?|payouts?|money|pagos?|pagan|cobro|plata|dinero)\b/,
  ],
];

/** The topic of a message after a question about being an expert here; null for anything else. */
export function topicAmongExperts(said: string, before: string): DeskTopic | null {
  if (!asked.has(before) || said.split(/\s+/).length > mostWords) return null;
  return goingOn.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

const client =
  '(?:(?:the|a|my|one|el|la|un|una|mi) )?(?:clients?|customers?|students?|patients?|clientes?|alumn[oa]s?|pacientes?)';

/** What experts ask about working here (lower case, no accents); the first that fits is meant. */
export const forExperts: readonly (readonly [DeskTopic, readonly RegExp[]])[] = [
  [
    'ownCancel',
    [
      /\b(?:if|when|can|could|may) i (?:\w+ ){0,4}?cancel (?:on )?(?:an? |my |one |the )?(?:client|student|patient|customer)s?\b/,
      /\b(?:si|puedo|cuando) (?:\w+ ){0,3}?(?:cancelo|cancelar|cancelarle|le cancelo) (?:yo )?(?:a |con )?(?:un|una|mi|el|la) (?:cliente|alumn[oa]|paciente)\b/,
    ],
  ],
  [
    'clientCancels',
    [
      new RegExp(
        `\\b${client} (?:\\w+ ){0,2}?(?:cancels?|cancel?led|cancela[n]?|cancelo|me cancela[n]?|se arrepiente|backs out|(?:doesn't|does not|don't|never) (?:show|come|turn|join)\\w*|no[- ]shows?|no (?:llega|aparece|viene|se conecta|se presenta)|falta\\b|me deja plantad[oa])\\b`,
      ),
    ],
  ],
  [
    'keep',
    [
      /\b(?:how much|what (?:share|part|percentage|percent)) (?:of (?:my|the|each|every) (?:price|rate|fee|session|meeting|money)s? )?(?:do|would|will|can) (?:i|experts?) (?:\w+ )?(?:keep|get|earn|make|receive|take home|end up with)\b(?! (?:back|refund|if i))/,
      /\b(?:(?:con )?cuanto (?:me (?:queda|llega|quedo|toca|llevo)|gano|ganaria|recibo|recibiria)|(?:que|cual) (?:parte|porcentaje|tajada) (?:me (?:queda|llega|toca|llevo)|gano|recibo|es mi[ao])|me quedo con (?:todo|el total))\b(?!.{0,12}(?:tiempo|meses|dias))/,
      /\bcuanto (?:me |nos )?(?:descuentan|quitan|retienen|sacan)\b/,
    ],
  ],
  [
    'payday',
    [
      /\b(?:when|how (?:soon|fast|long|often)|what day|where|how) (?:do|does|will|would|can|could|is|are|until|before|am)? ?(?:i|we|experts?|my (?:money|earnings?|pay))? ?(?:\w+ )?(?:get paid|be paid|receive (?:my |the )?(?:money|pay|payment|earnings?)|see (?:the|my|any) (?:money|cash|earnings?)|paid out|cash out|get my (?:money(?! back)|earnings?|pay)\b|withdraw)/,
      /\b(?:pay ?outs?|payday|(?:pay|paid|transfer(?:red)?|deposit(?:ed)?|withdraw\w*|cash) (?:it |out |me |my (?:money|earnings) |money )*(?:in)?to (?:an? |my |the )?(?:\w+ )?(?:bank|account)|withdraw (?:my |the )?(?:money|earnings?|balance)|my earnings?)\b/,
      /\b(?:cuando|cada cuanto|que dia|como|donde|a los cuantos dias|en cuanto tiempo) (?:es que )?(?:me|nos|le|les|se le) (?:pagan|paga|depositan|deposita|transfieren|transfiere|llega (?:la|mi|el) (?:plata|pago|dinero)|abonan|cae (?:la|el) (?:plata|pago|dinero))\b/,
      /\b(?:cuando|como|donde|cada cuanto) (?:cobro(?=\W*$| (?:lo que|mi|mis|la plata|por mis)\b)|recibo (?:mi|el|la) (?:pago|plata|dinero)|veo la plata|retiro|puedo (?:cobrar|retirar|sacar (?:la|mi) plata))\b/,
      /\b(?:(?:me|nos) (?:pagan|depositan|transfieren) (?:a|en) (?:una?|mi|la) |retirar (?:mi|el|la|mis) (?:plata|dinero|saldo|ganancias)|mis ganancias|lo que (?:gane|he ganado) (?:aqui|aca|en puente))/,
    ],
  ],
  [
    'ownTerms',
    [
      /\b(?:(?:can|could|may|do|will) (?:i|we)|how do i|puedo|podria|se puede|como) (?:\w+ )?(?:set|choose|pick|decide|fix|have|make|poner|elegir|decidir|fijar|definir|tener|pongo|elijo|fijo) (?:my|our|mi|mis|el|los) (?:own )?(?:propi[oa]s? )?(?:hours|schedule|times|timetable|prices?|rates?|fees?|horarios?|horas|precios?|tarifas?|valor(?:es)?|disponibilidad)\b(?: propi[oa]s?)?(?! (?:for|of|with|como|de una?|con)\b)/,
    ],
  ],
  [
    'requirements',
    [
      /\b(?:(?:do|will|would|should) i (?:need|have to have|require|have to be)|(?:necesito|hace falta|hay que|tengo que|piden|exigen|se necesita|se requiere|debo)(?: tener| ser| estar)?)(?: (?:to have|to be))? (?:(?:an?|any|some|un|una|algun[oa]?|ser|estar) )?(?:degree|diploma|licen[cs]e|titles?|qualifications?|certificat\w+|credentials|experience|titulo|estudios|titulad[oa]|certificad[oa]s?|certificacion|experiencia|licencia|cedula|colegiatura|carrera)\b.{0,30}\b(?:here|expert|on puente|join|with you|aqui|aca|especialista|expert[oa]|en puente|con ustedes|inscribirme|entrar|registrarme|postular)\b/,
      /\b(?:what are the|que|cuales son los) (?:requirements?|requisitos)\b(?=\W*$|.{0,25}\b(?:expert|here|join|puente|especialista|expert[oa]|aqui|aca|inscribirme|entrar|piden|hay)\b)/,
    ],
  ],
  [
    'become',
    [
      /\b(?:i'm|i am|im|soy) (?:an? |una? )?(?:\w+ ){1,5}?.{0,25}\b(?:help(?:ing)?|teach(?:ing)?|offer(?:ing)?|giv(?:e|ing)|work(?:ing)?|join(?:ing)?|sell(?:ing)?|atender|ayudar|dar|ofrecer|trabajar|ensenar|sumarme|inscribirme)\b.{0,25}\b(?:(?:on |in |through )?here|on (?:this|your) (?:site|app|page|platform)|with you(?: guys)?|aqui|aca|con ustedes|en puente|en (?:esta|la|su) (?:pagina|plataforma|app))\b/,
      /\b(?:how (?:do|can|would) i |i(?:'d| would) like to |i want to |can i |could i |where do i )(?:sign up|register|apply|join|start|get listed|enrol+)? ?(?:to |and |for )?(?:teach(?:ing)?|work(?:ing)?|coach(?:ing)?|help(?:ing)? people|see(?:ing)? (?:clients|patients)|tak(?:e|ing) (?:clients|patients)|give (?:lessons|classes)|offer(?:ing)? (?:lessons|classes|sessions)) (?:here|on (?:here|puente|this|your)|with you|through (?:puente|you)|at puente)\b/,
      /\b(?:como|donde|puedo|quiero|quisiera|me gustaria) (?:me )?(?:inscrib\w+|registr\w+|anot\w+|sum\w+|postul\w+|empiezo|hago|puedo)? ?(?:a |para |y )?(?:dar (?:clases|sesiones|asesorias?|terapia)|atender(?: pacientes| clientes| gente)?|ensenar|hacer (?:clases|sesiones)|trabajar|ofrecer (?:clases|sesiones|terapia|mis)) (?:\w+ )?(?:aca|aqui|por (?:aca|aqui|este medio)|con ustedes|en puente|en (?:esta|la) (?:pagina|plataforma|app))\b/,
    ],
  ],
];
