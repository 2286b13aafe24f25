import type { profileTextFields } from '@puente/contract/parsing';

export type TextField = (typeof profileTextFields)[number];

/** Words by which people head a paragraph, and by which they tell what a sentence is about. */
type Cues = { field: TextField; heading: RegExp; cue: RegExp };

/** In lower case without accents; the first that fits wins. */
export const cues: readonly Cues[] = [
  {
    field: 'challengeStory',
    heading:
      /^(?:my (?:story|challenge)|challenge|challenge story|mi historia|mi desafio|desafio|reto)\s*[:–-]/,
    cue: /\b(?:struggled|hardest|overcame|burn(?:ed|t)? ?out|rock bottom|bankrupt|went broke|lost my|lost everything|my (?:biggest|own) (?:challenge|crisis|failure)|i failed|diagnosed|fell apart|divorced|got fired|was fired|me costo|supere|lo mas dificil|toque fondo|quebre|mi (?:propia )?crisis|fracase|me despidieron|perdi (?:mi|a mi|todo|el)|mi mayor desafio|me divorcie|enferme|burnout|sali adelante)\b/,
  },
  {
    field: 'uniqueValue',
    heading:
      /^(?:what makes me different|my (?:approach|method)|unique value|why me|que me diferencia|lo que me (?:diferencia|hace unic[oa])|mi (?:enfoque|metodo|valor unico)|valor unico)\s*[:–-]/,
    cue: /\b(?:makes me (?:different|unique)|sets me apart|unlike (?:other|most)|my (?:approach|method|style|superpower)|i(?:'m| am) different|instead of (?:giving|telling)|no (?:jargon|sales)|me diferencia|me hace (?:distint[oa]|unic[oa]|diferente)|a diferencia de|mi (?:enfoque|metodo|estilo|sello|manera de trabajar)|sin (?:recetas|vueltas|tecnicismos)|mi ventaja)\b/,
  },
  {
    field: 'idealClient',
    heading:
      /^(?:ideal client|my clients|who i help|for whom|cliente ideal|mis clientes|a quien ayudo|para quien)\s*[:–-]/,
    cue: /\b(?:(?:i|to|and) (?:help|work with|support|coach|guide|teach|advise|accompany)|i do \w+ (?:coaching|tutoring|therapy)|i(?:'ve been| have been) (?:helping|teaching|coaching|supporting)|my (?:ideal )?clients?|ideal client|people who (?:want|need|feel|are)|for (?:people|those|anyone|founders|parents|women|men|students) who|ayudo a|trabajo con|acompano a|apoyo a|asesoro a|enseno a|preparo a|doy clases|oriento a|mis (?:clientes|pacientes|alumnos)|mi cliente ideal|personas que|gente que|para quienes|dirigido a)\b/,
  },
  {
    field: 'career',
    heading:
      /^(?:career|experience|my (?:career|experience|background)|background|education|carrera|experiencia|mi (?:carrera|experiencia|trayectoria)|trayectoria|formacion|estudios)\s*[:–-]/,
    cue: /\b(?:years? (?:of experience|in|as|at|working|teaching|doing|running)|(?:taught|worked|practiced) for|for (?:over |more than |almost )?[\w-]+ years|i used to|worked (?:at|as|for|in)|studied|graduated|degree|phd|mba|master'?s|university|certified|i (?:led|founded|ran|managed)|former|previously|anos (?:de experiencia|en|como|de |trabajando|atendiendo|ayudando|ensenando|haciendo)|llevo (?:como |casi |mas de )?[\w-]+ anos|hace (?:mas de )?[\w-]+ anos|fui (?!a )\w+|durante (?:casi |mas de )?\w+ (?:anos|decadas)|trabaje (?:en|como|para)|estudie|titul(?:e|ad[oa])|egres[eo]|magister|doctorado|diplomado|universidad|certificad[oa]|funde|lidere|dirigi|ex )\b/,
  },
  {
    field: 'expertise',
    heading: /^(?:expertise|specialty|i do|especialidad|a que me dedico|profesion|oficio)\s*[:–-]/,
    cue: /\b(?:i(?:'m| am) an? |i work as an? |my (?:specialty|expertise) is|i specialize in|expert in|specialist in|soy (?:un |una )?(?!de\b|muy\b|madre|padre)|me especializo en|especialista en|mi especialidad es|me dedico a|trabajo como)/,
  },
  {
    field: 'aboutMe',
    heading: /^(?:about me|bio|hobbies|sobre mi|acerca de mi|quien soy|biografia)\s*[:–-]/,
    cue: /\b(?:i love|i like|i enjoy|i believe|my family|my kids|hobbies|weekends|me gusta|me encanta|amo|creo que|mi familia|mis hij[oa]s|tengo \w+ hij[oa]s)\b/,
  },
];

/** What a person is or does, out of a sentence that says so; a name before it is left out. */
export const role =
  /\b(?:i(?:'|’)?m|i am|i work as|my (?:specialty|expertise) is|i specialize in|soy|me dedico a|me especializo en|mi especialidad es|trabajo como)\s+(?:an?\s+|un\s+|una\s+|la\s+|el\s+)?(?<role>[^.,;!?\n]{3,120}?)(?=\s+(?:who|that|based|living|from|with|que|con|y|and|desde|radicad[oa]|trabaj[oé]\w*|llevo|tengo|ayudo|ahora|now|i|hace|aca|acá|aqui|aquí|here)(?!\p{L})|\s+(?:de|en|in)\s+(?-i:\p{Lu})|\s+\d|[.,;!?\n]|$)/iu;

/** "Soy Marcela, psicóloga": the name, and what stands behind it. */
export const roleBehindName =
  /\b(?:soy|me llamo|i'm|i am|my name is)\s+\p{L}+(?:\s+(?-i:\p{Lu})\p{L}+)?\s*,\s*(?:y\s+soy\s+|an?\s+|una?\s+|la\s+|el\s+)?(?<role>(?-i:\p{Ll})[^.,;!?\n]{3,80}?)(?=\s+(?:who|that|based|from|with|que|con|y|and|desde)(?!\p{L})|\s+(?:de|en|in)\s+(?-i:\p{Lu})|[.,;!?\n]|$)/iu;

/** What stands behind a trade and is none: "soy psicoanalista, matrícula nacional", "nací en". */
export const licence =
  /^(?:\S+(?: y \S+)? (?:anos|years)(?![a-z])|matricula|matriculad[oa]|cedula|colegiad[oa]|registr|licen[cs]|certifi|titulad[oa]|numero|con |years?|fully|egresad[oa]|(?:naci|vivo|tengo|trabajo|llevo|ayudo|hago|doy|hablo|atiendo|estudie|desde|originally|living|based|born|from|madre|padre|mama|papa|mum|mom|dad)(?![a-z]))/;

/** What a person does for others, where no word says what they are. */
export const doing =
  /\b(?:i (?:help|teach|coach|support|advise|guide)|i do(?= \w+ coaching)|ayudo a|enseñ[oa] a|doy clases de|acompaño a|oriento a|asesoro a|preparo a)\s[^.;!?\n]{5,110}(?<=\p{L})(?!\p{L})/iu;

export const speaking =
  /\b(?:speak|speaking|spoken|working language|mother tongue|first language|domino|manejo|me defiendo en|me comunico en|grew up (?:with|speaking)|fluent|bilingual|trilingual|languages?|native|sessions? (?:are )?in|meetings? (?:are )?in|hablo|idiomas?|bilingue|trilingue|lenguas?|atiendo en|clases en|nativ[oa])\b/;
