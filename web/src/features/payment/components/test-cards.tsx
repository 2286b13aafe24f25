import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { groupedNumber, type CardFields } from '../card.ts';

const cards = [
  { does: 'success', number: '4242424242424242' },
  { does: 'declined', number: '4000000000000002' },
  { does: 'insufficientFunds', number: '4000000000009995' },
  { does: 'authentication', number: '4000002760003184' },
  { does: 'slow', number: '4000000000000077' },
] as const;

/** Cards of the test installation, folded to one line; each fills the form with a tap. */
export function TestCards({ onPick }: { onPick: (card: CardFields) => void }) {
  const { t } = useTranslation('payment');
  const year = (now().toZonedDateTimeISO('UTC').year + 3) % 100;
  return (
    <details className="group rounded-control bg-sunken">
      <summary className="touch flex list-none items-center justify-between gap-3 rounded-control px-4 text-sm font-medium text-ink-soft">
        {t('test.label')}
        <ChevronDown size={20} aria-hidden className="moves shrink-0 group-open:rotate-180" />
      </summary>
      <p className="px-4 pb-3 text-sm text-ink-soft">{t('test.text')}</p>
      <div
        role="group"
        aria-label={t('test.label')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-2 px-4 pb-4"
      >
        {cards.map(({ does, number }) => (
          <button
            key={number}
            type="button"
            className="moves touch rounded-control border border-line bg-surface px-3 py-2 text-left text-sm font-medium hover:border-line-control"
            onClick={() =>
              onPick({
                number: groupedNumber(number),
                expiry: `12 / ${String(year).padStart(2, '0')}`,
                cvc: '123',
                name: t('test.name'),
              })
            }
          >
            {t(`test.${does}`)}
            <span className="tabular block text-xs font-normal text-ink-soft">
              {groupedNumber(number)}
            </span>
          </button>
        ))}
      </div>
    </details>
  );
}
