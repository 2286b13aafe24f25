import type { PublicProfile } from '@puente/contract/provider';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';

type Price = PublicProfile['prices'][number];

/** How long to meet, with the price of each; an expert with one length needs no choice. */
export function DurationChoice(props: {
  prices: readonly Price[];
  exchange: PublicProfile['exchange'];
  value: number;
  onChange: (minutes: number) => void;
}) {
  const { prices, exchange, value, onChange } = props;
  const priceNotes = usePriceNotes();
  const { t } = useTranslation('availability');
  const [only] = prices;
  if (!only) return null;
  const { price: shown, ownCurrency } =
    prices.find(({ durationMinutes }) => durationMinutes === value) ?? only;
  const notes = priceNotes({ currency: shown.currency, exchange, ownCurrency }).map((note) => (
    <p key={note} className="mt-2 text-sm text-ink-soft">
      {note}
    </p>
  ));
  if (prices.length === 1) {
    return (
      <>
        <p className="flex items-center gap-2 text-ink-soft">
          <Clock size={20} aria-hidden className="shrink-0" />
          {t('oneDuration', {
            duration: formatMinutes(only.durationMinutes),
            price: formatPrice(only.price),
          })}
        </p>
        {notes}
      </>
    );
  }
  return (
    <>
      <RadioCards
        legend={t('duration')}
        columns={prices.length > 3 ? 4 : prices.length === 3 ? 3 : 2}
        choices={prices.map((price) => ({
          value: String(price.durationMinutes),
          label: formatMinutes(price.durationMinutes),
          help: formatPrice(price.price),
        }))}
        value={String(value)}
        onChange={(minutes) => onChange(Number(minutes))}
      />
      {notes}
    </>
  );
}
