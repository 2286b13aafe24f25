import type { DeskTopic } from './desk.ts';

const meeting =
  '(?:meetings?|bookings?|sessions?|appointments?|calls?|slots?|lessons?|class(?:es)?|reunion(?:es)?|reservas?|sesion(?:es)?|citas?|horas?|clases?|turnos?|videollamadas?)';

const expert =
  '(?:expert[oa]?s?|specialists?|therapists?|tutors?|teachers?|coach(?:es)?|lawyers?|psychologists?|especialistas?|profesional(?:es)?|psicolog[oa]s?|abogad[oa]s?|profes?|profesora?s?|terapeutas?|entrenadora?s?|he|she|they|el tipo|la tipa|the guy|the woman|the man|person)';

/** What one books here, and hardly anything else. */
const own = '(?:sessions?|bookings?|booked (?:meeting|call|lesson|class)|reserva|sesion)';

/** What keeps somebody from it. */
const troubled =
  "(?:won't (?:make|be there|come|attend)|something (?:came|has come) up|(?:i'm|i am|i got|i've got|got|been) (?:sick|ill|covid|stuck|held up|called (?:in|away))|can't (?:make|come|attend|be there)|running late|will be late|me (?:enferme|surgio|salio|atrase)|(?:estoy|ando|amaneci) (?:enferm[oa]|con fiebre|resfriad[oa]|atrasad[oa])|no (?:llego|alcanzo|podre|voy a (?:poder|llegar))|se me (?:cruzo|junto|complico)|surgio (?:algo|un imprevisto)|imprevisto)";

const device =
  '(?:camera|webcam|voice|cam|microphone|mic|mike|speakers?|headphones?|sound|audio|video|screen|picture|image|camara|microfono|micro|parlantes?|altavo(?:z|ces)|audifonos|auriculares|sonido|pantalla|imagen)';

