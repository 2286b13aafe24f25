import { type TopicKeys, word } from './keys.ts';

/** About Puente in the plain words of somebody who meets it for the first time, and answers to it. */
export const saidPlainly: TopicKeys = [
  [
    'who',
    [
      {
        all: [
          word(
            '(?:ro|chat)?bot|robot|computer|real person|a person typing|(?:do you|you) have a name|machine|ai|human',
            '(?:ro|chat)?bot|robot|computadora|computador|persona escribiendo|alguien real|tienes nombre|maquina|inteligencia artificial|human[oa]|con quien hablo',
          ),
          word(
            "^\\W*(?:(?:oh|ah|so|ok|well|haha|lol|wait|right|then)[ ,]+)*(?:an?|it's an?|you're an?|you are an?|is this|is it|are you|am i|not an?|do you|this is an?|is an? person|you're not)",
            '^\\W*(?:(?:ah|oh|o sea|entonces|ok|asi que|bueno|jaja|que)[ ,]+)*(?:un|una|eres|sos|es|esto es|no eres|hay|estoy|con quien|tienes|tenes)',
          ),
        ],
        never: word(
          'build|make|learn|need|want|talk to|like to|looking|crear|hacer|aprender|quiero|necesito|prefiero|job|trabajo|my|mi|trading|hablar con|speak',
        ),
      },
    ],
  ],
  [
    'human',
    [
      {
        all: [
          word(
            '(?:talk|speak|chat) (?:to|with) (?:someone|somebody|a person|people)|a person|someone (?:from|real)',
            '(?:hablar|hable|atienda|atender) (?:con )?(?:alguien|una persona)|me atienda una persona|por telefono',
          ),
          word(
            "than a bot|instead of (?:a|this) bot|from (?:your|the) team|get me|i'd rather talk",
            'que con un bot|en vez de|de su equipo|me atienda|hay alguien con quien|por telefono',
          ),
        ],
        never: word(
          'therapist|psycholog\\w*|feel|sad|lonely|terapeuta|psicolog[oa]|siento|triste|sol[oa]',
        ),
      },
    ],
  ],
  [
    'supportTime',
    [
      {
        all: [
          word(
            '(?:any(?:one|body)|some(?:one|body)) (?:who |that )?(?:can|could) help me right now',
            'alguien que me (?:pueda|puede) ayudar ahora(?: mismo)?',
          ),
        ],
        never: word('with|con|to'),
      },
    ],
  ],
  [
    'how',
    [
      {
        all: [
          word(
            "what do i (?:have to )?do (?:here|now)|how do i (?:make|do) a booking|explain to me how (?:this|it)|what's the procedure",
            'que tengo que hacer (?:aca|aqui)|como (?:se )?hace una reserva|expliq\\w+ como (?:es|funciona)|como es el tema|cual es el procedimiento',
          ),
        ],
        never: word('visa|divorc\\w+|tax|impuesto\\w*|court|juicio'),
      },
    ],
  ],
  [
    'topics',
    [
      {
        all: [
          word(
            'what are you good for|what can i ask you',
            'que te puedo preguntar|para que sirves',
          ),
        ],
      },
    ],
  ],
  [
    'cost',
    [
      {
        all: [
          word(
            'pay for (?:the|this) chat|charge (?:for|me for) (?:the|this) chat|chat (?:free|cost)',
            '(?:el|este) chat (?:se paga|cuesta|es gratis)',
          ),
        ],
      },
    ],
  ],
  [
    'free',
    [
      {
        all: [
          word('cheaper|less|deal|discount', 'mas barato|menos|descuento|rebaja'),
          word(
            'if i (?:book|take|buy) (?:several|more|many|two|three|five|ten)|book several|in bulk',
            'si (?:reservo|tomo|compro) (?:varias|mas|muchas|dos|tres|cinco|diez)',
          ),
        ],
      },
    ],
  ],
  [
    'privacy',
    [
      {
        all: [
          word(
            'get to know about this|pass (?:this|it) on|stay between us|bank statement|(?:my|the) (?:email|phone|number|name|address) (?:\\w+ )?(?:visible|shown|shared|seen)|see my (?:email|phone|number|name)|(?:will|would|does|do|can|could) (?:anyone|anybody|they|my \\w+|he|she) (?:\\w+ )?(?:know|see|find out|read)|find out',
            'se (?:va a )?enter\\w+|(?:ve|ven|aparece|muestran?) mi (?:correo|telefono|nombre|numero)|mi (?:correo|telefono|nombre|numero) (?:se ve|aparece|lo ve)|le pasan esto|entre nosotros|cuenta del banco|(?:va|van) a saber|(?:puede|pueden) (?:ver|leer)|sabra(?:n)?',
          ),
          word(
            'my (?:email|phone|number|name|address)|this|between us|i (?:write|wrote|booked|say|said|saw)|what i|who i|that i|about (?:this|it)',
            'mi (?:correo|telefono|nombre|numero)|esto|nosotros|reserve|lo que (?:escribo|digo|escribi|cuento)|con quien (?:hable|hablo)|consulte|de que|de esto',
          ),
        ],
        never: word(
          'how do i|lawyer|court|affair|cheat\\w*|como (?:hago|le digo)|abogad[oa]|juicio|infiel\\w*|amante|pregnan\\w*|embaraz\\w*|my expert|report',
        ),
      },
    ],
  ],
  [
    'delete',
    [
      {
        all: [
          word('(?:account|data|chat|conversation)', 'cuenta|datos|chat|conversacion'),
          word('gone|removed?|erased?|take (?:it )?down', 'saquen|quiten|eliminen|borren'),
        ],
        never: word('facebook|instagram|whatsapp|google|hack\\w*|bank|banco|phone|celular|ex'),
      },
    ],
  ],
  [
    'place',
    [
      {
        all: [
          word(
            'have to (?:go|come|travel)|where do (?:the |these )?meetings|have an office|matter where i|from abroad|over the internet|online or in person|in person or|by internet',
            'hay que (?:ir|viajar)|donde son|tienen oficina|importa donde|desde (?:el extranjero|otro pais|afuera)|por internet|(?:presencial|en persona) o|(?:tienen|hay|atienden)(?: gente| alguien)? en (?:provincia|regiones|mi (?:ciudad|pais|pueblo))|(?:do you have|are there) (?:people|experts|anyone) in my (?:city|town|country|area)|(?:en linea|online) o',
          ),
          word(
            'i|somewhere|meetings?|you|is it|can|anywhere|live',
            'algun|lado|reuniones|tienen|hay|atienden|vivo|puedo|es|son|esto',
          ),
        ],
        never: word(
          'move|visa|job|work|sell|buy|learn|trabajo|vender|comprar|aprender|dating|court|scam\\w*|estaf\\w+|business|negocio|hospital|toilet|doctor|medico|therapist|terapeuta|psicolog\\w+|lawyer|abogad[oa]|teacher|profe\\w*',
        ),
      },
    ],
  ],
  [
    'duration',
    [
      {
        all: [
          word(
            '^\\W*(?:and |so |ok |y |pero )*(?:how much time do i get|is it an hour|how long (?:is|are) (?:a |the |one )?(?:meetings?|sessions?|it)|es una hora|cuanto tiempo me dan)\\b',
          ),
        ],
      },
    ],
  ],
  [
    'zone',
    [
      {
        all: [
          word(
            'time difference|my (?:hour|time) or (?:theirs|yours|his|hers)',
            'diferencia (?:de hora|horaria|de horas)|(?:es )?(?:mi hora|hora mia) o',
          ),
        ],
        never: word(
          'jet ?lag|relationship|relacion|novi[oa]|boyfriend|girlfriend|sleep|dormir|pareja',
        ),
      },
    ],
  ],
  [
    'notify',
    [
      {
        all: [word('waiting list|wait ?list|lista de espera')],
        never: word(
          'surgery|hospital|school|kidney|operation|cirugia|operacion|colegio|doctor|medico',
        ),
      },
    ],
  ],
  [
    'contact',
    [
      {
        all: [
          word(
            'where do i write to you|how do i (?:reach|contact) you',
            'donde les escribo|como (?:los|les) (?:contacto|escribo)',
          ),
        ],
      },
    ],
  ],
  [
    'insult',
    [
      {
        all: [
          word(
            'joke of an?|piece of (?:junk|crap|shit|garbage)|hate this|terrible|awful|crappy|shitty|horrible',
            'mierda de|porqueria de|pedazo de (?:basura|mierda)|odio est[ae]|vaya (?:mierda|porqueria|basura|asco)|pesim[oa]|asco de',
          ),
          word(
            'site|app|page|website|bot|chat|honestly|junk|service',
            'pagina|app|aplicacion|sitio|web|bot|chat|basura|servicio',
          ),
        ],
        never: word('build|design|my|mi|make|disen\\w+|crear|mejorar|boss|jef[ea]|client\\w*'),
      },
    ],
  ],
  [
    'bye',
    [
      {
        all: [
          word(
            "^\\W*(?:(?:ok(?:ay)?|well|hm+|thanks?|thank you|right|good|great|cheers|lovely|then|bueno|ya|gracias|listo|perfecto|vale|dale|mm+|no se|uf)[ ,.!]+)*(?:i'?ll|i will|let me|i (?:need|have|want) to|i'd better|i'm going to|maybe|lo|la|me lo|mejor|dejame|necesito|tengo que|voy a|quiero|manana|despues|luego)",
          ),
          word(
            'have a think|think (?:it over|about it|it through|on it)|sleep on it|get back to you|decide later|look at it (?:again )?(?:later|tomorrow|again)|another time|come back (?:later|tomorrow)|mull it',
            'pens\\w+(?: bien)?|consult\\w+ con la almohada|decido (?:mas tarde|luego|despues|manana)|(?:manana|luego|despues) (?:lo|la) (?:miro|veo|pienso)|otro momento|vuelvo (?:mas tarde|luego|manana)',
          ),
        ],
        never: word(
          "about (?!it)|someone|alguien|help|ayuda|en (?:cambiar|dejar|mi|como)|sobre|my|mi|overthink\\w*|no (?:puedo|dejo)|can't|stop|class(?:es)?|lesson|meeting|session|reunion|sesion|book",
        ),
      },
    ],
  ],
  [
    'ok',
    [
      {
        all: [
          word(
            "^\\W*(?:(?:y(?:es|eah|ep|up)|si|sip|ok|aha|ah|claro|right)[ ,.!]+)*(?:exactly|exact(?:ly)? (?:that|this)|that's (?:right|it)|thats (?:right|it)|you got it|that's what i mean|correct|precisely|spot on|eso|eso (?:es|mismo|justamente|justo|exactamente)|exacto|exactamente|tal cual|correcto|asi es|justamente|justo eso|precisamente)\\W*$",
          ),
        ],
      },
    ],
  ],
];
