import { countWords, plain } from '../../filters/plain.ts';

/** How a message hangs on what was said before it (lower case, no accents). */

const refersBack =
  /\b(?:i (?:mean|meant)|what i mean|me refiero|me referia|quise decir|quiero decir|^\W*(?:no|perdon|sorry),? (?:digo|te digo)|es decir|o sea|i was talking about|hablo de|hablaba de|more like|mas bien|to be (?:clear|precise|specific)|para ser (?:mas )?(?:clar[oa]|precis[oa]))\b/;

/** The message says again what was meant: it makes the goal before it more precise. */
export function isCorrection(said: string): boolean {
  return refersBack.test(said);
}

/** The words of a correction without what it takes back: "not the slides". */
export function corrected(said: string): string {
  return said
    .replace(/^\W*(?:no|nope|sorry|perdon|wait|espera)\b[\s,.]*/, '')
    .replace(refersBack, ' ')
    .replaceAll(
      /,?\s*\b(?:and not|but not|not|y no|no)\b (?:the |my |a |an |de |del |la |el |los |las |un |una |mi |sobre )?[\w ]{3,40}(?=$|[,.;])/g,
      ' ',
    )
    .trim();
}

const details =
  /^\W*(?:(?:yes|yeah|si|no|well|bueno|ok|and|y|pero|but|hang on|wait|sorry|actually|perdon|espera|i said \w+|dije \w+|te dije \w+),? )*(?:it(?:'s| is|s)? (?:for|about|because|been|mostly|mainly|also|started|began|happens|happened|gets|has)|this is for|for (?:my|me|our|a|myself|work|him|her)\b|because|it all started|(?:he|she|they)(?:'s| is| are| has| have| was| had| just| never| always| keeps?| won't| doesn't| can't)|(?:he|she) \w+s\b|i(?:'ve| have) (?:had|tried|been)|i already|i'm (?:a |an )?\d+|(?:i|we) live in|(?:i'm|we're) (?:in|from|based)|vivo en|vivimos en|somos de|we(?:'ve| have) (?:been|tried)|since|mostly|mainly|especially|es para|es por|es (?:mi|un|una|mas que nada)|para (?:mi|el|ella|mis|nosotros|un|una)\b|porque|desde (?:hace|que)|empezo|comenzo|ya (?:probe|intente|fui|he)|tiene (?:\d+|tdah|miedo|problemas|ansiedad)|llevo|llevamos|lleva|me pasa|nos pasa|le pasa|hace (?:\d+|un|dos|tres|varios|mucho)|sobre todo|mas que nada|especialmente|principalmente|en especial)\b/;

const narrows =
  /^\W*(?:(?:and|y|the|more|mostly|la|el|lo|mas|mejor|rather|only|just|solo) )*[a-z]+ (?:side|part|stuff|aspect)s?\W*$|^\W*(?:la parte|el lado|el tema|lo) [a-z]+\W*$|\b(?:mostly|mainly|especially|in particular|mas que nada|sobre todo|principalmente|en particular)\W*$/;

/** "For beginners", "para mi hija menor". */
const mostForWords = 4;

/** The message tells more of the goal before it, and isn't one by itself. */
export function isDetail(said: string): boolean {
  const isForWhom =
    /^\W*(?:(?:and|y) )?(?:for|para) \p{L}/u.test(said) && countWords(said) <= mostForWords;
  return isForWhom || details.test(said) || narrows.test(said);
}

const leadIn =
  "(?:(?:and|y|hay|is there|are there|do you have|tienes|tienen|but|pero|ok|okay|also|ah|oh|eh|ojo|well|bueno|pls|please|por favor|mejor|preferably|ideally|maybe|quizas?|tal vez|ojala|si se puede|de preferencia|idealmente|preferiria|prefiero|i(?:'d| would) (?:prefer|rather have|like|love)|i want|quiero|quisiera|busco|me gustaria|solo|only|just|if possible)[ ,]+)*";

