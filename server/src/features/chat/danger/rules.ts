export type Danger = 'self-harm' | 'violence';

/** Lower case without accents, so that what is typed in haste is still understood. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase();

const selfHarm = [
  /\bsuicid/,
  /\bkill(?:ing)? (?:myself|my self)\b/,
  /\b(?:end|take|taking|ending) my (?:own )?life\b/,
  /\b(?:want|wanna|going|ready|rather|wish(?:ed)? i could) (?:to )?(?:just )?die\b(?! of| from laugh)/,
  /\b(?:wish|wished) (?:that )?i (?:was|were|am) (?:dead|never born)\b/,
  /\bdo(?:n't| not|nt) (?:want to|wanna) (?:live|be alive|exist|wake up|be here (?:any ?more|no more))\b/,
  /\b(?:no|not a|any) reason (?:left )?to (?:live|go on living)\b/,
  /\bbetter off (?:dead|without me)\b/,
  /\b(?:hurt|harm|cut|burn)(?:t?ing)? myself\b(?! (?:shaving|cooking|at the gym|running|at work))/,
  /\bself[- ]?harm/,
  /\b(?:end|ending) it all\b/,
  /\bcan(?:'t|not|t) go on (?:living|like this any ?more)\b/,
  /\b(?:matarme|suicidarme|quitarme la vida|quitar la vida|terminar con mi vida|acabar con mi vida)\b/,
  /\bme quiero (?:matar|morir)\b(?! de (?:risa|verguenza|calor|hambre|sueno|ganas|la risa))/,
  /\bquiero morir(?:me)?\b(?! de (?:risa|verguenza|calor|hambre|sueno|ganas|viej))/,
  /\bno quiero (?:vivir|seguir viviendo|seguir viv[oa]|estar viv[oa]|despertar(?:me)?(?: mas| nunca)?$|existir)(?! (?:con|en|de|solo|sola|asi con|cerca|lejos|mas con))/,
  /\b(?:ya )?no (?:le )?(?:encuentro|veo|tiene|hallo) sentido (?:a )?(?:vivir|la vida|seguir viviendo|mi vida)/,
  /\bno vale la pena (?:vivir|seguir viviendo)/,
  /\b(?:hacerme|haciendome|me hago|me he hecho) dano\b/,
  /\b(?:me corto|cortarme|cortandome) (?:los brazos|las venas|la piel|las piernas|para|cuando)/,
  /\b(?:mejor|preferiria estar) muert[oa]\b/,
  /\bestarian mejor sin mi\b/,
  /\bacabar con todo\b/,
  /\bautolesi/,
] as const;

const close =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mom|mum|brother|stepfather|stepdad|uncle|roommate|fiance|he|she)';
const cerca =
  '(?:marido|esposo|esposa|pareja|novio|novia|pololo|polola|ex|padre|papa|padrastro|madre|mama|hermano|tio|conviviente|senora)';

const violence = [
  new RegExp(
    `\\b${close}(?:'s| is| has| keeps| just| often| always)* (?:hits?|hitting|beats?|beating|beaten|punche[sd]|punching|chok(?:es|ed|ing)|rap(?:es|ed)|strangl(?:es|ed)) me\\b`,
  ),
  /\b(?:i am|i'm|im|i was|i've been|i have been|being|got) (?:being )?(?:abused|beaten(?: up)?|raped|sexually assaulted)\b/,
  /\b(?:threatens?|threatened|threatening|going|wants?|gonna|will|'ll) (?:to )?(?:kill|stab|shoot) me\b/,
  /\b(?:afraid|scared) (?:that )?(?:he|she|they)(?:'ll| will| might|'s going to| is going to) (?:kill|hurt|hit) me\b/,
  /\b(?:want|going|about|gonna|wanna|urge) (?:to )?(?:kill|stab|shoot) (?:him|her|them|someone|somebody|my (?!time|darlings|tech|debt|lawn))/,
  /\bdomestic (?:violence|abuse)\b/,
  new RegExp(
    `\\b(?:mi |el |ella |un )?${cerca}(?: siempre| a veces| ya| anoche| ayer)* me (?:pega|pego|golpea|golpeo|maltrata|ahorca|ahorco|viola|violo|amenaza con matar)`,
  ),
  /\bme (?:violaron|violo mi|golpearon en mi casa|estan amenazando de muerte|amenaza con matarme|quiere matar|va a matar)/,
  /\btengo miedo de que me (?:mate|pegue|golpee|haga dano)/,
  /\b(?:quiero|voy a|ganas de|pienso en) matar(?:lo|la|los|le|las| a (?!mi jefe de risa|tiempo))/,
  /\bviolencia (?:intrafamiliar|domestica|de genero|fisica)\b/,
  /\babus(?:an|o sexual|aron) (?:de mi|sexual)/,
] as const;

/**
 * Does a message speak of self-harm or violence? Leans to a false alarm rather than a miss, but
 * everyday exaggeration ("dying of laughter", "my boss is killing me") is no alarm.
 */
