import { type TopicKeys, word } from './keys.ts';
import {
  asks,
  backOrIf,
  beforehand,
  companion,
  discontent,
  papers,
  payment,
  sends,
  shownThing,
  shows,
  stuck,
} from './slots.ts';

/** How a meeting goes, and what is around it: who comes, what is shown and sent, who pays. */
export const bySlots: TopicKeys = [
  [
    'documents',
    [
      { all: [sends, papers, beforehand, asks], never: notOfMeeting() },
      {
        all: [
          word(
            'what if i (?:send|email|forward|upload) (?:it|them|that)',
            'y si (?:se )?(?:l[oae]s? |te l[oa] )(?:mando|envio|paso|subo|reenvio)',
          ),
        ],
        never: notOfMeeting(),
      },
      {
        all: [
          sends,
          word(
            'before (?:the|our|my|we|i)|beforehand|in advance|ahead of (?:the|our)',
            'antes (?:de (?:la|nuestra|hablar|que)|del?|$)|con (?:anticipacion|antelacion)',
          ),
          asks,
        ],
        never: notOfMeeting(),
      },
    ],
  ],
  [
    'showing',
    [
      {
        all: [shows, shownThing, asks],
        never: word(
          "on tv|film\\w*|netflix|my kids?|screen time|youtube|video games?|videojuegos|pelicula|tele|vergüenza|verguenza|nervous|nervios\\w*|afraid|scared|(?:my|the) face|la cara|without|sin (?:camara|video)|private|my boss|privacy|record|grab\\w+|black|negra|frozen|can't|cannot|no (?:me |se )?(?:ve|veo|ven)",
        ),
      },
      {
        all: [
          word('screen ?shar\\w+|share (?:my|the|a) screen', 'compart\\w+ (?:la |mi )?pantalla'),
        ],
      },
    ],
  ],
  [
    'payForOther',
    [
      {
        all: [
          word(
            'without me|by (?:her|him)self|on (?:her|his) own|alone',
            'sin mi(?=\\W|$)|(?:ella|el) sol[oa]|por su cuenta',
          ),
          word('(?:can|could|may) (?:she|he|they|my \\w+)', '(?:puede|podria|pueden)'),
          word(
            'join|meet|go|do|talk|come|be|take',
            'entrar|ir|hacer\\w*|hablar|conectar\\w*|estar|tomar\\w*|entre|vaya',
          ),
        ],
        never: word(
          'live|home|sleep|eat|walk|vivir|dormir|comer|caminar|jugar|play|school|colegio',
        ),
      },
      {
        all: [payment, companion, asks],
        never: word(
          "rent|arriendo|debts?|deudas?|bills?|school|university|colegio|universidad|child support|pension|owes?|debe|wage|sueldo|salary|raise|join|sit|taxes|impuestos|wedding|boda|funeral|alimentos|estudi\\w+|study|no tienen|can't afford|rec(?:eipt|ibo)|invoice|factura|insurance|seguro",
        ),
      },
      {
        all: [
          word(
            "(?:she|he|they|my \\w+) (?:has|have|got|owns)(?: got)? no card|(?:she|he) (?:doesn't|does not) have a card|use mine|as a (?:present|gift)|gift (?:a|it|this)",
            '(?:ella|el|mi \\w+)? ?no tiene tarjeta|uso la mia|con la mia|(?:regal\\w+) (?:una|la|esta) (?:sesion|reunion|clase)',
          ),
        ],
      },
    ],
  ],
  [
    'together',
    [
      {
        all: [
          word(
            '(?:what if|and if) (?:my \\w+|he|she|they|we) (?:also |both |all )?(?:joins?|comes?|sits? in|takes? part|is there|are there)',
            'y si (?:mi \\w+|el|ella|tambien) (?:tambien )?(?:entra|se conecta|viene|se suma|participa|esta)',
          ),
        ],
      },
      {
        all: [
          word(
            'sit|sits|join|joins|come|comes|next to|beside|be (?:there|on|in|present)|take part|with me|as a couple|all come|can we (?:both|all)|listen in',
            'al lado|sum(?:ar|arse|a)|conect\\w+|entr(?:ar|amos|an|en)|sentar\\w*|sient\\w+|acompan\\w+|estar|estemos|particip\\w+|en pareja|juntos|vamos (?:los|las) dos|venir',
          ),
          companion,
          asks,
        ],
        never: word(
          "therapy|terapia|fight|pelea\\w*|divorc\\w+|live|vivir|vive|business with|negocio|school|colegio|bed|cama|home from|doesn't|won't|no quiere|refuses|army|job|trabajo|gym|what if|why",
        ),
      },
    ],
  ],
  [
    'unhappy',
    [
      {
        all: [discontent, backOrIf, ofMeetingOrThem()],
        never: word(
          'landlord|deposit|shop|store|airline|flight|car|owner|duen[oa]|sale del|caser[oa]|tienda|aerolinea|vuelo|auto|husband|wife|marido|esposa|novi[oa]|boyfriend|girlfriend|kids?|hijos?|boss|jef[ea]|job|trabajo|sleep|dorm\\w+|phone|laptop|dress|exam\\w*|camera|camara|microphone|microfono|sound|sonido|internet|wifi|connection|conexion|cancel\\w*|anul\\w*|come|show up|viene|llega|aparece',
        ),
      },
    ],
  ],
  [
    'connection',
    [
      {
        all: [
          word(
            "(?:bad|slow|weak|poor|patchy|shaky) (?:internet|wi-?fi|connection|signal)|(?:internet|wi-?fi|connection|signal)(?:'s| is)? (?:\\w+ )?(?:bad|slow|weak|poor|patchy|shaky)|(?:internet|conexion|senal|wifi)(?: \\w+){0,3}? (?:mal[oa]|lent[oa]|pesim[oa]|debil)|(?:mal[oa]|mala|poca) (?:internet|conexion|senal|wifi)",
          ),
          asks,
        ],
        never: word('provider|company|router|compania|proveedor|contrato|neighbou?r|vecin[oa]'),
      },
      {
        all: [
          stuck,
          word(
            'meeting|session|call|room|join|link|lesson|class|appointment|video ?call|connecting',
            'reunion|sesion|llamada|sala|entrar|enlace|link|clase|cita|videollamada|conectando',
          ),
        ],
        never: word(
          'wifi|router|printer|laptop|car|my (?:phone|computer)|school|auto|impresora|computador\\w*|notebook|excel|class(?:mates)?es|mi (?:celular|telefono)|math|matematicas|life|vida|career|carrera|relationship|emotion\\w*|marriage|password|account|cuenta|clave|code|codigo|pay|pagar',
        ),
      },
    ],
  ],
];

/** Papers of one's own life are sent to others as well. */
function notOfMeeting(): RegExp {
  return word(
    'visible|shown|see my|boss|landlord|recruiters?|employers?|court|embassy|school|client|jef[ea]|caser[oa]|reclutador\\w*|empleador\\w*|juzgado|embajada|colegio|clientes?|my (?:husband|wife|ex)|mi (?:marido|esposa|ex)|apply|postul\\w+|ustedes|to you|verif\\w*|how do i write|help me|ayud\\w+|learn|aprend\\w+',
  );
}

function ofMeetingOrThem(): RegExp {
  return word(
    "meetings?|sessions?|calls?|class(?:es)?|lessons?|it|expert|person|they|them|he|she|i'm|you|we|satisfied|pay|paid",
    'reunion(?:es)?|sesion(?:es)?|clases?|citas?|expert[oa]|especialista|persona|me|nos|quedo|quede|pag\\w+|sabe|el|ella|garantia',
  );
}
