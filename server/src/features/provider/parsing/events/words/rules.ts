import { finderOf } from '../../../../parsing/phrases/rules.ts';

export type Word =
  | { kind: 'length'; minutes: number }
  | { kind: 'first' }
  | { kind: 'normal' }
  | { kind: 'past' }
  | { kind: 'range' }
  | { kind: 'change' }
  | { kind: 'vague' }
  | { kind: 'special' }
  | { kind: 'separator'; isStop: boolean }
  /** A part of the normal price. */
  | { kind: 'share'; numerator: number; denominator: number };

/** The longest phrase about prices that begins at a token. */
export const wordAt = finderOf<Word>([
  [
    'full one|a full one|whole one|a whole one|one-hour|1-hour|one - hour|hour-long|hour long|hourlong|horita|la horita|por horita|per hour|an hour|a hour|the hour|hourly|each hour|every hour|hour|/ hr|/ hour|/ h|hr|/ hora|la hora|por hora|cada hora|una hora|x hora|hora|1 hour|one hour|1 hora|1 h|1 hr',
    { kind: 'length', minutes: 60 },
  ],
  [
    'half hour|half an hour|half-hour|a half hour|per half hour|media hora|la media hora|1/2 hora|half hourly',
    { kind: 'length', minutes: 30 },
  ],
  [
    'por hora y media|por una hora y media|la hora y media|cada hora y media|per hour and a half|hour and a half|an hour and a half|one and a half hours|hora y media|una hora y media',
    { kind: 'length', minutes: 90 },
  ],
  [
    'a minute|per minute|the minute|each minute|every minute|/ minute|/ min|por minuto|el minuto|cada minuto|/ minuto',
    { kind: 'length', minutes: 1 },
  ],
  [
    'quarter hour|quarter of an hour|cuarto de hora|un cuarto de hora',
    { kind: 'length', minutes: 15 },
  ],
  [
    'hora y cuarto|una hora y cuarto|la hora y cuarto|hour and a quarter|an hour and a quarter',
    { kind: 'length', minutes: 75 },
  ],
  ['three quarters of an hour|tres cuartos de hora', { kind: 'length', minutes: 45 }],
  [
    'primerita|first|first time|initial|introductory|intro|trial|new clients|newcomers|primera|primer|primera vez|inicial|de prueba|los nuevos|las nuevas|quienes son nuevos|gente nueva|new people|first timers|nuevos clientes|clientes nuevos|introductoria|para empezar|1st|1ra|1a|first-time|first timer|first-timers|newbies|new ones|starters|brand new clients|primeriza|primerizos|quien viene por primera vez|los que vienen por primera vez|la de prueba|taster|discovery|estreno|de conocernos|clientes que recien llegan|intros|1er|1era|first ever|discovery call|kick-off|kickoff|introduction|primero|la de estreno',
    { kind: 'first' },
  ],
  [
    'then|now|nowadays|ahora|hoy|hoy dia|after that|afterwards|after|thereafter|later|normal|usual|usually|regular|standard|the rest|others|following|subsequent|despues|luego|siguientes|las siguientes|habitual|normalmente|las demas|el resto|posteriores|next ones|always|every time|these days|from now on|siempre|actualmente|todas las demas|las otras|los otros|las que siguen|de ahi en adelante|en adelante|a partir de la segunda|from then on|from the second on|returning clients|ordinarily|grown-ups|grownups|everyone else|everybody else|anyone else|all others|todos los demas|los demas|el resto de la gente|publico general|general public|adultos|adults|adult|normally|currently|going forward|the next ones|after the first|las posteriores|por lo general|otherwise',
    { kind: 'normal' },
  ],
  [
    'half|half that|half of that|half the usual|half the normal price|half the rate|half rate|half the usual price|la mitad de eso|la mitad del precio|a la mitad|half price|half the price|half off|half as much|mitad|la mitad|mitad de precio|a mitad de precio|a mitad|50 por ciento',
    { kind: 'share', numerator: 1, denominator: 2 },
  ],
  [
    'free|for free|free of charge|on the house|gratis|gratuita|gratuito|sin costo|sin cobro|no charge|no cobro|on me|is on me|complimentary|costs nothing|cost nothing|nothing|zero|for nothing|at no cost|no cost|without charge|costs you nothing|de regalo|la regalo|lo regalo|regalada|va por mi cuenta|corre por mi cuenta|por mi cuenta|cortesia|de cortesia|por la casa|invita la casa|invito yo|la invito yo|yo invito|no la cobro|no se cobra|no te cobro|no te la cobro|no te lo cobro|no se la cobro|no se las cobro|no se lo cobro|no le cobro|no les cobro|no os la cobro|no os cobro|no la cobramos|no las cobro|no lo cobro|te la regalo|te lo regalo|os la regalo|os lo regalo|se la regalo|se las regalo|las regalo|la regalamos|te invito yo|te invito|os invito|les invito|se las invito|la invito|no te la voy a cobrar|no la voy a cobrar|i do not charge|does not cost anything|my treat|is my treat|my gift|no cuesta nada|no cuesta|no vale nada|cero|cero pesos|cero euros|cero lucas|sin cargo|nada|no se paga|no pagan|no paga|liberada|liberado|bonificada|sin pagar|obsequio',
    { kind: 'share', numerator: 0, denominator: 1 },
  ],
  [
    "i won't charge|i won't charge you|i don't charge|i don't charge for|won't cost you anything|won't cost anything|doesn't cost anything",
    { kind: 'share', numerator: 0, denominator: 1 },
  ],
  [
    'a third off|one third off|a third less|un tercio menos|una tercera parte menos|un tercio de descuento',
    { kind: 'share', numerator: 2, denominator: 3 },
  ],
  [
    'a quarter off|one quarter off|a quarter less|un cuarto menos|una cuarta parte menos|la cuarta parte menos|un cuarto de descuento',
    { kind: 'share', numerator: 3, denominator: 4 },
  ],
  [
    'a fifth off|one fifth off|a fifth less|un quinto menos|una quinta parte menos|un quinto de descuento',
    { kind: 'share', numerator: 4, denominator: 5 },
  ],
  [
    'i billed|we billed|they billed|i charged|we charged|they charged|they paid me|i got paid|i was paid|me pagaban|cobraban|facturaba|ganaba|used to|formerly|previously|until now|last year|cobraba|cobrabamos|pedia|costaba|valia|salia|hasta ahora|hasta hoy|el ano pasado|it was|was|were|it used to be|before|back then|in the past|era|eran|estaba|estaban|costaban|valian|antes|antes era|antes eran|tenia|last month|el mes pasado',
    { kind: 'past' },
  ],
  [
    'same|the same|same price|the same price|same rate|the same rate|the same for|no discount|no discounts|no reduction|full price|at full price|full rate|igual|lo mismo|mismo precio|el mismo precio|al mismo precio|vale lo mismo|cuesta lo mismo|la misma tarifa|sin descuento|precio completo|tarifa completa|identico precio',
    { kind: 'share', numerator: 1, denominator: 1 },
  ],
  [
    'two thirds|two-thirds|two thirds of that|two thirds of it|dos tercios|dos terceras partes',
    { kind: 'share', numerator: 2, denominator: 3 },
  ],
  [
    'three quarters of that|three-quarters of that|three quarters of it|three quarters of the price|tres cuartas partes|tres cuartos del precio',
    { kind: 'share', numerator: 3, denominator: 4 },
  ],
  [
    'a third of that|a third of the price|a third of it|one third of that|un tercio|la tercera parte|un tercio del precio|una tercera parte|two thirds off',
    { kind: 'share', numerator: 1, denominator: 3 },
  ],
  [
    'a quarter of that|a quarter of the price|a quarter of it|la cuarta parte|una cuarta parte|un cuarto del precio|three quarters off',
    { kind: 'share', numerator: 1, denominator: 4 },
  ],
  [
    'went up from|went from|goes up from|raised it from|raised my rate from|moved from|up from|increased from|dropped from|lowered it from|raised from|subi de|subio de|subieron de|aumente de|aumento de|pase de|paso de|baje de|bajo de|cambie de|subi desde',
    { kind: 'change' },
  ],
  [
    'plus vat|plus tax|plus taxes|plus gst|plus sales tax|+ vat|+ tax|+ iva|mas iva|mas el iva|mas impuestos|antes de impuestos|before tax|before taxes|before vat|ex vat|excluding vat|excluding tax|sin iva|sin impuestos|iva aparte|vat on top|iva no incluido|sliding scale|on a scale|a convenir|conversable|se conversa|se puede conversar|a voluntad|donation|donations|donacion|donativo|lo que puedas|lo que puedan|lo que cada uno pueda|what you can|whatever you can|what you can afford|depending|dependiendo|segun|suggested|sugerido|sugerida|ajustable|start at|starts at|start from|starting from|a couple|couple of|a few|several|around|about|roughly|approximately|more or less|ish|unos|unas|mas o menos|alrededor de|aproximadamente|como|tipo|cerca de|depends|it depends|depende|varies|varia|at least|al menos|por lo menos|or so|negotiable|negociable|up to|hasta unos|a partir de|starting at',
    { kind: 'vague' },
  ],
  [
    'seniors|senior citizens|pensioners|oaps|retirees|students|student|kids|children|concessions|concession|low income|unemployed|with insurance|through insurance|couples|families|groups|companies|businesses|corporate|in person|in-person|face to face|face-to-face|home visits|weekends|weekend|at weekends|on weekends|estudiantes|estudiante|jubilados|jubiladas|adultos mayores|tercera edad|ninos|obra social|por obra social|prepaga|isapre|fonasa|con seguro|por seguro|parejas|pareja|familias|grupos|grupal|empresas|corporativo|presencial|presenciales|a domicilio|en persona|fin de semana|fines de semana|findes|festivos|urgencias|urgente',
    { kind: 'special' },
  ],
  ['between|entre|from', { kind: 'range' }],
  [
    ',|and|y|e|but|pero|with|con|while|mientras|plus|mas|iva incluido',
    { kind: 'separator', isStop: false },
  ],
  ['.|;|!|?|\n', { kind: 'separator', isStop: true }],
]);
