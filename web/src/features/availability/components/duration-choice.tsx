import type { PublicProfile } from '@puente/contract/provider';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPrice } from '../../../lib/first-price.ts';
import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';

type Price = PublicProfile['prices'][number];

type Props = {
  prices: readonly Price[];
  exchange: PublicProfile['exchange'];
  value: number;
  onChange: (minutes: number) => void;
};

/** The durations with what this person would pay; only named when the expert offers one. */
export function DurationChoice({ prices, exchange, value, onChange }: Props) {
  const [only] = prices;
  if (!only) return null;
  const chosen = prices.find(({ durationMinutes }) => durationMinutes === value) ?? only;
  return (
    <div className="flex flex-col gap-1.5">
      {prices.length === 1 ? (
        <OneDuration price={only} />
      ) : (
        <Segments prices={prices} value={value} onChange={onChange} />
      )}
      <PriceNotes price={chosen} exchange={exchange} />
    </div>
  );
}

function OneDuration({ price }: { price: Price }) {
  const { t } = useTranslation('availability');
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Clock size={20} aria-hidden className="shrink-0" />
      {t('oneDuration', {
        duration: formatMinutes(price.durationMinutes),
        price: formatPrice(firstPrice(price) ?? price.price),
      })}
    </p>
  );
}

/** One line of choices; arrow keys move between them. */
function Segments({ prices, value, onChange }: Omit<Props, 'exchange'>) {
  const { t } = useTranslation('availability');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('duration')}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1 @max-[14rem]:grid-flow-row @xl:inline-grid @xl:min-w-96">
        {prices.map((price) => (
          <label
            key={price.durationMinutes}
            className="moves flex min-h-12 min-w-0 flex-col items-center justify-center rounded-[9px] px-1 py-1 text-center leading-tight text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-primary-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={price.durationMinutes}
              checked={price.durationMinutes === value}
              onChange={() => onChange(price.durationMinutes)}
              className="sr-only"
            />
            <span className="font-semibold">{formatMinutes(price.durationMinutes)}</span>{' '}
            <span className="tabular text-sm">{formatPrice(firstPrice(price) ?? price.price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the price means: that it is for the first meeting, and how it was converted. */
function PriceNotes({ price, exchange }: { price: Price; exchange: PublicProfile['exchange'] }) {
  const { t } = useTranslation('availability');
  const priceNotes = usePriceNotes();
  const { price: full, ownCurrency } = price;
  const notes = [
    ...(firstPrice(price) ? [t('firstMeeting', { price: formatPrice(full) })] : []),
    ...priceNotes({ currency: full.currency, exchange, ownCurrency }),
  ];
  return notes.map((note) => (
    <p key={note} className="text-sm text-ink-soft">
      {note}
    </p>
  ));
}
