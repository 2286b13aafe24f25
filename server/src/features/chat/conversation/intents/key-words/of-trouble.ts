import { type TopicKeys, word } from './keys.ts';
import { meeting, ofElse } from './slots.ts';

/** Of what went wrong with a meeting. */
export const ofTrouble: TopicKeys = [
  [
    'swap',
    [
      {
        all: [
          word(
            'wrong (?:person|expert|one|coach|tutor|teacher)|(?:change|switch|swap) (?:the |my |to another |to a different |to someone )?(?:person|expert|coach|tutor|teacher|therapist|else)|someone else instead',
            '(?:persona|especialista|expert[oa]|profe\\w*) (?:equivocad[oa]|que no era)|(?:cambiar|cambio|cambiarme) (?:de |a otr[oa] )(?:persona|especialista|expert[oa]|profe\\w*|terapeuta)|con otr[oa] (?:persona|especialista) en vez',
          ),
          word('booked|booking|picked|can i|could i|my', 'reserv\\w+|elegi|puedo|se puede|mi|me'),
        ],
        never: ofElse,
      },
    ],
  ],
  [
    'cantMake',
    [
      {
        all: [
          word(
            'what if|if (?:one|my|she|he|i|we)|what happens (?:if|when)',
            '(?:y )?si|que pasa (?:si|cuando)',
          ),
          word(
            "(?:is|are|am|'s|'re|'m|running|be) (?:\\w+ )?late|(?:doesn't|don't) feel well|(?:gets?|is|am|'m|feels?) (?:ill|sick|unwell)|can't make it",
            'llega\\w* tarde|se atrasa\\w*|no (?:se|me) (?:siente|siento) bien|se enferma|me enfermo|amanece mal',
          ),
        ],
        never: word(
          'school|colegio|work|trabajo|boss|jef[ea]|period|regla|rent|arriendo|visa|taxes|impuestos',
        ),
      },
    ],
  ],
  [
    'complaint',
    [
      {
        all: [
          word(
            'rude|unprepared|not prepared|on (?:his|her|their) phone|uncomfortable|complain\\w*|complaint|report (?:my|the|an?|this|someone|somebody|him|her)|unprofessional|yelled|insulted',
            'groser[oa]|maleducad[oa]|no (?:venia|estaba) (?:nada )?preparad[oa]|con el (?:telefono|celular|movil)|incomod[oa]|quej\\w+|reclamo|reportar|denunci\\w+|poco profesional|me grito|me insulto',
          ),
          word(
            'experts?|meeting|session|tutor|coach|teacher|therapist|lawyer|he|she|someone|somebody|the whole (?:session|call|meeting)',
            'expert[oa]s?|especialista|reunion|sesion|profe\\w*|terapeuta|psicolog[oa]|abogad[oa]|alguien|me hizo',
          ),
        ],
        never: word(
          'boss|husband|wife|neighbou?rs?|colleague|work|police|kids?|mother|father|jef[ea]|marido|esposa|vecin[oa]s?|compan?er[oa]|trabajo|policia|hij[oa]s?|mama|papa|suegra|novi[oa]|write|escribir|to the (?:bank|police)',
        ),
      },
    ],
  ],
  [
    'refundTime',
    [
      {
        all: [
          word(
            'refund|money back|money (?:to )?(?:come|be) back',
            'devolucion|reembolso|(?:volver|devolver|devuelvan) (?:el|la|mi) (?:dinero|plata)|dinero de vuelta',
          ),
          word(
            "when|how long|how many days|haven't|hasn't|still|where is|not (?:yet|here)|show(?:n|ed)? up|arrive\\w*",
            'cuando|cuanto (?:tard\\w+|demor\\w+)|en cuant[oa]s|todavia|aun|donde esta|no (?:me )?(?:llega|aparece|se ve)|llega',
          ),
        ],
        never: ofElse,
      },
    ],
  ],
  [
    'cantMake',
    [
      {
        all: [
          word(
            "(?:i'm|i am|i'll be|running|going to be) (?:\\w+ )?(?:late|ill|sick|stuck)|not going to be on time|forgot|missed|overslept|stuck in traffic|can't come|won't be able to",
            'voy a llegar tarde|llego tarde|no (?:voy a )?(?:llego|llegar|estar)|atascad[oa]|enferm[oa]|se me olvido|me perdi|me quede dormid[oa]|voy atrasad[oa]|no voy a poder',
          ),
          meeting,
        ],
        never: word(
          'school|exams?|period|job interview|colegio|examen|entrevista|always|siempre|every|cada|math|clases? de|behind|what if the|si el',
        ),
      },
    ],
  ],
  [
    'noShow',
    [
      {
        all: [
          word(
            "(?:nobody|no one|noone|not here|alone|waiting|hasn't|has not|never|didn't|minutes late)",
            'nadie|sol[oa]|esperando|no (?:ha )?(?:llega\\w*|aparec\\w*|vino|viene|se conecta|se conecto)|nunca|minutos de (?:atraso|retraso)|se le olvida',
          ),
          word(
            '(?:in|inside) the (?:room|call|meeting)|(?:joined|in) my (?:session|meeting|call)|(?:minutes|hour) late|sitting here|quarter of an hour|came|turned up|shown? up|(?:coach|tutor|teacher|expert|therapist|lawyer)',
            '(?:en|a|entro a) (?:la|mi|nuestra) (?:sala|reunion|sesion|llamada)|llevo (?:\\w+ ){0,4}(?:esperando|aqui|aca|sol[oa])|lleva (?:\\w+ ){0,3}minutos|cuarto de hora|minutos|(?:profe\\w*|expert[oa]|especialista|psicolog[oa]|coach|abogad[oa])|^\\W*y si no (?:aparece|llega|viene)\\W*$',
          ),
          word(
            "now|yet|here|session|meeting|room|call|late|didn't|never|nobody|what|hasn't",
            'sala|reunion|sesion|aqui|aca|ya|no|nunca|que|y si',
          ),
        ],
        never: word(
          'school|kids?|son|daughter|husband|wife|loves|feel|depress\\w*|lonely|party|dates?|friends?|tinder|colegio|hij[oa]s?|marido|esposa|siento|sentirme|fiesta|amig[oa]s|me quiere|pareja|help(?:s|ed)? me|me ayuda|trabajo|vive|vivo|y si (?:el|la|mi|un)|que pasa',
        ),
      },
    ],
  ],
  [
    'problem',
    [
      {
        all: [
          word(
            'charged|billed|charge|payment|money|card|code|took|taken',
            'cobr\\w+|cargo|descont\\w+|pago|pague|dinero|plata|tarjeta|codigo|se quedo con',
          ),
          word(
            "twice|two times|double|wrong|too much|never arrives?|error|declined|keeps getting|no booking|isn't there|but (?:the|my|i|there)|gone",
            'dos veces|doble|de mas|raro|error|nunca llega|no (?:me )?llega|rechaza\\w*|ninguna reserva|no (?:aparece|tengo|paso)|equivocad[oa]',
          ),
          word(
            'you|your|site|booking|session|code|card|meeting|here|payment',
            'ustedes|pagina|reserva|sesion|codigo|tarjeta|reunion|pago|me|clase',
          ),
        ],
        never: word(
          ofElse.source,
          'debts?|deudas?|scam\\w*|estaf\\w+|hack\\w*|jackear\\w*|stolen|rob\\w+|electric\\w*|luz|gas|water|agua|company|empresa|compania|python|javascript|programming|learn|aprender|invest\\w*|inver\\w+|client\\w*|tax|impuesto\\w*|ex|son|hijo',
        ),
      },
    ],
  ],
  [
    'devices',
    [
      {
        all: [
          word(
            "can't|cannot|cant|no|doesn't|don't|won't|isn't|not|how do i (?:turn|switch)",
            'no|como (?:prendo|enciendo|activo)',
          ),
          word(
            'sound|hear me|see me|hear (?:him|her|them)|see (?:the other person|him|her|them)|headphones|microphone|mic|webcam|camera on',
            'sonido|(?:me|se) (?:escuchan?|oyen?|ven?|ve)\\b|(?:veo|escucho|oigo) a (?:la otra|el otro|mi)|audifonos|microfono|camara',
          ),
          word(
            'call|room|meeting|session|person|on|use|hear|here',
            'llamada|sala|reunion|sesion|persona|usar|escuchan|prendo|^\\W*no (?:me|se) \\w+\\W*$',
          ),
        ],
        never: word(
          'show my face|want to|like|leave|off|learn|kids?|husband|boss|neighbou?rs?|music|guitar|studio|logic|quiero|gusta|dejar|apagad[oa]|hij[oa]s?|marido|jef[ea]|vecin[oa]s?|musica|guitarra|estudio',
        ),
      },
    ],
  ],
];
