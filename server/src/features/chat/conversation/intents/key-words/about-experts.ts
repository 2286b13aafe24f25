import { type TopicKeys, word } from './keys.ts';

const asExpert = word(
  'experts?|professionals?|providers?|therapists?|tutors?|teachers?|pros|coach|i earn|my (?:earnings|money|payout|clients?)',
  'expert[oa]s?|profesional(?:es)?|especialistas?|mis clientes?|mi cliente|mi parte|mis ganancias',
);

/** Of being an expert. */
export const ofExperts: TopicKeys = [
  [
    'clientCancels',
    [
      {
        all: [
          word(
            'client|clients|clints|booker|student|patient|customer|they',
            'clientes?|pacientes?|alumn[oa]s?|quien reserv\\w+',
          ),
          word(
            "cancel\\w*|call(?:s|ed)? (?:it )?off|no[- ]shows?|bails?|drops? out|pull out|doesn't (?:come|show)",
            'cancel\\w*|anul\\w*|no (?:llega|viene|aparece|se presenta|se conecta)|plant\\w+|falt[ao]',
          ),
          word(
            "i'm the expert|expert(?:s)?|me|my|i|provider|out of pocket|protection|money|lost hour",
            'soy (?:el|la)? ?(?:experto|profesional|especialista)|me|mi|cobro|pagan|gano|pierdo|expertos?',
          ),
        ],
        never: word('law|contract|contrato|demand\\w+|sue'),
      },
    ],
  ],
  [
    'payday',
    [
      {
        all: [
          word(
            'pay(?:s|ment|ments|out|outs)?|paid|transfers?|wire|settlement|bank details|salary|deposit',
            'pagan|pago|pagos|deposit\\w+|transfer\\w+|cobro|abonan|datos bancarios|cuenta bancaria|sueldo',
          ),
          asExpert,
          word(
            'when|how|where|which day|weekly|monthly|receive|still|delay|automatic\\w*|cycle|get|in dollars|abroad',
            'cuando|como|donde|que dia|cada cuanto|semanal\\w*|mensual\\w*|recib\\w+|demora\\w*|tard\\w+|todavia|aun',
          ),
        ],
        never: word("cancel\\w*|refund|learn|aprender|client (?:won't|doesn't) pay|no me paga"),
      },
    ],
  ],
  [
    'keep',
    [
      {
        all: [
          word(
            'keeps?|commission|percent(?:age)?|share|cut|margin|skim|pocket|revenue share|net amount|left for|platform fee|deduct|earns? more|%',
            'comision|porcentaje|se queda\\w*|quedan con|descuent[ao]n|margen|cuanto (?:gana|recibe|le llega)|le llega|tajada|por ciento',
          ),
          asExpert,
        ],
        never: word('custody|house|custodia|casa|startup|equity|socio|cofounder|discount'),
      },
    ],
  ],
  [
    'become',
    [
      {
        all: [
          word(
            'become|register|sign up|registration|apply|join (?:you|the team|as)|work (?:for|with) (?:u|you)|get on board|take me on|accept new|put my profile|offer my|need vets|get students here|earn money|listed|job here',
            'ser (?:parte|expert[oa]|especialista)|registrar(?:me|se)?|inscribir(?:me|se)?|postul\\w+|trabajar (?:con ustedes|aca|aqui|con vosotros|para)|ofrecer mis|sumarme|unirme|publicar mi|dar (?:clases|asesorias) (?:aca|aqui)|ganar (?:plata|dinero)|necesitan|buscan',
          ),
          word(
            'experts?|coach|advisers?|teachers?|tutors?|professionals?|you|u|here|profile|vets?|advice',
            'expert[oa]s?|especialistas?|coach|profes\\w*|tutor\\w*|ustedes|vosotros|aca|aqui|perfil|asesor\\w*|psicolog[oa]s?|abogad[oa]s?',
          ),
        ],
        never: word(
          'want to become (?:a|an) (?!expert)|better|mejor persona|exam|examen|como (?:puedo )?ser',
        ),
      },
    ],
  ],
  [
    'verifyTime',
    [
      {
        all: [
          word(
            'verif\\w+|approv\\w+|application|badge|tick|accepted|diploma|papers|documents?|interview with the',
            'verific\\w+|aprob\\w+|solicitud|postulacion|insignia|documentos?|titulo|papeles',
          ),
          word(
            'how long|how fast|how soon|how much longer|when|still|waiting|weeks?|days?|quick|yet|wait|hours or',
            'cuanto (?:tarda|demora|falta)|cuando|todavia|aun|esperando|semanas?|dias?|rapido|demora\\w*',
          ),
          word(
            'i|my|me|you|as a|verification|still|papers|application|accepted|diploma|tick|badge|approval|documents?|get verified',
            'mi|mis|me|soy|verificacion|solicitud|verificarme|titulo|papeles|documentos?|insignia|postulacion',
          ),
        ],
        never: word(
          'visa|loan|credit|mortgage|university|green card|prestamo|credito|hipoteca|universidad|beca',
        ),
      },
    ],
  ],
];
