import { anyLanguage } from '../../filters/language.ts';

/** What can be asked about an expert. */
export const asks = [
  'contact',
  'packages',
  'reviews',
  'age',
  'gender',
  'price',
  'when',
  'verified',
  'length',
  'background',
  'helps',
  'languages',
  'place',
  'why',
  'about',
  'unsure',
] as const;
export type Ask = (typeof asks)[number];

/**
 * Patterns over a text of lower case without accents. `alone`: the words are a question about the
 * people on the table even when nobody is named; the others need "her", a name or a place.
 */
const patterns: readonly { ask: Ask; alone?: RegExp; about?: RegExp }[] = [
  {
    ask: 'contact',
    about:
      /\b(?:phone|email|e-mail|mail|whatsapp|instagram|linkedin|number|telefono|celular|correo|contactar(?:la|lo)?|contacto|message|write to|escribirle|llamar(?:la|lo)|hablar(?:le)? directo)\b/,
    alone:
      /\b(?:can|could|may) (?:i|we) (?:\w+ )?(?:message|text|email|e-mail|write(?: to)?|contact|send)\b.{0,25}\b(?:them|him|her|first|before|beforehand)\b|\b(?:puedo|podria|podemos) (?:mandar|enviar|escribir|contactar|pasar|preguntar)(?:le|les|l[oa]s?)\b|\b(?:what(?:'s| is)|can i (?:have|get)|give me|do you have) (?:his|her|their) (?:email|phone|number|contact|whatsapp)|\b(?:me )?(?:puedes|pueden|puede|podrias?|das|pasas|pasame|dame) (?:me )?(?:pasar |dar )?(?:el|su|un) (?:mail|correo|telefono|whatsapp|numero|celular|contacto|email)\b|\b(?:(?:their|su) (?:phone|email|whatsapp|number|telefono|correo|celular|numero))\b/,
  },
  {
    ask: 'packages',
    about: /\b(?:packages?|bundles?|packs?|paquetes?|bonos?)\b/,
    alone:
      /^\W*(?:(?:and|y|ok|but|pero|so|oye),? )*(?:(?:is there|are there|any|(?:do|does) (?:they|you|puente) (?:do|have|offer|sell)|does (?:he|she) (?:do|have|offer)|can i (?:buy|get|book)|what about|hay|tienen?|tienes|ofrecen?|ofreces|hacen?|venden?|y) )?(?:(?:an?|any|some|un|una|algun|alguna|algunos) )?(?:packages?|bundles?|packs?|paquetes?)\b.{0,40}$/,
  },
  {
    ask: 'reviews',
    about:
      /\b(?:reviews?|ratings?|rated|stars|feedback|opinion(?:es)?|resenas?|calificacion(?:es)?|estrellas|comentarios|recomendad[oa]|que dicen)\b/,
    alone:
      /\b(?:reviews?|ratings?|resenas?|calificaciones|(?:tienen?|hay) (?:buen[oa]s |mejores |malas |malos )?(?:opiniones|comentarios|evaluaciones|criticas|notas?)|(?:mejores|buenas|buenos|mejor) (?:opiniones|comentarios|evaluaciones|criticas|evaluad[oa]|valorad[oa])|(?:best|better|highest|top)[- ](?:reviewed|rated|reviews|ratings?)|how many (?:people|clients|others) (?:have |has )?(?:booked|met|seen|worked with|used)|cuant[oa]s (?:personas|clientes) (?:l[oa] |han )*(?:reservado|visto|atendido|tenido))\b/,
  },
  {
    ask: 'age',
    about:
      /\b(?:how old|age|que edad(?! (?:de|para))|cuantos anos tiene|married|single|casad[oa]|solter[oa]|(?:has|have|got) (?:any )?(?:kids|children) (?:of (?:his|her|their) own|too|himself|herself)|tiene hijos)\b/,
    alone: /^\W*(?:how old (?:is|are)|que edad(?! (?:de|para))|cuantos anos tiene)/,
  },
  {
    ask: 'gender',
    about:
      /\b(?:(?:a )?(?:man|woman|male|female) or (?:a )?(?:man|woman|male|female)|hombre o mujer|mujer u hombre)\b/,
    alone:
      /^\W*(?:(?:and|y|pero|but),? )*(?:is (?:it|he|she|that|this)(?: person| one| expert)?|are they|es|son) (?:an? |una? )?(?:(?:wom|m)an\W*$|mujer\W*$|hombre\W*$|man or (?:a )?woman|woman or (?:a )?man|male or female|female or male|hombres? o mujer(?:es)?|mujer(?:es)? u hombres?)\W*$/,
  },
  {
    ask: 'price',
    about:
      /\b(?:how much|price|prices|cost|costs|charge|charges|rate|rates|fees?|expensive|cheaper|pay|cuanto (?:cobra|cuesta|vale|sale|es|seria|saldria|costaria|me sale|tengo que pagar)|cuanto|precio|valor|tarifa|cobra|cuesta|vale|sale|free (?:consultation|trial|session|meeting|intro\w*|call|chat)|discounts?|descuentos?|gratis)\b/,
    alone:
      /\bwhat(?:'s| is| would be|'d be)? the (?:least|minimum|lowest|cheapest)\b(?! (?:i need|i should|to know))|\b(?:cuanto|cual|que) (?:es|seria) (?:lo |el )?(?:minimo|menos que|mas barato que)\b|\b(?:first|intro\w*|initial|trial) (?:chat|call|consult\w*|meeting|session|lesson|class)\b.{0,20}\b(?:for )?free\b|\b(?:primera|una) (?:reunion|sesion|clase|consulta|charla|llamada)\b.{0,20}\bgratis\b|^\W*(?:and |y |ok |but |pero |so |entonces |oye |ya )*(?:how much|what(?:'?s| is| are) (?:the|their|his|her) (?:price|cost|rate|fee)s?|what(?:'s| is)? (?:it|that|she|he) (?:cost|charge)\b|what (?:do|does|would) (?:they|he|she|it|that|a|the) (?:\w+ ){0,4}?(?:charge|cost)|cuanto (?:me |nos |te )?(?:(?:va|van|iria) a (?:costar|salir|cobrar)|cobra[n]?|cuesta[n]?|vale[n]?|sale[n]?|es|seria|saldria|costaria|cobraria)|que (?:precio|valor|tarifa)|a que precio|(?:cual es )?(?:el|su) (?:precio|valor)|(?:and |what's )?(?:the |his |her |their )?(?:price|cost|rate)|precio)\b|^\W*(?:(?:and|y|ok|but|pero|so|the|his|her|their|los|las|sus),? )*(?:prices|costs|rates|fees?|charges?|pricing|precios|tarifas?|valores|honorarios)\W*$|\bcuanto (?:me )?(?:sale|cuesta|cobra|vale|seria|es)\W*$|\b(?:(?:is|are) there|is|are|does|what about|and|y|es|cuanto \w+|cuesta|vale|sale|hay) (?:the |an? |any |la |una |el |un )?(?:(?:30|45|60|90)[- ]?min\w*|half[- ]?(?:an )?hour|media hora|hora y media|hour and a half|first meeting|primera (?:reunion|sesion|vez)|shorter (?:one|meeting)|(?:intro\w*|trial|demo|taster|discovery|free|initial) (?:call|session|meeting|lesson|class|chat))|^\W*(?:(?:and|y|ok|any|an?|una),? )*(?:demo|trial|taster|free) (?:call|session|meeting|lesson|class|chat)\b.{0,14}$|\b(?:hay|tiene|ofrece|hace)n? (?:una |alguna )?(?:(?:primera )?(?:reunion|sesion|clase|llamada|cita) )?(?:de prueba|introductoria|gratis|mas barata)/,
  },
  {
    ask: 'when',
    about:
      /\b(?:when|soonest|earliest|(?:parte|parten|empieza|empiezan|puede|tiene|atiende|starts?|begins?|can) (?:antes|primero|first|sooner|earlier)(?=\W*$)|free|available|availability|next (?:time|slot|opening)|slots?|times|openings?|schedule|cuando|disponib\w*|tiene hora|horas?|dias|agenda|horario|puede (?:el|la|este|manana|hoy)|atiende (?:el|la|los|de)|libre|hueco|cupo|(?:have|has) anything|tiene algo|algo (?:el|este|para|en la))\b/,
    alone:
      /^\W*(?:and |y |ok |but |pero |so |entonces |oye |ya |great,? |genial,? )*(?:how (?:soon|quickly|fast|early) (?:can|could|would|will|do) (?:i|we)|(?:who|which(?: one)?(?: of (?:them|these|those))?) (?:has|have|is|can|could|does|would) (?:an? |any |some )?(?:free|available|open(?:ing)?s?|slots?|times?|spots?|space|do (?=(?:it |this |a )?(?:on|at|this|next|today|tomorrow|tonight|in the|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|week|evenings?|mornings?|afternoons?|sooner|earlier)\b)|meet|earliest|soonest)|(?:quien|cual)(?: de (?:ell|est|es)[oa]s)? (?:tiene|esta|puede|atiende|podria) (?:hora|horas|cupo|libre|disponib\w*|un (?:hueco|cupo|espacio)|el|la|manana|hoy)|when (?:is|are|can|could|does|do|would)|what (?:times|days|hours)|what(?:'s| is) (?:the |his |her |their )?(?:soonest|earliest|first (?:slot|time|opening))|(?:cual es )?(?:la|el) (?:primera hora|primer (?:turno|hueco|horario))|(?:lo|la|el) (?:mas (?:pronto|proxim[oa]|cercan[oa])|antes) (?:posible|que (?:pueda|puedas|tenga|tengas|haya))|(?:cual es |what's |what is )?(?:el|la|the) (?:horario|hora|turno|latest|last)(?: \w+)? (?:mas (?:tarde|temprano|tardi[oa])|time|slot)|how soon\b|(?:is|are) (?:they|he|she) (?:free|available)|(?:can|could) (?:they|he|she) (?:do|meet|on|at|this|next|tom)|next (?:free|available)|availability|cuando|(?:en |a )?que (?:dias|horas|horarios?)|(?:tiene|tienen) (?:hora|horas|disponib|algo|cupo|libre)|(?:can|could|do|does|are|is|will) (?:they|he|she|(?:any|one|either|all|both) of (?:them|these|those)) (?:\w+ ){0,3}?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|evenings?|mornings?|afternoons?|weekdays?)|(?:atienden?|trabajan?|pueden?|tienen?|hacen?) (?:(?:los|las|en|de|por|horas?|algo|clases?|sesiones) )*(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)? de semana|findes?|noches?|tardes?|mananas?)|(?:puede|pueden|atiende|atienden) (?:el|la|este|esta|en(?! (?:persona|linea|vivo|ingles|espanol|forma))|manana|hoy|los|las|a las|de|por)|(?:esta|estan) (?:disponibles?|libres?)|a que hora|proxima hora|hay hora)\b/,
  },
  {
    ask: 'verified',
    about:
      /\b(?:verif\w*|checked|vetted|vouch\w*|trust|legit|real|certified|licensed|licen[cs]e|confiar|confiable|de fiar|certificad[oa]|titulad[oa]|titulo|revis[oa])\b/,
    alone:
      /^\W*(?:and |y |but |pero )?(?:who (?:verified|checked|vetted)|verified by|by whom|(?:is|are) (?:he|she|they) (?:verified|certified|licensed|legit|qualified)|quien(?:es)? (?:l[oae]s? )?(?:verific|revis|certific)|(?:esta|estan|es) (?:verificad|certificad|titulad))/,
  },
  {
    ask: 'length',
    about: /\b(?:how long(?! (?:has|have))|duration|cuanto dura|duran)\b/,
    alone: /^\W*(?:and |y )?(?:how long (?:is|are|does|do) (?:the|it|they|a)|cuanto dura)/,
  },
  {
    ask: 'background',
    about:
      /\b(?:experience|experienced|qualif\w*|background|credentials?|degrees?|stud(?:y|ied)|educat\w*|career|train(?:ed|ing)|resume|cv|worked|experiencia|estudi[oa]\w*|formacion|trayectoria|curriculum|preparacion|carrera|trabajado|hace cuanto|cuantos anos lleva|years)\b/,
    alone:
      /^\W*(?:and |y |ok |pero |but )*(?:what (?:experience|qualifications|background|training|degree)|what(?:'s| is|s| are) (?:his|her|their) (?:experience|qualifications?|background|training|credentials?|education)|que (?:experiencia|formacion|estudios|titulo|trayectoria)|donde (?:estudio|trabajo)|cuanta experiencia|how many years|(?:how much|what) experience|(?:hace )?cuant[oa]s? (?:anos|tiempo) (?:de experiencia )?(?:lleva|tiene|trabaja|hace)\b(?! (?:la|una|cada) )|how (?:long|many years) (?:has|have) (?:he|she|they)|(?:which|who|any) of (?:them|these|those) (?:has|have) (?:worked|experience|helped|treated|taught|dealt)|(?:cual|quien|algun[oa])(?: de (?:ell|est|es)[oa]s) (?:ha (?:trabajado|atendido|ayudado|visto)|tiene experiencia)|(?:does|do|have|has) (?:he|she|they|any of them|either of them) (?:have |got )?(?:any |much |some )?(?:experience|a degree|training)|(?:(?:alguien|algun[oa]|ell[oa]s?) )?tienen? (?:algo de |alguna |mucha )?experiencia)/,
  },
  {
    ask: 'helps',
    about:
      /\b(?:(?:help|helps|helped|work|works|deal|deals|dealt|specialize\w*|treat|treats|good|teach|teaches|do|does) (?:\w+ )?(?:with|for|in|kids|children|couples|teens|beginners)|(?:ayuda|trabaja|atiende|trata|sirve|especializa|ensena) (?:\w+ )?(?:con|a|en|para|de)|(?:has|have) (?:\w+ ){1,3}?(?:worked|dealt|helped|treated) )\b/,
  },
  {
    ask: 'languages',
    about: /\b(?:speak\w*|languages?|english|spanish|habla\w*|idiomas?|ingles|espanol)\b/,
    alone: new RegExp(
      `^\\W*(?:and |y |pero |but )*(?:what languages?|which languages?|(?:sabe|saben|maneja|domina|habla|hablan)(?: algo de)? ${anyLanguage}|(?:does|do|can) (?:he|she|they|either(?: one)?|both|(?:any|one|either|both|all)(?: one)? of (?:them|these|those)) (?:\\w+ )?speak|(?:algun[oa]|quien|cual)(?: de (?:ell|est|es)[oa]s) (?:habla|hable|atiende)|(?:is|are) (?:it|the meeting|they|he|she) in ${anyLanguage}|(?:que|en que) idiomas?|(?:habla|hablan|atiende|atienden) (?:en )?${anyLanguage}|en que idioma|es en ${anyLanguage})\\b`,
    ),
  },
  {
    ask: 'place',
    about:
      /\b(?:where|near (?:me|us|here)|close (?:to me|by)|in my (?:area|city|town)|cerca(?: de mi| mio)?|por mi (?:zona|barrio|casa)|come to|my (?:house|home|place)|mi casa|a domicilio|located|location|live|lives|based|from|in[- ]person|face to face|online|office|city|country|remote|video|donde|ubicad\w*|ubicacion|presencial\w*|en linea|online|oficina|consulta|en persona|ciudad|pais|vive|queda|de donde|virtual|zoom|skype|videollamada|video call|(?:es|is|son|are) (?:chilen[oa]|mexican[oa]|espanol[a]?|argentin[oa]|colombian[oa]|peruan[oa]|venezolan[oa]|latin[oa]|britanic[oa]|mexican|spanish|british|american|english|chilean|argentin(?:e|ian)|colombian|peruvian|australian|irish|indian)s?|(?:esta|vive|is|are|live|lives) (?:\w+ )?(?:en|in)|atiende en)\b/,
    alone:
      /^\W*(?:and |y |pero |but |ok )*(?:(?:who|which(?: one)?)(?: of (?:them|these|those))? (?:is|are|does|do|can|meets?|sees?) (?:\w+ ){0,3}?(?:in person|face to face|online)|(?:quien|cual|alguno|alguna)(?: de (?:ell|est|es)[oa]s)? (?:es|son|atienden?|hace) (?:\w+ ){0,2}?(?:presencial\w*|en persona|online|en linea)|where (?:is|are|does|do)(?! an?\b)|(?:is|are) (?:it|this|that|they|he|she|the meetings?) (?:\w+ )?(?:online|in person|remote|virtual|by video|local)|online or in person|(?:can|could) (?:i|we) meet (?:\w+ )?(?:in person|face)|donde|(?:de donde) (?:es|son)|(?:(?:la|lo|le|nos|me) )?(?:es|son|seria|atiende[n]?) (?:\w+ )?(?:en (?:la |su |mi )?casa|a domicilio|online|en linea|presencial(?:es)?|virtual|en persona|remoto)|hay que ir|(?:online|en linea|virtual|remot[oa]|por video) o (?:presencial|en persona)|(?:presencial|en persona) o (?:online|en linea|virtual|remot[oa]|por video))/,
  },
  {
    ask: 'why',
    about: /^\W*(?:and |y |but |pero )?(?:why|por que|porque)\b/,
    alone:
      /^\W*(?:and |y |but |pero )?(?:why (?:did|do|are|would) you (?:\w+ )?(?:pick|choose|chose|show|recommend|suggest)\w*.{0,20}$|por que (?:me )?(?:elegiste|muestras|recomiendas|recomendaste|mostraste).{0,20}$|(?:why|por que|porque)(?: (?:him|her|them|these(?: people)?|those|ell[oa]s|el|ella|est[oa]s|es[oa]s?))?\W*$)/,
  },
  {
    ask: 'about',
    about:
      /\b(?:tell me (?:more|about|a bit)|more (?:about|info\w*|details?)|who is|what(?:'s| is) .{1,20} like|what does .{1,20} do|know (?:more )?about|about|info|describe|details|introduce|cuentame|cuenta mas|mas (?:sobre|de|info\w*|detalles|datos)|quien es|que hace|como (?:es|trabaja)|saber (?:mas )?(?:de|sobre)|hablame|dime (?:mas|algo)|informacion|detalles|describe|what about|y que tal|que tal)\b/,
    alone:
      /^\W*(?:tell me more(?: about (?:them|these|those))?|more (?:info\w*|details)|cuentame mas(?: de (?:ell[oa]s|est[oa]s))?|mas (?:informacion|info|detalles)|who are (?:they|these people)|quien(?:es)? son)\W*$/,
  },
];

/** What is asked about people, by words that need (`about`) or don't need (`alone`) somebody named. */
export function asksIn(said: string): { about: Ask[]; alone: Ask[] } {
  const about = patterns.flatMap(({ ask, about: form, alone }) =>
    form?.test(said) || alone?.test(said) ? [ask] : [],
  );
  const alone = patterns.flatMap(({ ask, alone: form }) => (form?.test(said) ? [ask] : []));
  return { about: precise(about, said), alone: precise(alone, said) };
}

const asksTime =
  /\b(?:when|(?<!for )free(?! (?:chat|call|consult\w*|trial|intro\w*|session|meeting|lesson|class))|available|availab\w+|cuando|disponib\w*|tiene hora|libres?)\b/;

/** "Tell me about her prices" asks for prices, and so does "how much for an hour". */
function precise(found: readonly Ask[], said: string): Ask[] {
  const hasPrice = found.includes('price');
  const isTime = asksTime.test(said);
  const exact = found.filter(
    (ask) =>
      ask !== 'about' &&
      ask !== 'helps' &&
      !(hasPrice && ask === 'length') &&
      !(hasPrice && ask === 'when' && !isTime) &&
      !(ask === 'price' && isTime && !/\b(?:how much|price|cost|cuanto|precio)/.test(said)),
  );
  return exact.length > 0 ? exact : [...found];
}

const lengths: readonly (readonly [minutes: number, pattern: RegExp])[] = [
  [90, /\b(?:90[- ]?min\w*|90|hour and a half|1\.5 hours?|hora y media|una y media)\b/],
  [30, /\b(?:30[- ]?min\w*|30|half[- ]?(?:an )?hour|media hora)\b/],
  [45, /\b(?:45[- ]?min\w*|45|tres cuartos)\b/],
  [
    60,
    /\b(?:60[- ]?min\w*|60|(?:an|one|a full|1) hour|una hora|1 hora|per hour|por hora|la hora)\b/,
  ],
];

/** The length of a meeting that is asked about, in minutes. */
export function readMinutes(said: string): number | null {
  return lengths.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

export function asksFirstMeeting(said: string): boolean {
  return /\b(?:first (?:meeting|session|lesson|class|call|chat|time|one)|introductory|trial|primera (?:reunion|sesion|vez|cita|hora)|de prueba)\b/.test(
    said,
  );
}

const compares =
  /\b(?:compar\w+|(?:who|which)(?: one)?(?: of (?:them|these|those|the \w+))? (?:is|costs|charges|has|would be) (?:the )?(?:cheapest|cheaper|least(?: expensive)?|lowest price|soonest|earliest)|(?:cual|quien)(?: de (?:ell|est|es)[oa]s)? (?:es|cobra|cuesta|sale|tiene) (?:el |la |lo )?(?:mas barat[oa]|menos|mas economic[oa]|hora antes)|difference|differ|diferenci\w+|a quien (?:escoger|elegir|preferir|recomendar|tomar)ias|(?:cual|con (?:cual|quien)) (?:te )?(?:escoger|elegir|quedar|preferir|recomendar|ir)ias|versus|vs\.?|who(?:'s| is) (?:the )?(?:best|cheaper|cheapest)|(?:who|which|quien|cual)(?: one)?(?: of (?:\w+ )?\w+| de (?:ell|est|es)[oa]s)? (?:has|is|tiene|es|lleva) (?:the |el |la )?(?:more|most|mas) (?:experienc\w+|experiencia|experimentad[oa]|anos|qualified|years|tiempo)|you (?:choose|pick|decide)(?: for me)?\W*$|your (?:pick|choice|call)\W*$|(?:what|which one|whom?) would you (?:pick|choose|take|recommend|go (?:for|with))|(?:elige|elegi|escoge|escogi|decide|decidi) (?:tu|vos|usted|por mi)|(?:tu|vos) (?:elige|elegi|escoge|decide|decidi)|lo que (?:tu|vos) (?:digas|elijas|creas)|the best(?: one)?(?: for me)?\W*$|top pick|(?:con|por) (?:cual|quien) (?:empiezo|parto|comienzo|voy)|(?:cual|quien)(?: de \w+)? es (?:el |la )?(?:mejor|mas (?:antigu[oa]|veteran[oa]|viej[oa] en|experimentad[oa]))|who(?:'s| is| has)(?: been)? (?:the )?(?:longest|most senior|most seasoned)|(?:which|who)(?: one| of (?:them|these|those|the \w+))? (?:is|would|should|do|looks|fits|suits|'s) (?:you |i |be |the )*(?:better|best|best for me|recommend|suggest|pick|choose|go with|right for me|good for me)|what do you (?:recommend|suggest|think)|who (?:do|would|should) (?:you|i) (?:recommend|suggest|pick|choose|go with|take)|help me (?:choose|decide|pick)|i can't decide|(?:cual|quien|a quien|con cual|con quien)(?: de \w+)? (?:me )?(?:conviene|recomiendas|sugieres|es mejor|elijo|elegirias|escojo|seria mejor|me sirve|prefieres|es el mejor|es la mejor)|(?:a quien|cual) (?:me )?recomiendas|(?:cual|quien|con (?:cual|quien))(?: de \w+)? me (?:\w+ )?(?:iria|vendria|serviria|quedaria|acomodaria|conviene|va|sirve) mejor|which (?:one |of \w+ )?(?:would|will|might) (?:suit|fit) me|ayudame a (?:elegir|decidir)|no se (?:cual|a quien|con quien)|cual elegir)\b/;

const comparesNobody =
  /\b(?:compar(?:e|a|ar|ame)|difference between|which (?:one|of (?:them|these|those|the))|cual de (?:ell|est|es|l))/;

/** Names people to compare although nobody was shown. */
export function isComparisonOfNobody(said: string): boolean {
  return comparesNobody.test(said);
}

const ofNobody =
  /^\W*(?:(?:and|y|ok|but|pero|so|entonces|great|genial|perfecto|bueno|oye|ah),? )*(?:(?:is|are|does|do|can|could|will|would|has|have|did) (?:he|she|they|(?:any|one|some|either|all|both|none) of (?:them|these|those))\b|(?:what|where|when|how (?:much|long|old)|why) (?:is|are|does|do|did|can|would|has|have) (?:he|she|they|it cost)\b|(?:(?:the|el|la|los|las|with|con|book|reserva(?:me)?|agenda(?:me)?|take|me quedo con|quiero) )+(?:first|second|third|1st|2nd|3rd|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|last)(?: one| person)?\b(?! (?:time|meeting|session|date|job|year|reunion|vez|cita|sesion|ano))|(?:is|are|does|do|can|has|have|what about|y|que tal) (?:the |el |la )(?:first|second|third|last|other|primer[oa]|segund[oa]|tercer[oa]|ultim[oa]|otr[oa])(?: one)?\b(?! (?:time|meeting|session|vez|reunion|sesion))|(?:algun[oa]|ningun[oa]|cual|quien) de (?:ell|est|es)[oa]s\b|(?:que|donde|cuando|cuanto) (?:estudio|estudiaron|atienden?|cobran?|experiencia tienen?)\b|(?:ella|el|ell[oa]s) (?:atiende|habla|cobra|tiene|puede|sabe)n?\b|(?:en )?que (?:ciudad|pais|comuna) (?:esta|vive|atiende)n?\b|(?:cual|quien)(?: de \w+)? (?:es|sale|cobra|seria) (?:el |la )?(?:mas|menos)\b|(?:which|who)(?:'s| is| one is) (?:the )?(?:cheap|least|most expensive)\w*)/;

const mostAskedWords = 12;

const placeOfNobody =
  /\b(?:the|el|la|l[oa]s) (?:first|second|third|1st|2nd|3rd|primer[oa]|segund[oa]|tercer[oa]|dos primer[oa]s)(?: (?:one|two|person))?\b(?! (?:time|meeting|session|date|job|year|month|class|lesson|reunion|vez|cita|sesion|ano|mes|clase|hora))/;

/** "How much does the first one charge?" where nobody may have been shown. */
export function isPlaceOfNobody(said: string): boolean {
  return said.split(/\s+/).length <= mostAskedWords && placeOfNobody.test(said);
}

/** What stands before a question and asks nothing. */
export function withoutLead(said: string): string {
  return said.replace(
    /^\W*(?:(?:ok(?:ay)?|ya|po|dale|bueno|vale|va|sale|listo|perfect[oa]?|great|good|fine|cool|right|righto|sweet|nice|awesome|(?:ja){2,}|(?:ha){2,}|lol|ah|oh|hm+|mm+|guay|chevere|bacan|joya|barbaro|buenisimo|orale|venga|genial|lovely|grand|sound|brilliant|pues|thanks|cheers|gracias|and|y|so|but|pero|entonces)\b[ ,.!]*)+/,
    '',
  );
}

/** "Book it": somebody is to be booked who must have been shown before. */
export function isOrder(said: string): boolean {
  return /^\W*(?:(?:and|y|ok|but|pero|so|entonces|great|genial|perfecto|bueno|ya|dale|vale|va|sale|well),? )*(?:book (?:it|him|her|them|me)\b|book (?!an? |the |my |me |some )\w+ (?:for|on|at|tomorrow|today)\b|(?:reserv|agend|apart)(?:a|e|o|ar|ame|alo|ala|arlo|arla|emos|amelo|amela)\b(?! (?:un|una|con (?:un|una|alguien)|vuelos?|hotel)\b))/.test(
    said,
  );
}

/** Asks about people, or chooses one, in words that need somebody shown before. */
export function isAskedOfNobody(said: string): boolean {
  return ofNobody.test(said) && said.split(/\s+/).length <= mostAskedWords;
}

/** Are people to be set side by side? */
export function isComparison(said: string): boolean {
  return compares.test(said);
}

const books =
  /\b(?:lock (?:it|that|them|this) in|(?:grab|snag|secure) (?:it|that|this|the slot|that slot)|sort (?:it|that) for me|confirm(?:a(?:me)?(?:l[oa])?|o|emos|ado|ar(?:l[oa])?)?(?= (?:it|that|the|for|on|con|el|la|los|para|\w+day)\b|\W*$)|book(?: (?:it|him|her|them|this|that|the|a|an|with|me|one))?\b|booking with|reserve|schedule (?:it|a|an|with|me|him|her)|set (?:it|me|something|a meeting) up|put me (?:down|in|through)|pon(?:me|eme|game) (?:con|para|el|la|una)|meteme (?:con|el|en)|fijame|pencil me in|let's say|let's try (?:him|her|them|it)|try (?:him|her)\b|(?:una )?hora (?:para|con) (?:el|la|este|manana|hoy)|make (?:an appointment|a booking|a reservation)|i(?:'ll| will) (?:take|go with|have)|let's (?:go with|do|take|book)|i(?:'d| would) (?:like|love) (?:to (?:meet|see|talk to|speak (?:to|with)|go with)|the|her|him)|i want (?:to (?:meet|see|talk to|speak (?:to|with)|go with)|the|her|him|that one)|sign me up|(?:can|could|may) (?:i|we) (?:talk|speak|meet|see|chat)(?: to| with)? (?:him|her|them)|(?:puedo|podria|quiero) (?:hablar con (?:el|ella)|ver(?:lo|la))|i choose|i'll take that|that (?:time|one|slot)? ?works(?: for me)?|tom(?:a|ame|o|emos) (?:esa|la|una) hora|esa hora|esa me sirve|i pick|go with|take me to|reserv(?:ar(?:l[aoe])?|a|ame|emos|o|e)|(?:agend|reserv|apart)(?:as|an|amos)|apart(?:a|o|ar|emos|e) (?:con|una?|la|el|hora)|(?:ap[ou]nta|anota|aparta)me|agend(?:ar(?:l[aoe])?|a|ame|emos|o)|pedir (?:una )?hora|tomar (?:una )?hora|quiero (?:hora|una hora|una reunion|reunirme|hablar|verme|ir|con|a l[ao]|la (?:primera|segunda|tercera|ultima)|el (?:primero|segundo|tercero|ultimo)|ese|esa|juntarme)|me (?:quedo|voy|reuno) con|me interesa (?:el|la)|elijo|escojo|dame (?:una )?hora|vamos con)\b/;

/** Somebody was chosen, and nothing else is said: "ok, con ella", "go ahead and book it". */
const chooses =
  /^\W*(?:(?:ok(?:ay)?|ya|po|dale|bueno|vale|va|sale|listo|perfect[oa]?|great|good|fine|yes|si|so|then|entonces|mejor|orale|venga|joya|buenisimo|genial|lovely|grand|sound|brilliant|pues|hecho),? )*(?:with |con |me quedo con |voy con |quiero a )(?:him|her|that one|this one|ella|el|es[ae]|est[ae])(?: (?:then|please|entonces|por favor|porfa|mismo|misma))?\W*$|^\W*(?:(?:ok(?:ay)?|ya|po|dale|bueno|vale|va|sale|listo|great|fine|yes|si|then|entonces|orale|venga|joya|genial|lovely|grand|sound|brilliant|pues),? )+(?:him|her|that one|this one|ella|es[ae]|est[ae])(?: (?:then|please|entonces|por favor|porfa))?\W*$|^\W*(?:(?:ok(?:ay)?|well|yeah|si|bueno|pues|yes),? )*(?:he|she|they|that one|this one|ell?[ao]?|es[ae]) (?:sounds?|looks?|seems?|suena|se ve|parece) (?:really |pretty |quite |muy )?(?:good|alright|all right|fine|great|nice|ok(?:ay)?|perfect|lovely|bien|buen[oa]|genial|perfect[oa])\b(?! (?:but|pero|at|with|for))[^?]{0,25}$|\b(?:go ahead and (?:book|reserve)|book (?:it|that|this|him|her|them)(?: (?:one|time|slot))?(?: (?:then|please|for me|now))?\W*$|(?:reserva|agenda|aparta)(?:me)?(?:l[oae])\W*$)/;

/** Is it a choice of somebody on the table, whatever else the words could mean? */
export function isChoice(said: string): boolean {
  return chooses.test(said);
}

/** Does the message lead into a booking? */
export function isBooking(said: string): boolean {
  return (
    books.test(said) &&
    !/\b(?:no quiero|don't want|do not want|not)\b/.test(said) &&
    !/\b(?:how do i|how to|como (?:reservo|se reserva|puedo reservar)|in person|face to face|presencial|en persona|flight|hotel|table for|vuelo|a book|my book|libro|bookkeep)\b/.test(
      said,
    )
  );
}

const asksInEnglish =
  /^\W*(?:and |ok |but |so )*(?:is|are|does|do|can|could|will|would|has|have|did) (?:he|she|they|(?:any|one|some|either|all|both|none) of (?:them|these|those))\b|^\W*(?:y |pero |o )*(?:algun[oa]|ningun[oa]|cual|quien) de (?:ell|est|es)[oa]s\b/;

const asksOfThem =
  /^\W*(?:and |y |ok |but |pero |so |oye |entonces )*(?:(?:is|are|does|do|can|could|will|would|has|have|did) (?:he|she|they|it|that one|this one)\b|(?:(?:el|ella|ell[oa]s) )?(?:me |le |les )?(?:es|esta|tiene|puede|podria|sabe|trabaja|atiende|ayuda|ayudaria|sirve|serviria|hace|va|viene|da|ofrece|usa|acepta|entiende|conoce|ha|lleva|cobra)\b)/;

/** A question about somebody without their name, whatever it asks. */
export function isAskedOfThem(said: string, text: string): boolean {
  return asksInEnglish.test(said) || (text.includes('?') && asksOfThem.test(said));
}
