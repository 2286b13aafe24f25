import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import type { Profile } from '../queries.ts';

type Price = Profile['prices'][number];

/** In another currency it is lower as well: it was too low to be converted. */
const hasFirstRate = ({ price, firstBooking }: Price): boolean =>
  firstBooking !== null &&
  (firstBooking.currency !== price.currency || firstBooking.amount < price.amount);

/** What each length costs, and what the first meeting with this expert costs. */
export function ProfilePrices({ prices, exchange }: Pick<Profile, 'prices' | 'exchange'>) {
  const { t } = useTranslation('provider');
  const notes = useNotes({ prices, exchange });
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-lg font-semibold">
        {t('prices')}
      </h2>
      <ul className="mt-1.5 flex flex-col divide-y divide-line">
        {prices.map((one) => (
          <li
            key={one.durationMinutes}
            className="tabular flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <span>{formatMinutes(one.durationMinutes)}</span>
            <span className="text-right">
              <span className="font-semibold">{formatPrice(one.price)}</span>
              {one.firstBooking && hasFirstRate(one) ? (
                <span className="block text-sm text-ink-soft">
                  {t('firstMeeting', { price: formatPrice(one.firstBooking) })}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-1.5 text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </section>
  );
}

/** What is to be said of the prices, once each. */
function useNotes({ prices, exchange }: Pick<Profile, 'prices' | 'exchange'>): string[] {
  const priceNotes = usePriceNotes();
  const notes = prices.flatMap(({ price, ownCurrency }) =>
    priceNotes({ currency: price.currency, exchange, ownCurrency }),
  );
  return [...new Set(notes)];
}

/** The price of the shortest meeting, for the bar of a phone. */
export function StartingPrice({ prices, exchange }: Pick<Profile, 'prices' | 'exchange'>) {
  const { t } = useTranslation('provider');
  const [first] = prices.toSorted((a, b) => a.durationMinutes - b.durationMinutes);
  const notes = useNotes({ prices: first ? [first] : [], exchange });
  if (!first) return null;
  const { price, durationMinutes, firstBooking } = first;
  return (
    <p className="tabular min-w-0">
      <span className="font-semibold">{formatPrice(price)}</span>{' '}
      <span className="text-ink-soft">
        {t('perDuration', { duration: formatMinutes(durationMinutes) })}
      </span>
      {firstBooking && hasFirstRate(first) ? (
        <span className="block text-sm text-ink-soft">
          {t('firstMeeting', { price: formatPrice(firstBooking) })}
        </span>
      ) : null}
      {notes.map((note) => (
        <span key={note} className="block text-sm text-ink-soft">
          {note}
        </span>
      ))}
    </p>
  );
}
