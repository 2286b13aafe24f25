import { CalendarDays, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPrice } from '../../../lib/first-price.ts';
import { formatMoney, type Money } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { Card } from '../../../ui/card.tsx';
import type { Provider, Quote } from '../queries.ts';
import { ProviderLine } from './provider-line.tsx';
import { QuotePrice } from './quote-price.tsx';
import { VenueLine, VenueWhen } from './venue.tsx';

type Props = {
  provider: Provider;
  start: string;
  minutes: number;
  zone: string;
  /** Null until it is loaded: then the price of the profile is shown. */
  quote: Quote | null;
  /** A link that changes the time. */
  change?: ReactNode;
};

/** What is being booked: who, when, how long, for how much. */
export function BookingSummary(props: Props) {
  const { provider, start, minutes, zone, quote, change } = props;
  const { t } = useTranslation('booking');
  const venue = quote?.venue ?? null;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="sr-only">{t('summary.title')}</h2>
      <ProviderLine provider={provider} />
      <div className="flex flex-col gap-2">
        <p className="flex items-start gap-2.5">
          <CalendarDays size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-faint" />
          <span>
            <VenueWhen at={start} venue={venue} zone={zone} className="font-semibold" />
          </span>
        </p>
        <p className="flex items-center gap-2.5">
          <Clock size={20} aria-hidden className="shrink-0 text-ink-faint" />
          {formatMinutes(minutes)}
        </p>
        {venue ? <VenueLine venue={venue} /> : null}
        {change}
      </div>
      {quote ? (
        <QuotePrice quote={quote} providerName={provider.name} />
      ) : (
        <ListPrice provider={provider} minutes={minutes} />
      )}
    </Card>
  );
}

function Total({ label, amount }: { label: string; amount: Money }) {
  const { t } = useTranslation('booking');
  return (
    <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
      {label}
      <span className="tabular">{amount.amount === 0 ? t('price.free') : formatMoney(amount)}</span>
    </p>
  );
}

function ListPrice({ provider, minutes }: { provider: Provider; minutes: number }) {
  const { t } = useTranslation('booking');
  const priceNotes = usePriceNotes();
  const price = provider.prices.find(({ durationMinutes }) => durationMinutes === minutes);
  if (!price) return null;
  const { currency } = price.price;
  const { exchange } = provider;
  const notes = priceNotes({ currency, exchange, ownCurrency: price.ownCurrency });
  return (
    <div>
      <Total label={t('price.total')} amount={firstPrice(price) ?? price.price} />
      {firstPrice(price) ? (
        <p className="text-sm text-success">
          {t('price.firstBookingHint', { price: formatMoney(price.price) })}
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}
