import { type TopicKeys, word } from './keys.ts';
import { asks } from './slots.ts';

/** Of those who work here: whether they can be trusted, and how one becomes one of them. */
export const whoWorksHere: TopicKeys = [
  [
    'account',
    [
      {
        all: [
          word(
            "(?:i )?(?:don't|do not|haven't got) (?:have )?an account(?: here| yet| with you)?|i have no account",
            'no tengo cuenta(?: (?:aqui|aca|todavia|con ustedes))?',
          ),
        ],
        never: word('bank|banco|email|instagram|facebook|savings|ahorro|corriente'),
      },
      {
        all: [
          word(
            '(?:make|create|open|need|have|without) an account|(?:need|have) to (?:register|sign ?up|log ?in)|before i sign up|sign(?:ing)? up (?:first|needed)|without (?:an account|registering|signing up)',
            '(?:crear|hacer(?:me)?|abrir|tener) (?:una )?cuenta|(?:hay que|tengo que|debo) registrarse?(?:me)?|sin (?:cuenta|registrar\\w+)|(?:hay que|tengo que) (?:inscribir\\w+|registrar\\w+)',
          ),
          asks,
        ],
        never: word(
          'bank|banco|email|instagram|facebook|tiktok|savings|ahorro|business|empresa|expert|especialista|vat|tax',
        ),
      },
    ],
  ],
  [
    'verify',
    [
      {
        all: [
          word(
            'legit|real|trained|qualified|certified|any good|diplomas?|know what they|pick|choose|select|fake|trust them',
            'de confianza|reales|calificad[oa]s|capacitad[oa]s|buen[oa]s|titulos?|sabe lo que|elig\\w+|escog\\w+|seleccion\\w+|truch[oa]s|fals[oa]s',
          ),
          word(
            'how (?:do|does|can|could|would) (?:you|one|anyone|anybody|i|we)|are they|are these|who says|do you (?:check|pick|test)',
            'como (?:saben|se sabe|se|eligen|escogen|puedo|los)|quien dice|estan (?:estas|ell|l)\\w+|les (?:revisan|piden)|estan \\w+ est[ao]s|son',
          ),
          word(
            'they|these|experts?|people|your|them|anyone',
            'expert[oa]s|especialistas|gente|personas|son|titulos?|estan',
          ),
        ],
        never: word(
          'husband|wife|my|mi|mis|stock|crypto|paint\\w*|plants?|tea|a (?:car|house|school)|partner|pareja|friends|amig[oa]s|colegio|jeans|me (?:elig|escog)\\w+',
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
            'real company|card (?:is )?safe',
            'empresa (?:de verdad|real|seria)|tarjeta esta segura|segura con ustedes',
          ),
          word('you|with you|is|are', 'son|ustedes|es|esta'),
        ],
        never: word('my company|mi empresa|start|crear|hacer'),
      },
    ],
  ],
  [
    'become',
    [
      {
        all: [
          word(
            'are you (?:looking for|hiring)|sell my time|work (?:with|for) you|offer my \\w+|give (?:lessons|classes) (?:here|on your)',
            'buscan|vender mi tiempo|trabajar con ustedes|ofrecer mis|dar clases (?:aqui|aca|en su|en la)',
          ),
          word(
            'coach(?:es)?|teachers?|tutors?|therapists?|experts?|puente|here|site|you|services',
            'coach(?:es)?|profe\\w*|terapeutas?|psicolog[oa]s|expert[oa]s|especialistas|puente|aca|aqui|pagina|sitio|ustedes|servicios',
          ),
        ],
        never: word('someone|alguien|for my|para mi|online (?:shop|store)|tienda'),
      },
    ],
  ],
  [
    'requirements',
    [
      {
        all: [
          word('what|which|is there|do i have to|do you', 'que|cuales|hay|tengo que'),
          word(
            'papers do you (?:ask|need|want)|documents do (?:you|i have to)|an? (?:exam|interview|test) (?:or|to)|requirements (?:do you|to (?:join|be))|show (?:you )?(?:a|my) (?:certificate|diploma|degree)',
            '(?:papeles|documentos|requisitos) (?:me )?(?:piden|tengo que (?:mandar|enviar|mostrar)|necesitan|exigen|solicitan)|(?:examen|entrevista) (?:o|para)|mostrar (?:un|mi) (?:certificado|titulo|diploma)',
          ),
        ],
        never: word(
          'visa|bank|banco|marry|casar\\w*|mortgage|hipoteca|embassy|embajada|school|colegio|university|universidad|job interview|entrevista de trabajo|nacionalidad|nationality|ciudadania|citizenship|para (?:la|el|un|una|mi)',
        ),
      },
    ],
  ],
  [
    'fee',
    [
      {
        all: [
          word(
            'commission|percentage|your cut|share goes|earn money|make money|pay you',
            'comision|porcentaje|les sacan|se quedan|ganan (?:dinero|plata)|les pago|parte es para',
          ),
          word(
            'you|it|puente|as an expert|experts?',
            'ustedes|cobran|es|puente|expert[oa]s?|especialistas?|como especialista|se quedan',
          ),
          word('how|what|which', 'cuanto|que|cuanta|como|de cuanto'),
        ],
        never: word(
          'real estate|broker|seller|inmobiliari\\w+|corredor\\w*|venta\\w*|boss|my|mi|students?|etsy|amazon|bank|banco|how (?:do|can) i (?:earn|make)|pay you (?:with|by)|when',
        ),
      },
    ],
  ],
  [
    'payday',
    [
      {
        all: [
          word(
            '(?:cuanto|cuando) (?:\\w+ ){0,4}me pagan|when (?:do|am|would|will) i (?:get )?(?:paid|my money)|how soon (?:\\w+ ){0,4}(?:am i|i get) paid',
          ),
        ],
        never: word(
          'boss|jef[ea]|job|empresa|company|client|clientes?|severance|finiquito|ex|insurance|seguro|refund|back',
        ),
      },
    ],
  ],
  [
    'ownTerms',
    [
      {
        all: [
          word(
            '(?:choose|decide|pick|set|free to) (?:when i|my own|my (?:hours|rates|price))',
            '(?:elegir|decidir|fijar|poner) (?:cuando trabajo|mis? (?:propi[oa]s? )?(?:tarifas?|precios?|horarios?))',
          ),
          word('can|am|do|who', 'puedo|soy|quien'),
        ],
        never: word('photograph\\w*|business|negocio|client\\w*|how|como|shop|tienda|wedding'),
      },
    ],
  ],
];
