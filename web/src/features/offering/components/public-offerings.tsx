import type { PublicProfile } from '@puente/contract/provider';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownCurrency } from '../../../lib/currency.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { useUser } from '../../../shell/session/session.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { offeringsOfQuery, type Offering } from '../queries.ts';
import { OfferingPrice, OfferingSize } from './offering-price.tsx';

/**
 * An expert's packages and plans, and one meeting for those who want to try first.
 * It stands last on the page: arriving late, it moves nothing.
 */
export function PublicOfferings({ profile }: { profile: Pick<PublicProfile, 'id' | 'name'> }) {
  const { t } = useTranslation('offering');
  const priceNotes = usePriceNotes();
  const { data } = useQuery(offeringsOfQuery(profile.id, shownCurrency(useUser())));
  if (!data || data.offerings.length === 0) return null;
  const { offerings, exchange } = data;
  const notes = offerings.flatMap(({ price, ownCurrency }) =>
    priceNotes({ currency: price.currency, exchange, ownCurrency }),
  );
  return (
    <section aria-labelledby="offerings">
      <h2 id="offerings" className="text-lg font-semibold">
        {t('public.title')}
      </h2>
      <p className="mt-1.5 text-ink-soft">{t('public.text', { name: profile.name })}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {offerings.map((offering) => (
          <li key={offering.id}>
            <Card offering={offering} providerId={profile.id} />
          </li>
        ))}
      </ul>
      {[...new Set(notes)].map((note) => (
        <p key={note} className="mt-1.5 text-sm text-ink-soft">
          {note}
        </p>
      ))}
      <Link
        to="/book/$providerId"
        params={{ providerId: profile.id }}
        className={`${buttonClass({ variant: 'secondary' })} mt-4`}
      >
        {t('public.action')}
      </Link>
    </section>
  );
}

function Card({ offering, providerId }: { offering: Offering; providerId: string }) {
  const { t } = useTranslation('offering');
  return (
    <article className="flex flex-col gap-2 rounded-card bg-surface p-4 shadow-card">
      <div>
        <h3 className="font-semibold">{offering.name}</h3>
        <p className="text-sm text-ink-soft">
          {t(`types.${offering.type}`)} · <OfferingSize of={offering} />
        </p>
      </div>
      <OfferingPrice of={offering} each={offering.pricePerSession} />
      <p className="whitespace-pre-line text-ink-soft">{offering.description}</p>
      {offering.type === 'package' ? (
        <Link
          to="/book/$providerId"
          params={{ providerId }}
          search={{ offering: offering.id }}
          className={`${buttonClass()} self-start`}
        >
          {t('public.buy', { count: offering.sessions })}
          <span className="sr-only">: {offering.name}</span>
        </Link>
      ) : (
        <Link
          to="/plan/new/$providerId/$offeringId"
          params={{ providerId, offeringId: offering.id }}
          className={`${buttonClass()} self-start`}
        >
          {t('public.buyPlan')}
          <span className="sr-only">: {offering.name}</span>
        </Link>
      )}
    </article>
  );
}
