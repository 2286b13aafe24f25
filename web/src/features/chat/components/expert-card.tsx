import type { Recommendation } from '@puente/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, Languages } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Expertise } from '../../../shell/expertise.tsx';
import { api } from '../../../lib/api.ts';
import { now, nowMs } from '../../../lib/clock.ts';
import { firstPrice } from '../../../lib/first-price.ts';
import { languageName, listInText } from '../../../lib/list.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';

import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { useStore } from '../../../lib/store.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { zoneStore } from '../../../lib/zone.ts';
import { VerifiedBadge } from '../../../shell/partner/verified-badge.tsx';
import { slotsAroundQuery } from '../../availability/queries.ts';
import { carryOver, useKnownProfile } from '../../provider/queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { When } from '../../../ui/when.tsx';
import { isLaterThanNext, renewed } from '../renewed.ts';

// Its texts are no part of the first load.
const AlsoPackage = lazy(() =>
  Promise.all([import('./also-package.tsx'), loadNamespaces('offering')]).then(([file]) => ({
    default: file.AlsoPackage,
  })),
);

const StarLine = lazy(() =>
  Promise.all([import('../../../shell/star-line.tsx'), loadNamespaces('review')]).then(
    ([file]) => ({ default: file.StarLine }),
  ),
);

/** A recommended expert: who, why this one, price, next free time. */
export function ExpertCard({
  expert: told,
  answerId,
}: {
  expert: Recommendation;
  answerId: string;
}) {
  const { t } = useTranslation('chat');
  const expert = useRenewed(told);
  const nameId = useId();
  const name = `${expert.name} ${expert.lastName}`.trim();
  const open = () => {
    carryOver(expert);
    tellOpened(answerId, expert.providerId);
  };
  return (
    <article aria-labelledby={nameId} className="rounded-card bg-surface p-4 shadow-card sm:p-5">
      {/* With large letters who it is stands below the portrait. */}
      <div className="flex flex-wrap gap-4">
        <Avatar
          id={expert.providerId}
          name={name}
          src={expert.profilePicture}
          size={64}
          loading="eager"
        />
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={nameId} className="-mt-1.5 text-lg font-semibold">
            <Link
              to="/expert/$id"
              params={{ id: expert.providerId }}
              preload="viewport"
              onClick={open}
              className="touch inline-flex items-center underline-offset-3 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <VerifiedBadge of={expert} className="-mt-2" />
          {expert.stars ? (
            <Suspense fallback={<p className="h-6" />}>
              <StarLine of={expert.stars} />
            </Suspense>
          ) : null}
          <Expertise of={expert} className="-mt-1 text-ink-soft" />
        </div>
      </div>
      <p className="mt-3 line-clamp-3 sm:line-clamp-none sm:text-lg">
        <Reason of={expert} />
      </p>
      <Facts expert={expert} />
      {/* On a phone, too, the button stands beside the price: it is in sight with the answer. */}
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-t border-line pt-3 sm:mt-4 sm:items-end sm:pt-4">
        <Price expert={expert} />
        <Link
          to="/expert/$id"
          params={{ id: expert.providerId }}
          aria-describedby={nameId}
          onClick={open}
          className={`${buttonClass()} shrink-0`}
        >
          {t('seeTimes')}
        </Link>
      </div>
      {expert.alsoPackage ? (
        <Suspense fallback={<p className="mt-2 h-6" />}>
          <AlsoPackage of={expert.alsoPackage} />
        </Suspense>
      ) : null}
    </article>
  );
}

/**
 * The card as it is now. Its link asks for the expert's page when it comes into sight, which also
 * tells price and next free time; a time that somebody asked for is looked up on its day.
 */
function useRenewed(told: Recommendation): Recommendation {
  const known = useKnownProfile(told.providerId);
  const zone = useStore(zoneStore);
  const { nextFree, providerId, durationMinutes: minutes } = told;
  const { data: day } = useQuery({
    ...slotsAroundQuery({ providerId, minutes, zone }, nextFree ?? now().toString()),
    enabled: isLaterThanNext(told, known),
  });
  const at = Date.parse(nextFree ?? '');
  const isTaken = day !== undefined && !day.slots.some(({ start }) => Date.parse(start) === at);
  return renewed(told, known, isTaken);
}

/** Why this one. A quote in another language says which, also to screen readers. */
function Reason({ of: { reason, reasonLanguage } }: { of: Recommendation }) {
  const [, before, quote, after] = /^([^“«]*[“«])(.+)([”»])$/su.exec(reason) ?? [];
  if (reasonLanguage === undefined || quote === undefined) return reason;
  return (
    <>
      {before}
      <span lang={reasonLanguage}>{quote}</span>
      {after}
    </>
  );
}

/** What people open tells the chat whom to show first; whether it arrives holds nobody up. */
function tellOpened(answerId: string, providerId: string): void {
  const body = { answerId, providerId };
  const options = { body, keepalive: true, passesUnauthorized: true };
  void api('POST /api/worker/suggestions/opened', options).catch(() => undefined);
}

function Facts({ expert }: { expert: Recommendation }) {
  const { t } = useTranslation('chat');
  // A card stored yesterday must not offer a time that has passed.
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
        <span>
          <Spoken languages={expert.languages} />
          {expert.inPerson ? ` · ${t('inPerson')}` : null}
        </span>
      </li>
    </ul>
  );
}

/** The languages of a meeting; marked when none is the reader's own. */
function Spoken({ languages }: Pick<Recommendation, 'languages'>) {
  const { t, i18n } = useTranslation('chat');
  const [only] = languages;
  if (languages.length === 1 && only && only !== i18n.language)
    return <Badge tone="warning">{t('onlyIn', { language: languageName(only) })}</Badge>;
  return t('speaks', {
    languages: listInText(languages.map(languageName)),
  });
}

function Price({ expert }: { expert: Recommendation }) {
  const { t } = useTranslation('chat');
  const priceNotes = usePriceNotes();
  const { price, firstBookingPrice, durationMinutes, exchange, ownCurrency } = expert;
  const notes = priceNotes({ currency: price.currency, exchange, ownCurrency });
  const first = firstPrice({ price, firstBooking: firstBookingPrice });
  return (
    <p className="tabular min-w-0 flex-1 basis-36">
      <span className="text-xl font-semibold">{formatPrice(first ?? price)}</span>{' '}
      <span className="text-ink-soft">
        {t('perDuration', { duration: formatMinutes(durationMinutes) })}
      </span>
      {first ? (
        <span className="block text-ink-soft">
          {t('firstMeeting', { price: formatPrice(price) })}
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
