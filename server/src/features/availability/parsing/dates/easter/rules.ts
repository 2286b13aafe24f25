/** Easter Sunday of the western churches, by the anonymous Gregorian algorithm. */
function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const corrected = century - Math.floor((century + 8) / 25) + 1;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor(corrected / 3) + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * rest) / 451);
  const days = epact + rest - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

/** The next day that lies so many days after Easter Sunday: -2 is Good Friday. */
export function nextByEaster(days: number, today: Temporal.PlainDate): Temporal.PlainDate {
  const now = easterOf(today.year).add({ days });
  return Temporal.PlainDate.compare(now, today) < 0 ? easterOf(today.year + 1).add({ days }) : now;
}
