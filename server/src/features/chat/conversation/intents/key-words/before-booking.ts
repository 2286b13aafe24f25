import { type TopicKeys, word } from './keys.ts';
import { asks } from './slots.ts';

/** What is asked before one books: whether it fits, what it needs and what it may bring. */
export const beforeBooking: TopicKeys = [
  [
    'special',
    [
      {
        all: [
          word(
            "(?:is|would|will|could) (?:that|this|it)(?: be)? (?:an? )?(?:problem|issue|ok(?:ay)?|trouble|alright|difficult)|(?:does|would|will) (?:that|this|it) (?:matter|be (?:an? )?(?:problem|issue|ok(?:ay)?))|just (?:so you know|mentioning|saying)|in case (?:it|that)(?:'s| is)? (?:important|matters|relevant|helps)|should (?:mention|say|tell you)|can they (?:cope|deal|handle|work) with (?:that|it)|by the way",
            '(?:es|sera|seria|hay|habra) (?:un |algun )?problema|(?:eso|esto) (?:importa|afecta|influye|complica|es problema)|(?:importa|afecta|influye) (?:eso|esto|en algo)|por si (?:acaso|sirve|es importante|importa|las moscas)|(?:lo|les|te) (?:aviso|digo|cuento|comento|menciono)\\b(?=.{0,30}(?:por si|$))|(?:lo|la|le|l[oa]s) (?:pueden|puede) atender igual|deberia (?:mencionar|decir|contar|avisar)',
          ),
          word(
            "she|he|i|i'm|my|mum|mom|dad|son|daughter|they|we",
            'mi|mis|soy|estoy|tengo|ando|tiene|es|ella|el|escucha|tartamudea|ve|oye|me|nos',
          ),
        ],
        never: word(
          'lawyer|landlord|boss|visa|contract|legal|if i|abogad[oa]|caser[oa]|jef[ea]|legal|contrato|how do|como (?:hago|puedo)|pay|pago|price|meetings? in|what if|cancel\\w*|online|is it ok if|is it okay if|show|again|muestra\\w*|otra vez|de nuevo',
        ),
      },
    ],
  ],
  [
    'special',
    [
      {
        all: [
          word(
            "(?:she|he|i|my (?:mum|mom|dad|mother|father|son|daughter|nan|gran\\w*)) (?:can't|cannot|doesn't|does not|barely|hardly) (?:hear|see|walk|read|type|speak|talk)s?(?: (?:very|so|too|that))? (?:well|much|fast|properly)",
            '(?:no|casi no|apenas) (?:oye|escucha|ve|camina|lee|escribe|habla)(?: (?:muy|tan))? (?:bien|mucho|rapido)|(?:oye|escucha|ve|camina) (?:muy )?poco',
          ),
        ],
        never: word(
          'help|ayud\\w+|teach|ensen\\w+|learn|aprend\\w+|want|quier\\w+|need|necesit\\w+|screen|pantalla|school|colegio|each other',
        ),
      },
    ],
  ],
  [
    'beforePaying',
    [
      {
        all: [
          word(
            '(?:talk|speak|meet|see|chat|message|write|try)\\b.{0,25}\\bbefore (?:i )?(?:pay\\w*|book\\w*|commit\\w*|decid\\w*)|try (?:it|one|them|her|him) (?:out )?first',
            '(?:hablar|conocer\\w*|ver\\w*|escribir\\w*|probar\\w*|platicar|charlar)\\b.{0,25}\\bantes de (?:pagar|reservar|decid\\w+|comprometer\\w*)|probar (?:primero|antes)',
          ),
          asks,
        ],
        never: word('house|car|casa|auto|wedding|boda|rent|arriend\\w+'),
      },
    ],
  ],
  [
    'insurance',
    [
      {
        all: [
          word(
            '(?:health |my |your |their |the |any |take |accept |with |an? )insurance|insurers?|insurance compan\\w+|medicare|medicaid|nhs|health plan|blue cross|bupa|hsa|covered by',
            '(?:mi|tu|su|el|por|algun|con|de) seguro(?: medico| de salud)?|aseguradora|fonasa|isapre|obra social|prepaga|seguridad social|eps|mutua|imss|essalud',
          ),
          word(
            'cover(?:s|ed)?|take|takes|accept\\w*|claim|pay|pays|use|with|work',
            'cubr\\w+|acept\\w+|reembols\\w+|pag\\w+|atiend\\w+|convenio|trabaj\\w+|se puede|usar|recib\\w+',
          ),
        ],
        never: word(
          'car|auto|coche|house|casa|travel|viaje|life|vida|denied|rechaz\\w+|sub\\w+ el plan|accident|accidente|crash|choque|cancel\\w*|roof|flood|claim (?:was|got)|compare|elegir|cual',
        ),
      },
    ],
  ],
  [
    'gear',
    [
      {
        all: [
          word(
            '(?:what|anything|something)(?: \\w+){0,3} (?:i|we|to) (?:\\w+ ){0,2}?(?:keep ready|have ready|get ready|prepare|bring|have with me|have to hand)|(?:need|have|want) to (?:keep|have|get) (?:\\w+ )?ready',
            '(?:que|algo)(?: \\w+){0,3} (?:tener|tengo que tener|dejar|llevar|alistar|preparar|traer)(?: \\w+)? ?(?:list[oa]s?|a mano|preparad[oa]s?|para la (?:reunion|sesion|clase|cita)|antes)',
          ),
        ],
        never: word(
          'interview|exam|entrevista|examen|speech|wedding|boda|trip|viaje|visa|baby|bebe|party',
        ),
      },
      {
        all: [
          word(
            '^\\W*(?:(?:and|so|ok) )?do i need (?:an?|my|any|special|to have|to buy) (?:\\w+ )?\\w+\\W*$|^\\W*(?:(?:y|ok) )?(?:hace|hacen) falta (?:una? |algun[oa]? |tener |comprar )?(?:\\w+ )?\\w+\\W*$',
          ),
        ],
        never: word(
          'account|card|appointment|lawyer|visa|zoom|app|camera|cuenta|tarjeta|cita|abogad[oa]|titulo|degree|receta|permiso|licen\\w+|registr\\w+|reserv\\w+|instal\\w+',
        ),
      },
      {
        all: [
          word(
            'do i (?:need|have to (?:have|buy|get|own))|does (?:she|he) need|must i (?:have|buy|own)|do we need|what (?:equipment|gear|tools|material|stuff|things?)|what do i need (?:to have|to buy|at home)|is an? \\w+ \\w+ enough|should i (?:buy|get)',
            '(?:necesito (?:mi|tener|comprar|algun|libros|propi[oa]|una? (?:camara|guitarra|piano|teclado|mat|computador\\w*))|tengo que (?:tener|comprar)|hay que (?:tener|comprar)|hace falta|hacen falta|debo (?:tener|comprar)|basta con|que (?:equipo|materiales|cosas|herramientas)|que tengo que tener)',
          ),
          word(
            'own|buy|equipment|gear|instrument|guitar|piano|keyboard|mat|books?|software|program|tools?|material|at home|special|paint|brushes|needles|yarn|weights|racket|laptop|computer|ingredients|oven|kit',
            'propi[oa]|comprar|equipo|instrumento|guitarra|piano|teclado|mat|colchoneta|libros?|software|programa|herramientas?|material(?:es)?|en (?:la |mi )?casa|especial|pinturas?|pinceles|agujas|lana|pesas|raqueta|notebook|computador\\w*|ingredientes|horno',
          ),
        ],
        never: word(
          'business|negocio|visa|house|casa propia|car|auto|insurance|seguro|lawyer|abogad[oa]|install|instalar|download|descargar|alguien|someone|somebody|expert\\w*|ayuda|help|account|cuenta|ahorr\\w+|save|mortgage|hipoteca|which|traductora?|fleter[oa]|mudanza',
        ),
      },
    ],
  ],
  [
    'judged',
    [
      {
        all: [
          word(
            "(?:will|would|won't|gonna|going to|do|does|is|are|might|what if|afraid|scared|worried) (?:\\w+ ){0,4}?(?:judg\\w+|laugh at|shock\\w*|disgust\\w*|think (?:i'm|i am|badly|less|bad)|look down|mock|tell me off|lecture me)",
            '(?:me|nos|lo|la) (?:van? a |ira a |iran a |puede\\w* )?(?:juzg\\w+|retar|regan\\w+|criticar|critic\\w+|mirar mal|mira\\w* mal)|(?:se )?(?:van? a |iran a )?(?:reir|burlar|rie|burla)\\w* de mi|(?:van? a |ira a )?pensar\\w* (?:mal|que (?:soy|estoy))|mir(?:a|an|ara) feo',
          ),
        ],
        never: word(
          'my (?:mother|mother-in-law|mum|mom|dad|father|boss|friends|family|classmates|ex|partner|husband|wife|neighbou?rs?|colleagues?|kids?)|people|everyone|mi (?:mama|suegra|papa|jef[ea]|familia|ex|pareja|marido|esposa)|mis (?:amig\\w+|companer\\w+|padres|hij\\w+)|la gente|todos|todo el mundo|court|juez|judge\\W*$|help me|necesito|i need|i want|always|siempre|every',
        ),
      },
    ],
  ],
  [
    'worth',
    [
      {
        all: [
          word(
            "(?:idk|(?:i )?don't know|(?:i'm |im )?not sure|no idea|wondering|unsure|do you think|who knows) (?:if|whether|that)? ?(?:i (?:\\w+ )?(?:need|want|should)|i'm ready|it's for me|this is for me|it's (?:that )?(?:bad|serious)|it would|it'll|it will|therapy|talking|this)",
            '(?:no se|no estoy segur[oa]|ni idea|dudo)(?: de)? (?:si|que) (?:\\w+ )?(?:necesito|quiero|deberia|sea para mi|es para mi|es para tanto|sirva|me sirva|me va a|vaya a|ayude|estoy list[oa])',
          ),
        ],
        never: word(
          'mba|degree|university|buy|house|sue|master|universidad|comprar|casa|demandar|leave (?:my|him|her)|dejar\\w*|renunciar|quit|visa|lawyer|abogad[oa]|propuesta|marry|casarme|move|mudar\\w*|what to|que hacer|which|cual',
        ),
      },
      {
        all: [
          word(
            "how do i know (?:it|this|that|they|he|she)(?:'ll| will| would| can| could)? (?:help|work|be worth)|(?:is|would|will) it (?:be )?(?:\\w+ )?(?:worth|any (?:use|good)|make sense|help|enough)|does (?:it|that) (?:make sense|help|work)|will (?:it|that|this) (?:\\w+ )?(?:help|work)|do you think (?:it|that|this|they|he|she)(?:'ll| will| would| can)? (?:help|work|be worth)",
            'como se (?:que|si) (?:me |esto |eso )?(?:va a )?(?:servir|ayudar|funcionar|sirve|ayuda)\\w*|(?:vale|valdra|valdria) la pena|(?:sirve|servira|serviria|ayuda|ayudara) (?:de algo|esto|eso|ir|igual|hacerlo)|tiene sentido|(?:crees|creen) que (?:me |esto |eso )?(?:sirva|ayude|funcione|valga)',
          ),
        ],
        never: word(
          'mba|degree|university|invest\\w*|buy|house|car|sue|master|carrera|universidad|inver\\w+|comprar|casa|auto|demandar|job|trabajo|teacher|tutor|lawyer|abogad[oa]',
        ),
      },
    ],
  ],
  [
    'advice',
    [
      {
        all: [
          word(
            "(?:would|do) you (?:say|think) (?:it|that|this|i)(?:'s| is|'m| am)?|is (?:it|this|that) (?:serious|normal|bad|dangerous|bad for me)|what would you do|what should i do|am i (?:right|wrong|overreacting)",
            '(?:crees|dirias|te parece|piensas) que (?:es|esto|estoy|tengo|deberia)|(?:es|sera) (?:muy )?(?:grave|normal|malo|peligroso)|que harias (?:tu|vos)?|que deberia hacer|que me aconsejas',
          ),
        ],
        never: word('my|mi|mis|boss|landlord|jef[ea]|caser[oa]'),
      },
    ],
  ],
  [
    'supportTime',
    [
      {
        all: [
          word(
            'how (?:long|soon|fast|quick(?:ly)?)|when (?:will|do|does|can)|what time',
            'cuanto (?:se )?(?:tard\\w+|demor\\w+|hay que esperar|tengo que esperar|tiempo)|cuando|en cuanto|que tan rapido|cuanto falta',
          ),
          word(
            'answers?|answered|repl(?:y|ies|ied)|respon\\w+|hear back|get back to me|look at it|write back|support',
            'contest\\w+|respon\\w+|respuesta|revis\\w+ (?:esto|mi (?:caso|problema|reclamo|mensaje))|atiend\\w+ mi|soporte',
          ),
        ],
        never: word(
          'employer|recruiter|company|university|job|interview|empresa|universidad|trabajo|entrevista|girl|boy|ella|him|her|proposal|propuesta|embassy|embajada|verif\\w*|profile|perfil|expert\\w*|especialista',
        ),
      },
    ],
  ],
];