/** What people tell of a meeting of their own (lower case, no accents); the first that fits is meant. */
export const ofOwnMeeting: readonly (readonly [DeskTopic, readonly RegExp[]])[] = [
  [
    'firstMeeting',
    [
      /\b(?:what|how)\b.{0,30}\b(?:first|initial) (?:meeting|session|class|lesson|appointment|call)\b.{0,15}(?:like|goes?|works?|happens?|look|cover|\W*$)|\bwhat happens (?:in|at|during) (?:the|a|my) (?:first )?(?:meeting|session|lesson)\b/,
      /\b(?:como (?:es|va|funciona|seria)|de que se trata|que (?:se hace|pasa|hacemos|hacen|vemos|se ve|se habla)(?: en)?) (?:la |una |mi )?primera (?:cita|reunion|sesion|clase|consulta|vez)\b/,
    ],
  ],
  [
    'noCamera',
    [
      /\b(?:without|no need for|not (?:be |show my |appear )?on|don't (?:want|like) (?:to )?(?:be |talk |appear |show my face |it |talk about it |speak )*on|keep) (?:the |my |a )?(?:video|camera|webcam|face) ?(?:off)?\b|\b(?:only|just) (?:by |with |on )?(?:audio|voice|phone)\b|\b(?:audio|voice|phone)[- ]only\b|\b(?:turn|leave|have|keep|switch) (?:off )?(?:my |the )?(?:camera|video|webcam) off\b|\b(?:do i (?:have to|need to) (?:show|turn on|use|be on)|can i (?:turn|switch|leave) off) (?:my |the )?(?:face|camera|video|webcam)\b/,
      /\b(?:sin (?:la |mi |que se vea mi )?(?:camara|video|videollamada|cara)|(?:solo|solamente|nomas|unicamente) (?:por |con |de )?(?:audio|voz|telefono|llamada)|no (?:quiero|me gusta|puedo) (?:\w+ ){0,3}?(?:en |por |la |con |a )?(?:camara|video|videollamada)|(?:apagar|apago|prender|encender|dejar apagada|tener apagada) (?:la |mi )?camara|mostrar (?:la |mi )cara)\b/,
    ],
  ],
  [
    'devices',
    [
      new RegExp(
        `\\b(?:my|the|her|his|their|mi|el|la|su|no)\\b (?:[\\w']+ ){0,2}?${device}\\b.{0,25}\\b(?:is(?:n't| not)?|won't|doesn't|does not|not|keeps?|stays?|went|no (?:me )?(?:funciona|anda|sirve|prende|se (?:oye|escucha|ve)|abre|enciende)|esta|sale|se (?:ve|queda|corta|congela|escucha|oye)|falla)\\b.{0,25}\\b(?:black|dark|frozen|work\\w*|on|start\\w*|blank|silent|muted?|choppy|blocked|show\\w*|connect\\w*|robotic|negr[oa]|congelad[oa]|bloquead[oa]|apagad[oa]|mal|nada|entrecortad[oa]|com(?:e|es|ing) through|coming|room|call|meeting|sala|reunion|llamada)\\b`,
      ),
      new RegExp(
        `\\bno (?:me |nos |le |se (?:me )?)?(?:funciona|anda|sirve|prende|toma|detecta|reconoce|agarra|carga|aparece)n? (?:bien )?(?:la |el |mi |los |su |mis )?${device}\\b`,
      ),
      new RegExp(
        `\\b(?:can't|cannot|cant|can not|couldn't) (?:hear|see) (?:me|us|him|her|them|my expert|the expert|anything|each other|anyone)\\b(?=.{0,60}\\b(?:room|call|meeting|video|session|screen|sala|online)\\b)|\\b(?:room|call|meeting|video|session)\\b.{0,60}\\b(?:can't|cannot|cant|couldn't) (?:hear|see) (?:me|us|him|her|them|anything|each other)\\b`,
      ),
      new RegExp(
        `\\b(?:no (?:me|nos|lo|la|los|las|se) (?:oye|oigo|oyen|escucha|escucho|escuchan|ve|veo|ven)(?: nada)?)\\b(?=.{0,40}\\b(?:sala|reunion|videollamada|llamada|video|sesion|especialista|camara|microfono)\\b)|\\b(?:sala|reunion|videollamada|llamada|video)\\b.{0,40}\\bno (?:me|nos|lo|la|los|las|se) (?:oye|oigo|oyen|escucha|escucho|escuchan|ve|veo|ven)\\b`,
      ),
      /\b(?:in|inside|en) (?:the|my|la|mi) (?:room|meeting room|call|video ?call|sala|reunion|videollamada|llamada)\b.{0,40}\b(?:all black|(?:is|it's) black|black screen|frozen|nothing (?:happens|shows)|everything is (?:black|dark)|todo (?:en )?negro|pantalla (?:negra|en negro)|no (?:pasa|aparece|carga|sale) nada|congelad[oa]|se queda cargando|keeps loading|no (?:hay|tengo) (?:imagen|sonido|audio|video))\b/,
      new RegExp(
        `^\\W*(?:\\w+ ){0,3}(?:problems?|issues?|trouble|problemas?|lio|drama) (?:with|con) (?:my |the |el |la |mi )?${device}\\b.{0,30}$`,
      ),
    ],
  ],
  [
    'cantMake',
    [
      new RegExp(
        `\\b(?:my|our|mi|nuestra|la|the|today's|tomorrow's|this|tengo|tenia|i have|i've got) (?:\\w+ )?(?:a |una )?${own}\\b.{0,45}\\b${troubled}\\b|\\b${troubled}\\b.{0,45}\\b(?:my|our|mi|nuestra|la|the|today's|tomorrow's|this|tengo|tenia|i have|i've got) (?:\\w+ )?(?:a |una )?${own}\\b`,
      ),
      new RegExp(
        `\\b(?:(?:i(?:'ve| have)?(?: got)?|we have|my|the) (?:an? |my )?${meeting}|${meeting} (?:tomorrow|today|tonight|on \\w+|later))\\b.{0,50}\\b(?:can't|cannot|cant|won't be able to|will not be able to|not able to|unable to) (?:make|come|attend|go|do|join|be there|show up)\\b`,
      ),
      new RegExp(
        `\\b(?:can't|cannot|cant|won't be able to|not able to|unable to) (?:make|attend|come to|go to|join|do) (?:it to )?(?:my|our|the|today's|tomorrow's|this|that) (?:\\w+ )?${meeting}\\b`,
      ),
      new RegExp(
        `\\b(?:tengo|tenia|tenemos|mi|la) (?:una |la |mi )?${meeting}\\b.{0,40}\\bno (?:puedo|podre|voy a poder|alcanzo|llego|podria|vamos a poder)\\b(?! (?:mas|dormir|parar|dejar|pagar))`,
      ),
      new RegExp(
        `\\bno (?:puedo|podre|voy a poder|alcanzo a) (?:ir|asistir|llegar|conectarme|estar|hacer) (?:a |en )?(?:mi|la|nuestra) (?:\\w+ )?${meeting}\\b`,
      ),
    ],
  ],
  [
    'noShow',
    [
      new RegExp(
        `\\b(?:the|my|el|la|mi|otro|otra|this|that)? ?${expert} (?:\\w+ ){0,2}?(?:(?:never|didn't|did not|hasn't|has not|nunca|no) (?:me |se )?(?:show(?:ed|n)?(?: up)?|came|come|join(?:ed)?|turn(?:ed)? up|appear(?:ed)?|llego|aparecio|se conecto|conecto|vino|se presento|presento|entro)|stood me up|me (?:dejo plantad[oa]|planto))\\b`,
      ),
      /\b(?:stood up|left waiting|waited (?:\w+ ){0,3}(?:and )?(?:no one|nobody)|me dejaron plantad[oa]|me quede esperando|nadie (?:llego|aparecio|se conecto|entro))\b(?=.{0,50}\b(?:meeting|room|session|call|came|showed|expert|joined|reunion|sala|sesion|cita|especialista|expert[oa])\b|.{0,12}$)/,
    ],
  ],
  [
    'complaint',
    [
      new RegExp(
        `\\b(?:complain|complaint|report|queja|quejarme|reclamo|reclamar|denunciar|poner una queja)\\b.{0,30}\\b(?:about|of|against|on|de|contra|por|sobre|con|a)\\b.{0,15}\\b(?:an?|the|my|one of your|un|una|el|la|mi)? ?${expert}\\b`,
      ),
      new RegExp(
        `\\b(?:the|my|your|an|that|el|la|mi|su|un|una) ${expert} (?:\\w+ )?(?:was|were|is|fue|era|estuvo|me trato|se porto|treated me|behaved) (?:\\w+ ){0,2}?(?:rude|badly|fatal|pesimo|horrible|feo|como (?:basura|el culo)|horrible|unprofessional|late|drunk|awful|terrible|aggressive|inappropriate|useless|disrespectful|grosser[oa]|mal|pesim[oa]|terrible|agresiv[oa]|irrespetuos[oa]|poco profesional|inutil|desubicad[oa])\\b`,
      ),
    ],
  ],
];
