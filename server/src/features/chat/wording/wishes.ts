import type { Wish } from '@puente/contract/chat';
import { languageName } from '../../../lib/language-name.ts';
import type { Filters } from '../filters/rules.ts';
import { type Deadline, dayMinutes } from '../filters/deadline.ts';
import { placeText } from '../filters/place.ts';
import type { When } from '../filters/when.ts';
import { type Asker, clockText, priceText } from './format.ts';
import { textsOf } from './texts.ts';

/** Each filter that was taken into account, as a chip: its label, and the message that lifts it. */
export function wishesOf(filters: Filters, asker: Asker): Wish[] {
  const { wish, without } = textsOf(asker.language);
  const { budget, cheaperThan, language, isInPerson, place, gender, when } = filters;
  const chips: (Wish | false)[] = [
    budget !== undefined && {
      name: 'budget',
      label:
        budget.amount === 0
          ? wish.free
          : wish[filters.isUnder ? 'under' : 'budget'](priceText(budget, asker)),
      lift: without.budget,
    },
    cheaperThan !== undefined && {
      name: 'cheaper',
      label: wish.cheaper(cheaperThan.name),
      lift: without.cheaper,
    },
    language !== undefined && {
      name: 'language',
      label: wish.language(languageName(language, asker.language)),
      lift: without.language,
    },
    isInPerson === true && { name: 'inPerson', label: wish.inPerson, lift: without.inPerson },
    place !== undefined && {
      name: 'place',
      label: wish.place(placeText(place, asker.language)),
      lift: without.place,
    },
    gender !== undefined && { name: 'gender', label: wish.gender[gender], lift: without.gender },
    when !== undefined && { name: 'when', label: whenText(when, asker), lift: without.when },
    ...(filters.without ?? []).map((phrase) => notThis(phrase)),
    ...(filters.withoutPeople ?? []).map(({ name }) => notThis(name)),
  ];
  return chips.filter((chip) => chip !== false);

  function notThis(what: string): Wish {
    return { name: 'not', label: wish.not(what), lift: wish.fine(what) };
  }
}

/** `Tuesday, from 18:00`. */
function whenText(when: When, asker: Asker): string {
  const { language } = asker;
  const { wish } = textsOf(language);
  const namesOf = (weekdays: readonly number[] = []) =>
    weekdays.flatMap((day) => wish.weekdays[day - 1] ?? []);
  const days = namesOf(when.weekdays);
  const not = [...namesOf(when.notWeekdays), ...(when.notHours ? hours(when.notHours, asker) : [])];
  const list = new Intl.ListFormat(language === 'es' ? 'es' : 'en-US', { type: 'disjunction' });
  return [
    ...(when.day ? [wish.days[when.day]] : []),
    ...(days.length > 0 ? [list.format(days)] : []),
    ...(when.deadline ? [deadlineText(when.deadline, asker)] : []),
    ...hours(when, asker),
    ...(not.length > 0 ? [wish.not(list.format(not))] : []),
  ].join(', ');
}

/** `before Monday`. */
function deadlineText({ weekday, minute }: Deadline, asker: Asker): string {
  const { wish } = textsOf(asker.language);
  const day = wish.weekdays[weekday - 1] ?? '';
  if (minute === 0) return wish.before(day);
  return minute === dayMinutes ? wish.by(day) : wish.beforeHour(day, clock(minute, asker));
}

function hours({ fromMinute = 0, untilMinute = dayMinutes }: When, asker: Asker): string[] {
  const { wish } = textsOf(asker.language);
  if (fromMinute === 0 && untilMinute === dayMinutes) return [];
  if (untilMinute === dayMinutes) return [wish.from(clock(fromMinute, asker))];
  if (fromMinute === 0) return [wish.until(clock(untilMinute, asker))];
  return [wish.between(clock(fromMinute, asker), clock(untilMinute, asker))];
}

function clock(minute: number, asker: Asker): string {
  return clockText({ hour: Math.floor(minute / 60), minute: minute % 60 }, asker);
}
