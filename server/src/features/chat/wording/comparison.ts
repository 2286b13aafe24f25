import { expertiseFor } from '@puente/contract/policy/expertise';
import { formatMinutes } from '../../../lib/format.ts';
import { languageName } from '../../../lib/language-name.ts';
import { fullName } from '../conversation/table/table.ts';
import { type Asker, peopleTextsIn, priceText, timeText } from './format.ts';
import { bookAction, type Facts, nothing, usualOf } from './people.ts';
import type { Worded } from './texts.ts';

/** Facts side by side, and no judgement. */
export function wordComparison(people: readonly Facts[], asker: Asker): Worded {
  const texts = peopleTextsIn(asker.language);
  const rows = people.map(({ profile, free }) => {
    const price = usualOf(profile);
    const [next] = free;
    return texts.compare.row(fullName(profile), [
      expertiseFor(profile, asker.language).text,
      ...(price
        ? [
            texts.compare.price(
              priceText(price.price, asker),
              formatMinutes(price.durationMinutes, asker.language),
              price.firstBooking ? priceText(price.firstBooking, asker) : null,
            ),
          ]
        : []),
      texts.list(profile.languages.map((code) => languageName(code, asker.language))),
      profile.inPerson ? texts.compare.inPerson : texts.compare.online,
      ...(next ? [texts.compare.next(timeText(next, asker))] : []),
    ]);
  });
  return {
    ...nothing,
    kind: 'answer',
    reply: [...rows, `${extremes(people, asker)} ${texts.compare.yours}`].join('\n\n'),
    actions: people.map(({ card, free }) => bookAction(card, free[0] ?? null)),
  };
}

/** Who costs least an hour, and who is free first. */
function extremes(people: readonly Facts[], asker: Asker): string {
  const { compare } = peopleTextsIn(asker.language);
  const cost = ({ profile }: Facts) => {
    const price = usualOf(profile);
    return price ? (price.firstBooking ?? price.price).amount / price.durationMinutes : Infinity;
  };
  const start = ({ free }: Facts) => free[0]?.epochMilliseconds ?? Infinity;
  const [cheapest] = people.toSorted((one, other) => cost(one) - cost(other));
  const [soonest] = people.toSorted((one, other) => start(one) - start(other));
  if (!cheapest || !soonest) return '';
  return cheapest === soonest
    ? compare.both(cheapest.profile.name)
    : `${compare.cheapest(cheapest.profile.name)}; ${compare.soonest(soonest.profile.name)}.`;
}
