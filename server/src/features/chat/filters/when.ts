import { type Deadline, deadlineSpans, readDeadline } from './deadline.ts';
import { readEventDays } from './event-day.ts';

/** The time somebody asked for, before clock and zone are applied. */
export type When = {
  day?: 'today' | 'tomorrow' | 'after-today' | 'this-week' | 'next-week' | 'weekend';
  /** ISO weekdays, 1 Monday. */
  weekdays?: number[];
  /** Any time from now until then. */
  deadline?: Deadline;
  /** Weekdays and hours that are ruled out. */
  notWeekdays?: number[];
  notHours?: { fromMinute: number; untilMinute: number };
  /** Minutes of the day between which a meeting may start. */
  fromMinute?: number;
  untilMinute?: number;
};

/** Words about meeting; without one, a time of day belongs to the story and isn't a filter. */
const scheduling =
  /\b(?:available|free|meet|meeting|session|talk|appointment|slots?|book|times?|open|someone|somebody|anyone|prefer|only|can (?:you|we|i)|what about|how about|works? for me|(?:necesito|quiero|quisiera|gustaria|puedo|podria|para|poder) (?:hablar|conversar|reunirme|juntarme|consultar)|disponible|libres?|hora|horas|horario|cita|sesion|reunion|alguien|atienda|atiende|prefiero|solo puedo|puedo|podria|que tal|para (?:hoy|manana|esta)|agend\w*|reserv\w*|book\w*|cupo|tiempo|pronto|have (?:something|anything|time|room)|(?:who|whoever|who can|can|could|does|do) (?:\w+ )?(?:do|make) (?=\d|mornings?|evenings?|weekends?|\w+days?)|(?:puede|pueden|tiene|tienen|hay|habria)(?: algo| solo| unicamente| nada)? (?:temprano|tarde|los|las|el|en la|por la|a las|antes|despues|de (?:manana|tarde|noche)))\b/;

const shortMessageWords = 8;

/** A day or hours at the end of a sentence, set apart by a comma: "for my son, on Saturdays". */
const closing =
  /(?:[,;]|(?<=\w)(?= (?:y|and) (?:a la|por la|en la|los|las|on|in the|at)\b)) (?:(?:y|and|but|pero|solo|only|ojala|ideally|preferably|mejor) )*(?:en(?: las?)?|el|los|on|este|this|next|por las?|de|in the|a(?: las?)?|at|after|despues de(?: las)?)? ?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|weekends?|fin(?:es)? de semana|findes?|mornings?|afternoons?|evenings?|mananas?|tardes?|noches?)\W*(?:$|[,;]|(?<= )(?:y|and|but|pero)\b)/;

