import { type TopicKeys, word } from './keys.ts';

const wrote = word(
  'account|history|chat|data|details|conversation|messages?|everything|all (?:of )?(?:this|that|it)|trace|stuff|about me|what i|thing i|i (?:wrote|said|typed)',
  'cuenta|historial|chat|datos|conversacion(?:es)?|mensajes?|todo|rastro|sobre mi|lo que|perfil|informacion',
);

/** Of Puente and what is kept. */
export const ofTheSite: TopicKeys = [
  [
    'delete',
    [
      {
        all: [
          word(
            'delet\\w*|erase|wipe|remove|clear|clean up|unregister|get rid of|take down|forgotten',
            'borr\\w+|elimin\\w+|limpi\\w+|suprim\\w+|darme de baja|quit(?:ar|en|a)|olvid(?:en|a) (?:mis|todo)',
          ),
          wrote,
        ],
        never: word('debts?|record|tattoo|photos?|deuda|tatuaje|fotos?|antecedentes'),
      },
      {
        all: [
          word(
            'unregister me|darme de baja|delet|derecho al olvido|right to be forgotten|delete button|no trace',
          ),
        ],
      },
    ],
  ],
  [
    'notify',
    [
      {
        all: [
          word(
            'notif\\w+|wait(?:ing)? ?list|alerts?|keep me posted|give me a shout|drop me a line|remember me for|let me know|(?:text|email|tell|inform|ping|write) me (?:when|if|once)|get told|how will i know',
            'avis(?:a|an|en|ame|enme|ar|os|adme)\\w*|lista de espera|alerta|notific\\w+|me (?:cuentan|dicen|escriben) cuando',
          ),
          word(
            'someone|somebody|one|expert|when|if|once|lawyer|joins?|available|turns? up|wait ?list|posted|alerts?|suitable|push',
            'alguien|cuando|si|aparezca|llegue|haya|espera|alerta|uno|una|experto|especialista',
          ),
        ],
        never: word('boss|landlord|jefe|arrendador|hospital|contract|contrato'),
      },
    ],
  ],
  [
    'verify',
    [
      {
        all: [
          word(
            'verif\\w+|checks?|checked|badge|tick|screening|vetted|quality control\\w*|criminal records?|identities|qualified|credentials',
            'verific\\w+|revis\\w+|insignia|certific\\w+|acredit\\w+|titulad[oa]s?|comprueb\\w+|antecedentes|filtr\\w+|ticket',
          ),
          word(
            'who|how|what|do you|is it|are|anyone|experts?|people|their|mean\\w*|strict|expire',
            'quien(?:es)?|como|que|son|estan|expert[oa]s?|especialistas?|gente|personas|significa|ustedes',
          ),
        ],
        never: word(
          'my (?:code|resume|cv|text|contract|essay|diploma|application)|tax|blood|(?:mi|el|un|este|del) (?:codigo|cv|curriculum|contrato|texto|documento|auto)|me revis\\w+|contrato|certificado medico|me (?:certific|titul)\\w+|visa|boss|partner is|phone|celular',
        ),
      },
    ],
  ],
  [
    'privacy',
    [
      {
        all: [
          word(
            'private|privacy|confidential\\w*|anonymous|anonymity|who (?:sees|reads|can see|can read) (?:this|what|my|it)|reading along|find out|tell anyone|hears? of|see my|my name shown|sell my data|hipaa|gdpr|train ai|insurance company|history (?:he|she|they|someone) could',
            'privad[oa]s?|privacidad|confidencial\\w*|anonim[oa]s?|quien (?:ve|lee|puede (?:ver|leer))|se entera\\w*|enterar\\w*|venden|se lo (?:cuentan|venden|dicen|muestran)|ve mi nombre|ven mi nombre|mis datos|secreto|queda entre',
          ),
        ],
        never: word(
          'lessons?|class(?:es)?|tutor|clases?|profesor[a]?|school|colegio|practice|clinic|clinica|lawyer|partner is|husband is|wife is|marido|company|empresa|law',
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
            'human|agent|operator|supervisor|live person|real person|executive|customer (?:service|care)|a person i mean|no more bot|enough of the robot|someone alive|people working|escalate',
            'human[oa]|agente|operador[a]?|supervisor[a]?|ejecutiv[oa]|persona (?:real|de verdad|de carne)|servicio al cliente|atencion al cliente|alguien de carne',
          ),
          word(
            'talk|speak|get me|connect|transfer|give me|call me|let me|need|want|hand me|to|no more|enough|your|customer|pls|please|this|have|or|operator',
            'hablar|pas(?:a|e|en)me|comunic\\w+|quiero|necesito|con|dame|prefiero|atienda|por favor|al cliente',
          ),
        ],
        never: word(
          'human (?:resources|rights|body)|recursos humanos|real estate|estate agent|travel agent|job|trabajo|work in|banco|bank|empleo|are you|eres|sos',
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
            'contact (?:page|us|you|form|puente|info\\w*)|support|helpline|toll free|phone number for you|get hold of you|get in touch with you|reach (?:you|support)|head office|mail id|ring you|your instagram|instagram\\b.{0,3}$|email address of',
            'contactar(?:los|me con ustedes)|contacto|soporte|correo de (?:ustedes|contacto|puente)|oficina central|donde queda su oficina|tienen (?:instagram|whatsapp|telefono)|comunicarme con ustedes',
          ),
        ],
        never: word(
          'child support|emotional|my ex|no contact|contact cero|contacto cero|lenses|pension|financial support|apoyo|manejo|familiar|social|support group|hacked|hackea\\w+|her|his|she|he|group|need support|support me|grow',
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
            "forgot my password|(?:otp|code|email|sms|confirmation|link) (?:not|never|hasn't|didn't|doesn't|isn't)|(?:no|not got the|never got the|still no) (?:confirmation|verification|code|otp|email|sms)|page (?:won't|doesn't|isn't) (?:load|open)\\w*|black screen|not (?:loading|showing)|glitch\\w*|charged twice|deducted|nobody is in the meeting|camera isn't working|pay outside the site|websites? (?:is )?down|bug|error message",
            'olvide mi (?:clave|contrasena)|no (?:me )?(?:llega|llego|carga|funciona|abre|deja|aparece) (?:el|la|mi|nada|un)? ?(?:codigo|correo|sms|mensaje|pagina|camara|microfono|pago|reserva|link|enlace|app|entrar|pagar)|pantalla (?:negra|en blanco)|me cobraron (?:dos veces|doble|de mas)|cobro doble|se cae la pagina|sale error|nadie (?:entra|esta|se conecta)',
          ),
        ],
        never: word('car|laptop|printer|auto|router|impresora|my code|programming|python'),
      },
    ],
  ],
  [
    'languages',
    [
      {
        all: [
          word(
            "switch to|write|type|chat work|this chat|translate (?:the|this) page|bilingual|use it|everything's in",
            'escrib\\w+|cambi\\w+ (?:el )?idioma|poner en|esta pagina|este chat|traduc\\w+ (?:la|esta) pagina',
          ),
          word(
            'english|spanish|portuguese|french|italian|german|hindi|urdu|tamil|welsh|language',
            'espanol|castellano|ingles|portugues|frances|italiano|aleman|catalan|idioma|guarani|quechua',
          ),
        ],
        never: word(
          'learn|teach|lessons?|tutor|essay|novel|book|aprender|clases?|ensayo|libro|novela|speaks?|habla|hable|cv|resume|email|carta|letter',
        ),
      },
    ],
  ],
  [
    'safe',
    [
      {
        all: [
          word(
            "trust (?:this|you|the site|it)|trustworthy|too good to be true|scam(?:mers)?\\b.{0,3}$|reliable|fishy|do (?:these|the) experts actually exist|real people|r u for real|are you for real|who's behind|who is behind|never heard of you|fake|ai generated|what protects me|get hacked\\b.{0,3}$",
            'confiable|de fiar|chantas?|estafa\\b.{0,12}$|es (?:seguro|real|verdad)\\b.{0,15}$|puedo confiar|son reales|son de verdad|gente real|quien esta detras|truch[oa]s?|que garantia|me van a estafar|como se que (?:no|son|es)',
          ),
        ],
        never: word(
          'husband|wife|boyfriend|girlfriend|partner|again|marido|esposa|novio|novia|pareja|got|was|fui|me estafaron|boss|insurance|bank|issues|friend|investment|source|news|bot|robot|human',
        ),
      },
    ],
  ],
  [
    'topics',
    [
      {
        all: [
          word(
            'areas|categories|subjects|topics|which services|kinds? of (?:experts?|help)|what problems|everything|cover|do you (?:guys )?do|broad|u do|who (?:all )?can i find',
            'areas|categorias|temas|rubros|que servicios|tipos? de (?:expertos|ayuda)|que problemas|de todo|cubren|que hacen|que ofrecen|especialidades',
          ),
          word(
            'you|here|available|solved|experts|this|categories|subjects|u|website',
            'ustedes|aca|aqui|hay|tienen|expertos|esto|categorias|especialidades|areas|temas|hacen|ofrecen',
          ),
        ],
        never: word(
          'my|mi|mis|i need|necesito|exam|examen|talk about|hablar de|school|colegio|insurance',
        ),
      },
    ],
  ],
  [
    'how',
    [
      {
        all: [
          word(
            'how (?:it|this|the) \\w* ?(?:works?|working)|how (?:do|does) (?:it|this|one)|steps|tutorial|walk me through|explain (?:the|this) (?:site|app|page)|show me the ropes|where do i begin|first time (?:on )?here|how this (?:app|page|site)|from start to finish|the procedure|get how this|rundown|how to (?:use|operate)|need an account|sign up for anything|how do you find the people|get an expert here',
            'como (?:funciona|se usa|es esto|va esto|consigo|encuentran|hago)|pasos|tutorial|instrucciones|soy nuev[oa]|primera vez (?:aca|aqui|por aqui)|por donde (?:empiezo|parto)|no entiendo (?:esta|la) (?:web|pagina|app)|hay que (?:registrarse|crear cuenta)|tengo que registrar\\w+|explicame (?:la pagina|esto)|que viene despues',
          ),
        ],
        never: word(
          'my|mi|mis|business|negocio|tax|taxes|impuestos|car|job|trabajo|start a|learn|aprender|baby|visa|company|empresa|dance|invest\\w*|steps? ?(?:father|mother|son)|pasos de baile|para (?:dormir|bajar|ganar)|trabajo|plata|amigos|novi[oa]',
        ),
      },
    ],
  ],
  [
    'who',
    [
      {
        all: [
          word(
            'bot|robot|a\\.?i\\.?|automatic replies|someone typing|google build|which company|good name|one of the experts|chatgpt|machine',
            'bot|robot|maquina|ia|inteligencia artificial|respuestas automaticas|alguien escribiendo|programa|chatgpt',
          ),
          word(
            'are|is|or|you|who|did|do|this|these|other end|may i know|belong|what',
            'eres|es|sos|o|quien|esto|hay|son|hablo|del otro lado|usted',
          ),
        ],
        never: word(
          'build|learn|make|job|startup|write|create|lawyer|use|using|chatgpt for|aprender|hacer|crear|usar|trabajo|human rights|generated|trading|my|mi|reemplac\\w+|replac\\w+',
        ),
      },
    ],
  ],
];
