import { word } from './keys.ts';

/** Words that stand for one thing in what is said of meetings here, whatever the topic (lower case, no accents). */

export const meeting = word(
  'meetings?|sessions?|calls?|class(?:es)?|lessons?|appointments?|appt|bookings?|booked|video ?calls?|room',
  'reunion(?:es)?|sesion(?:es)?|llamadas?|clases?|citas?|reservas?|turnos?|videollamadas?|sala',
);

/** Somebody of one's own, who could come along, pay or be booked for. */
export const companion = word(
  '(?:my|our|her|his|the|two|both|a) (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|son|daughter|kids?|sister|brother|siblings|friend|carer|colleague|boss|company|employer|nan|gran\\w*|family|cousin|aunt|uncle)s?|someone else|somebody else|someone with me|somebody with me|(?:two|three|both|more) of us|as a couple|next to (?:her|him)|with (?:her|him)',
  '(?:mi|mis|nuestr[oa]s?|su|los dos|una?) (?:mama|papa|madre|padre|papas|padres|marido|esposo|esposa|mujer|pareja|novi[oa]|hij[oa]s?|herman[oa]s?|amig[oa]s?|soci[oa]|cuidadora?|jef[ea]|empresa|abuel[oa]s?|familia|prim[oa]|ti[oa]|suegr[oa])|otra persona|alguien (?:mas|conmigo)|acompanad[oa]|los dos|las dos|en pareja|l[oa]s (?:dos )?(?:papas|padres)|somos (?:dos|tres|cuatro|varios)',
);

export const shownThing = word(
  'camera|video|screen|webcam|during the (?:call|meeting|session)|in the (?:call|meeting|session)|with me|over (?:the )?(?:camera|video)',
  'camara|video|pantalla|en la (?:llamada|reunion|sesion|videollamada)|conmigo|por (?:la )?(?:camara|video)',
);

export const shows = word(
  'show|shows|see|sees|look at|hold (?:it|them|\\w+) up|point|shar(?:e|ing)|watch|hear|view',
  'mostr\\w+|muestr\\w+|ensen\\w+|ver(?:lo|la)?|ve|vea|veria|mir(?:a|ar|e|ando)|apunt\\w+|compart\\w+|oir|escuch\\w+',
);

export const sends = word(
  'send|sends|sending|email|e-mail|mail|upload|attach|forward|share|pass on|hand over|read|look (?:at|over)|check|write (?:to )?(?:them|him|her|it)|message (?:them|him|her)',
  'mand\\w+|envi\\w+|sub(?:o|ir|irle|a)|adjunt\\w+|reenv\\w+|compart\\w+|pas(?:o|ar|arle|arles)|leer?|lea|revis\\w+|escrib(?:o|ir|irle|irles)|hacer(?:le)? llegar',
);

export const papers = word(
  "papers?|documents?|files?|pdfs?|contracts?|letters?|photos?|pictures?|cv|resume|drafts?|emails?|scans?|bills?|forms?|reports?|what it's about|results|notes|paperwork|statements?|essay|manuscript|homework",
  'papel(?:es)?|documentos?|archivos?|pdfs?|contratos?|cartas?|fotos?|imagenes|cv|curriculum|borrador(?:es)?|correos?|mails?|facturas?|formularios?|informes?|examenes|de que se trata|tareas?|escritos?|recibos?|resultados',
);

export const beforehand = word(
  'before|beforehand|in advance|ahead|first|upfront|prior|already|(?:them|him|her|the expert|there)\\W*$|a way to',
  'antes|con (?:anticipacion|tiempo|antelacion)|primero|previamente|por adelantado|desde ya|al? (?:expert[oa]|especialista)|(?:le|les) (?:puedo|podria|envio|mando|reenvio|comparto)|hay (?:forma|manera|como)',
);

