import { useState } from 'react';
import { asTypedWeek, asWeeklyHours, type TypedWeek } from '../../../features/hours/week-rules.ts';
import { keepWords, useWords } from '../../../features/words/store.ts';
import { useSignedInUser } from '../../../shell/session/signed-in.tsx';
import type { Editing } from '../step-screen.tsx';
import { chosenLanguages } from './about-proposals.tsx';
import { offeringData } from './offering-proposal.tsx';
import { lengthsOf, pricesOf } from './prices.ts';
import { doubtfulIdsOf, idsOf, type Cards } from './proposals.ts';
import type { Taken } from './use-save.ts';

/**
 * What of the proposals is to be saved as it stands in the fields. Days off and packages need a public
 * profile: until then they wait.
 */
export function useSelection(cards: Cards, editing: Editing) {
  const user = useSignedInUser();
  const { edits, left, saved, taken: wanted = [], ...kept } = useWords();
  const { fields, draft } = editing;
  const isPublic = draft.state === 'published' || draft.state === 'changed';
  const [week, setWeek] = useState(() =>
    asTypedWeek(
      kept.week?.map((ranges, day) => ({ weekday: day + 1, ranges })) ?? cards.week?.hours ?? [],
    ),
  );
  const dates = kept.dates ?? cards.dates?.dates ?? [];
  const changeWeek = (changed: TypedWeek) => {
    setWeek(changed);
    keepWords({ week: changed.map((day) => day.map(({ start, end }) => ({ start, end }))) });
  };
  const given = { length: fields.durations?.[0] ?? 60, currency: user.currency };
  const doubtful = doubtfulIdsOf(cards);
  const isOpen = (id: string) => !left.includes(id) && !saved.includes(id);
  const isUndecided = (id: string) => doubtful.includes(id) && isOpen(id) && !wanted.includes(id);
  const isTaken = (id: string) => isOpen(id) && !isUndecided(id);
  const weeklyHours = cards.week && isTaken('week') ? asWeeklyHours(week) : null;
  const offeringOf = (card: Cards['offerings'][number]) => {
    const data = isPublic && isTaken(card.id) ? offeringData(card, edits, given) : null;
    return data ? [{ id: card.id, data }] : [];
  };
  const taken: Taken = {
    fields: [
      ...textFields(cards, edits),
      ...languageFields(cards, edits),
      ...priceFields(cards, edits, editing),
      ...(weeklyHours && !isPublic ? [{ id: 'week', fields: { weeklyHours } }] : []),
    ].filter(({ id }) => isTaken(id)),
    week: isPublic ? weeklyHours : null,
    dates: dates.length > 0 && isPublic && isTaken('dates') ? [...dates] : null,
    offerings: cards.offerings.flatMap(offeringOf),
  };
  const count =
    taken.fields.length + (taken.week ? 1 : 0) + (taken.dates ? 1 : 0) + taken.offerings.length;
  const ids = idsOf(cards);
  return {
    ...{ week, dates, changeWeek, given, isPublic, taken, count },
    /** Each proposal is saved or left out, or nothing of it is left. */
    isAllSettled: ids.every((id) => !isOpen(id) || (id === 'dates' && dates.length === 0)),
    hasDoubts: ids.some(isUndecided),
    hasSaved: ids.some((id) => saved.includes(id)),
  };
}

type Edits = Readonly<Record<string, string>>;

function textFields({ texts, timezone, places }: Cards, edits: Edits): Taken['fields'] {
  const chosen = places.find((one) => one.timezone === edits['timezone'])?.timezone;
  const zone = chosen ?? timezone;
  return texts.map(({ id, value }) => ({
    id,
    fields: {
      [id]: edits[id] ?? value,
      ...(id === 'location' && zone ? { timezone: zone } : {}),
    },
  }));
}

function languageFields({ languages: card }: Cards, edits: Edits): Taken['fields'] {
  if (!card) return [];
  return [{ id: card.id, fields: { languages: chosenLanguages(card, edits[card.id]) } }];
}

function priceFields({ price: card }: Cards, edits: Edits, { fields, draft }: Editing) {
  if (!card) return [];
  const { normal, first, currency, problems } = pricesOf(card, edits, {
    leastRates: draft.price.leastRates,
    saved: fields,
  });
  if (problems.normal || problems.first) return [];
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return [
    {
      id: card.id,
      fields: {
        durations: lengthsOf(fields),
        // "The first is free" says nothing of the usual price.
        ...(normal === null ? {} : { normalRate: money(normal) }),
        discountedRate: money(first),
      },
    },
  ];
}