export const dangerIn = (text: string): Danger | null => {
  const said = plain(text);
  if (selfHarm.some((pattern) => pattern.test(said))) return 'self-harm';
  if (violence.some((pattern) => pattern.test(said))) return 'violence';
  return null;
};

export type EmergencyLine = { country: string; name: string; phone: string };

type Lines = {
  emergency: string;
  selfHarm: [name: string, phone: string][];
  violence: [name: string, phone: string][];
};

/** Public lines by ISO 3166 country, named in both languages; free and round the clock. */
const linesByCountry: Record<string, Lines> = {
  CL: {
    emergency: '133',
    selfHarm: [
      ['*4141 No estás solo, no estás sola · suicide prevention', '*4141'],
      ['Salud Responde · health line', '600 360 7777'],
      ['SAMU · ambulance', '131'],
    ],
    violence: [
      ['Fono violencia contra las mujeres · violence against women', '1455'],
      ['Fono Familia Carabineros · family violence', '149'],
    ],
  },
  US: {
    emergency: '911',
    selfHarm: [['988 Suicide & Crisis Lifeline · línea de crisis', '988']],
    violence: [['Domestic Violence Hotline · violencia doméstica', '1-800-799-7233']],
  },
  GB: {
    emergency: '999',
    selfHarm: [['Samaritans · escucha y prevención del suicidio', '116 123']],
    violence: [['Domestic Abuse Helpline · violencia doméstica', '0808 2000 247']],
  },
  ES: {
    emergency: '112',
    selfHarm: [['024 Atención a la conducta suicida · suicide prevention', '024']],
    violence: [['016 Violencia de género · gender violence', '016']],
  },
  MX: {
    emergency: '911',
    selfHarm: [['Línea de la Vida · crisis line', '800 911 2000']],
    violence: [['Línea de la Vida · crisis line', '800 911 2000']],
  },
  AR: {
    emergency: '911',
    selfHarm: [['Asistencia al suicida · suicide prevention', '135']],
    violence: [['Línea 144, violencia de género · gender violence', '144']],
  },
  CO: {
    emergency: '123',
    selfHarm: [['Línea 106, el poder de ser escuchado · crisis line', '106']],
    violence: [['Línea 155, orientación a mujeres · violence against women', '155']],
  },
  PE: {
    emergency: '105',
    selfHarm: [['Línea 113, opción 5 · mental health', '113']],
    violence: [['Línea 100 · family violence', '100']],
  },
  BR: {
    emergency: '190',
    selfHarm: [['CVV · prevención del suicidio, suicide prevention', '188']],
    violence: [['Ligue 180 · violencia contra las mujeres, violence against women', '180']],
  },
  NP: {
    emergency: '100',
    selfHarm: [['Suicide prevention helpline · prevención del suicidio', '1166']],
    violence: [['Women helpline · violencia contra las mujeres', '1145']],
  },
};

const countryByZone: Record<string, string> = {
  'America/Santiago': 'CL',
  'America/Punta_Arenas': 'CL',
  'Pacific/Easter': 'CL',
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'America/Mexico_City': 'MX',
  'America/Monterrey': 'MX',
  'America/Tijuana': 'MX',
  'America/Cancun': 'MX',
  'America/Bogota': 'CO',
  'America/Lima': 'PE',
  'America/Sao_Paulo': 'BR',
  'Asia/Kathmandu': 'NP',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Phoenix': 'US',
  'America/Anchorage': 'US',
  'Pacific/Honolulu': 'US',
};

/** The country most people of a zone live in; null where nothing is known of it. */
export const countryOfZone = (timezone: string): string | null =>
  countryByZone[timezone] ?? (timezone.startsWith('America/Argentina/') ? 'AR' : null);

const anywhere: EmergencyLine[] = [
  {
    country: '',
    name: 'findahelpline.com · líneas de ayuda en el mundo, help lines worldwide',
    phone: 'https://findahelpline.com',
  },
  { country: '', name: 'Emergency · emergencias', phone: '112' },
];

/** Lines of the place, the one that fits the danger first, the emergency number last. */
export const emergencyLinesFor = (danger: Danger, timezone: string): EmergencyLine[] => {
  const country = countryOfZone(timezone);
  const lines = country === null ? undefined : linesByCountry[country];
  if (country === null || !lines) return anywhere;
  const special = danger === 'violence' ? [...lines.violence, ...lines.selfHarm] : lines.selfHarm;
  const unique = new Map(special.map(([name, phone]) => [phone, name]));
  return [
    ...[...unique].map(([phone, name]) => ({ country, name, phone })),
    { country, name: 'Emergency · emergencias', phone: lines.emergency },
  ];
};