export const asks = word(
  'can|could|may|should|do|does|will|would|is|how|where|shall|what|when|who|which|am|are|were',
  'puedo|puede|pueden|podria|podemos|se puede|como|donde|hay|debo|tengo que|mando|le|les|seria|es|son|esta|estan|que|quien|cuando|cual|podrian|habra|necesito|hace falta',
);

export const payment = word(
  'pay|pays|paid|paying|card|present|gift|treat|book (?:this |it |one |a \\w+ )?for',
  'pag\\w+|tarjeta|regal\\w+|reserv\\w+ (?:\\w+ )?para|con la (?:suya|mia)|la mia|costea\\w*',
);

/** One isn't content with what a meeting brought. */
export const discontent = word(
  "useless|no (?:help|good|use)|(?:didn't|doesn't|don't|did not|does not|can't|cannot|won't|couldn't) (?:\\w+ )?(?:help|like|work|click|solve|get (?:along|on)|know)|not (?:helpful|happy|satisfied|good|what i)|wasn't (?:\\w+ )?(?:happy|good|helpful|satisfied|worth)|isn't (?:any )?(?:good|helpful)|(?:is|was|are) (?:bad|rubbish|terrible|awful|crap|a waste)|bad|rubbish|guarantee\\w*|waste of (?:time|money)|disappoint\\w+|(?:doesn't|don't) pass|fails?|unhappy|dissatisf\\w+",
  'no (?:me |nos |le |se )?(?:sirv\\w+|ayud\\w+|gust\\w+|resuelv\\w+|resolv\\w+|soluciona\\w*|convenc\\w+|sab(?:e|ia) nada|qued\\w+ (?:content\\w+|conforme|satisfech\\w+)|congeni\\w+|funcion\\w+|puede\\w* ayudar\\w*)|mal[oa]|fue un (?:desastre|fiasco)|decepcion\\w+|garant\\w+|perdida de tiempo|no aprueb\\w+|insatisfech\\w+|pesim[oa]|desconforme|disconforme',
);

export const backOrIf = word(
  'what if|if|money back|refund|guarantee|get (?:it|my|the|all) ?(?:money )?back|still (?:pay|have to pay)|what happens|what can i do|want my money',
  'si|devuelv\\w+|devol\\w+|reembols\\w+|garantia|que pasa|recuper\\w+|quiero mi (?:dinero|plata)|que puedo hacer|igual (?:tengo que )?pag\\w+',
);

/** A room that doesn't open. */
export const stuck = word(
  "won't (?:load|open|connect|let me|start)|(?:can't|cannot|cant|couldn't|unable to|not able to) (?:\\w+ )?(?:get in(?:to|side)?|join|enter|connect|open|log ?in(?:to)?)|(?:isn't|not|doesn't) (?:loading|opening|connecting|working|load|open|connect|work)|stuck|spinning|freez\\w+|frozen|just (?:says|shows)|keeps (?:saying|loading|spinning|connecting)|says connecting|loading|nothing happens|does nothing|error|blank|kicked out|drops?|dropped",
  'no (?:me )?(?:carga|abre|conecta|deja|puedo (?:entrar|conectar\\w*|acceder|ingresar)|funciona|entra|pasa|hace nada)|(?:se )?qued\\w+ (?:pegad[oa]|cargando|conectando|en blanco|pensando)|da(?:ndo)? vueltas|se (?:congela|corto|corta|cae|cayo|cuelga|traba)|error|no pasa nada|me (?:saca|sac[oa]|expulsa|boto)|pantalla (?:blanca|negra)|solo dice',
);

/** What else people cancel, pay and complain of. */
export const ofElse = word(
  'gym|contract|subscription|flight|wedding|lease|insurance|phone|landlord|boss|school|doctor|dentist|airline|hotel|gimnasio|contrato|suscripcion|vuelo|boda|arriendo|seguro|telefono|caser[oa]|jef[ea]|colegio|medico|dentista|aerolinea|banco|bank',
);
