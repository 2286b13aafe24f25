/** Trades and methods that people say no to: how they name them, how profiles tell them. */
const known: readonly { said: string; told: RegExp }[] = [
  {
    said: '(?:couples?|marriage|marital|relationship) (?:therap(?:y|ists?)|counsel?ling|counsel?lors?)|terapias? (?:de )?(?:pareja|matrimonial)|terapeutas? de parejas?',
    told: /terap(?:ia|euta)s? de pareja|couples? (?:therap|counsel)|marriage counsel/,
  },
  {
    said: 'lawyers?|attorneys?|solicitors?|legal (?:help|advice|stuff|people)|abogad[oa]s?|leguley[oa]s?',
    told: /abogad|lawyer|solicitor|attorney|derecho|jurist|bufete|law firm/,
  },
  {
    said: 'psycholog(?:ists?|y)|psicolog[oa]s?|psicologia|shrinks?|loquer[oa]s?',
    told: /psicolog|psycholog/,
  },
  {
    said: 'therap(?:y|ists?)|terapias?|terapeutas?|counsel?ling|counsel?lors?',
    told: /terap(?:ia|eut)|therap|counsel+[io]|psicolog/,
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
    told: /account|contador|contable|impuestos|tax/,
  },
  {
    said: 'doctors?|psychiatrists?|medic[oa]s?|doctor(?:as|es)?|psiquiatras?',
    told: /\bdoctora?\b|\bmedic[oa]\b|psychiatr|psiquiatr/,
  },
  { said: 'mediators?|mediation|mediador(?:as?|es)?|mediacion', told: /mediat|mediad|mediac/ },
  {
    said: 'diet(?:s|ing)?|dieti[ct]ians?|nutritionists?|dietas?|dietistas?|nutricionistas?',
    told: /diet|nutri/,
  },
  {
    said: 'gyms?|trainers?|workouts?|gimnasios?|entrenador(?:as?|es)?',
    told: /\bgym\b|trainer|entrenador|gimnasio/,
  },
  {
    said: 'crypto(?:currency|currencies)?|bitcoin|criptos?|criptomonedas?',
    told: /crypto|cripto|bitcoin/,
  },
  { said: 'mountains?|trekking|hiking|montana|trekking', told: /trek|mountain|montana/ },
];

const refusal =
  "(?:not|no|without|don't want|do not want|dont want|don't need|do not need|don't like|hate|never|nothing (?:like|with|about)|instead of|rather than|anything but|anyone but|except(?: for)?|other than|no more|sin|nada de|nada con|ningun|ninguna|no (?:quiero|necesito|busco|me gusta(?:n)?|me sirven?|soporto)|que no sea[n]?|menos|excepto|salvo|tampoco|odio|ni)";

const between =
  '(?: (?:to |a )?(?:see|talk to|go to|do|try|have|be|want|ver|ir|hacer|hablar con|que sea))?(?: (?:an?|any|the|another|some|more|un|una|unos|unas|otro|otra|mas|el|la|los|las|con|de|a|al|para))*';

const refusedKnown = new RegExp(
  `\\b${refusal}${between} (${known.map(({ said }) => said).join('|')})\\b`,
  'g',
);

/** After these, any word is what isn't wanted. */
const refusedAny =
  /\b(?:anything but|anyone but|except(?: for)?|nothing (?:like|with)|(?<!\b(?:se|sabe|saber|entiendo|entender|hablo|tengo|hago|casi) )nada de|que no sea[n]?(?: de)?|cualquier cosa menos) (?:an? |the |un |una |los |las |el |la )?([a-z]{4,}(?: (?:de )?[a-z]{4,})?)(?=\W*$|[,.;!?])/g;

const notTopics =
  /^(?:car[oa]s?|expensive|online|presencial|mujer|hombre|woman|man|plata|dinero|ganas|eso|that|this|esta|este|esa|ese|time|tiempo|sueno|sleep|primer[oa]?|first|second|segund[oa]|last|ultim[oa])\b/;

/** What isn't wanted, as it was said, and the words that refuse it. */
export function readExclusions(said: string): { phrase: string; span: string }[] {
  const found = [...said.matchAll(refusedKnown), ...said.matchAll(refusedAny)].map((match) => ({
    phrase: (match[1] ?? '').trim(),
    span: match[0],
  }));
  return found.filter(
    ({ phrase }, index) =>
      phrase !== '' &&
      !notTopics.test(phrase) &&
      found.findIndex((other) => other.phrase === phrase) === index,
  );
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

/** Words of which the beginning is compared: "coaching" and "coach". */
const stemLength = 5;

/** Does a profile do what isn't wanted? By the words of its own trade. */
export function isExcluded(
  profile: { expertise: string; aboutMe: string; career: string },
  phrase: string,
): boolean {
  const words = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const topic = knownOf(phrase);
  const texts = words([profile.expertise, profile.career, profile.aboutMe].join(' \n '));
  if (topic) return topic.told.test(texts);
  const expertise = words(profile.expertise);
  return phrase
    .split(' ')
    .filter((word) => word.length >= 4)
    .some((word) => expertise.includes(word.slice(0, stemLength)));
}
