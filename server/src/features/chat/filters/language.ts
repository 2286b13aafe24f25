import { spokenLanguages } from '@puente/contract/policy/spoken-languages';
import { languageName } from '../../../lib/language-name.ts';
import { plain } from './plain.ts';

/** What people call a language besides its own name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  es: ['castellano', 'castilian'],
  zh: ['mandarin', 'mandarin chinese', 'chino mandarin', 'cantonese', 'cantones'],
  pt: ['brazilian portuguese', 'portugues de brasil'],
  fa: ['farsi', 'dari'],
  nl: ['flemish', 'holandes', 'flamenco'],
  bn: ['bengali'],
  hi: ['indi'],
  ht: ['haitian', 'creole', 'kreyol', 'creol', 'criollo'],
  tl: ['tagalog', 'tagalo'],
  ca: ['valencian', 'valenciano'],
  eu: ['vasco', 'vascuence', 'euskara'],
  el: ['modern greek'],
  ga: ['gaelic', 'gaelico'],
  gl: ['galego'],
  fi: ['finlandes'],
  ro: ['moldovan', 'moldavo'],
  nb: ['bokmal'],
  nn: ['nynorsk'],
  kl: ['greenlandic'],
  ny: ['chichewa'],
  si: ['sinhalese'],
  or: ['oriya'],
  ug: ['uighur'],
  qu: ['quichua'],
};

/** Names that are everyday words of the other language: "cree" believes, "venda" sells. */
const everyday = new Set(['cree', 'venda', 'ido', 'komi', 'fula', 'pali', 'manes', 'indi']);

/** Code by name, plain: without accents, in lower case. */
const codes = new Map<string, string>(
  spokenLanguages.flatMap((code) =>
    [languageName(code, 'en'), languageName(code, 'es'), ...(otherNames[code] ?? [])]
      .map((name) => [plain(name), code] as const)
      .filter(([name]) => !everyday.has(name)),
  ),
);

/** A language by one of its names in English or Spanish, without accents; undefined for others. */
export function languageOf(name: string): string | undefined {
  return codes.get(name);
}

// The longest first, so that "scottish gaelic" isn't read as "gaelic".
const names = [...codes.keys()].toSorted((one, other) => other.length - one.length);

/** Any language's name, as a part of a pattern. */
export const anyLanguage = `(?:${names.join('|')})`;

const namesOf = (code: string) => names.filter((name) => codes.get(name) === code).join('|');

const spanish = `(?:${namesOf('es')})`;

const english = `(?:${namesOf('en')})`;

const others = `(?:${names.filter((name) => !['en', 'es'].includes(codes.get(name) ?? '')).join('|')})`;

/** The product's own languages: who names one beside an expert or a meeting asks for it. */
function speaksOwn(name: string): RegExp {
  return new RegExp(
    [
      `\\b(?:who(?:ever)?|that|someone|somebody|anyone|anybody|expert|person|he|she|they) (?:can |also )?(?:speaks?|talks?) ${name}`,
      `\\b(?:who|that) knows ${name}(?=\\W*$|[?.!,]| (?:well|please|too))`,
      `^(?:(?:ok(?:ay)?|well|then|bueno|no|yes|si|ya|vale|and|y|pero|but),? )*(?:in |en )?${name} (?:is|would be|works|will do|esta|me (?:sirve|vale|va)|va|vale|sirve)\\b(?: (?:fine|ok(?:ay)?|good|great|enough|too|for me|bien|tambien|igual))*\\W*$`,
      `\\bspeaks? ${name}\\b(?=.{0,3}$|[?.!,])`,
      `\\b${name}[- ]speak(?:er|ing)`,
      `\\b(?:someone|somebody|anyone|anybody|expert|session|meeting|therapist|coach|talk|only|but|available) (?:\\w+ ){0,3}in ${name}`,
      `^(?:and |but |y |pero )?(?:in|en) ${name}\\b`,
      `\\bin ${name},? please`,
      `\\b(?:hable[ns]?|habla[ns]?|atienda[ns]?|atiende[ns]?|alguien|sea|sean|persona|experto|sesion|sesiones|prefiero|tiene que ser|solo|pero) (?:\\w+ ){0,3}(?:en )?${name}\\b(?! (?:fluido|bien|mejor))`,
      `\\ben ${name},? por favor`,
      `[,;] (?:but |pero |y |and |que sea )?(?:in|en) ${name}\\b`,
    ].join('|'),
  );
}

const person =
  '(?:someone|somebody|anyone|anybody|one|people|person|expert|specialist|professional|therapist|psychologist|psychiatrist|coach|trainer|lawyer|attorney|accountant|advisor|adviser|counsell?or|mentor|doctor|nutritionist|dietitian|designer|developer|engineer|man|woman)s?';

const persona =
  '(?:alguien|persona|gente|expert[oa]|especialista|profesional|terapeuta|psicolog[oa]|psiquiatra|coach|entrenador|entrenadora|abogad[oa]|contador|contadora|asesor|asesora|consejer[oa]|mentor|mentora|doctor|doctora|medic[oa]|nutricionista|disenador|disenadora|hombre|mujer)(?:e?s)?';

