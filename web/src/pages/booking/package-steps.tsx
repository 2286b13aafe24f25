import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { online, wayIn, type Way } from '../../features/availability/way.ts';
import type { Provider } from '../../features/booking/queries.ts';
import { offeringsOfQuery, type Offering } from '../../features/offering/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { usePriceNotes } from '../../lib/price-note.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { useUser } from '../../shell/session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { PackageAbout } from './package-about.tsx';
import type { Sold } from './package-summary.tsx';
import { PackageTimes } from './package-times.tsx';
import { hasEnough, timesIn } from './package-times-rules.ts';

export type PackageStepProps = {
  flow: BookingFlow;
  provider: Provider;
  offering: Offering;
  sold: Sold;
  /** How they meet, in all sessions that are placed now. */
  way: Way;
  /** What is chosen so far, instants, the soonest first. */
  starts: readonly string[];
  /** What explains the offering's price. */
  notes: readonly string[];
};

/** Buying a package until it is held: its times one after the other, then who comes. */
export function PackageSteps({ flow, provider }: { flow: BookingFlow; provider: Provider }) {
  const { t } = useTranslation('package');
  const priceNotes = usePriceNotes();
  const { data } = useSuspenseQuery(offeringsOfQuery(provider.id, shownCurrency(useUser())));
  const offering = data.offerings.find(
    ({ id, type }) => id === flow.search.offering && type === 'package',
  );
  if (!offering)
    return (
      <Missing title={t('buy.gone')} text={t('buy.goneText')}>
        <Link
          to="/expert/$id"
          params={{ id: provider.id }}
          className={buttonClass({ size: 'large' })}
        >
          {t('buy.allPackages')}
        </Link>
      </Missing>
    );
  const { name, sessions, durationMinutes: minutes, price, ownCurrency } = offering;
  const starts = timesIn(flow.search.times).slice(0, sessions);
  const step: PackageStepProps = {
    ...{ flow, provider, offering, starts },
    sold: { name, sessions, minutes, expert: provider },
    way: wayIn(provider.places, flow.search.meet) ?? online,
    notes: priceNotes({ currency: price.currency, exchange: data.exchange, ownCurrency }),
  };
  return flow.step === 'about' && hasEnough(offering, starts) ? (
    <PackageAbout {...step} />
  ) : (
    <PackageTimes {...step} />
  );
}
