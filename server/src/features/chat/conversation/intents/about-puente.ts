import type { DeskTopic } from './desk.ts';

const meeting =
  '(?:meetings?|bookings?|sessions?|appointments?|calls?|reunion(?:es)?|reservas?|sesion(?:es)?|citas?|horas?)';

const start =
  '^(?:[^a-z0-9]|and |y |but |pero |ok(?:ay)?,? |so |then |entonces |oye,? |hey,? |hi,? |hola,? |hello,? |um,? |well,? |bueno,? |por cierto,? |by the way,? |just curious,? |una (?:pregunta|duda|consulta):? |a question:? |wait,? |espera,? )*';

/** What is asked about Puente (lower case, no accents); the first that fits is meant. */
export const aboutPuente: readonly (readonly [DeskTopic, readonly RegExp[]])[] = [
  [
    'problem',
    [
      new RegExp(
        `\\b(?:problems?|issues?|trouble|complain(?:t)?|wrong|error|bug) (?:with|about|in|on) (?:my|the|a|your|this) (?:${meeting}|payment|account|charge|card|site|app|page|code)\\b`,
      ),
      new RegExp(
        `\\b(?:problema|reclamo|queja|error|inconveniente|drama)s? (?:con|de|en|sobre) (?:mi|la|el|una|un|su) (?:${meeting}|pago|cuenta|cobro|tarjeta|pagina|codigo)\\b`,
      ),
      /\b(?:charged (?:me )?(?:twice|double|again|two times)|double[- ]charged|i was (?:over)?charged|me cobraron|cobraron (?:dos veces|doble|de mas)|cobro (?:doble|duplicado))\b/,
      /\b(?:expert|he|she|they|nobody|no one|especialista|nadie) (?:never|didn't|did not|no) (?:show(?:ed)? up|came|come|joined|join|turn(?:ed)? up|llego|aparecio|se conecto|vino)\b/,
      /\b(?:(?:i |we )?(?:paid|have paid|already paid)|(?:ya )?(?:pague|pagamos|hice el pago)) (?:and|but|y|pero)\b.{0,30}\b(?:nothing|no|not|never|didn't|haven't|nada|nunca|ningun\w*)\b/,
      /\b(?:customer (?:service|support|care)|support (?:team|email|phone|number|contact)|contact support|help ?desk|soporte|servicio al cliente|atencion al cliente|mesa de ayuda|talk to support|(?:quiero|tengo que|hacer) (?:un )?reclam(?:ar|o)|make a complaint|file a complaint)\b/,
      /\b(?:can(?:'t|not)|cant|unable to|no puedo|no me deja) (?:log ?in|sign in|log in|pay|join the (?:room|meeting)|enter the room|iniciar sesion|entrar a (?:mi cuenta|la (?:sala|reunion))|pagar)\b/,
      /\b(?:code|codigo|sms) (?:never|didn't|doesn't|did not|no (?:me )?)(?: ?(?:arrived?|come|came|llega|llego))\b|\bno me (?:llega|llego) (?:el|ningun) (?:codigo|sms|correo)\b/,
    ],
  ],
  [
    'noShow',
    [
      /\b(?:expert|he|she|they|therapist|the other (?:person|side)|someone|nobody|no one|especialista|expert[oa]|ella|el(?= (?:no|nunca)\b)|profesional|psicolog[oa]|abogad[oa]|nadie) (?:\w+ ){0,2}?(?:(?:doesn't|don't|do not|does not|won't|never) (?:show|come|turn|join|appear)|no[- ]shows?|(?:never )?shows? up|stands me up|no (?:llega|aparece|viene|se conecta|se presenta|entra)|me deja plantad[oa])\b/,
    ],
  ],
  [
    'expertCancels',
    [
      /\b(?:expert|he|she|they|therapist|the other (?:person|side)|especialista|expert[oa]|(?:el|ella)|profesional|psicolog[oa]|abogad[oa]) (?:\w+ ){0,2}?(?:cancels?|cancelled|canceled|calls? it off|cancela|me cancela|cancelan)\b/,
      /^\W*(?:(?:y|pero|oye|bueno),? )*(?:que pasa )?si (?:me )?cancelan?(?: (?:el|la|un|una|mi) (?:especialista|expert[oa]|profesional|psicolog[oa]|abogad[oa]|terapeuta|profe\w*))?\W*$/,
    ],
  ],
  [
    'connection',
    [
      /\b(?:what (?:if|happens)|(?:and|y|pero)? ?(?:que pasa )?si)\b.{0,20}\b(?:(?:video|call|connection|internet|wifi|sound|audio|camera|conexion|llamada|camara|sala|room)\b.{0,20}\b(?:drops?|dies?|fails?|breaks?|cuts? (?:out|off)|freezes?|crashes|does(?:n't| not) work|goes|se corta|se cae|falla|no funciona|no anda|se congela)|(?:se (?:me )?(?:corta|cae|congela|va)|falla|no (?:me )?(?:funciona|anda)|lose|pierdo) (?:el |la |my |the |mi )?(?:video|call|connection|internet|wifi|sound|audio|camera|conexion|llamada|camara|senal|sonido))\b/,
    ],
  ],
  [
    'bookings',
    [
      /\b(?:where|how) (?:do|can|will|would) i (?:see|find|check|view|look up)(?: all)? (?:my |the )?(?:bookings?|meetings?|appointments?|sessions?|reservations?|payments?|receipts?|history)\b|\bwhere (?:are|is) my (?:bookings?|meetings?|appointments?|sessions?|payments?|receipts?)\b/,
      /\b(?:donde|como) (?:puedo )?(?:veo|ver|encuentro|encontrar|reviso|revisar|miro|estan|quedan?|aparecen?) (?:todas )?(?:mis?|las?|los) (?:reservas?|reuniones|reunion|citas?|sesiones|horas|pagos|comprobantes?)\b/,
    ],
  ],
  [
    'reschedule',
    [
      new RegExp(
        `\\b(?:reschedul\\w*|(?:change|move|postpone|push) (?:the |my |an? )?(?:date|time|day|hour|${meeting})|reagendar|reprogramar|(?:cambiar|mover|postergar|aplazar|correr) (?:de |la |el |mi |una )*(?:fecha|dia|${meeting}))\\b`,
      ),
    ],
  ],
  [
    'refund',
    [
      /\b(?:refunds?|refunded|money back|get (?:my|the) money|reimburs\w*|devolucion(?:es)?|devuelven|devolver(?:an|me)?|devuelvan|reembols\w*|me regresan|recuper(?:o|ar) (?:la|mi|el) (?:plata|dinero))\b/,
      /^\W*(?:and |y )?(?:what if|si) (?:i )?(?:change my mind|me arrepiento|cambio de (?:idea|opinion)|regret it|don't like it|no me gusta|me equivoco)(?: (?:manana|hoy|despues|luego|later|tomorrow|afterwards|then))?\W*$/,
      /^\W*(?:(?:and|y|ok|but|pero),? )*what if (?:i|we|he|she|it|they|my \w+) (?:hates?|don't like|doesn't like|can't stand|doesn't (?:work|help)|don't (?:click|get on)|can't (?:help|fix))(?: (?:it|him|her|them|me|us|this|the (?:expert|lesson|meeting|session)))*\W*$/,
      /\b(?:what (?:if|happens)|que pasa)\b.{0,40}\b(?:sick|ill|can(?:'t|not) (?:make|come|go|attend|join)|enferm[oa]|no puedo (?:ir|llegar|asistir|conectarme)|no alcanzo|miss (?:it|the|my)|me arrepiento|change my mind)\b/,
      /^\W*(?:(?:and|y|ok|dale|bueno|but|pero|vale|ya),? )*(?:(?:what )?if i(?:'m| am) late|what if i (?:miss (?:it|the \w+)|can't (?:make|come|go|attend)(?: it)?|don't (?:show up|make it|come|turn up)|oversleep|am late|forget)|(?:que pasa )?si (?:luego |despues |al final |justo |ese dia |a ultima hora )?(?:falto|no (?:voy|llego|alcanzo|puedo(?: ir)?|me presento|me conecto)|se me (?:olvida|pasa)|llego tarde))\W*$/,
    ],
  ],
  [
    'cancel',
    [
      new RegExp(
        `\\b(?:cancel(?:l?ing|lation|lations|l?ed)?|cancelar(?:la|lo)?|cancelo|cancelacion|anular(?:la|lo)?|anulo)\\b(?: (?:it|them|(?:a|an|the|my|la|el|una|un|mi) ${meeting}|${meeting}|policy|politica|anytime|hasta|until|later|late|despues|before|antes|si|if|for free|gratis|terms|rules|fee))|\\b(?:can|could|may|how (?:do|can|late)|puedo|se puede|como|hasta cuando|what if|y si|que pasa si)\\b.{0,30}\\b(?:cancel|cancelar|anular|cancelo)\\b(?! (?:my|the|a|an|mi|el|la|un|una) (?!${meeting}))`,
      ),
      /^\W*(?:cancell?ation|cancelacion(?:es)?|cancel|cancelar)(?: policy| policies)?\W*$/,
    ],
  ],
  [
    'safe',
    [
      /\b(?:is (?:it|this|paying|payment|the payment|my card|the site)|are (?:you|payments|my card details)) (?:\w+ ){0,2}?(?:safe|secure|a scam|legit|trustworthy|fraud)\b/,
      /\b(?:es|son|sera) (?:\w+ ){0,2}?(?:segur[oa]s?|estafa|confiables?|fraude|fiables?)\b.{0,25}(?:pag|tarjeta|sitio|esto|aqui|$|\?)/,
      /\b(?:es seguro (?:pagar|esto|el pago)|pagos? segur[oa]s?|safe to pay|do you (?:keep|store|save) my (?:credit |debit |bank )?card|guardan (?:mi|la) tarjeta)\b/,
    ],
  ],
  [
    'receipt',
    [
      /\b(?:(?:get|need|have|send|give|email|do you (?:give|send)) (?:me )?(?:an? |the |my )?(?:invoices?|receipts?)|(?:quiero|necesito|dan|emiten|hay|entregan|mandan|hacen|me das|piden?|(?:puede|pueden|podrian?|podes|puedes) (?:hacer(?:me)?|dar(?:me)?|emitir(?:me)?|mandar(?:me)?|enviar(?:me)?)) (?:una? |la )?(?:boleta|factura|comprobante|recibo)s?)\b/,
    ],
  ],
  [
    'otherPay',
    [
      /\b(?:can|could|may) (?:i|we) (?:\w+ )?(?:pay|settle|use)(?: \w+){0,3} (?:cash|paypal|venmo|zelle|(?:bank |wire )?transfer|crypto|bitcoin|cheque|check|klarna|revolut|installments|instalments)\b/,
      /\b(?:do you|does puente|do they|you) (?:take|accept|have|do|allow)(?: \w+){0,2}? (?:cash|paypal|venmo|zelle|(?:bank |wire )?transfers?|crypto|bitcoin|cheques?|checks?|klarna|revolut|installments|instalments)\b/,
      /\b(?:(?:puedo|podria|podemos|se puede|se puede) (?:\w+ )?(?:pagar|usar|abonar|hacer)|(?:aceptan|acepta|reciben|recibe|toman|tienen)|pag[oa]r?)(?: (?:\w+ ){0,2}?(?:con|por|en|una|un|a))? (?:transferencia|efectivo|paypal|mercado ?pago|bizum|oxxo|spei|webpay|khipu|yape|nequi|cuotas|meses sin intereses|criptomonedas|cripto|bitcoin|cheque)\b/,
    ],
  ],
  [
    'pay',
    [
      /\b(?:if|when) (?:i|we) pay (?:in |with |by )?(?:cash|card|transfer|bank transfer|crypto)\b|\bsi (?:pago|pagamos|te pago|les pago) (?:en|con|por) (?:efectivo|tarjeta|transferencia|debito|credito)\b/,
      /\b(?:how (?:do|can|would|should) (?:i|we|you) pay|how (?:is|does) (?:the )?pay(?:ment)?|pay(?:ment)? (?:methods?|options?|with|by)|(?:what|which) (?:credit )?cards?|(?:do you |can i )?(?:take|accept|use|pay (?:with|by|in)) (?:an? |my )?(?:amex|american express|visa|mastercard|paypal|credit|debit|card|cash|apple pay|google pay|crypto|bitcoin|cheque|check|bank transfer|venmo|zelle|installments))\b/,
      /\b(?:como (?:se )?(?:pag[oa]|puedo pagar|te pago|les pago)|(?:formas?|medios?|metodos?|manera) de pago|(?:que|cuales) tarjetas|(?:aceptan|reciben|toman|puedo pagar con|se puede pagar con|pago con|acepta) (?:tarjeta|visa|mastercard|paypal|efectivo|transferencia|debito|credito|amex|american|mercado ?pago|webpay|cuotas)|pagar (?:con|en|por) (?:tarjeta|transferencia|efectivo|paypal|cuotas|debito|webpay)|(?:en|con) cuotas)\b/,
      /\b(?:do|must|should|can|will) (?:i|we) (?:have to |need to )?pay (?:now|first|before|after|up ?front|in advance|later|at the end|ahead)\b|\b(?:pago|se paga|hay que pagar|tengo que pagar) (?:ahora|antes|despues|por adelantado|al final|al reservar|en el momento)\b/,
      /\b(?:when (?:do i|will i|am i) (?:pay|get charged|be charged|charged)|cuando (?:se )?(?:pag[oa]|me cobran|cobran))\b/,
    ],
  ],
  [
    'currency',
    [
      /^\W*(?:(?:and|y|ok|pero|but|so|also|tambien),? )*(?:(?:can i (?:pay|see (?:it|prices))|do you (?:take|accept|charge)|is it|puedo (?:pagar|ver los precios)|se puede(?: pagar)?|cobran|aceptan|es|son) )?(?:in|en) (?:us |mexican |chilean |argentine |colombian |my (?:own )?|mi )?(?:currency|dollars?|euros?|pounds?|pesos?|soles|reais|reales|rupees|dolares|libras|moneda|plata local)(?: (?:chilenos|mexicanos|argentinos|colombianos|locales|too|tambien))?\W*$|\b(?:(?:what|which) currency|(?:en )?que moneda|(?:change|cambiar) (?:the |my |la |de |mi )*(?:currency|moneda))\b/,
    ],
  ],
  [
    'become',
    [
      /\b(?:become|becoming|be|work as|apply (?:as|to be)|join (?:you )?as|register as|sign up as|sell my time as|offer my (?:services|help|time)) (?:one of )?(?:your |an |a |the )?(?:experts?|coach|provider|professional|advisor|consultant)?\b(?=.{0,25}\b(?:here|with you|on (?:puente|here|this)|expert|your platform|puente|my services)\b)/,
      /\b(?:how (?:do|can) i (?:become|be|join as|register as) (?:an? |one of )?(?:expert|your)|i(?:'m| am) an? \w+(?: \w+)? and (?:i )?(?:want|would like) to (?:offer|work|help|join|sell)|(?:can i|i want to|i'd like to) (?:offer|sell) my (?:services|help|time))\b/,
      /\b(?:(?:ser|hacerme|me hago|convertirme en|trabajar como|inscribirme como|registrarme como|postular (?:como|a)) (?:un |una |un@ )?(?:especialista|expert[oa]|profesional|coach)|ofrecer mis (?:servicios|horas|clases)|trabajar (?:con ustedes|en puente|aqui|con puente)|quiero atender (?:aqui|en puente|gente))\b/,
    ],
  ],
  [
    'together',
    [
      /\b(?:can|could|may|is it (?:ok|possible) (?:if|for)|what if|would it be (?:ok|possible) (?:if|for)) (?:my|our|an?|the|some|more|two|both|we) ?(?:\w+ ){0,4}?(?:join|come along|be (?:there|present|on the call|in the (?:meeting|call|session))|take part|sit in|attend|participate)(?: us| me| too| as well)*(?=\W|$)/,
      /\b(?:can|could|may) i (?:bring|invite|add|come with|do it with|take) (?:along )?(?:my|a|an|some|more|another|the) (?:\w+ ){0,2}?(?:wife|husband|partner|boyfriend|girlfriend|friends?|mother|mom|mum|father|dad|parents?|son|daughter|kids?|sister|brother|colleagues?|team|co-?founder|people|person|someone)\b/,
      /\b(?:puede|pueden|podria|podrian|se puede) (?:\w+ ){0,2}?(?:estar|entrar|participar|conectarse|unirse|sumarse|venir|acompanarme) (?:tambien )?(?:con(?:migo)? |a la (?:reunion|llamada|sesion) )*(?:tambien )?(?:mi|mis|un|una|otra|dos|mas|alguien)\b/,
      /\b(?:puede|pueden|podria) (?:mi|mis|nuestr[oa]|un|una|otra) (?:\w+ ){1,3}?(?:estar|entrar|participar|conectarse|unirse|sumarse|venir|acompanarme)\b/,
      /\b(?:puedo|podemos|podria) (?:ir |entrar |conectarme |conectarnos |hacerl[oa] |invitar |llevar |sumar |entrar )(?:tambien )?(?:con |a )?(?:mi|mis|un|una|otra|varios|varias|dos|tres|alguien)\b/,
    ],
  ],
  [
    'sessions',
    [
      /\bhow many (?:sessions?|meetings?|appointments?|lessons?|classes|times|hours)\b(?: (?:do|does|will|would|should|is|are|it|people)\b.{0,40})\W*$/,
      /\bcuant[ao]s (?:sesiones|reuniones|citas|clases|veces|horas)\b.{0,15}\b(?:voy a|necesito|necesitare|necesitaria|hacen falta|se necesitan|son|tengo que|hay que|debo|deberia|tendria|tomaria|serian)\b.{0,25}$/,
    ],
  ],
  [
    'zone',
    [
      /\b(?:what|which|whose) (?:time ?zone|zone)\b|\b(?:what time (?:is|would|will) (?:that|this)(?: be)?(?: (?:for me|here|in my|my time|in [a-z ]+))+\W*$|what time (?:is|would|will) it(?: be)?(?: (?:for me|here|my time|in my (?:time|zone|time ?zone|country|city)))+\W*$|(?:is|are) (?:that|those|these|the times?|it) (?:in )?(?:my|local|your|their) (?:local )?(?:time|zone|time ?zone)\b)/,
      /\b(?:en )?que (?:zona horaria|huso(?: horario)?)\b|\b(?:que hora (?:es|seria|sera) (?:es[oa] |es[oa]s )?(?:para mi|aca|aqui|en mi|en [a-z ]+)|(?:es|son) (?:en )?(?:mi hora|hora (?:mia|local|de aca|chilena|mexicana|espanola|argentina|peruana|colombiana)))\W*$/,
    ],
  ],
  [
    'fee',
    [
      /\b(?:(?:what|which|how big a) (?:cut|commission|percentage|share)(?: of it)? (?:do|does|would|will) (?:you|puente|the (?:site|app)) (?:take|keep|get|charge|deduct|want)|que (?:parte|porcentaje|tajada) (?:\w+ )?(?:cobran|cobra|se llevan?|se quedan?|toman?|descuentan?|piden)|how much do you (?:take|earn|make|keep|get)|your (?:cut|commission|fee)|(?:experts?|they) (?:get|pay|keep) (?:\w+ )?(?:a )?(?:cut|commission|fee|share)|how does puente (?:make|earn) money|cuanto (?:ganan|se llevan|cobran|se quedan)(?: \w+)? (?:ustedes|puente)|comision(?:es)?|(?:what's|whats|what is) the catch|cual es el truco|donde esta la trampa|who pays you|quien te paga|how do you make money|como ganan (?:plata|dinero))\b/,
    ],
  ],
  [
    'delete',
    [
      /\b(?:(?:delete|erase|remove|close|wipe) (?:my|all my|this|the|our) (?:data|account|chat|messages?|history|conversation)|(?:borrar?|eliminar?|cerrar|borren|eliminen|borra) (?:mi|mis|los|la|el|este|esta|todos mis|todo mi) (?:datos|cuenta|chat|mensajes|historial|conversacion))\b/,
      /^\W*(?:and |but |so |ok )*(?:(?:can|could|will|would|do) (?:you|i|we) |how (?:do|can) i |please )(?:delete|erase|wipe|forget) (?:it|this|that|all of (?:it|this|that)|everything|all|what i (?:said|wrote|write|typed?))\W*(?:please|then|all|later)?\W*$/,
      /^\W*(?:y |pero |entonces |ok )*(?:(?:se |me )?(?:lo |la )?(?:puedes|pueden|podes|puedo|puede|podria[ns]?|se puede) )(?:borrar|eliminar|olvidar)(?:l[oa]s?)?(?: (?:todo|eso|esto|lo que (?:dije|escribi|escribo)))?\W*$|\b(?:borra|borren|elimina|eliminen) (?:todo|eso|esto|lo que (?:dije|escribi))\W*$/,
    ],
  ],
  [
    'recording',
    [
      /\b(?:(?:is|are|will|does|do you) (?:it|the|my|our|these|i|we)? ?(?:be )?(?:meetings?|calls?|sessions?|video)? ?(?:being )?record(?:ed|ings?)|do you record|record(?:ed|ing)? (?:the|my) (?:meeting|session|call)s?|(?:se )?graba(?:n|da|das|cion|ciones)?(?: las?| mis?)? (?:reunion(?:es)?|sesion(?:es)?|videollamadas?)|(?:se|la|las|lo|nos|me|los) graban?)\b/,
    ],
  ],
  [
    'privacy',
    [
      /\b(?:(?:is|are) (?:my|the) (?:data|messages?|info\w*|chats?|conversations?|details) (?:\w+ )?(?:sold|shared|safe|private|used|stored|public|secure)|(?:do|does|will|would) (?:you|puente|they) (?:sell|share|use|store|keep|pass on) (?:my|our|the) (?:data|messages?|info\w*|chats?|details)|(?:venden|comparten|usan|guardan|pasan) mis (?:datos|mensajes|conversaciones)|mis datos (?:se venden|estan seguros|se comparten))\b/,
      /\b(?:do|does|will|are|is) (?:you|puente|it|this|they|any of (?:this|it))(?: all)? (?:sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|keep(?:s|ing)?|kept|log(?:s|ged|ging)?|remember(?:s|ed|ing)?)\b(?=\W*$| (?:what|this|it|all|any|my|our|everything|the (?:chat|conversation|messages))\b)/,
      /\b(?:guarda[ns]?|se guarda|queda guardad[oa]|almacena[ns]?|registra[ns]?|recuerdas?|anota[ns]?) (?:todo )?(?:lo que|esto|eso|mis|la (?:conversacion|charla)|el chat)\b|\b(?:queda|se) (?:todo )?(?:guardad[oa]|guarda|registrad[oa])(?: (?:esto|todo|lo que \w+))?\W*$/,
    ],
  ],
  [
    'privacy',
    [
      /\b(?:who (?:can |will |else )?(?:see|sees|read|reads|has access)|(?:do|does|can|will) (?:the |an? |you |anyone |anybody |someone |experts? |other people )+(?:see|read|share|sell|store|keep|know(?! (?:about(?! me\b)|any|some|how|of|an?|the|if|what|who|where|when)\b))|is (?:this|it|what i (?:write|say|type)|(?:the|my|our|this) (?:chat|conversation)|everything|my (?:data|information)) (?:\w+ )?(?:private|confidential|anonymous|secret|public)|privacy|confidentiality|what (?:do you|happens|will you) (?:do |keep |happen )?(?:with |about |to )?(?:my|me|the) (?:data|information|messages)|(?:share|sell) my (?:data|info\w*|messages))\b/,
      /\b(?:quien(?:es)? (?:mas )?(?:ve|ven|lee|leen|puede (?:ver|leer)|pueden (?:ver|leer)|tiene acceso|va a (?:ver|leer))|(?:es|esto es|sera|queda|son) (?:\w+ )?(?:privad[oa]s?|confidencial(?:es)?|anonim[oa]s?|secret[oa])|privacidad|confidencialidad|que (?:hacen|pasa|haces) con (?:mis|los|lo que|mi)|(?:comparten|venden|guardan|usan|quien usa|que hacen con) (?:mis|los|mi|lo que)|(?:mis|los|tus) (?:datos|mensajes|conversaciones)(?: personales)? (?:los|las|se|quien|quienes|donde|a quien) ?(?:los |las )?(?:venden?|comparten?|guardan?|usan?|ven|ve|leen?|van|quedan?))\b/,
    ],
  ],
  [
    'verifyTime',
    [
      /\b(?:how long (?:does|do|will|would|is|until|to)|when (?:will|do|am)|cuanto (?:se )?(?:demoran?|tardan?|toma|lleva|dura|hay que esperar)|cuando (?:me|se)|en cuanto tiempo)\b.{0,25}\b(?:verif\w*|approv\w*|aprob\w*|aprueb\w*|accredit\w*|acredit\w*)/,
    ],
  ],
  [
    'verify',
    [
      /\b(?:how (?:do|can|would|could) (?:i|we) (?:know|be sure|tell|trust)|como (?:se|sabe(?:mos)?|puedo (?:saber|confiar|estar segur[oa])|estoy segur[oa])|quien me (?:asegura|garantiza))\b.{0,45}\b(?:scam\w*|fraud\w*|fake|con artists?|crooks?|quacks?|legit|real|professionals?|estaf\w*|fraude\w*|truch[oa]s?|fals[oa]s?|mentiros[oa]s?|charlatan\w*|chant[ao]s?|reales|profesional(?:es)?|de verdad|confiables?|seri[oa]s?)\b/,
      /\b(?:(?:do|how do|are|who|have) (?:you |they |your |the |these )*(?:experts? |people |therapists? )?(?:verify|verified|check(?:ed)?|vet(?:ted)?|screen(?:ed)?|certified|licensed|real|qualified|background check)|what does verified mean|(?:background|credential) checks?|can i trust (?:them|these|the|your)|are (?:they|these|your experts|these people) (?:real|legit|qualified|licensed|trustworthy)|how (?:do|can|would) i (?:know|be sure|trust)(?: \w+){1,3} (?:are|is)(?: \w+){0,2} (?:legit|real|qualified|good|genuine|professionals?|trustworthy|licensed))\b/,
      /^\W*(?:(?:and|y|but|pero|ok|ya|no),? )*(?:(?:i (?:want|need|prefer)|quiero|necesito|busco|prefiero|que sea|only|solo) )?(?:a |an |un |una )?(?:some(?:one|body)|any(?:one|body)|person|people|alguien|persona|gente|un?|profesional)?(?: who is| who's| que (?:sea|este|tenga)| con| with)? ?(?:a |un |una )?(?:real |actual )?(?:certified|qualified|licen[cs]ed|accredited|a degree|credentials|qualifications|an? licen[cs]e|titulad[oa]s?|certificad[oa]s?|titulo|estudios|licencia|cedula(?: profesional)?|matricula|colegiad[oa]s?|acreditad[oa]s?)(?: (?:de verdad|universitario|profesional|please|por favor))?\W*$/,
      /\b(?:(?:(?:los |como (?:los )?|quien (?:los )?|las |estan |son )?(?:verifican|revisan|certifican|chequean) a|(?:los |como (?:los )?|quien (?:los )?|las |estan |son )(?:verifica\w*|revisa\w*|certifica\w*|comprueba\w*|seleccionan))|que (?:significa|quiere decir) (?:verificad[oa]|con verificacion)|(?:son|estan) (?:\w+ )?(?:de verdad|titulad[oa]s|profesionales de verdad|reales|certificad[oa]s)|puedo confiar en (?:ellos|ellas|los|las|estas))\b/,
    ],
  ],
  [
    'cost',
    [
      /\b(?:(?:se )?cobra[ns]?|(?:se |hay que |tengo que )?paga[rn]?|cuesta|sale|vale)(?: (?:algo|plata|dinero))? (?:por )?(?:usar|ocupar|preguntar|chatear|escribir(?:te|les)?|consultar)(?:l[oa])?(?: (?:esto|la app|el chat|puente|aqui|aca))?\W*$|\b(?:do you|does it|will it|will you) (?:charge|cost)(?: me)?(?: (?:anything|money|something))? (?:to|for) (?:use|using|ask|asking|chat|chatting|writ\w+)\b.{0,15}$/,
      new RegExp(
        `${start}(?:costs?\\W*$|fees?\\W*$|how much (?:does|do|is|are|will|would) (?:it|this|that|they|a|an|one|the|you|your|puente|all this|using|to use|meetings?|sessions?|experts?)\\b.{0,30}$|(?:what's (?:it|this|that) cost|what (?:does|do|will|would|are|is) (?:it|this|the|your|a|they|an|you) (?:\\w+ ){0,2}?(?:cost|charge|prices?|fees?|rates?)).{0,25}$|prices?\\W*$|pricing\\W*$|(?:eso |esto )?cuanto (?:cuesta|vale|sale|cobran|cobras|hay que pagar|me sale|me cuesta|es|seria)(?: (?:usar|esto|una?|la|el|cada|hablar|todo|por|reunion|hora|puente|este|tener|en)\\b.{0,30})?\\W*$|(?:que|cuales son los|cual es el|y los|los) (?:precios?|valor(?:es)?|tarifas?|costos?).{0,25}$|precios?\\W*$|(?:is (?:it|this|puente|the chat|asking)|es|esto es|el chat es|preguntar es)(?: really| de verdad)? (?:free(?: to use| of charge)?|gratis|gratuito|pagado|de pago)\\W*$)`,
      ),
      /\b(?:(?:do i|should i) (?:need|have) (?:to )?.{0,30}(?:card|account|sign ?up|register|pay).{0,15}(?:to|for) (?:chat|ask|write|use|start|talk)|do i (?:have to )?pay (?:to|for) (?:chat|ask|use|this)|(?:hay que|tengo que) pagar (?:por|para) (?:preguntar|chatear|usar|esto)|hidden (?:fees?|costs?)|costos? ocultos?|subscription|suscripcion)\b/,
    ],
  ],
  [
    'free',
    [
      /\b(?:do you|does puente|are there|is there|can i (?:buy|get)|tienen|tienes|hay|ofrecen|venden|hacen|existe) (?:\w+ ){0,3}?(?:packages?|bundles?|packs?|monthly plans?|paquetes?|bonos?|plan(?:es)? mensual(?:es)?)\b(?=.{0,30}$)/,
      /\b(?:promo(?:tion)?(?:al)? codes?|discounts?|coupons?|vouchers?|(?:codigos? (?:de )?(?:promocion(?:al)?|descuento)|descuentos?|cupon(?:es)?))\b/,
    ],
  ],
  [
    'how',
    [
      /\bhow (?:does|do|would|will) (?:it|this|that|these|puente|you|the (?:site|app|process|service|platform|booking))(?: all| thing| site| app| page)? (?:even |actually |really |exactly )?(?:work|go|function)\b/,
      /\b(?:what happens (?:next|now|then|after (?:i|that))|how do i (?:start|begin|book|use (?:this|it|puente)|get started)|what do i (?:have to |need to )?do (?:now|next|here|first)?\W*$|explain (?:how|this|to me how)|how to (?:book|use this))\b/,
      /\b(?:como (?:funciona|se usa|parto|empiezo|comienzo|es esto|reservo|se reserva|puedo reservar|hago para (?:reservar|empezar))|que (?:hago|tengo que hacer|pasa (?:ahora|despues|luego)|sigue)\W*$|explicame (?:como|esto)|para que sirve esto|de que se trata)\b/,
    ],
  ],
  [
    'topics',
    [
      /\b(?:what (?:can|do|could) you (?:do|help|offer)|what (?:can i ask|kinds? of|sort of|type of|topics|areas|experts|people|help) (?:\w+ ){0,4}?(?:experts?|help|people|have|offer|there|do you|can)|how can you help|who are (?:the|your) (?:experts|people|specialists|professionals)|what (?:experts|specialists|people) (?:do you have|are there)|what is this for|how many (?:experts|people|specialists)(?! (?:have|has|had|did|booked|saw|met|come|can|may|could|join)))\b/,
      /\b(?:(?:en )?que (?:me )?(?:puedes|pueden|podrias) (?:ayudar(?:me)?|hacer|ofrecer)|que (?:haces|hacen|ofrecen|ofreces|temas|tipo de|clase de|especialistas (?:tienen|hay)|areas)|con que (?:me )?(?:puedes|pueden|ayudas|ayudan)|quienes son (?:los|las|sus|tus) (?:especialistas|personas|profesionales)|cuant[oa]s (?:especialistas|personas) (?:hay|tienen))\b/,
    ],
  ],
  [
    'languages',
    [
      /^\W*(?:(?:and|y|but|pero),? )*(?:what if i|si) (?:don't|do not|can't|no)(?: \w+)? (?:speak|hablo|entiendo|se|understand)(?: (?:much|any|good|mucho|bien|nada de))? (?:spanish|english|espanol|ingles)\W*$/,
      new RegExp(
        `${start}(?:(?:what|which|in what|in which|que|en que|cuales) (?:languages?|idiomas?)\\b.{0,40}$|(?:do|can) (?:you|u)(?: also| all)? speak (?:\\w+ (?:or|and) )?[a-z]+\\W*$|(?:do|can|does|are) (?:you|u|the experts|experts|they|this)(?: also| all)? (?:speak|understand|talk|do|write)(?: in)? (?:\\w+ or )?(?:spanish|english|french|german|portuguese|italian|chinese|arabic|other languages).{0,25}$|(?:puedo|can i) (?:escribir|hablar|write|talk|chat)(?: (?:te|to you))? (?:en|in) (?:espanol|ingles|spanish|english).{0,20}$|(?:hablas|entiendes|hablan|entienden|atienden en) (?:espanol|ingles|castellano|frances|portugues|aleman).{0,15}$)`,
      ),
    ],
  ],
  [
    'join',
    [
      /\b(?:how (?:do|will|can) (?:i|we) (?:join|connect|meet|get in|enter|see each other|talk)|(?:is|are) (?:it|the meetings?|they|meetings) (?:by|on|over|through|via|a|done) (?:zoom|video|phone|google meet|skype|teams|video ?call)|where (?:does|do|will|is) the (?:meeting|session|call)|do i need (?:to (?:install|download|have)|an? (?:app|camera|account|program|zoom))|(?:is there|do you have) an? app|link (?:for|to) (?:the|my) meeting)\b/,
      /\b(?:como (?:me conecto|entro|nos vemos|nos juntamos|es la (?:reunion|videollamada)|se hace la reunion)|(?:es|son|sera) (?:por|via) (?:zoom|video|videollamada|telefono|meet|skype|whatsapp|teams)|donde (?:es|sera|se hace) la (?:reunion|sesion)|(?:hay que|tengo que|necesito|debo) (?:(?:instalar|descargar|bajar)(?:me|se)? (?:algo|nada|alguna cosa)|instalar|descargar|bajar (?:una |la |alguna )?(?:app|aplicacion)|tener (?:una? )?(?:app|camara|cuenta|zoom))|(?:hay|tienen) (?:una )?app(?:licacion)?)\b/,
    ],
  ],
  [
    'duration',
    [
      new RegExp(
        `${start}(?:how long (?:is|are|does|do|will) (?:a|an|the|it|they|one|each|meetings?|sessions?|every)\\b.{0,25}$|cuanto (?:dura|duran)\\b.{0,25}$)`,
      ),
    ],
  ],
  [
    'place',
    [
      new RegExp(
        `${start}(?:can (?:i|we|you) (?:\\w+ )?meet (?:\\w+ )?(?:in person|face to face|offline)|are (?:meetings|sessions|they|these) (?:only )?(?:online|in person)|is (?:it|this|everything) (?:all |only )?(?:online|remote|virtual|in person)|(?:where are you|where is puente|donde estan(?: ustedes)?|donde (?:queda|quedan) (?:puente|ustedes))|(?:se puede|puedo|podemos|hay (?:reuniones|sesiones)|hacen (?:reuniones|sesiones)) (?:\\w+ )?(?:en persona|presencial(?:es|mente)?)|(?:es|son|todo es)(?: solo| todo)? (?:online|en linea|presencial(?:es)?|virtual(?:es)?)).{0,25}$`,
      ),
    ],
  ],
  [
    'contact',
    [
      /\b(?:your (?:phone|email|address|number|office)|(?:phone|email|contact) (?:number|address)? ?(?:for|of) (?:puente|the company|support)|(?:su|tu|el) (?:telefono|correo|direccion|whatsapp) (?:de (?:contacto|puente|ustedes))|como (?:los|las|les) contacto|how (?:do|can) i contact (?:you|puente))\b/,
    ],
  ],
];
