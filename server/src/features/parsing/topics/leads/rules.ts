/** What a piece of a text about oneself tells: who one is, prices, hours, or packages and plans. */
export type Topic = 'about' | 'pricing' | 'hours' | 'offerings';

const days =
  '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
const shortDays = '(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun|lun|mie|jue|vie|sab|dom)';
const months =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|april|june|july|august|september|october|november|december)';
/** "Trabajo en enero" and "I work at night" tell when, not where. */
const whens = `(?:the |las? |los |el )?(?:${months}|mornings?|afternoons?|evenings?|nights?|weekends?|mananas?|tardes?|noches?|verano|invierno|summer|winter|dias|fines? de semana|feriados|semana|horario|\\d)`;
const currencies =
  '(?:€|£|\\$|pesos?|lucas?|luquitas?|lukas?|lks|varos?|mangos?|pavos?|euros?|dolar(?:es)?|soles|reales|libras?|dollars?|bucks?|quid|pounds?|usd|clp|eur|gbp|mxn)';
const numberWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]+|veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|[a-z]+cient[oa]s|quinientos|mil)';

/** The words of a number at the end of a text: "a hundred and ". */
export const numberEnd = new RegExp(
  `(?<![a-z0-9])(?:an? )?${numberWords}(?:(?: and | y |[\\s-])${numberWords})*(?: and | y |[\\s-])$`,
);

/** Does a text begin with a word of a number? */
export function isNumberAt(text: string): boolean {
  return beginsWithNumber.test(text);
}

const beginsWithNumber = new RegExp(`^${numberWords}(?![a-z])`);
const number = `(?:\\d(?:[\\d.,]*\\d)?k?|${numberWords})`;
/** `$90`, `25 mil pesos`, `a hundred and fifty dollars`. */
const amount = `(?:[$€£]\\s?\\d[\\d.,]*|(?:an? )?${number}(?:(?: and | y |[\\s-])${number})*\\s?${currencies})`;
const meetings =
  '(?:sesion(?:es)?|clases?|consultas?|asesorias?|reunion(?:es)?|encuentros?|sessions?|lessons?|class(?:es)?|calls?|meetings?)';
/** `I open at seven`, `we're done by one`, `empiezo a las 9`: who says so tells hours. */
const turns =
  "(?:i |we )?(?:can )?(?:open|opens|start|begin|close|finish|stop|end|leave|wrap up|knock off|shut|get home|get off|get out|come in|clock (?:in|on|off|out)|am done|are done|(?:i'm|im|we're) (?:done|out|off|finished|in))(?: work(?:ing)?| up| the doors?| early| late)?(?: at| by| around| about| until| till| from)+";
const spanishTurns =
  '(?:yo |nosotros |ya )?(?:abro|abrimos|empiezo|empezamos|comienzo|comenzamos|parto|partimos|arranco|arrancamos|entro|entramos|llego|llegamos|cierro|cerramos|termino|terminamos|acabo|acabamos|salgo|salimos|corto|cortamos|atendemos|me desocupo|quedo libre)(?: de trabajar| a trabajar| a atender| temprano| tarde)?(?: a| desde| hasta| como a| tipo| despues de| antes de)+ las?';
const clockHour = `(?:\\d|noon\\b|midday\\b|midnight\\b|half\\b|quarter\\b|${numberWords}\\b)`;
const pauses =
  '(?:break|breaks|lunch|pause|stop|paro|paramos|pauso|pausa|descanso|descansamos|almuerzo|almorzamos|colacion)';
const packages =
  '(?:paquetes?|bonos?|packs?|packages?|bundles?|plan(?:es)? mensual(?:es)?|monthly plans?|membresias?|memberships?|suscripcion|subscription)';

/**
 * Words by which people begin to tell of something else, in lower case without accents. They are
 * looked for one after the other: at the same place the first wins.
 */
