import { Link } from '@tanstack/react-router';
import { CalendarClock, Languages, UsersRound } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Expertise } from '../../../shell/expertise.tsx';
import { nowMs } from '../../../lib/clock.ts';
import { firstPrice } from '../../../lib/first-price.ts';
import { languageName, listInText } from '../../../lib/list.ts';
import { formatPrice } from '../../../lib/money.ts';
import { usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { VerifiedBadge } from '../../../shell/partner/verified-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { When } from '../../../ui/when.tsx';
import { carryOver } from '../../provider/queries.ts';
import { StarLine } from '../../../shell/star-line.tsx';
import type { DirectorySearch } from '../filters.ts';
import type { Expert } from '../queries.ts';

/** An expert in the list: who, what for, when, in which language, for how much. */
export function ExpertRow(props: {
  expert: Expert;
  zone: string;
  /** The list it stands in, as it was narrowed: the profile leads back to it. */
  list?: DirectorySearch;
}) {
  const { expert, zone, list } = props;
  const { t } = useTranslation('directory');
  const nameId = useId();
  const name = `${expert.name} ${expert.lastName}`.trim();
  return (
    <li className="moves relative flex flex-col rounded-card bg-surface p-4 shadow-card hover:bg-sunken sm:p-5">
      <div className="flex gap-4">
        <Avatar id={expert.id} name={name} src={expert.profilePicture} size={64} />
        <div className="min-w-0 flex-1">
          <h2 id={nameId} className="text-lg font-semibold">
            <Link
              to="/expert/$id"
              params={{ id: expert.id }}
              state={list ? { list } : {}}
              onClick={() => carryOver({ ...expert, providerId: expert.id })}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
          </h2>
          <VerifiedBadge
            of={expert}
            label={t('verifiedBy', { partner: expert.partner?.name ?? '' })}
            className="relative -mt-0.5 -mb-1.5 py-1.5 text-sm"
          />
          {expert.stars ? (
            <div className="pt-1">
              <StarLine of={expert.stars} />
            </div>
          ) : null}
          <Expertise of={expert} className="text-ink-soft" />
        </div>
      </div>
      <Facts expert={expert} zone={zone} />
      <Price expert={expert} />
    </li>
  );
}

function Facts({ expert, zone }: { expert: Expert; zone: string }) {
  const { t } = useTranslation('directory');
  const { nextFree, languages, inPerson, location } = expert;
  // A list that was kept must not offer a time that has passed.
  const isAhead = nextFree !== null && Date.parse(nextFree) > nowMs();
  return (
    <ul className="mt-3 mb-4 flex flex-col gap-1.5 text-ink-soft">
      <Fact icon={<CalendarClock size={20} aria-hidden />}>
        {isAhead && nextFree ? (
          <>
            {/* The icon says it to eyes: with the words, day, hour and zone need two lines. */}
            <span className="sr-only">{t('nextFree')} </span>
            <When at={nextFree} zone={zone} className="font-medium text-ink" />
          </>
        ) : (
          t('noTime')
        )}
      </Fact>
      <Fact icon={<Languages size={20} aria-hidden />}>
        {t('speaks', { languages: listInText(languages.map(languageName)) })}
      </Fact>
      {inPerson ? (
        <Fact icon={<UsersRound size={20} aria-hidden />}>
          {[t('inPerson'), location].filter(Boolean).join(' · ')}
        </Fact>
      ) : null}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Price({ expert }: { expert: Expert }) {
  const { t } = useTranslation('directory');
  const priceNotes = usePriceNotes();
  const { price, durationMinutes, exchange, ownCurrency } = expert;
  const first = firstPrice(expert);
  return (
    <p className="tabular mt-auto border-t border-line pt-3">
      <span className="text-xl font-semibold">{formatPrice(first ?? price)}</span>{' '}
      <span className="text-ink-soft">
        {t('perDuration', { duration: formatMinutes(durationMinutes) })}
      </span>
      {first ? (
        <span className="block text-sm text-ink-soft">
          {t('firstMeeting', { price: formatPrice(price) })}
        </span>
      ) : null}
      {priceNotes({ currency: price.currency, exchange, ownCurrency }).map((note) => (
        <span key={note} className="block text-sm text-ink-soft">
          {note}
        </span>
      ))}
    </p>
  );
}