/**
 * Any other language: it is more often learnt, or part of a story ("my boss speaks German"), than
 * asked for, so the words around it have to be about the expert.
 */
const wantsOther = new RegExp(
  [
    `(?:\\b${person} |^)(?:who|that) (?:can |also |must |should )?(?:speaks?|knows?) (?:\\w+ (?:and|or) )?${others}\\b(?! (?:law|food|cooking|cuisine|culture|history|taxes|literature|music|markets?))`,
    `\\b${person} (?:speaking|fluent in) ${others}\\b`,
    `\\b(?:does|do|can|is there|are there) (?:any|some|any one|anyone|anybody|someone|somebody|one)(?: expert| people)?(?: here)?(?: who)? (?:can )?speaks? ${others}\\b`,
    `\\b(?:alguien|algun[oa]?|hay quien|quien)(?: especialista| expert[oa])?(?: aca| aqui)? (?:que )?(?:habl[ae]|atiend[ae]|atiende en|sepa|sabe)(?: en)? ${others}\\b`,
    `^(?:and |but )?(?:must |should |has to |have to |needs to )?speaks? ${others}\\b`,
    `\\b${others}[- ]speak(?:er|ing)(?: ${person})?\\b`,
    `\\b${person} (?:\\w+ ){0,2}in ${others}\\b`,
    `^(?:and |but |y |pero )?(?:que sea )?(?:in|en) ${others}(?=\\W*$|[?.!,;]| (?:please|por favor))`,
    `\\b(?:in|en) ${others},? (?:please|por favor)`,
    `(?:\\b${persona} (?:\\w+ ){0,2}|^(?:y |pero )?)que (?:tambien |me )?(?:hable|habla|atienda|atiende|sepa|sabe|domine|maneje)n? (?:\\w+ [yo] )?(?:en )?${others}\\b`,
    `^(?:y |pero |quiero |busco |necesito )?que (?:hable|atienda|sepa|domine)n? (?:en )?${others}\\b`,
    `\\b(?:quiero|busco|necesito|prefiero|ojala) (?:\\w+ ){0,2}(?:que )?(?:hable|atienda)n? (?:en )?${others}\\b`,
    `\\b${persona} (?:\\w+ ){0,2}en ${others}\\b`,
    `[,;] (?:but |pero |y |and |que sea )?(?:in|en) ${others}(?=\\W*$)`,
    `[,;] (?:but |pero |y |and )?que (?:hable|atienda)n? (?:en )?${others}\\b`,
  ].join('|'),
);

/** Wanting to learn or use a language is a goal, not a filter. */
const learns = new RegExp(
  `\\b(?:learn(?:ing)?|improve|practi[cs]e|study(?:ing)?|teach(?:es)?|(?<!\\b${person} )fluent|lessons?|class(?:es)?|accent|aprender|mejorar|practicar|estudiar|hablar|soltar(?:me)?|ensen\\w+|clases?|profesora?|profe|tutora?|acento|examen|exam)(?: \\w+){0,3} ${anyLanguage}\\b|\\b${anyLanguage} (?:lessons?|class(?:es)?|teacher|tutor|exam|accent|pronunciation)\\b`,
);

const wantsSpanish = speaksOwn(spanish);
const wantsEnglish = speaksOwn(english);

/** What asks for a language; taken out of a message in which one was found. */
export const languageSpans: readonly RegExp[] = [wantsSpanish, wantsEnglish, wantsOther];

/** A text (plain) without the words that ask for a language. */
export function withoutLanguage(said: string): string {
  return languageSpans.reduce((left, span) => left.replace(span, ' '), said);
}

const inside = new RegExp(`\\b${anyLanguage}\\b`, 'g');

const again = new RegExp(
  `^\\W*(?:and |or |y |o |ok |what about |how about |que tal |or maybe |mejor )+(?:in |en |el )?(${anyLanguage})(?: (?:then|please|entonces|por favor|instead))?\\W*$`,
);

const instead = new RegExp(
  `^\\W*(?:(?:ok|okay|well|fine|bueno|vale|ya|no|entonces|pues|mejor),? )*(?:in |en )?(${anyLanguage}) (?:then|please|instead|is fine|works|too|entonces|mejor|por favor|tambien|igual|me sirve)\\W*$`,
);

/** A language alone, named after another one: "and French?" (plain). */
export function languageAgain(said: string): string | undefined {
  return languageOf((again.exec(said) ?? instead.exec(said))?.[1] ?? '');
}

/** The language that the expert should speak, ISO 639-1; `said` is plain. */
export function readLanguage(said: string): string | undefined {
  if (learns.test(said)) return undefined;
  if (wantsSpanish.test(said)) return 'es';
  if (wantsEnglish.test(said)) return 'en';
  const found = wantsOther.exec(said)?.[0];
  const name = found?.match(inside)?.at(-1);
  return name === undefined ? undefined : languageOf(name);
}
