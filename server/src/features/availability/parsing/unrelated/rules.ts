const currencies =
  'dollars?|bucks|quid|pounds|pesos|lucas|euros?|soles|rupees|usd|clp|eur|gbp|mxn|cop|ars|aud|inr';
const people =
  'years?|yrs?|year[- ]olds?|anos|kids|children|students|people|clients|patients|personas|alumn[oa]s|pacientes|clientes|ninos|ninas|hijos|sessions|sesiones|weeks|semanas|meses|months|km|miles';
/** Counted where somebody tells when they are. */
const offers =
  'slots|openings|windows|blocks|stretches|spots|gaps|options|horarios|bloques|espacios|cupos|turnos|tramos|huecos|ventanas|opciones|franjas';
const meetings =
  'sessions?|lessons?|calls?|meetings?|slots?|appointments?|class(?:es)?|consults?|consultations?|sesion(?:es)?|clases?|citas?|reunion(?:es)?|consultas?|llamadas?|bloques?';

const few = '[1-6]|one|two|three|four|five|six|dos|tres|cuatro|cinco|seis';
const partsOfDay = 'evenings|mornings|afternoons|nights|tardes|mananas|noches';
const weekly = '(?:a|per|each|por|a la) (?:week|semana)\\b';

/** Numbers that are no hours, in lower case without accents. */
const numbers: readonly RegExp[] = [
  // Words of chats with digits in them: `salu2`, `gr8`.
  /\b(?:salu2|gr8|m8|l8r|str8|b4 u|2day)\b/g,
  // Addresses of mail and pages.
  /(?<!\S)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+|https?:\/\/\S+|www\.\S+/g,
  // `+56 9 1234 5678`, `(415) 555-0134`, `415 555 0134`, `07700 900123`, `4155550134`
  /\+\d[\d ().-]{6,}\d|\(\d{2,5}\) ?\d{3,4}[ .-]?\d{3,4}|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b0\d{3,4} \d{3} ?\d{3,4}\b|\b\d{9,}\b|\b\d{5} \d{6}\b|\b9 \d{4} \d{4}\b/g,
  new RegExp(`[$€£₹] ?\\d[\\d.,]*(?: ?(?:k|mil)\\b)?|\\b\\d[\\d.,]* ?(?:${currencies})\\b`, 'g'),
  // `two slots: Tuesday 10 to 11`
  new RegExp(
    `\\b(?:[2-9]|two|three|four|five|six|dos|tres|cuatro|cinco|seis) (?:[a-z]+ )?(?:${offers})\\b(?=[:,. ])`,
    'g',
  ),
  // `3 days a week`, and of `3 evenings a week` all but the part of the day
  new RegExp(`\\b(?:${few}) (?:days|times|dias|veces) ${weekly}`, 'g'),
  new RegExp(`\\b(?:${few})(?= (?:${partsOfDay}) ${weekly})`, 'g'),
  new RegExp(`(?<=\\b(?:${few}) (?:${partsOfDay})) ${weekly}`, 'g'),
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinte|diez|quince|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|y)[ -])+(?:years?|anos)\b/g,
  // `20 years of experience`, `3 to 5 students`, `kids aged 6 to 12`
  new RegExp(`\\b\\d+(?: ?(?:to|or|a|o|-|–) ?\\d+)?[ +-]*(?:${people})\\b`, 'g'),
  /(?<=\b(?:aged?|ages|edades|kids|ninos|ninas|children)(?: (?:de|from|entre|between))? )\d+ ?(?:to|and|a|y|-|–) ?\d+(?: (?:years|anos))?/g,
  new RegExp(
    `\\b\\d+[ -]?(?:min|mins|minutes?|minutos?|hours?|hr|horas?)[ -](?:${meetings})\\b`,
    'g',
  ),
  new RegExp(
    `(?<=\\b(?:${meetings}) (?:of|de|last|lasts|duran|dura) )\\d+ ?(?:min|mins|minutes|minutos)\\b`,
    'g',
  ),
  /(?<=\b(?:room|suite|apt|floor|oficina|piso|depto|sala|calle|avenida) #?)\d+/g,
  /(?<=\b(?:utc|gmt) ?)[+−–-] ?\d{1,2}(?::\d\d)?/g,
];

const local = /\b(\d{3})-(\d{4})\b/g;
const numbering = /^[ \t]*\d{1,2}[.)](?= +[\p{L}¿¡])/gmu;

/** The text without numbers that stand for other things than hours and dates, places left as they are. */
export function withoutNumbers(text: string): string {
  const plain = plainInPlace(text);
  const found = numbers.flatMap((pattern) => [...plain.matchAll(pattern)]);
  const phones = [...plain.matchAll(local)].filter(([, one, two]) => !isTime(one) || !isTime(two));
  const list = [...plain.matchAll(numbering)];
  let kept = text;
  for (const { index, 0: match } of [...found, ...phones, ...(list.length > 1 ? list : [])])
    kept =
      kept.slice(0, index) + match.replaceAll(/[^\n]/g, ' ') + kept.slice(index + match.length);
  return kept;
}

/** `930`, `1715`, as hours are written, which few numbers of telephones look like. */
function isTime(digits = ''): boolean {
  return Number(digits.slice(0, -2)) <= 24 && Number(digits.slice(-2)) < 60 && /[05]$/.test(digits);
}

/** Lower case without accents, each letter at its place. */
function plainInPlace(text: string): string {
  return Array.from(text, (letter) => {
    const [first = letter] = letter.normalize('NFD').toLowerCase();
    return first.length === letter.length ? first : letter;
  }).join('');
}
