import { type TopicKeys, word } from './keys.ts';

const expert = word(
  'experts?|pros?|professionals?|providers?|therapists?|coach(?:es)?|tutors?|teachers?|lawyers?|doctors?|specialists?|people|they|them|he|she',
  'expert[oa]s?|profesional(?:es)?|especialistas?|terapeutas?|profes?|psicolog[oa]s?|abogad[oa]s?|ellos|ellas',
);

/** Of meetings: to cancel, move, pay, join and be paid back. */
export const ofMeetings: TopicKeys = [
  [
    'together',
    [
      {
        all: [
          word(
            'bring|join|attend|come (?:too|along)|both|two (?:people|of us)|more people|plus one|invite|together|listens?|be (?:present|there|in)',
            'juntos|los dos|las dos|dos personas|acompan\\w+|invitar|traer|entrar|somos (?:dos|tres|varios)|participar|estar presente|sumarse',
          ),
          word(
            'my (?:wife|husband|partner|mum|mom|dad|son|daughter|brother|sister|friend|boyfriend|girlfriend|roommate|business partner|colleague|carer|family|kids?)|me and|we|people|persons?|someone|plus one',
            'mi (?:esposa|esposo|marido|mujer|pareja|mama|papa|hijo|hija|hermano|hermana|amigo|amiga|novio|novia|socio|socia|familia)|los dos|dos personas|somos|alguien mas|otra persona|mas gente',
          ),
          word(
            'meetings?|sessions?|calls?|video|appointment|in (?:it|on)|laptops?|devices?|allowed|fine|ok|can|could|price|is|does',
            'reunion|sesion|videollamada|llamada|cita|clase|celular|compu\\w*|puede|podemos|pueden|pagamos|cobran|precio|se puede',
          ),
        ],
        never: word(
          'therapy|terapia|fight|pelea\\w*|divorc\\w+|move in|live|vivir|business with|negocio',
        ),
      },
    ],
  ],
  [
    'expertCancels',
    [
      {
        all: [
          expert,
          word(
            "cancel\\w*|call(?:s|ed)? (?:it )?off|can't (?:make|come)|no[- ]show|doesn't (?:come|show)|don't (?:come|show)|dont (?:come|show)|unavailable now|stands? me up",
            'cancel\\w*|anul\\w*|no (?:llega|llegan|viene|vienen|aparece|aparecen|se presenta|se conecta|puede)|me (?:planta|deja plantad[oa]|falla)',
          ),
          word(
            'if|what|when|happens?|then|money|pay|now what|often|told|and|second time',
            'si|que pasa|cuando|plata|dinero|devuelv\\w+|entonces|y|me',
          ),
        ],
        never: word('contract|contrato|flight|vuelo|wedding|school|colegio|employer'),
      },
    ],
  ],
  [
    'refund',
    [
      {
        all: [
          word(
            'refu?nd\\w*|money back|claim back|give (?:it|me) back|paid back|back on my card|reimburse\\w*',
            'reembols\\w+|devuelv\\w+|devoluc\\w+|devolver(?:an|me|la|lo)?|regres\\w+ (?:el|mi|la) (?:dinero|plata|lana)',
          ),
        ],
        never: word(
          'tax|taxes|landlord|deposit|airline|flight|shop|store|impuestos|renta|arriend\\w+|garantia|casero|aerolinea|vuelo|tienda|fianza',
        ),
      },
    ],
  ],
  [
    'reschedule',
    [
      {
        all: [
          word(
            'resche?dul\\w*|prepone|postpone|rearrange|bring forward|put me in later|another date|different day|pick another|move|delay|change the (?:date|day|time)|another time',
            'reagend\\w+|reprogram\\w+|posterg\\w+|aplaz\\w+|adelant\\w+|correr (?:la|mi|el|una|de) (?:hora|cita|reunion|sesion|reserva|fecha|dia)|mover|cambi(?:ar|o|arla|arlo)|otro dia|otra (?:hora|fecha)',
          ),
          word(
            'meetings?|sessions?|appointments?|apointment|booking|booked|slot|date|day|my|it|later|possible',
            'reunion|sesion|cita|reserva|hora|dia|fecha|la|lo|mi|se puede|puedo',
          ),
        ],
        never: word(
          'house|country|job|career|city|abroad|casa|pais|trabajo|carrera|ciudad|idioma|language|chat|expert[oa]?|vida|life|habits?|habitos|out|in with',
        ),
      },
    ],
  ],
  [
    'cancel',
    [
      {
        all: [
          word(
            "cancel\\w*|call (?:it|this|the \\w+) off|called off|back(?:ing)? out|scrap|undo|bail|can't (?:make it|attend)|cant (?:make it|attend)|remove my (?:reservation|booking)",
            'cancel\\w*|anul\\w+|me arrepenti|deshacer|no (?:puedo|voy a poder) (?:ir|asistir|conectarme)|dar de baja la (?:hora|reserva|cita)',
          ),
          word(
            'meetings?|sessions?|appointments?|booking|booked|slot|reservation|it|my|how|tomorrow|today|hours|can|ok|same day|until when',
            'reunion|sesion|cita|reserva|hora|la|lo|mi|como|manana|hoy|puedo|se puede|hasta cuando|ultimo momento',
          ),
        ],
        never: word(
          'gym|contract|subscription|flight|wedding|lease|insurance|phone plan|gimnasio|contrato|suscripcion|vuelo|boda|arriendo|seguro|plan de',
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
            'how many|number of|minimum|average|how often|once or|every week|weekly or|how fast|just the one|roughly how',
            'cuant[oa]s|cada cuanto|minimo|una sola|una vez o|semanal o|con una (?:basta|alcanza)|varias',
          ),
          word(
            'sessions?|sittings?|meetings?|appointments?|class(?:es)?|lessons?|seshes|times|week|more|weekly|get better|chat',
            'sesion(?:es)?|citas?|reunion(?:es)?|clases?|veces|semana|consultas?',
          ),
        ],
        never: word(
          'people|hours|price|cost|pack|bundle|discount|personas|horas|precio|paquete|free|hijos',
        ),
      },
    ],
  ],
  [
    'zone',
    [
      {
        all: [
          word(
            'time ?zones?|tmezone|gmt|utc|est or|or pst|daylight saving|clocks? (?:back|forward|change)|which time|whose time|indian time|my time or',
            'zona(?:s)? horaria(?:s)?|huso|uso horario|hora(?:s)? (?:chilena|mexicana|argentina|espanola|peruana|colombiana|local|de (?:chile|mexico|argentina|espana|peru|colombia|alla|aca))|cambio de hora|diferencia (?:horaria|de hora)',
          ),
        ],
      },
    ],
  ],
  [
    'join',
    [
      {
        all: [
          word(
            'link|zoom|video|camera|mic|download|laptop|iphone|joining|log ?in|join|install|app',
            'link|enlace|zoom|videollamada|camara|microfono|descargar|instalar|aplicacion|app|conect\\w+|computador\\w*|celular',
          ),
          word(
            "meetings?|calls?|sessions?|get into|do i|where's|where is|will i|necessary|beforehand|instructions|needed|click",
            'reunion|sesion|llamada|conect\\w+|como (?:entro|me|se)|donde|tengo que|hay que|necesito|hace falta|dificil',
          ),
        ],
        never: word(
          'build|develop|make an|idea|design|crear|hacer una|desarrollar|edit|editar|game|juego|marketing|gym|club|fear|miedo|anxiety|ansiedad|lost my|hacked|linkedin|price|cheap\\w*|rompio|broken|broke',
        ),
      },
    ],
  ],
  [
    'recording',
    [
      {
        all: [
          word(
            'record(?:ed|ing|ings|s)?|tape[ds]?|filmed|filming|filmar?|recoding',
            'grab(?:a|an|ar|ado|ada|acion|aciones|aron|en)|filman|filmar',
          ),
          word(
            'meetings?|sessions?|calls?|video|audio|stored|allowed|copy|watch|it|be|i|he|they|pls|please|on or off|are|is|can|would',
            'reunion(?:es)?|sesion(?:es)?|llamadas?|video|audio|queda|se|me|la|lo|puedo|puede|esto|todo',
          ),
        ],
        never: word(
          'album|song|songs|music|studio|podcast|demo|criminal|guitar|vinyl|disco|cancion|canciones|musica|estudio|antecedentes|home recording|en casa',
        ),
      },
    ],
  ],
  [
    'receipt',
    [
      {
        all: [
          word(
            'receipts?|invoices?|my bill|itemi[sz]ed|proof of payment|statement of (?:all )?my payments?|document of the payment',
            'boleta|factura|comprobante|recibo|ticket de pago|constancia de pago|nota de venta',
          ),
        ],
        never: word(
          'unpaid|overdue|boss|jefe|jefa|expenses|gastos|send invoices?|write invoices?|client(?:s)?|freelanc\\w+|honorarios|atrasad[oa]s?|impag[oa]s?|hacer (?:boletas?|facturas?)|emitir|sii|sat|hacienda|software|business|negocio|impuestos|taxes',
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
            'apple pay|google pay|upi|paypal|klarna|instal?ments|pay later|credit card|debit card|crypto\\b.{0,3}$|my card|hsa card|pay (?:from|in cash|on the day|by)|how (?:to|do i|can i) pay|when is the money taken|venmo|cash app',
            'paypal|mercado ?pago|webpay|bizum|oxxo|transferencia|cuotas|msi|meses sin intereses|tarjeta|efectivo|como (?:se paga|pago|puedo pagar)|cuando (?:me cobran|se paga|pago)|puedo pagar|yape|nequi|debito',
          ),
        ],
        never: word(
          'debts?|deudas?|loan|salary|rent|arriendo|tax|taxes|impuestos|mortgage|invest\\w*|inver\\w+|bills|owe|business card|credit card debt|hacked|stolen|clonaron|robaron|alimentos|bank|banco|birthday|green card|multa',
        ),
      },
    ],
  ],
  [
    'free',
    [
      {
        all: [
          word(
            'discounts?|coupons?|promos?|promo codes?|promotions|promociones|vouchers?|packages?|packs?|bundles?|gift cards?|loyalty|reduced rates?|refer a friend|negotiat\\w+|cheaper for (?:students|pensioners)|anything off|pay less|free (?:15|trial|intro)',
            'descuentos?|cupon(?:es)?|promos?|promo codes?|promotions|promociones|vale de regalo|paquetes?|packs?|bonos?|gift card|negoci\\w+ el precio|mas barato (?:para|por)|rebaja|tarifa (?:social|reducida)|prueba gratis',
          ),
        ],
        never: word(
          'holiday|tour|salary|sueldo|raise|viaje|vacaciones|business|negocio|sell|vender|marketing|six pack|compensation|severance|software|bonos del estado|invest\\w*|inver\\w+|learn|aprender|clients|clientes|code review',
        ),
      },
    ],
  ],
  [
    'cost',
    [
      {
        all: [
          word(
            'free|cost|costs|membership|subscription|fees?|charged|paid service|pricing|expensive|spend|who sets',
            'gratis|gratuito|cobran|cuesta|suscripcion|membresia|mensualidad|tarifas?|de pago|se paga|car[oa]s|quien (?:pone|fija)',
          ),
          word(
            'here|this|chat|using|asking|looking|site|membership|subscription|meetings?|am i|hidden|service|monthly|it|prices',
            'aca|aqui|esto|chat|buscar|preguntar|pagina|plataforma|usar|reuniones|servicio|suscripcion|mensualidad|membresia|es|precios|busqueda',
          ),
        ],
        never: word(
          'legal|court|lawyer|abogad\\w+|university|school|colegio|universidad|rent|arriendo|house|casa|business|negocio|stress|he|she|him|her|ella|first|second|primer\\w*|segund\\w*|app idea|gluten|sugar|drug',
        ),
      },
    ],
  ],
];
