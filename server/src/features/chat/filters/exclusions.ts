/** Trades and methods that people say no to: how they name them, how profiles tell them. */
const known: readonly { said: string; told: RegExp }[] = [
  {
    said: '(?:couples?|marriage|marital|relationship) (?:therap(?:y|ists?)|counsel?ling|counsel?lors?)|terapias? (?:de )?(?:pareja|matrimonial)|terapeutas? de parejas?',
    told: /terap(?:ia|euta)s? de pareja|couples? (?:therap|counsel)|marriage counsel/,
  },
  {
    said: 'lawyers?|attorneys?|solicitors?|legal (?:help|advice|stuff|people)|abogad[oa]s?|leguley[oa]s?',
    told: /abogad|letrad|lawyer|solicitor|attorney|derecho|jurist|bufete|law firm/,
  },
  {
    said: 'physio(?:therap(?:y|ists?))?s?|physical therap(?:y|ists?)|fisio(?:terapia|terapeutas?)?s?|kinesiolog[oa]s?|kinesiologia|kines?',
    told: /physio(?:therap)?\b|physiotherap|physical therap|fisioterap|kinesiolog/,
  },
  {
    said: 'psychoanal\\w+|psicoanal\\w+|freudian\\w*',
    told: /psychoanal|psicoanal|freud/,
  },
  {
    said: 'psycholog(?:ists?|y)|psicolog[oa]s?|psicologia|shrinks?|loquer[oa]s?',
    told: /\bpsicolog|\bpsycholog/,
  },
  {
    said: '(?:psycho)?therap(?:y|ists?)|(?:psico)?terapias?|(?:psico)?terapeutas?|counsel?ling|counsel?lors?',
    told: /\b(?:psico)?terap(?:ia|eut)|\b(?:psycho)?therap|\bcounsel+[io]|\bpsicolog/,
  },
  { said: 'coach(?:es|ing)?', told: /coach/ },
  { said: 'yoga', told: /yoga/ },
  {
    said: 'meditation|meditating|mindfulness|meditacion|meditar',
    told: /meditat|meditac|mindful/,
  },
  {
    said: 'teachers?|tutors?|tutoring|profesor(?:as?|es)?|profes?|clases',
    told: /teach|tutor|profesor|clases/,
  },
  {
    said: 'accountants?|bookkeepers?|contador(?:as?|es)?|contables?',
    told: /accountant|bookkeep|contador|contable|impuestos|\btax/,
  },
  {
    said: 'doctors?|psychiatrists?|medic[oa]s?|doctor(?:as|es)?|psiquiatras?',
    told: /\bdoctora?\b|\bmedic[oa]\b|psychiatr|psiquiatr/,
  },
  { said: 'mediators?|mediation|mediador(?:as?|es)?|mediacion', told: /mediat|mediad|mediac/ },
  {
    said: 'dieti[ct]ians?|nutritionists?|dietistas?|nutricionistas?|nutriolog[oa]s?',
    told: /dieti[ct]ian|dietist|nutri/,
  },
  { said: 'diet(?:s|ing)?|dietas?', told: /\bdiets?\b|\bdietas?\b/ },
  {
    said: 'gyms?|trainers?|workouts?|gimnasios?|entrenador(?:as?|es)?',
    told: /\bgym\b|personal trainer|fitness|entrenador|gimnasio/,
  },
  {
    said: 'crypto(?:currency|currencies)?|bitcoin|criptos?|criptomonedas?',
    told: /crypto|cripto|bitcoin/,
  },
  { said: 'mountains?|trekking|hiking|montana|trekking', told: /trek|mountain|montana/ },
];

const refusal =
  "(?:not|no|without|don't want|do not want|dont want|don't need|do not need|don't like|hate|never|avoid|nothing (?:like|with|about)|instead of|rather than|anything but|anyone but|except(?: for)?|other than|no more|(?:fed up|done|sick|tired) (?:with|of)|sin|nada de|nada con|ningun|ninguna|no (?:quiero|necesito|busco|me gusta(?:n)?|me sirven?|soporto|creo en)|que no sea[n]?|menos|excepto|salvo|tampoco|odio|(?:hart|cansad|aburrid)[oa] de|ni)";

