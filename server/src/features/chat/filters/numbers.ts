const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};

const tens: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
  doscientas: 200,
  quinientos: 500,
  quinientas: 500,
};

const written = new RegExp(
  `\\b(?:a |one )?(${Object.keys(tens).join('|')})(?:(?:[ -]| y )(${Object.keys(units).join('|')}))?\\b`,
  'g',
);

const hours: Readonly<Record<string, number>> = {
  ...units,
  una: 1,
  ten: 10,
  eleven: 11,
  twelve: 12,
  diez: 10,
  once: 11,
  doce: 12,
};

const hourNames = Object.keys(hours).join('|');

const atHour = new RegExp(
  `\\b((?:(?:a|de|desde|hasta|pasad[oa]s|(?:antes|despues|partir) de|a eso de|sobre|tipo) )las? )(${hourNames})(?: y (media|cuarto))?\\b(?= ?(?:$|[.,;?!]|y |o |de la|del|en punto|hrs|hasta|a las|por |porfa|el |los |este |manana|hoy))`,
  'g',
);

const byHour = new RegExp(
  `\\b((?:at|after|before|around|until|till|from|by) )(half past |quarter past )?(${hourNames})(?: (thirty))?(?= ?(?:$|[.,;?!]|am\\b|pm\\b|o'?clock|in the |on |please|works|is |sharp|tomorrow|today|tonight))(?: ?o'?clock)?`,
  'g',
);

const minutes: Readonly<Record<string, string>> = { half: ':30', media: ':30', thirty: ':30' };

/** Writes hours as digits where words say that they are hours: "a las siete y media", "at seven". */
export function withHours(said: string): string {
  const clock = (hour: string, part: string | undefined) =>
    `${hours[hour] ?? 0}${part ? (minutes[part] ?? ':15') : ''}`;
  return said
    .replaceAll(
      atHour,
      (_match, before: string, hour: string, part?: string) => before + clock(hour, part),
    )
    .replaceAll(byHour, (_match, ...found: (string | undefined)[]) => {
      const [before = '', past, hour = '', part] = found;
      return before + clock(hour, past?.split(' ')[0] ?? part);
    });
}

const notes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|one) tenner\b/g, '10 quid'],
  [/\b(?:a|one) fiver\b/g, '5 quid'],
  [/\b(?:a )?couple (?:of )?hundred\b/g, '200'],
  [/\b(?:un )?par de cientos\b/g, '200'],
];

/** Writes numbers from ten on as digits: "twenty five" is 25, "treinta mil" is "30 mil". */
export function withDigits(said: string): string {
  return notes
    .reduce((left, [note, digits]) => left.replaceAll(note, digits), said)
    .replaceAll(written, (_match, ten: string, unit: string | undefined) =>
      String((tens[ten] ?? 0) + (unit ? (units[unit] ?? 0) : 0)),
    )
    .replaceAll(/\b(?:ciento|100)(?: and| y)? ([1-9]\d?)\b/g, (_match, rest: string) =>
      String(100 + Number(rest)),
    )
    .replaceAll(/\b(\d+) (?:thousand|grand)\b/g, '$1 mil')
    .replaceAll(
      /(?<!\d )(?<!\w )\b(?:mil|a thousand|a grand)\b(?= ?(?:$|[.,;!?]|pesos|soles|pavos|max\w*|tops|como))/g,
      '1000',
    )
    .replaceAll(
      /\b(hasta|maximo|por|con|son|pago|perdon|no|up to|max|at most|digo) mil\b(?! (?:gracias|veces|cosas|maneras|disculpas))/g,
      '$1 1000',
    );
}
