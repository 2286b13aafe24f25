import type { Recommendation } from '@puente/contract/chat';
import { Link } from '@tanstack/react-router';
import { CalendarClock, Languages } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import { When } from '../../../ui/when.tsx';

/** One expert put forward: who, why this one, what it costs, when there is time. */
export function ExpertCard({ expert }: { expert: Recommendation }) {
  const { t } = useTranslation('chat');
  const nameId = useId();
  const name = `${expert.name} ${expert.lastName}`.trim();
  return (
    <article aria-labelledby={nameId} className="rounded-card bg-surface p-4 shadow-card sm:p-5">
      <div className="flex gap-4">
        <Avatar id={expert.providerId} name={name} src={expert.profilePicture} size={64} />
        <div className="min-w-0 flex-1">
          <h2 id={nameId} className="text-lg font-semibold">
            <Link
              to="/expert/$id"
              params={{ id: expert.providerId }}
              className="underline-offset-3 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <VerifiedMark
            label={
              expert.partner ? t('verifiedBy', { partner: expert.partner.name }) : t('verified')
            }
          />
          <p className="mt-1 text-ink-soft">{expert.expertise}</p>
        </div>
      </div>
      <p className="mt-3 text-lg">{expert.reason}</p>
      <Facts expert={expert} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <Price expert={expert} />
        <Link
          to="/expert/$id"
          params={{ id: expert.providerId }}
          aria-describedby={nameId}
          className={`${buttonClass()} max-sm:grow`}
        >
          {t('seeTimes')}
        </Link>
      </div>
    </article>
  );
}

function Facts({ expert }: { expert: Recommendation }) {
  const { t } = useTranslation('chat');
  // A card kept from yesterday must not offer a time that has passed.
  const isAhead = expert.nextFree !== null && Date.parse(expert.nextFree) > nowMs();
  return (
    <ul className="mt-3 flex flex-col gap-1.5 text-ink-soft">
      <li className="flex items-start gap-2">
        <CalendarClock size={20} aria-hidden className="mt-0.5 shrink-0" />
        {isAhead && expert.nextFree ? (
          <span>
            {t('nextFree')} <When at={expert.nextFree} className="font-medium text-ink" />
          </span>
        ) : (
          t('timesOnPage')
        )}
      </li>
      <li className="flex items-start gap-2">
        <Languages size={20} aria-hidden className="mt-0.5 shrink-0" />
        {expert.languages.map((language) => t(`languages.${language}`)).join(', ')}
        {expert.inPerson ? ` · ${t('inPerson')}` : null}
      </li>
    </ul>
  );
}

function Price({ expert }: { expert: Recommendation }) {
  const { t } = useTranslation('chat');
  const priceNotes = usePriceNotes();
  const { price, firstBookingPrice: first, durationMinutes, exchange, ownCurrency } = expert;
  const notes = priceNotes({ currency: price.currency, exchange, ownCurrency });
  // In another currency it is lower as well: it was too low to be converted.
  const isFirstLower =
    first !== null && (first.currency !== price.currency || first.amount < price.amount);
  return (
    <p className="tabular">
      <span className="text-xl font-semibold">{formatPrice(price)}</span>{' '}
      <span className="text-ink-soft">
        {t('perDuration', { duration: formatMinutes(durationMinutes) })}
      </span>
      {first && isFirstLower ? (
        <span className="block text-ink-soft">
          {t('firstMeeting', { price: formatPrice(first) })}
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
