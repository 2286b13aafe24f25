import { useTranslation } from 'react-i18next';
import { firstPrice, usualPrice } from '../../../lib/first-price.ts';
import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import type { Profile } from '../queries.ts';

/** The price of each duration, and of the first meeting with this expert. */
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
              <span className="font-semibold">{formatPrice(firstPrice(one) ?? one.price)}</span>
              <AfterFirst price={one} />
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

/** The notes about the prices, each once. */
function useNotes({ prices, exchange }: Pick<Profile, 'prices' | 'exchange'>): string[] {
  const priceNotes = usePriceNotes();
  const notes = prices.flatMap(({ price, ownCurrency }) =>
    priceNotes({ currency: price.currency, exchange, ownCurrency }),
  );
  return [...new Set(notes)];
}

type Price = Profile['prices'][number];

/** "first meeting, then CLP 38,000": what the price before it is for, and what follows. */
function AfterFirst({ price }: { price: Price }) {
  const { t } = useTranslation('provider');
  if (!firstPrice(price)) return null;
  return (
    <span className="block text-sm text-ink-soft">
      <span className="whitespace-nowrap">{t('firstMeeting')}</span>{' '}
      <span className="whitespace-nowrap">
        {t('thenPrice', { price: formatPrice(price.price) })}
      </span>
    </span>
  );
}

/** What this person would pay for a meeting of the usual length, for the bottom bar of a phone. */
export function StartingPrice({ prices, exchange }: Pick<Profile, 'prices' | 'exchange'>) {
  const { t } = useTranslation('provider');
  const usual = usualPrice(prices);
  const notes = useNotes({ prices: usual ? [usual] : [], exchange });
  if (!usual) return null;
  return (
    <p className="tabular min-w-0">
      <span className="font-semibold whitespace-nowrap">
        {formatPrice(firstPrice(usual) ?? usual.price)}
      </span>{' '}
      <span className="text-sm whitespace-nowrap text-ink-soft">
        {t('perDuration', { duration: formatMinutes(usual.durationMinutes) })}
      </span>
      <AfterFirst price={usual} />
      {notes.map((note) => (
        <span key={note} className="block text-sm text-ink-soft">
          {note}
        </span>
      ))}
    </p>
  );
}
