const named: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
};

const several = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(named).join('|')}) (?:meetings?|sessions?|class(?:es)?|lessons?|appointments?|calls?|of (?:them|those)|times|reunion(?:es)?|sesion(?:es)?|clases?|citas?|consultas?|veces)\\b`,
);

const asksCost =
  /\b(?:how much|cost|price|total|altogether|come to|in all|cuanto|precio|seria[n]?|saldria[n]?|costaria[n]?|total|en total)\b/;

const most = 50;

/** Of how many meetings the price is asked: "two sessions would be how much?"; null for anything else. */
export function readTimes(said: string): number | null {
  const number = several.exec(said)?.[1];
  if (number === undefined || !asksCost.test(said)) return null;
  const times = named[number] ?? Number(number);
  return times > 1 && times <= most ? times : null;
}
