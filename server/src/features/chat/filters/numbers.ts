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

/** Writes numbers from ten on as digits: "twenty five" is 25, "treinta mil" is "30 mil". */
export function withDigits(said: string): string {
  return said
    .replaceAll(written, (_match, ten: string, unit: string | undefined) =>
      String((tens[ten] ?? 0) + (unit ? (units[unit] ?? 0) : 0)),
    )
    .replaceAll(/\b(\d+) (?:thousand|grand)\b/g, '$1 mil');
}
