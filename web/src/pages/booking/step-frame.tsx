import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingSummary } from '../../features/booking/components/booking-summary.tsx';
import type { Provider, Quote } from '../../features/booking/queries.ts';
import { firstPrice } from '../../lib/first-price.ts';
import { formatPrice, type Money } from '../../lib/money.ts';
import { linkClass } from '../../ui/link.tsx';
import { When } from '../../ui/when.tsx';
import type { BookingFlow, ChosenTime } from './booking-flow.ts';

const wideScreen = '(min-width: 1024px)';

/** A step with the summary of the booking beside it; on a phone it is folded above. */
export function StepFrame(props: {
  flow: BookingFlow;
  provider: Provider;
  chosen: ChosenTime;
  quote: Quote | null;
  children: ReactNode;
}) {
  const { flow, provider, chosen, quote, children } = props;
  const { t } = useTranslation('booking');
  const isWide = useSyncExternalStore(onScreenChange, () => matchMedia(wideScreen).matches);
  const change = (
    <Link
      to="/book/$providerId"
      params={{ providerId: flow.providerId }}
      search={{ ...flow.search, step: 'time' }}
      className={`${linkClass} inline-flex min-h-11 items-center self-start`}
    >
      {t('summary.change')}
    </Link>
  );
  const summary = <BookingSummary provider={provider} {...chosen} quote={quote} change={change} />;
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12">
      {isWide ? null : (
        <details className="group rounded-card bg-surface shadow-card">
          <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3">
            <SummaryLine provider={provider} chosen={chosen} price={quote?.price} />
            <ChevronDown size={20} aria-hidden className="moves shrink-0 group-open:rotate-180" />
          </summary>
          <div className="*:pt-1 *:shadow-none">{summary}</div>
        </details>
      )}
      <div className="min-w-0">{children}</div>
      {isWide ? <aside className="sticky top-8">{summary}</aside> : null}
    </div>
  );
}

function onScreenChange(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function SummaryLine(props: { provider: Provider; chosen: ChosenTime; price: Money | undefined }) {
  const { provider, chosen } = props;
  const listed = provider.prices.find(({ durationMinutes }) => durationMinutes === chosen.minutes);
  const price = props.price ?? (listed && (firstPrice(listed) ?? listed.price));
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      {/* With large letters the price gets a line of its own. */}
      <span className="min-w-0 flex-1 basis-24">
        <span className="block font-semibold">{provider.name}</span>
        <span className="block text-sm text-ink-soft">
          <When at={chosen.start} zone={chosen.zone} />
        </span>
      </span>
      {price ? (
        <span className="tabular font-semibold whitespace-nowrap">{formatPrice(price)}</span>
      ) : null}
    </span>
  );
}