export const leads: readonly (readonly [Topic, string])[] = [
  // "También vendo un paquete", "I also offer a monthly plan", "5 sessions for $500".
  [
    'offerings',
    `(?:(?:tambien |ademas )?(?:vendo|ofrezco|hago|tengo|doy) |i (?:also )?(?:do|offer|sell|have) )?(?:el |la |un |una |an? )?${packages}\\b`,
  ],
  [
    'offerings',
    `${number} (?:[a-z-]+ ){0,2}${meetings}\\b(?=[^.;]{0,40}(?:[$€£]\\s?\\d|\\d\\s?${currencies}|${number} ${currencies}))`,
  ],
  ['offerings', `${amount} (?:for|por) (?:an? |una? )?${number} (?:[a-z-]+ ){0,2}${meetings}\\b`],
  // "Cobro 30 lucas la hora", "my rate is", "la primera a mitad de precio".
  [
    'pricing',
    "(?:yo )?cobro|(?:mis?|el|la|las|los) (?:tarifas?|precios?|valor|valores|honorarios?|hora) (?:es|son|vale|valen|cuesta|de(?! (?:almuerzo|almorzar|comer|la comida|comida|colacion|lunes|\\d)))\\b|i charge|my (?:hourly )?(?:rate|fee|price)s?\\b|it(?:'s|s| is| costs) (?=[$€£])|(?:la )?hora (?:(?:te|les|os|me|se) )?(?:sale|queda en|vale|cuesta)\\b",
  ],
  [
    'pricing',
    `(?:${number} (?:for|por|en) )?(?:y |and |but |pero |aunque |while )?(?:the first|my first|first|la primera|el primer|mi primera|primera)(?: (?:one|time|hour|vez|hora)| ${meetings}|(?= (?:is|es|a|cuesta|costs?|la dejo|vale|free|gratis)\\b)|(?=,? ?[$€£\\d]))(?=[^.;]{0,40}(?:\\d|gratis|free|mitad|half|${numberWords}))`,
  ],
  [
    'pricing',
    `(?:mis? |la |las |cada |una |the |an? |my )?${meetings}\\b(?= [^.;]{0,50}(?:cuesta|vale|sale|son de|cost|are |is ))(?=[^.;]{0,60}${amount})`,
  ],
  ['pricing', amount],
  // "30 for half an hour", "ochenta la hora"; not "break at 10 for half an hour".
  [
    'pricing',
    `(?<!\\b(?:${pauses}) (?:at |a las? |from |desde las? )?)(?<!\\d)${number}(?:[ -]${number})* (?:(?:an?|per|each|every|la|por|cada|the) (?:half (?:an )?|media |quarter of an )?(?:hour|hora)|for half an hour|(?:for|por|los|per|cada) (?:${number} )?(?:mins?|minutes?|minutos))\\b`,
  ],
  // "12 mil la sesión".
  [
    'pricing',
    `${number}(?:[ -]${number})* (?:per|each|every|la|por|cada|an?) (?:sesion|clase|consulta|session|lesson|consultation)\\b`,
  ],
  // "Atiendo de lunes a viernes", "I'm free", "no trabajo", "los sábados", "December 20".
  [
    'hours',
    `(?:yo )?atiendo(?! (?:en|desde) (?!${whens}|temprano|casa|horario)| (?:por (?:zoom|meet|skype|videollamada|internet|telefono)|online|virtual|a (?:gente|personas|pacientes|ninos|mujeres|hombres|adultos|adolescentes|parejas|familias|empresas)))|puedo atender|puedo (?=por |en |de |los |las |el |a )|tengo (?:tiempo|libre|disponib)|estoy (?:disponible|libre)|(?:mi )?horario|disponibilidad|me (?:acomodan?|vienen? bien|sirven?)|no (?:trabajo|atiendo|puedo)|(?:i'm|i am) (?:free|available|off|away|open)|available|availability|i (?:can|could) do|i (?:don't|do not|never|can't|cannot) (?:work|do|take|see)|closed on|hours:`,
  ],
  ['hours', `(?:${turns}|${spanishTurns}) ${clockHour}`],
  // "Six to nine in the evening", "that day the five to eight part", "esto depende".
  [
    'hours',
    `(?<![$€£\\d:.,-])(?<!\\b(?:aged?|ages|kids|children|students|grades?|years) )(?:(?:a )?(?:quarter|half) (?:to|past) )?(?:\\d{1,2}|${numberWords})(?: thirty| fifteen| y media| y cuarto)? (?:to|till?|until) (?:(?:a )?(?:quarter|half) (?:to|past) )?(?:\\d{1,2}|${numberWords})(?: thirty| fifteen)?(?=[,.;!?\\n]|$| (?:in the|at night|on|every|and|then|each|part|instead|only|weekdays|daily|mon|tue|wed|thu|fri|sat|sun))`,
  ],
  [
    'hours',
    '(?:that day|those days|ese dia|esos dias|(?:todo |esto |eso |it |that |this )?(?:depende de la lluvia|depende del clima|depende de los turnos|depends on the weather|depends on my shifts?)\\b|(?:they have us |on )?rotating|turnos? rotativos?|(?:en )?cuarto turno|no le puedo decir|who knows|imposible decirle)',
  ],
  [
    'hours',
    `(?:(?:y |and |except |menos |salvo |excepto |ni |not |on |every |from |between |the odd )*)(?:(?:de|los|las|el|todos los|cada|nada mas los|solo los|entre) )?${days}\\b`,
  ],
  [
    'hours',
    `${shortDays}\\.?(?=[\\s,/&–-]+(?:${shortDays}\\b|\\d|and ${shortDays}\\b|to |till? |until |a |al |y |de |hasta |between |from |entre |desde ))`,
  ],
  ['hours', '(?:l(?: ?[-–] ?| a )[vsd]|m(?: ?[-–] ?| to )(?:f|th|sat))\\b(?=[ :,])'],
  [
    'hours',
    `(?:(?:del?|el|los dias|en|in|during|off|for|the|whole|of|all|todo|from) )*(?:\\d{1,2} (?:y \\d{1,2} )?(?:al \\d{1,2} )?de )?${months}\\b(?! (?:de(?:l)? )?(?:19|20)\\d\\d)`,
  ],
  [
    'hours',
    '(?:(?:ni|no|not|on|los|las|en|el|the|and|y|por|all) )*(?:entre semana|fines? de semana|findes?|weekends?|weekdays?|weeknights?|weekday|during the week|in the week|dias habiles|feriados|festivos|bank holidays?|public holidays?|thanksgiving|christmas|navidad|vacaciones|vacation)\\b',
  ],
  [
    'hours',
    '(?:each day|daily|all week|seven days|7 days|todos los dias|a diario|cada dia|todas las (?:mananas|tardes|noches)|(?:por|en) las? (?:mananas?|tardes?|noches?)|mornings?|evenings|afternoons|nights|every (?:day|morning|evening|afternoon))\\b',
  ],
  [
    'hours',
    `(?:de|from) \\d{1,2}(?::\\d\\d)? (?:a|to|til|till|until) \\d{1,2}\\b(?! ?${currencies}| mil\\b| an? hour| per| la hora| por)|(?:de|from|between|entre) ${numberWords}(?: thirty| fifteen| y media| y cuarto)? (?:to|till?|until|a|and|y) (?:las? )?${numberWords}\\b(?! ?${currencies}| mil\\b| an? hour| per| la hora| por)|(?:from |between )?\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|a\\.m|p\\.m)\\b|\\d{1,2}(?:[:.]\\d\\d)? ?(?:a|to|-|–) ?\\d{1,2}(?:[:.]\\d\\d)? ?(?:h|hs|hrs|horas)\\b|(?:a partir de|desde) las? (?:\\d|${numberWords})|between \\d{1,2}(?:[:.]\\d\\d)? and \\d{1,2}\\b(?! ?${currencies}| mil\\b| an? hour| per| each| for| la hora| por)|de \\d{1,2} y (?:15|30|45|media|cuarto)|\\d{1,2}:\\d\\d\\b`,
  ],
  // "Ayudo a", "hablo", "I've been helping".
  [
    'about',
    `(?<!(?:no|not|never|nunca|don't) )(?:y |and |pero |but )?(?:ahora |now |today |hoy )?(?:yo )?(?:ayudo|acompano|apoyo|asesoro|oriento|enseno|preparo|soy|fui|llevo|trabaje|hablo|vivo|naci|estudie|empece|me llamo|me gusta|me encanta|me dedico|doy (?:clases|talleres|mentorias|asesorias|terapia)|laburo (?:de|como)|trabajaba (?:de|como|en)|mentoreo|entreno|capacito|represento|traduzco|diseno|ejerzo|creci|vivi|me (?:forme|titule|recibi|mude)|estudio|resido|estoy (?:en (?!${whens})|radicad[oa]|titulad[oa])|atiendo (?:en|desde) (?!${whens}|temprano|casa|horario)|he trabajado|tengo \\w+ (?:anos|hij[oa]s)|mi nombre)\\b|trabajo (?:con|como|hace|en(?! ${whens}))\\b|(?:and |but )?(?:now |today )?(?:i help|i mentor|i tutor|i train(?:ed)?\\b|i represent|i studied|i graduated|i grew up|i moved|i hold|i translate|i design|i write|i coach|i teach|i advise|i support|i guide|i speak|i live|i was|i've(?! got (?:\\d|to |an? (?:gap|slot|window)|${numberWords}))|i have been|i used to (?!(?:\\w+ ){1,2}(?:[$€£]|\\d|${numberWords}))|i worked|i work (?:with|as|(?:at|in)(?! ${whens}))|i ran|i love|i like|i left|i came|i do (?!for |at |it (?:for|at) |not|only|just|late|early|long|short|day|term|school|office|business|alternate|after|between|the first|my first|first|tue|wed|thu|fri|mon|sat|sun|\\d|from|half|noon|nights|lunch|morning|afternoon|evening|week|every|all|${numberWords} (?:to|till|until|thirty))|i(?:'m| am) (?:an? |the |from |based |not (?!available|free|working|open|in\\b|on\\b|around|here|there|taking|doing|reachable))|my name)\\b`,
  ],
];