const between =
  '(?: (?:to |a )?(?:see|talk to|speak to|looking for|go to|do|try|have|be|want|ver|ir|hacer|hablar con|buscando|que sea))?(?: (?:an?|any|the|another|some|more|un|una|unos|unas|otro|otra|mas|el|la|los|las|con|de|a|al|para))*';

const refusedKnown = new RegExp(
  `\\b${refusal}${between} (${known.map(({ said }) => said).join('|')})\\b`,
  'g',
);

/** "No, terapia no": the no stands behind. */
const refusedAfter = new RegExp(
  `(?<=^\\W*(?:no,? )?|[,.;] )(${known.map(({ said }) => said).join('|')}),? no(?=\\W*$|[,.;!])`,
  'g',
);

/** "Rather a lawyer than a psychologist": the second isn't wanted. */
const refusedBeside = new RegExp(
  `\\b(?:prefer(?:iria|iero|o)?|prefiero|preferably|rather|sooner|mejor|mas bien|quiero|want|need|necesito|busco)\\b.{2,40}?\\b(?:rather than|instead of|than|over|more than|antes que|en vez de|en lugar de|mas que|que|a)\\b${between} (${known.map(({ said }) => said).join('|')})\\b(?= *(?:$|[,.;!?]|please|por favor|porfa))`,
  'g',
);

/** Words that by their form name a trade or a method, in either language. */
const tradeLike =
  '[a-z]*(?:logists?|therap(?:y|ies|ists?)|(?:an|al)al?ysts?|opath(?:y|s)|practors?|coach\\w*|healers?|gurus?|consultants?|mentors?|mentoring|brokers?|instructors?|astrolog\\w+|priests?|pastor(?:s|es)?|influencers?|engineers?|planners?|hypnosis|hipnosis|homeo\\w+|reiki|tarot|olog[oa]s?|ologia|terapias?|terapeutas?|analisis|analistas?|opatas?|opatia|curander\\w+|sanador\\w*|consultor\\w*|mentor\\w*|sacerdotes?|curas|ingenier[oa]s?)';

const refusedTrade = new RegExp(`\\b${refusal}${between} (${tradeLike})\\b`, 'g');

/** "Not an astrologer", where nobody is said to be none: "I'm not a beginner". */
const refusedOne =
  /(?<!\b(?:i'm|im|am|is|are|was|were|be|been|he's|she's|it's|that's|there's|\w+'re|isn't|certainly|do|does|did) )\bnot an? ((?:[a-z]{3,} )?(?!(?:please|though|either|thanks)\b)[a-z]{5,})(?=\W*$|[,.;!]| (?:please|though|either|thanks)\b)/g;

/** After these, any word is what isn't wanted. */
const refusedAny =
  /\b(?:anything but|anyone but|except(?: for)?|nothing (?:like|with)|(?<!\b(?:se|sabe|saber|entiendo|entender|hablo|tengo|hago|casi) )nada de|que no sea[n]?(?: de)?|cualquier cosa menos) (?:an? |the |un |una |los |las |el |la )?([a-z]{4,}(?: (?:de )?(?!(?:tampoco|either|please|porfa|thanks|gracias)\b)[a-z]{4,})?)(?=\W*$|[,.;!?]| (?:tampoco|either|please|porfa|por favor|thanks|gracias)\b)/g;

const notTopics =
  /^(?:car[oa]s?|nada|carisim[oa]s?|expensive|online|presencial|mujer|hombre|woman|man|plata|dinero|ganas|eso|that|this|esta|este|esa|ese|time|tiempo|sueno|sleep|primer[oa]?|first|second|segund[oa]|last|ultim[oa]|problem|fan|expert|beginner|priority|rush|person|good|great|real|native|big|clue|solution|answer|option)\b/;

