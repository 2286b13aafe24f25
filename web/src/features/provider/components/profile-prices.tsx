import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/money.ts';
import { formatMinutes } from '../../../lib/time.ts';
import type { Profile } from '../queries.ts';

type Price = Profile['prices'][number];

const hasFirstRate = ({ price, firstBooking }: Price): boolean =>
  firstBooking !== null && firstBooking.amount < price.amount;

/** What each length costs, and what the first meeting with this expert costs. */
export function ProfilePrices({ prices }: { prices: readonly Price[] }) {
  const { t } = useTranslation('provider');
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
    </section>
  );
}

/** The smallest price there is, for the bar of a phone: "From $25". */
export function StartingPrice({ prices }: { prices: readonly Price[] }) {
  const { t } = useTranslation('provider');
  const [first] = prices.toSorted((a, b) => a.price.amount - b.price.amount);
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
    </p>
  );
}