/** Of whom something is wished: "someone who has kids", "que tenga paciencia". */
const ofSomebody = new RegExp(
  `^\\W*${leadIn}(?:${[
    "(?:(?:some|any)(?:one|body)|a person|a professional|one)(?: (?:who|that)(?:'s| is| are| has| have| had|'ll| will| would| can| wo|'d| does| did| do| speaks?| understands?| knows?| gets?| won't| doesn't| isn't| has been| went| likes?| believes?| cares?| listens?| works?| lives?)| with| from| like| of| not| more| less| a bit| a little| older| younger| local| native| patient| kind| nice| warm| direct| strict| honest| religious| experienced| senior| who's)\\b",
    '(?:alguien|un[ao]?(?: persona| profesional)?|la persona|algun[oa]) (?:que (?:no )?(?:sea|este|tenga|haya|entienda|sepa|conozca|hable|trabaje|viva|crea|escuche|comprenda|me|nos|le|venga|lleve|cobre|use|vaya|pueda)|con|de mi|mas|menos|mayor|joven|chilen[oa]|mexican[oa]|argentin[oa]|espanol[a]?|colombian[oa]|peruan[oa]|latin[oa]|nativ[oa]|paciente|directo|simpatic[oa]|cercan[oa]|humano)\\b',
    'que (?:no )?(?:sea|este|tenga|haya|entienda|sepa|conozca|hable|trabaje|viva|crea|escuche|comprenda|me|nos|le|venga|lleve|use|vaya|pueda)\\b',
    '(?:(?:some|any)(?:one|body) )?(?:an? )?(?:aussie|australian|british|american|irish|scottish|mexican|chilean|argentin(?:e|ian)|colombian|peruvian|indian|canadian)(?: please)?\\W*$',
    '(?:not )?(?:older|younger|native(?: speaker)?|local|experienced|patient|lgbt\\w*|queer|gay|christian|catholic|jewish|muslim|latin[oax]|with (?:kids|children|experience)|nativ[oa]s?|mayor(?:cit[oa])?|jovencit[oa]|con (?:hijos|experiencia|paciencia|calle)|sin (?:rodeos|juicios))\\b',
    '(?:they|he|she|it) (?:must|should|has to|have to|needs? to) (?:be|have|know|speak|understand)\\b',
  ].join('|')})`,
);

/** What somebody shall do for the person, or is: a goal of its own. */
const does =
  /\b(?:help|helps|teach|teaches|fix|fixes|show|explain|review|look (?:at|over)|write|design|build|draw|plan|ayude|ayuden|ensene|explique|arregle|revise|haga|disene|prepare|arme|acompane|guie|oriente|to (?:talk|speak)|lawyer|teacher|tutor|therapist|coach|psycholog\w*|abogad[oa]|profesora?|terapeuta|psicolog[oa]|contador[a]?|nutri\w*|entrenador[a]?)\b/;

const trade =
  /\b(?:lawyer|attorney|solicitor|teacher|tutor|therapist|psychologist|psychiatrist|counsell?or|coach|trainer|accountant|advis[eo]r|editor|designer|developer|engineer|doctor|nurse|dietiti?[ca]i?an|nutritionist|mentor|abogad[oa]|profesora?|profe|tutora?|terapeuta|psicolog[oa]|psiquiatra|consejer[oa]|entrenadora?|contadora?|asesora?|editora?|disenadora?|desarrolladora?|ingenier[oa]|doctora?|medic[oa]|enfermer[oa]|nutricionista|mentora?)\b/;

/** Somebody's trade is named: who is wanted instead of somebody else. */
export function isTrade(rest: string): boolean {
  return trade.test(rest);
}

/** The trade that is named. */
export function tradeIn(said: string): string | null {
  return trade.exec(said)?.[0] ?? null;
}

