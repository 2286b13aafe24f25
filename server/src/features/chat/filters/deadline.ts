import { oneWeekday, weekdayOf } from './week.ts';

/** Until when somebody must have met: a moment of the next such day, which itself isn't in it. */
export type Deadline = {
  /** ISO weekday, 1 Monday. */
  weekday: number;
  /** Of the day: 0 is "before Friday", 1440 "by Friday", what is between an hour of that day. */
  minute: number;
};

/** A deadline in a text, and the words that say it. */
export type ReadDeadline = { deadline: Deadline; span: string };

export const dayMinutes = 24 * 60;

const which =
  '(?:(?:el|la|este|esta|del?|this|next|coming|the|proximo|que sea|que llegue|que venga|on) ){0,4}';

const weekEnd = '(?:weekend|finde|fin de semana)(?!\\w)';
const endOfWeek =
  "(?:end of (?:the |this )?week|(?:the |this )?week(?: is|'s) (?:out|over)|(?:termine|acabe|se acabe) (?:la|esta) semana)\\b";

const part =
  '(?:(?: in the| a la| en la| por la| de la|,)? (?:(?<morning>mornings?|manana|a primera hora)|(?<noon>noon|midday|lunch(?:time)?|al? ?medio ?dia|almuerzo)|(?<afternoon>afternoon|tarde)|(?<night>night|evening|noche))(?!\\w))?';

const clock =
  '(?: (?:at|a las?|around|a eso de las) (?<hour>\\d{1,2})(?::(?<minute>\\d{2}))? ?(?<half>am|pm|a\\.m|p\\.m|hrs?|h|de la (?:manana|tarde|noche))?(?!\\w))?';

const rest = `${which}(?:(?<day>${oneWeekday})(?: que viene| proximo)?${part}${clock}|(?<weekEnd>${weekEnd})|(?<endOfWeek>${endOfWeek}))`;

/** "Not before Friday" is from Friday on. */
const refused =
  "(?<!\\b(?:not|never|can't|cannot|no(?: puedo| podria| estoy)?)(?: (?:do|make|make it|meet|be|free|available|libre|disponible|nada|anything|hablar|reunirme))*(?: (?:it|any))? )";

/** Before a day begins: "before Monday", "antes del finde", "a tiempo para el lunes". */
const before = new RegExp(
  `\\b${refused}(?:(?:any ?time|sometime|earlier|sooner|para|idealmente|ojala) )?(?:before|ahead of|prior to|earlier than|sooner than|in time for|antes(?: de(?: que)?l?| que)?|previo al?|a tiempo para|(?:need|want) (?:it|this|them) (?:for|ready for)|ready for|(?:l[oa]s? necesito|l[oa]s? quiero|list[oa]s?|terminad[oa]s?) para) ${rest}`,
);

/** What "until Friday" is said of: who is busy until then has time from then on. */
const open =
  "(?:have|got|'ve|tengo|tenemos|dan|dieron|plazo|tiempo|time|only|solo|free|libre|available|disponible)(?: (?:time|plazo|tiempo|only|solo))?";

/** Until a day ends: "by Friday", "de aquí al viernes", "no later than Friday". "By Friday I'm tired" tells a week. */
const through = new RegExp(
  `\\b${refused}(?:(?:need|want) (?:it|this|them) )?(?:by|no later than|not later than|at the latest(?: by| on)?|(?:the )?latest(?: by| on)?|(?:between )?(?:now|today) (?:and|to|till?|until)|up to|(?:a|como) (?:muy )?(?:mas )?tard(?:e|ar)|como (?:mucho|maximo)|cuando mucho|a lo (?:mas|sumo)|maximo|${open} (?:until|till?|hasta)|(?:de|desde) (?:aqui|aca|ahora|hoy)(?: hasta| a|) ?(?:al?)?|entre (?:hoy|ahora) y) ${rest}(?! (?:(?:night|evening|afternoon|morning) )?(?:i'm|i am|i feel)\\b)`,
);

/** The same behind the day: "Friday at the latest", "el viernes a más tardar". */
const throughAfter = new RegExp(
  `\\b${rest},? (?:at the (?:very )?latest|latest|a mas tardar|como (?:muy )?tarde|como (?:mucho|maximo)|maximo|a lo (?:mas|sumo)|cuando mucho)\\b`,
);

/** The words of deadlines, with what stands before the day. */
export const deadlineSpans: readonly RegExp[] = [before, through, throughAfter];

/** Until when somebody wants to have met, said in so many words (lower case, no accents). */
export function readDeadline(said: string): ReadDeadline | undefined {
  const limit = before.exec(said);
  if (limit?.groups) return deadlineOf(limit[0], limit.groups, false);
  const last = through.exec(said) ?? throughAfter.exec(said);
  return last?.groups ? deadlineOf(last[0], last.groups, true) : undefined;
}

type Named = Record<string, string | undefined>;

function deadlineOf(span: string, named: Named, isThrough: boolean): ReadDeadline | undefined {
  if (named['endOfWeek']) return { span, deadline: { weekday: 7, minute: dayMinutes } };
  // By the weekend is before it: who is told so late has no weekend left.
  if (named['weekEnd']) return { span, deadline: { weekday: 6, minute: 0 } };
  const weekday = weekdayOf(named['day'] ?? '');
  if (weekday === undefined) return undefined;
  const minute = clockOf(named) ?? partOf(named)?.[isThrough ? 1 : 0];
  return { span, deadline: { weekday, minute: minute ?? (isThrough ? dayMinutes : 0) } };
}

/** Where a part of the day begins and ends. Nobody meets between midnight and the morning. */
function partOf(named: Named): readonly [number, number] | undefined {
  if (named['morning']) return [0, 12 * 60];
  if (named['noon']) return [12 * 60, 12 * 60];
  if (named['afternoon']) return [12 * 60, 18 * 60];
  return named['night'] ? [18 * 60, dayMinutes] : undefined;
}

/** "At 5" is in the afternoon, unless the morning is named. */
function clockOf({ hour, minute = '0', half = '', morning }: Named): number | undefined {
  if (hour === undefined) return undefined;
  const value = Number(hour);
  const isMorning = morning !== undefined || /^a|manana/.test(half);
  const isLate = !isMorning && value < 12 && (/^p|tarde|noche/.test(half) || value < 8);
  const at = (value + (isLate ? 12 : 0)) * 60 + Number(minute);
  return at > 0 && at <= dayMinutes ? at : undefined;
}

/** The next moment at which a deadline passes, by the clock of a place. */
export function deadlineAfter(now: Temporal.ZonedDateTime, { weekday, minute }: Deadline) {
  const ahead = (weekday - now.dayOfWeek + 7) % 7;
  const next = atMinute(now.add({ days: ahead }), minute);
  return Temporal.ZonedDateTime.compare(next, now) > 0
    ? next
    : atMinute(now.add({ days: ahead + 7 }), minute);
}

/** A minute of a day's clock, however many the day has before it: midnight may be skipped. */
function atMinute(date: Temporal.ZonedDateTime, minute: number): Temporal.ZonedDateTime {
  if (minute === dayMinutes) return date.add({ days: 1 }).startOfDay();
  if (minute === 0) return date.startOfDay();
  return date.withPlainTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
}