/** Hours behind who is looked for: "busco nutricionista por la tarde". */
const wanted =
  /\b(?:busco|buscamos|necesito|quiero|looking for|need|want) (?:an? |una? )?[a-z]+.{0,45} (?:por las?|en las?|los|in the|on|for the|at) (?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|\w+days?|mananas?|tardes?|noches?|fin(?:es)? de semana|findes?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/;

/** Tells why, or of somebody: the hours are those of the story. */
const tellsWhy =
  /\b(?:because|since|when|cause|que no|porque|cuando|pues|ya que|i (?!need|want)\w+|he|she|they|me despierto|no duermo|lloro|duerm\w+|sleep\w*|help|ayuda)\b/;

function isWantedAt(said: string): boolean {
  return wanted.test(said) && !tellsWhy.test(said);
}

/** "Better in the evening, I work": the hours come first, whatever follows. */
const preferring =
  /^\W*(?:(?:y|and|ok|no|pero|but|entonces|pues),? )*(?:mejor|better|rather|prefer\w*|prefier\w*)\b/;

/** Is a time in this text (lower case, no accents) one to meet, by the words around it? */
export function isScheduling(said: string): boolean {
  return scheduling.test(said) || preferring.test(said) || closing.test(said) || isWantedAt(said);
}

/** One day more would do as well: "or Sundays", "o los domingos". */
export function isAlternative(said: string): boolean {
  return /^\W*(?:or|o|u|and also|y tambien)\b/.test(said);
}

type Named = Exclude<NonNullable<When['day']>, 'after-today'>;

/** Whose hours they are: a zone's name beside a time is no goal. */
const zones =
  /\b(?:ist|edt|cst|cdt|mst|mdt|pst|pdt|gmt|bst|cet|cest|utc|(?:my|local|indian|uk|eastern|pacific|central) time|hora (?:local|chilena|argentina|mexicana|peninsular|espanola|de (?:chile|argentina|mexico|espana|colombia|peru|india)))\b/;

const days: readonly (readonly [Named, RegExp])[] = [
  ['weekend', /\b(?:weekends?|fin(?:es)? de semana|findes?)\b/],
  ['next-week', /\b(?:next week|proxima semana|semana que viene|semana siguiente)\b/],
  [
    'this-week',
    /\b(?:this week|esta semana|in the next (?:few )?days|en estos dias|soon as possible|asap|urgent(?:e|ly|emente)?(?=\W*$|[,.!;]| (?:po|please|por favor|porfa))|cuanto antes|lo antes posible)\b/,
  ],
  [
    'today',
    /\b(?:today|tonight|right now|now(?=\W*$)|hoy|esta (?:noche|tarde|manana)|ahora mismo)\b/,
  ],
  ['tomorrow', /\btomorrow\b|(?<!(?:por|de|en) la |la |las |esta )\bmanana\b(?!s)/],
];

/** What names each day that isn't a weekday's. */
export const dayNames = Object.fromEntries(days) as Record<Named, RegExp>;

export const weekdayNames: readonly RegExp[] = [
  /\b(?:mondays?|mon(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|lunes)\b/,
  /\b(?:tuesdays?|tues?(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|martes)\b/,
  /\b(?:wednesdays?|weds?(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|miercoles)\b/,
  /\b(?:thursdays?|thu(?:rs?)?(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|jueves)\b/,
  /\b(?:fridays?|fri(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|viernes)\b/,
  /\b(?:saturdays?|sat(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|sabados?)\b/,
  /\b(?:sundays?|sun(?= (?:mornings?|afternoons?|evenings?|nights?|at|after|before|around|\d))|domingos?)\b/,
];

const hour = 60;

export const partsOfDay: readonly (readonly [from: number, until: number, RegExp])[] = [
  [
    6 * hour,
    12 * hour,
    /\b(?:mornings?|(?:por|en|de) las? mananas?|las mananas|de manana|a la manana|temprano|tempranito|early)\b/,
  ],
  [12 * hour, 15 * hour, /\b(?:noon|lunch(?:time| break)?|mediodia|almuerzo)\b/],
  [
    12 * hour,
    18 * hour,
    /\b(?:afternoons?|(?:por|en) las? tardes?|las tardes|de tarde|a la tarde|esta tarde)\b/,
  ],
  [
    18 * hour,
    24 * hour,
    /\b(?:evenings?|nights?|tonight|after work|(?:por|en|de) las? noches?|las noches|de noche|a la noche|esta noche|despues del trabajo|despues de la pega)\b/,
  ],
];

const clockAfter =
  /\b(?:after|from|later than|desde|despues de|a partir de|pasad[oa]s)(?: las?)? (\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m|p\.m|hrs?|h|(?:de|por|en) la (?:manana|tarde|noche)|in the (?:morning|afternoon|evening))?\b/;

const clockBefore =
  /\b(?:before|until|earlier than|antes de|hasta)(?: las?)? (\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m|p\.m|hrs|h)\b/;

/** Without "am" or a unit it is a clock by its article, or where nothing follows: "antes de las 11". */
export const clockBeforeAlone =
  /\b(?:(?:before|earlier than|antes de|hasta) las?|(?:before|earlier than)(?= \d{1,2}(?::\d{2})?(?:\W*$|[,;]| (?:only|please|would|works|is|or|if)))) (\d{1,2})(?::(\d{2}))?(?! ?(?:%|k\b|mil\b|lucas))\b/;

const isWorkingWeek =
  /\b(?:entre semana|(?:on |during )?weekdays?|dias? de semana|(?:de )?lunes a viernes|mon(?:day)?s? (?:to|through|thru|-) fri(?:day)?s?)\b/;

/** "Morning!" greets, and tells no time. */
const greeting =
  /^\W*(?:(?:hi|hey|hello),? )?(?:(?:good )?(?:morning|afternoon|evening)|buen[oa]s? (?:dias?|tardes?|noches?))(?= (?:all|there|everyone|everybody|team|puente|a todos)\b|[.!] \w|, (?:i|i'm|i've|my|we|can|could|is|are|do|does|looking|just|what|how|who|necesito|quiero|quisiera|busco|soy|tengo|me|mi|una?|queria|que|como|cuanto)\b)/;

/** The time asked for in a message (lower case, no accents); undefined when there is none. */
export function readWhen(message: string): When | undefined {
  const whole = message.replace(greeting, ' ');
  const { deadline, said } = readUntil(whole);
  const until: When = deadline ? { deadline } : {};
  const isShort = whole.split(/\s+/).length <= shortMessageWords;
  const when =
    isShort || isAppointed(said) || isScheduling(said) ? { ...readDays(said), ...until } : until;
  return Object.keys(when).length > 0 ? when : undefined;
}

/** Until when somebody must have met, and what is left without the days that say so. */
function readUntil(whole: string): { deadline?: Deadline; said: string } {
  const limit = readDeadline(whole);
  const left = limit ? whole.replace(limit.span, ' ') : whole;
  const events = readEventDays(left);
  const said = events.reduce((rest, { span }) => rest.replace(span, ' '), left);
  if (limit) return { deadline: limit.deadline, said };
  const weekday = events.find(({ before }) => before !== undefined)?.before;
  return weekday === undefined ? { said } : { deadline: { weekday, minute: 0 }, said };
}

function isAppointed(said: string): boolean {
  return (
    weekdayNames.some((name) => name.test(said)) && (exactClock.test(said) || bareClock.test(said))
  );
}

function readDays(said: string): When {
  const day = days.find(([, pattern]) => pattern.test(said))?.[0];
  const weekdays = isWorkingWeek.test(said)
    ? [1, 2, 3, 4, 5]
    : weekdayNames.flatMap((pattern, index) => (pattern.test(said) ? [index + 1] : []));
  return {
    ...(day ? { day } : {}),
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...readClock(said),
  };
}

const exactClock =
  /\b(?:at|a las?|(?:a eso|tipo|como|cerca) (?:de |a )?las|around|about) (\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.?|p\.m\.?|hrs?|h|(?:de|por|en) la (?:manana|tarde|noche)|in the (?:morning|afternoon|evening))?(?! ?(?:anos|years?|%|dollars|euros|pesos|lucas))\b/;

/** "In the evening, like 9": an hour by the part of the day that is told with it. */
const roughClock =
  /\b(?:tipo|como|sobre|hacia|tirando a|digamos|like|say|ish|maybe) (?:a )?(?:las? )?(\d{1,2})(?::(\d{2}))?(?: ?(?:ish|y algo))?(?=\W*$|[,;?!])/;

/** A time that is one without "at": "Monday 9am". */
const bareClock = /\b(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/;

const beforeNoon =
  /\b(?:before (?:noon|midday|lunch(?:time)?)|antes d(?:el? )?(?:mediodia|almuerzo|almorzar|comer|la comida))\b/;

const afterNoon =
  /\b(?:after (?:noon|midday|lunch(?:time)?)|despues d(?:el? )?(?:mediodia|almuerzo|almorzar|comer|la comida))\b/;

/** All words that tell a time. */
export const whenSpans: readonly RegExp[] = [
  ...deadlineSpans,
  clockAfter,
  clockBefore,
  clockBeforeAlone,
  exactClock,
  bareClock,
  roughClock,
  beforeNoon,
  afterNoon,
  ...weekdayNames,
  ...partsOfDay.map(([, , pattern]) => pattern),
  ...days.map(([, pattern]) => pattern),
  zones,
];

function readClock(said: string): Pick<When, 'fromMinute' | 'untilMinute'> {
  if (beforeNoon.test(said)) return { fromMinute: 0, untilMinute: 12 * hour };
  if (afterNoon.test(said)) return { fromMinute: 13 * hour, untilMinute: 24 * hour };
  const after = clockAfter.exec(said);
  if (after) {
    const half = after[3] ?? '';
    const isLate = /tarde|noche|afternoon|evening/.test(half);
    const from = minutesOf(after[1] ?? '', after[2] ?? '', isLate ? 'pm' : half, true);
    if (from < 24 * hour) return { fromMinute: from, untilMinute: 24 * hour };
  }
  const until = untilOf(said);
  if (until !== null) return { fromMinute: 0, untilMinute: until };
  const exact = exactClock.exec(said);
  if (exact) {
    const half = exact[3] ?? halfOf(said);
    const isLate = /tarde|noche|afternoon|evening/.test(half);
    const from = minutesOf(exact[1] ?? '', exact[2] ?? '', isLate ? 'pm' : half, half === '');
    if (from < 24 * hour) return { fromMinute: from, untilMinute: from + hour };
  }
  const bare = bareClock.exec(said);
  if (bare) {
    const from = minutesOf(bare[1] ?? '', bare[2] ?? '', bare[3] ?? '', false);
    return { fromMinute: from, untilMinute: from + hour };
  }
  const part = partsOfDay.find(([, , pattern]) => pattern.test(said));
  const rough = part && roughClock.exec(said);
  if (part && rough) {
    const from = minutesOf(
      rough[1] ?? '',
      rough[2] ?? '',
      part[0] < 12 * hour ? 'am' : 'pm',
      false,
    );
    if (from < 24 * hour) return { fromMinute: from, untilMinute: from + hour };
  }
  return part ? { fromMinute: part[0], untilMinute: part[1] } : {};
}

/** "At night, around 9": the part of the day says which half of it. */
function halfOf(said: string): string {
  const part = partsOfDay.find(([, , pattern]) => pattern.test(said));
  return part === undefined ? '' : part[0] < 12 * hour ? 'am' : 'pm';
}

function untilOf(said: string): number | null {
  const before = clockBefore.exec(said);
  if (before) return minutesOf(before[1] ?? '', before[2] ?? '', before[3] ?? '', false);
  const alone = clockBeforeAlone.exec(said);
  if (!alone) return null;
  const [whole, hours = '', minutes = ''] = alone;
  const rest = said.slice(alone.index + whole.length);
  const half = /^ (?:de|por) la (?:tarde|noche)\b/.test(rest) ? 'pm' : '';
  const until = minutesOf(hours, minutes, half, Number(hours) <= lastEvening);
  return until <= 24 * hour ? until : null;
}

/** "Before 6" is in the evening, "before 8" in the morning. */
const lastEvening = 7;

/** `7`, `7pm`, `19:30` as minutes of the day; a small bare hour after "after" is in the evening. */
function minutesOf(hours: string, minutes: string, half: string, isEveningLikely: boolean) {
  const value = Number(hours);
  const isAfternoon = half.startsWith('p') || (half === '' && isEveningLikely && value < 9);
  return (value + (isAfternoon && value < 12 ? 12 : 0)) * hour + Number(minutes || 0);
}
