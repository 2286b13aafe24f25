import { type TopicKeys, word } from './keys.ts';
import { asks, ofElse } from './slots.ts';

/** Of a meeting that was booked, and what is done with it. */
export const ofOwnMeetings: TopicKeys = [
  [
    'bookings',
    [
      {
        all: [
          word(
            'where|when was|what time|find|list|see|did|do i have',
            'donde|cuando (?:era|es)|a que hora|encuentr\\w+|lista|veo|ver|quedo hecha|tengo algo',
          ),
          word(
            'what i booked|i booked|my (?:upcoming |next )?(?:bookings?|sessions?|meetings?|appointments?)|booking go through|anything booked',
            'lo que reserve|reserve|mis? (?:proxim[oa]s? )?(?:reservas?|sesion(?:es)?|reunion(?:es)?|citas?|turnos?)|la cita|hecha mi reserva|agendad[oa]',
          ),
        ],
        never: word('cancel\\w*|change|move|cambi\\w+|mover|record\\w*|grab\\w+|another|otra'),
      },
    ],
  ],
  [
    'cancel',
    [
      {
        all: [
          word(
            'cancel\\w*|call off|get out of|drop it|undo',
            'cancel\\w*|anul\\w*|me bajo de|dar de baja|deshacer',
          ),
          word(
            'where|how|button|want to|have to|need to|can you|please|i booked|session|meeting',
            'donde|como|boton|quiero|tengo que|necesito|me la|puedes|reserv\\w+|sesion|reunion|cita',
          ),
        ],
        never: word(
          ofElse.source,
          'expert|coach|tutor|they|he|she|if (?:the|my)|me (?:cancela|cancelo|cancelaron)|el profe|especialista|on me|holidays?|vacaciones|debt|deuda|order|pedido|lose|pierdo|charged?|fee|cobra\\w*|multa|tarde|late\\b',
        ),
      },
    ],
  ],
  [
    'refund',
    [
      {
        all: [
          word(
            "cancel\\w*|(?:can't|cannot) (?:come|make it|go)|don't (?:come|show)",
            'cancel\\w*|anul\\w*|no (?:puedo|voy)',
          ),
          word(
            'los(?:e|ing)|still (?:have to )?pay|charged?|fee|cost|get back|keep my money|penalty',
            'pierdo|pag(?:o|ar) igual|cobran?|cobro|multa|cuesta|devuelven|devolverian|penalidad',
          ),
        ],
        never: ofElse,
      },
      {
        all: [
          word(
            '^\\W*(?:(?:and|but|so|ok|y|pero|entonces) )*(?:will|would|do|did|am) (?:i|you) (?:get |be |going to (?:get|be) )?(?:charged?|billed)|^\\W*(?:(?:y|pero|entonces) )*me (?:cobran|van a cobrar|cobraran|cobrarian)',
          ),
        ],
        never: word('twice|double|dos veces|doble|de mas|wrong|for (?:the )?chat|usar|chat'),
      },
      {
        all: [
          word(
            '^\\W*(?:(?:and|but|so|ok|y|pero|entonces) )*(?:would|will|do|could) (?:i|we) lose (?:any |my |the |all (?:my )?)?money|^\\W*(?:(?:y|pero|entonces) )*(?:pierdo|perderia|voy a perder) (?:algo|plata|dinero|la plata|el dinero|mi)',
          ),
        ],
      },
    ],
  ],
  [
    'reschedule',
    [
      {
        all: [
          word(
            '(?:another|different|other) (?:day|time|hour|slot)|next week|a week|later|earlier|put (?:it|that) off|move (?:it|that|my)|change (?:it|that|the time)|swap|be moved|shift',
            'otr[oa] (?:dia|hora|horario|momento)|semana que viene|proxima semana|mas tarde|mas temprano|antes|aplaz\\w+|mover\\w*|mueve|cambi\\w+|correr\\w*|adelant\\w+|posterg\\w+|la dejo para|pasar(?:la)?',
          ),
          word(
            "my (?:meeting|booking|session|appointment|call)|(?:can|could|may) (?:i|we|it|you)|(?:would it be|is it) possible|i'd rather|need a|how do i|i want to come",
            'mi (?:reunion|reserva|sesion|cita|hora)|(?:la|lo) (?:podemos|puedo|puedes|aplazo|muevo|cambio|dejo)|se puede|prefiero|necesito otr[oa]|quisiera (?:adelant|mover|cambi)\\w*',
          ),
          word(
            'it|that|have|booking|meeting|session|appointment|call|possible|time|slot',
            'la|reunion|reserva|sesion|cita|hora|horario|se puede|adelant\\w+|cambiar',
          ),
        ],
        never: word(
          ofElse.source,
          'expert|someone|somebody|anyone|alguien|expert[oa]|job|career|trabajo|carrera|house|casa|country|pais|who|quien|pay|pagar?|language|idioma|free|libre|life|vida|teacher|tutor|profe\\w*|school|habits?|habitos|diet|dieta|oil|aceite',
        ),
      },
    ],
  ],
  [
    'join',
    [
      {
        all: [
          word(
            'how (?:do|does|will|would|can) (?:i|we|she|he|they|one) (?:get in(?:to)?|join|connect|enter|start|open)|where do (?:i|we) click|(?:get|send) (?:me )?a link|work on|use (?:my|a|an|the)|from my|do (?:it|this) (?:from|on)|account for',
            'como (?:entr\\w+|se entra|me conecto|se conecta|ingres\\w+)|donde (?:hago clic|pincho|aprieto)|llega un (?:enlace|link)|funciona en|puedo usar|desde (?:el|mi) (?:telefono|celular|movil)|cuenta para',
          ),
          word(
            'meeting|session|call|link|phone|tablet|ipad|mobile|video|zoom|class|lesson|room|computer|laptop',
            'reunion|sesion|llamada|enlace|link|telefono|celular|movil|tablet|ipad|video\\w*|zoom|clase|sala|computador\\w*|entra|empezar',
          ),
        ],
        never: word(
          'learn|teach|aprend\\w+|ensen\\w+|app idea|sell|vender|kids? from|photos|fotos|addict\\w*|whatsapp|email|correo|business|negocio|card|tarjeta|excel',
        ),
      },
    ],
  ],
  [
    'firstMeeting',
    [
      {
        all: [
          word(
            'prepare|first (?:time|meeting|session|lesson|class)|included?s?|talk about|expect|bring|ask me|what is an? (?:session|meeting)|what happens',
            'incluye|prepar\\w+|primera (?:vez|reunion|sesion|clase|cita)|se habla|espera la|llevo|van a preguntar|como es una (?:sesion|reunion|clase)|nunca he hecho esto',
          ),
          word(
            'meeting|session|beginning|anything|first|like|they|lesson|call',
            'reunion|sesion|clase|cita|principio|algo|primera|preguntar|como es|me preparo',
          ),
          asks,
        ],
        never: word(
          'interview|exam|test|date|speech|presentation|baby|school|entrevista|examen|prueba|discurso|presentacion|bebe|colegio|price|cost|cuesta|precio|cobra|cheaper|job|trabajo|marathon|trip|viaje|free|gratis|teacher|wedding|boda|with my|con mi',
        ),
      },
    ],
  ],
  [
    'noCamera',
    [
      {
        all: [
          word(
            'show my face|be on (?:video|camera)|only call|audio only|without video|just talk',
            'mostrar la cara|salir en (?:video|camara)|solo (?:audio|voz|llamada)|sin video',
          ),
          word(
            "don't|have to|possible|can|could|without|only",
            'no|tengo que|se puede|puede|podemos|sin|solo',
          ),
        ],
        never: word(
          'youtube|tiktok|film\\w*|actor|nervous|afraid|nervios\\w*|miedo|business|negocio',
        ),
      },
    ],
  ],
  [
    'sessions',
    [
      {
        all: [
          word(
            'one (?:meeting|session) enough|book (?:him |her |them )?again|(?:same|this) (?:person|expert|one) again|commit|just (?:do )?one|a whole course|weekly|how (?:often|regularly)|see results|several sessions',
            'repetir|volver a (?:reservar|hablar|ver)\\w*|otra vez con (?:el|la)|basta con una|comprometer\\w*|solo una|curso completo|todas las semanas|cada cuanto|que tan seguido|con que frecuencia|ven resultados|a varias',
          ),
          word(
            'is|do|can|would|how|will',
            'basta|puedo|hay que|es|cada|en cuanto|me|tengo|tendria|habria|nos',
          ),
        ],
        never: word(
          'relationship|boyfriend|girlfriend|relacion|novi[oa]|pareja|crime|delito|diet|gym|price|cost|precio',
        ),
      },
    ],
  ],
  [
    'recording',
    [
      {
        all: [
          word('how private|private|confidential', '(?:que tan |muy )?(?:privad[oa]|confidencial)'),
          word(
            '(?:the|a|our|my) (?:meetings?|calls?|sessions?|video)',
            '(?:la|una|nuestra|mi|las) (?:reunion(?:es)?|llamadas?|sesion(?:es)?|videollamadas?)',
          ),
        ],
        never: word('lessons?|class|clases?'),
      },
      {
        all: [
          word(
            'listening in|eavesdrop\\w*|spy\\w*|listen to (?:the|our|my) (?:meetings?|calls?)',
            'escuchan (?:lo que|las)|espian|nos (?:oyen|escuchan)',
          ),
          word('meetings?|calls?|sessions?', 'reunion(?:es)?|llamadas?|sesion(?:es)?|hablamos'),
        ],
        never: word('boss|husband|neighbou?rs?|jef[ea]|marido|vecin[oa]s?'),
      },
    ],
  ],
  [
    'receipt',
    [
      {
        all: [
          word(
            'something in writing|invoice|receipt|proof|a bill',
            'factura|recibo|boleta|constancia|comprobante',
          ),
          word(
            'for what i paid|download|where|need|get|can|would',
            'descarg\\w+|donde|necesito|me (?:dan|piden)|dan|hay|puedo',
          ),
        ],
        never: word(
          'client|clients?|clientes?|freelanc\\w+|autonom[oa]|write|hacer|hago|unpaid|boss|tax return|landlord',
        ),
      },
    ],
  ],
  [
    'otherPay',
    [
      {
        all: [
          word(
            '(?:other|another) way(?:s)? to pay|no cards?',
            'otra (?:manera|forma) de pag\\w+|no tengo tarjeta',
          ),
          word('pay|way|here|is there|can', 'pag\\w+|otra|hay|puedo|se puede|aceptan'),
        ],
        never: word(
          'debts?|deudas?|loan|credito|bank|banco|rent|arriendo|business|negocio|card game',
        ),
      },
    ],
  ],
  [
    'pay',
    [
      {
        all: [
          word(
            'how (?:do|does|would|can|should|will) (?:i|we|one|you|she|he|they|people) pay|ways (?:are there )?to pay|money (?:leave|taken|come out)|pay right away|where do i (?:enter|put) my card',
            'como (?:se paga|es el pago|pagaria|(?:le|te|les) pago|hay que pagar)|hay que pagar (?:de inmediato|ahora|antes|al tiro)|me descuentan|donde (?:pongo|ingreso) la tarjeta',
          ),
        ],
        never: word(
          'taxes|rent|debts?|bills|credit card debt|impuestos|arriendo|deudas?|cuentas|less|menos|clients?|clientes?|expert\\w*|as an expert',
        ),
      },
    ],
  ],
];