/** "What matters is that she reads it", "con tal que me escuche". */
const whatMatters =
  /\b(?:lo (?:mas |unico )?(?:importante|principal) es que|lo (?:unico )?que (?:me )?(?:importa|quiero) es que|con tal (?:de )?que|(?:what matters|the (?:main|important) thing|all (?:i want|that matters))(?: to me)?(?: is|'s) (?:that )?(?:they|she|he|someone|somebody)|as long as (?:they|she|he))\b/;

const mostQualifierWords = 12;

/** A wish about who somebody is, which neither names a goal nor is one of the filters. */
export function isQualifier(said: string): boolean {
  if (countWords(said) > mostQualifierWords) return false;
  return whatMatters.test(said) || (ofSomebody.test(said) && !does.test(said));
}

/** The wish before is taken back without naming it: "without that then", "ya, sin eso". */
export function isWithoutThat(said: string): boolean {
  return /^\W*(?:(?:ok(?:ay)?|ya|bueno|well|no|then|entonces|vale|dale|fine|ah)[ ,]*)*(?:(?:without|drop|forget|skip|remove|ignore|scrap|leave out|never ?mind) (?:that|it|the last (?:one|thing|part|bit)|that (?:one|part|bit|condition|filter|thing))|(?:it |that |they |he |she )?(?:doesn't|does not|don't|needn't) have to be|no tiene que serlo|no hace falta que (?:lo )?sea|sin (?:eso|es[ae] (?:condicion|filtro|cosa|parte)|lo (?:ultimo|de recien))|(?:saca|quita|sacale|quitale|olvida|olvidate(?: de)?|borra|elimina|deja) (?:eso|lo ultimo|lo de recien|es[ae] (?:condicion|filtro|parte)))(?: (?:then|please|actually|after all|entonces|por favor|porfa|mejor|nomas|no mas))?\W*$/.test(
    said,
  );
}

/** Another subject is announced. */
export function isNewTopic(said: string): boolean {
  return /\b(?:different (?:thing|topic|question|problem)|another (?:thing|topic|question|problem|matter)|something else|new (?:topic|question|problem)|change of (?:topic|subject)|changing (?:topic|subject)|also,? (?:i|my) (?:need|want|have)|otra cosa|otro tema|cambiando de tema|ademas (?:necesito|quiero|busco)|tambien (?:necesito|quiero|busco)|nuevo tema|separately|on another note|forget (?:that|it|about (?:that|it))|olvida(?:te)? (?:eso|de eso|lo anterior)|start over|empecemos de nuevo|de cero)\b/.test(
    said,
  );
}

const another =
  '(?:(?:(?:and|y|ok|ya|vale|dale|a|give|show|muestra|ensena|da|pasa|dime|tell|me|muestrame|ensename|dame|pasame|ver|quiero|prefiero|i want|see|any|some|hay|is there|are there|tienes?|tienen|no hay|busca(?:me)?|mejor|po|pues|pe|algun[oa]?s?),? )*(?:more|mas|otr[oa]s?|others?|next|siguientes?|another(?: one)?|(?:some|any)(?:one|body) (?:else|different)|(?:algun[oa]?|alguien|otr[oa]s?|un[oa])(?: mas)? que no (?:sea|sean) (?:es[ae]|es[oa]s|ell?[ao]s?|est[ae]|est[oa]s)|(?:any(?:one|body)|some(?:one|body))(?: else)? (?:other than|but|besides|apart from|except) (?:him|her|them|these|those|that one|this one|that|this)|alguien (?:mas|distinto|diferente)|else|anyone else|(?:more|other|different) (?:options|people|experts|ones|names)|(?:mas|otras) (?:opciones|personas)|otr[oa]s? (?:especialistas?|nombres?|persona|opcion|distint[oa]s?|diferentes?)))';

const kind = '\\W*(?:please|por favor|porfa|plz|pls|if possible|si puedes)?\\W*$';

const more = new RegExp(`^\\W*${another}${kind}`);

/** None of those shown is wanted, in the words of a refusal alone. */
const refused = new RegExp(
  `^\\W*(?:(?:no|nah|nope|mm+|hm+|uf|pero|but|la verdad|sorry|perdon|honestly|pues),? )*(?:${[
    '(?:es[aeo]s?|est[aeo]s?|ella?|ell[oa]s)(?: (?:\\w+))? no(?: me (?:gust|sirv|conven|tinca|lat|cierra|val|interes)\\w*)?',
    'ningun[oa](?: de (?:ell|est|es)[oa]s)?(?: me \\w+)?',
    'no me (?:gust|sirv|val|conven|tinca|lat|cierra|interes|fio|inspira|da)\\w*(?: (?:buena espina|confianza|ningun[oa]|de (?:ell|est|es)[oa]s|es[oae]s?|est[oae]s?|ell[oa]s|nada))*',
    'no (?:confio|creo)(?: en)? (?:es[oa]s?|est[oae]s?|ell[oa]s?|nadie|ninguno)',
    'not (?:really |too |so )?(?:feeling (?:it|this|that|him|her|them|these)|(?:keen|convinced|sold|sure|mad|crazy|wild)(?: (?:on|by|about) (?:it|this|that|him|her|them|these|those)(?: (?:one|ones|person|expert|fella|lad|guy))?)?)|not my (?:cup of tea|type|thing)|no me termina de (?:convencer|gustar)|not (?:that|this) one|not (?:him|her|them|these|those|for me)|none(?: of (?:them|these|those|the \\w+))?(?: (?:work|suit|fit|will do|are|is|look|seem|help)\\w*(?: (?:for me|me|good|right|any good))?)?',
    "i (?:don'?t|do not) (?:like|trust|want|fancy|feel) (?:any of )?(?:them|these|those|him|her|that one|this one|it)",
    "(?:they|these|those|he|she) (?:don'?t|doesn'?t|do not|won'?t) (?:work|suit|fit|help|do|convince)\\w*(?: (?:for me|me|it))?",
  ].join('|')})(?:\\W+${another})?${kind}`,
);

/** None of those shown is wanted. */
export function isTurnedDown(said: string): boolean {
  return refused.test(said);
}

/** The people from before are wanted back. */
export function isBack(said: string): boolean {
  return /\b(?:(?:go )?back to the (?:first|previous|earlier|old|original|other)(?: (?:ones|list|people|three|experts|options))?|(?:the )?previous (?:ones|list|people|options)|the same people|(?:volvamos|vuelve|volver|regresa(?:r|mos)?) a (?:l[oa]s|la lista) (?:primer|anterior|de antes|otr)\w*|l[oa]s (?:de antes|anteriores|mism[oa]s personas))\b/.test(
    said,
  );
}

/** A message that announces another subject, without the announcement. */
export function withoutAnnouncement(text: string): string {
  return text.replace(
    /^.{0,25}?(?:different (?:thing|topic|question|problem)|another (?:thing|topic|question|problem|matter)|something else|new (?:topic|question|problem)|otra cosa|otro tema|cambiando de tema|nuevo tema|on another note|forget (?:that|it)|olvida(?:te de)? eso)\W+/iu,
    '',
  );
}

const greeting =
  /^\W*(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|hola|buenas|buen(?:os|as) (?:d[ií]as|tardes|noches)|qu[eé] (?:onda|tal|hubo)|oye|oiga|mira|che|wena|al[oó])(?: (?:there|puente|wena|po|che|amig[oa]s?))*\s*[,.!:;?]+\s*)*(?:(?:oye|oiga|che|ey)\s+)?/iu;

const whereToStart =
  /,?\s*\b(?:pero|but|y|and|aunque|though)\s+(?:la verdad\s+|honestly\s+)?(?:no\s+(?:tengo\s+(?:ni\s+)?idea\s+(?:de\s+)?|s[eé]\s+(?:muy bien\s+|bien\s+)?)(?:por\s+)?(?:d[oó]nde|c[oó]mo)\s+(?:empezar|partir|comenzar|arrancar|hacerlo)|(?:i\s+)?(?:have\s+no\s+(?:idea|clue)|don['’]?t\s+know|do\s+not\s+know|(?:am\s+)?not\s+sure)\s+(?:where|how)\s+to\s+(?:start|begin))/iu;

const leastLeft = 3;

/** A goal without greeting and without "but I don't know where to start", which fits any goal. */
export function goalAlone(text: string): string {
  const left = text.replace(greeting, '').replace(whereToStart, '').trim();
  return countWords(left) >= leastLeft ? left : text;
}

/** Only more people are asked for. */
export function isMore(said: string): boolean {
  return more.test(said) || refused.test(said);
}

/** "And practise for interviews": one thing more of the same goal. */
export function isAddition(said: string): boolean {
  return /^\W*(?:and(?! (?:also )?(?:i|my|we|our|how|what|who|when|where|why)\b)|plus|as well as|y(?! (?:tambien|mi|mis|yo|como|que|quien|cuando|donde|cuanto|necesito|quiero)\b)|e)\b (?:also |then |tambien )?\w/.test(
    said,
  );
}

/** Something is to be learnt, and named: a goal even where nobody here knows the word. */
export function isLesson(said: string): boolean {
  return /\b(?:teach (?:me|us|my \w+)|learn(?:ing)?(?: how)?(?= to)|lessons (?:in|on|for)|aprender|ensen(?:a|e|ar|en)(?:me|nos|le)|clases de) (?:(?:how|to|an?|the|el|la|los|las|un|una) )*\S{3}/.test(
    said,
  );
}

/** What somebody needs in a few words, which alone would tell too little: "necesito un abogado". */
export function isNeed(said: string): boolean {
  return /^\W*(?:(?:no|ok|bueno|well|and|y|but|pero|then|entonces),? )*(?:(?:i )?(?:just |only |really )?(?:need|want|would like|'?d like|prefer)|(?:mejor |solo )?(?:necesito|quiero|busco|prefiero|quisiera|seria)|some(?:one|body)|any(?:one|body)|alguien|una?|an?|with|con|about|sobre|lo)\b (?:an? |una? |algo |que |de |con )*\w{3}/.test(
    said,
  );
}

/** The message asks for a person who does something, not for a fact about Puente. */
export function seeksSomebody(said: string): boolean {
  return /\b(?:(?:need|looking for|want|search(?:ing)? for) (?:someone|somebody|an? \w+) (?:to|who|that)|(?:necesito|busco|quiero|quisiera) (?:a )?(?:alguien|una? \w+) (?:que|para))\b/.test(
    said,
  );
}

const mine = /\b(?:mine|my (?:thing|one|stuff|part|bit)|lo mio|la mia|el mio|mi parte)\b/;
const theirs =
  /\b(?:hers|his|theirs|(?:her|his|their) (?:thing|one|stuff|part|bit)|lo de (?:ella|el|ellos|mi \w+)|lo suyo|la suya)\b/;
const ofOthers =
  /\b(?:my|mi|our|nuestr[oa]) (?:wife|husband|partner|boyfriend|girlfriend|son|daughter|kid|mum|mom|mother|dad|father|sister|brother|friend|espos[oa]|marido|mujer|pareja|novi[oa]|polol[oa]|hij[oa]|mama|papa|madre|padre|herman[oa]|amig[oa])\b/;

/** "Mine first": of two matters the one that is told of oneself, or of somebody else. */
export function partOfWhom(said: string, goal: string): string | null {
  const isMine = mine.test(said);
  if (!isMine && !theirs.test(said)) return null;
  const parts = partsOf(goal).filter((part) => contentWords(plain(part)) > 0);
  const found = parts.filter((part) => ofOthers.test(plain(part)) !== isMine);
  return parts.length > 1 && found.length < parts.length ? (found[0]?.trim() ?? null) : null;
}

const order =
  /^\W*(?:ok(?:ay)?|ya|bueno|vale|and|y)?,? ?(?:now|ahora|then|next|luego|despues) (?:for |con |vamos con |me |veamos )?(?:the|my|lo|el|la|los|las|mi)\b|\b(?:first|primero|to begin with|para empezar|(?:let's |i'll |we )?(?:start|begin) with|(?:empecemos|empiezo|empezar|partamos|parto|comencemos) (?:con|por))\b|\b(?:es lo (?:mas )?(?:urgente|importante|principal)|(?:is|matters) (?:the )?(?:more|most)(?: (?:urgent|important))?|is (?:more|most) (?:urgent|important))\b/;

const mostPartWords = 8;

/** "The weight first": the part of a goal of several that is named; null for anything else. */
export function partOfGoal(said: string, goal: string): string | null {
  if (countWords(said) > mostPartWords) return null;
  const ofWhom = partOfWhom(said, goal);
  if (ofWhom !== null) return ofWhom;
  if (!order.test(said)) return null;
  const named = wordsOf(said.replace(order, ' '));
  const parts = partsOf(goal);
  const isNamed = (word: string) =>
    named.some((name) => name.startsWith(word) || word.startsWith(name));
  const found = parts.filter((part) => wordsOf(plain(part)).some((word) => isNamed(word)));
  const [part] = found;
  // Of a story it is a part that can't be cut out.
  if (countWords(goal) > mostMatterWords) return found.length > 0 ? goal : null;
  return part !== undefined && found.length === 1 && parts.length > 1 ? part.trim() : null;
}

/** What stands beside each other in a goal: "I want to get fit and to fix my resume". */
export function partsOf(goal: string): string[] {
  return goal
    .split(
      /[.;\n]|,? (?:and also|and then|and|also|plus|y (?:aparte|tambien|también|ademas|además)|y|aparte|además) /iu,
    )
    .filter((part) => part.trim() !== '');
}

const besides =
  /,? (?:and (?:also )?(?=(?:someone|somebody|an? \w+(?: \w+)?) (?:to|who|that|for|about|with)\b)|y (?:tambi[eé]n |adem[aá]s )?(?=(?:alguien|una? \p{L}+) (?:que|para|con)\b)|and also|and then|also|plus|as well as|y (?:tambi[eé]n|adem[aá]s|aparte|de paso)|adem[aá]s|aparte|and (?=(?:i (?:want|need)|to |help|fix|get|find|learn|lose|improve|prepare)\b)|y (?=(?:(?:quiero|necesito|busco|me gustar[ií]a) |(?:arreglar|aprender|bajar|mejorar|preparar|ordenar|buscar|hacer|encontrar|cambiar)\b)))/iu;

/** A longer message is a story, of which each part belongs to the other. */
const mostMatterWords = 40;

/** Two things are wanted in so many words, and one is no part of the other. */
export function isOfTwoMatters(said: string): boolean {
  return (
    countWords(said) <= mostMatterWords &&
    /\b(?:and (?:also )?(?:some(?:one|body)|an? \w+) (?:to|for)|y (?:tambien )?(?:alguien|una? \w+) (?:que (?:me|nos|le)|para)|and also|plus|on top of that|y tambien|ademas|aparte|y de paso)\b|[,.;] also\b/.test(
      said,
    )
  );
}

/** So few words tell no matter of their own. */
const leastMatterWords = 1;

/** Two matters told in one message, each without the other; what tells one is alone. */
export function mattersOf(goal: string): string[] {
  const parts = goal.split(besides).filter((part) => contentWords(plain(part)) >= leastMatterWords);
  return parts.length === 2 ? parts : [goal];
}

export function wordsOf(said: string): string[] {
  return (said.match(/[\p{L}']{3,}/gu) ?? []).filter((word) => !filler.has(word));
}

const yes =
  /^\W*(?:(?:listo|bueno|ok(?:ay)?|pues|great|perfect[oa]?|genial|vale|dale|ah|oh|well|right|venga),? )*(?:let'?s (?:do (?:it|this|that)|go(?: for it)?)|hagamoslo|hagamos eso|y(?:es|eah|ep|up)|sure|of course|please do|go ahead|that(?:'s| is) fine|fine|si+p?|claro(?: que si)?|por supuesto|dale|orale|va|venga|sale|bueno|esta bien|de acuerdo|obvio|ya|ok(?:ay)?|ok dale|i don't mind|no me importa|me da (?:igual|lo mismo))\b[\s,.!]*(?:please|por favor|thanks|gracias|do it|go on|go ahead|carry on|sigue|sigamos|dale|va|vamos|pues|po|show me|muestrame|si)?\W*$/;

/** A plain "yes", and no "OK" that only hears. */
export function isAgreed(said: string): boolean {
  return /^\W*(?:(?:listo|bueno|ok(?:ay)?|pues|great|perfect[oa]?|genial|ah|oh|well|right),? )*(?:let'?s (?:do (?:it|this|that)|go)|hagamoslo|y(?:es|eah|ep|up)|sure|of course|please do|go ahead|si+p?|claro(?: que si)?|por supuesto|dale|obvio|orale|va|sale|venga)\b/.test(
    said,
  );
}

export function isYes(said: string): boolean {
  return yes.test(said);
}

/** Words of wishes and courtesy: a message of these alone has no goal. */
const filler = new Set(
  `a an the and or but so then ok okay please thanks hi hello is are be do does did have has had there any some
  someone somebody anyone anybody people person expert experts one ones who that which with for of in on at to
  i i'd i'm we you me my it its can could would should may prefer want need looking look like maybe only just also
  still too very really more less else other find show give get free available time times good better best if
  possible what about how want wish one's am not no yes would rather preferably if ideally think wants
  un una uno unos unas el la los las lo y o pero ya si no que quien alguien especialista especialistas persona
  gente sea sean con para por de del en a al me mi te se le nos busco quiero quisiera prefiero necesito gustaria
  hay tiene tienen tenga puede pueden pueda atienda hable habla ojala solo tambien mas menos muy por favor favor
  gracias hola oye bueno entonces podria ser es estar este esta disponible hora horas mejor posible alguno alguna
  don't mind matter matters care either works bien sirve sirven viene acomoda funciona vale ayuda ayudar ayudame ayudenme help helps algo igual cualquiera dame muestrame muestra busca da lo mismo no importa importe everyone after all fine perfect perfecto perfecta great genial grand lovely super buenisimo dale sale joya listo sound cool sure preferencia preferiblemente preferible idealmente venga orale next this coming proximo proxima viene siguiente tengo libre libres idk dunno know se
  say late early earlier later actually wait hang hold sorry perdon espera ponele digamos tipo quise decir digo meant
  mean instead after all slots slot btw hasta temprano mismo soonest earliest what's by until pues vale`
    .trim()
    .split(/\s+/),
);

/** Is there anything but filler in what is left of a message? */
export function hasContent(rest: string): boolean {
  return contentWords(rest) > 0;
}

/** How many words are no filler. */
export function contentWords(rest: string): number {
  return (rest.match(/[\p{L}']+/gu) ?? []).filter((word) => !filler.has(word) && word.length > 1)
    .length;
}