/** "I'm not a lawyer", "no tengo mentor": nobody is refused by who tells what they lack or aren't. */
const lacks =
  /\b(?:i'm|im|i am|am|he's|she's|you're|we're|they're|is|are|was|were|have|has|had|there's|got|tengo|tiene|tenemos|hay|soy|eres|somos)(?: still)? (?:not?|ningun|ninguna) (?:(?:an?|the|un|una|any|my) )?[a-z]+(?: [a-z]+)?$|\bno (?:soy|tengo|hay|eres|somos|tenemos) [a-z ]*$/;

/** What isn't wanted, as it was said, and the words that refuse it. */
export function readExclusions(said: string): { phrase: string; span: string }[] {
  const found = [refusedKnown, refusedAfter, refusedBeside, refusedTrade, refusedOne, refusedAny]
    .flatMap((pattern) => [...said.matchAll(pattern)])
    .filter((match) => !lacks.test(`${said.slice(0, match.index)}${match[0]}`))
    .map((match) => ({ phrase: (match[1] ?? '').trim(), span: refusedPartOf(match[0]) }));
  return found.filter(
    ({ phrase }, index) =>
      phrase !== '' &&
      !notTopics.test(phrase) &&
      !found.some((other) => other.phrase.startsWith(`${phrase} `)) &&
      found.findIndex((other) => other.phrase === phrase) === index,
  );
}

/** The words that refuse, without what is wanted before them: "than a psychologist". */
function refusedPartOf(span: string): string {
  const at = span.search(
    / (?:rather than|instead of|than|antes que|en vez de|en lugar de|mas que|que|a)\b(?! (?:quiero|necesito|busco))/,
  );
  return /^(?:prefer|prefiero|rather|sooner|mejor|mas bien|quiero|want|need|necesito|busco)/.test(
    span,
  ) && at > 0
    ? span.slice(at)
    : span;
}

/** The exclusions that a message takes back by naming them without a no. */
export function liftedExclusions(said: string, excluded: readonly string[]): string[] {
  const refused = readExclusions(said).map(({ phrase }) => phrase);
  return excluded.filter((phrase) => !refused.includes(phrase) && names(said, phrase));
}

function names(said: string, phrase: string): boolean {
  const topic = knownOf(phrase);
  return (
    said.includes(phrase) || (topic ? new RegExp(`\\b(?:${topic.said})\\b`).test(said) : false)
  );
}

function knownOf(phrase: string) {
  return known.find(({ said }) => new RegExp(`^(?:${said})$`).test(phrase));
}

/** A shorter beginning of a word is shared by others: "physio" and "physics". */
const leastStem = 5;

type Trade = {
  expertise: string;
  expertiseTranslated?: string | null;
  aboutMe: string;
  career: string;
};

/** Does a profile do what isn't wanted? By the words of its own trade. */
export function isExcluded(profile: Trade, phrase: string): boolean {
  const topic = knownOf(phrase);
  const trade = tradeOf(profile);
  if (topic) return topic.told.test(trade);
  return phrase
    .split(' ')
    .map((word) => word.replace(/(?:e?s|ing|[aeo]s?)$/, ''))
    .filter((stem) => stem.length >= leastStem)
    .some((stem) => new RegExp(`\\b${stem}`).test(trade));
}

/** A career that goes on tells what somebody was: "Lawyer at a firm, then …". */
const wasOnce = /\b(?:then|later|former(?:ly)?|until|turned|luego|despues|antes|hasta|ex)\b/;

/** What a profile says it isn't or does without, and whom it is for. */
const denied =
  /\b(?:for (?:\w+ and )?\w+|para (?:\w+ y )?\w+)|\b(?:not an?|no soy|isn't|without(?: an?)?|sin|never|nada de|ni|war on|no) (?:\w+ )?\w+/g;

/** What somebody is and does, in the sentences that tell it first; not what their stories mention. */
function tradeOf({ expertise, expertiseTranslated, aboutMe, career }: Trade): string {
  const words = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const first = (text: string) => words(text).split(/[.!?]/, 1)[0] ?? '';
  const was = first(career);
  return [words(expertise), words(expertiseTranslated ?? ''), first(aboutMe)]
    .concat(wasOnce.test(was) ? [] : [was])
    .join(' \n ')
    .replaceAll(denied, ' ');
}
