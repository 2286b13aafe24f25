import { plain, saying } from '../filters/plain.ts';
import { type Filters, mergeFilters } from '../filters/rules.ts';
import { isPardon, readReferences, refusesPeople } from './table/references.ts';
import { fullName, type Table } from './table/table.ts';

/** What a message changes about the filters. */
export type Change = {
  asked: Filters;
  lifted: readonly (keyof Filters)[];
  /** Exclusions that are taken back. */
  withdrawn: readonly string[];
};

/** The filters after a message. */
export function keptOf(before: Filters, { asked, lifted, withdrawn }: Change): Filters {
  const { without, withoutPeople, ...merged } = mergeFilters(before, asked);
  const left = without?.filter((phrase) => !withdrawn.includes(phrase)) ?? [];
  const people = withoutPeople?.filter(({ name }) => !withdrawn.includes(name)) ?? [];
  const whole: Filters = {
    ...merged,
    ...(left.length > 0 ? { without: left } : {}),
    ...(people.length > 0 ? { withoutPeople: people } : {}),
  };
  // Said in one message ("online is fine, but under 40"), a wish is not taken back by the same.
  const gone = new Set<string>(lifted.filter((name) => !(name in asked)));
  if (asked.budget) gone.add('cheaperThan');
  if (gone.has('budget')) gone.add('isUnder');
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !gone.has(name)));
}

/** The names of people who aren't ruled out any more: "Daniel Ashworth is fine". */
export function liftedPeople(said: string, { withoutPeople = [] }: Filters): string[] {
  return isPardon(said)
    ? withoutPeople.map(({ name }) => name).filter((name) => said.includes(plain(name)))
    : [];
}

/** Languages and places stay the person's own in whatever they look for. */
export function ofPerson({ language, place }: Filters): Filters {
  return { ...(language ? { language } : {}), ...(place ? { place } : {}) };
}

export function cheapestOn({ cards }: Table) {
  return cards.map((card) => card.price).toSorted((one, other) => one.amount - other.amount)[0];
}

const cheaperThan =
  /\b(?:cheaper|less(?: expensive)?|lower(?: price)?|mas barat[oa]s?|menos(?: car[oa]s?)?|mas economic[oa]s?) (?:than|que|de lo que)\b/;

/** "Cheaper than Camila", "not Daniel", "anyone but the first". */
export function wishesAboutPeople(text: string, table: Table): Filters {
  const references = readReferences(text, table);
  const { people } = references;
  const [first] = people;
  if (!first) return {};
  const said = saying(text);
  if (cheaperThan.test(said))
    return people.length > 1
      ? { isCheaper: true }
      : {
          cheaperThan: { name: first.name, price: first.firstBookingPrice ?? first.price },
        };
  if (refusesPeople(said, references))
    return {
      withoutPeople: people.map((card) => ({ id: card.providerId, name: fullName(card) })),
    };
  return {};
}
