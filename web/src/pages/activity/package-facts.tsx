import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Package } from '../../features/booking/package-queries.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMinutes } from '../../lib/time.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { linkClass } from '../../ui/link.tsx';
import { When } from '../../ui/when.tsx';
import { DiscountFact, Fact } from './fact.tsx';
import { useListSearch } from './filters.ts';

type Props = { bought: Package; zone: string };

const tones: Record<Package['sessions'][number]['state'], Tone> = {
  free: 'warning',
  placed: 'primary',
  used: 'success',
  spent: 'neutral',
  refunded: 'neutral',
  expired: 'neutral',
};

/** The sessions by number, each with its time and what became of it; a time leads to its meeting. */
export function PackageSessions({ bought, zone }: Props) {
  const { t } = useTranslation('package');
  const { search } = useListSearch();
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-2 text-lg font-semibold">
        {t('sessions')}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {bought.sessions.map(({ number, state, start, bookingId, refunded }) => (
          <li
            key={number}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t('session', { number })}</span>
              {start === null ? null : (
                <span className="block text-sm">
                  {bookingId === null ? (
                    <When at={start} zone={zone} />
                  ) : (
                    <Link
                      to="/activity/$bookingId"
                      params={{ bookingId }}
                      search={search}
                      className={linkClass}
                    >
                      <When at={start} zone={zone} />
                    </Link>
                  )}
                </span>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-2">
              {refunded.amount > 0 ? (
                <span className="tabular text-sm text-ink-soft">
                  {t('refundedOf', { amount: formatMoney(refunded) })}
                </span>
              ) : null}
              <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Price, what moved of it, how long it is valid, and why it ended if somebody ended it. */
export function PackageFacts({ bought, zone }: Props) {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('activity');
  const { t: booking } = useTranslation('booking');
  const {
    price,
    discount,
    paid,
    earned,
    refunded,
    refundOwed,
    validUntil,
    cancelledBy,
    cancelReason,
  } = bought;
  const isPaid = paid.amount > 0 && paid.amount === price.amount;
  const by = cancelledBy === 'client' ? bought.client : bought.provider;
  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:[&>:first-child:nth-last-child(odd)]:col-span-2">
        <Fact name={isPaid ? t('paid') : t('price')}>
          {price.amount === 0 ? booking('price.free') : formatMoney(price)}
        </Fact>
        <DiscountFact discount={discount} own={t('discount')} />
        <Fact name={of('facts.duration')}>{formatMinutes(bought.durationMinutes)}</Fact>
        {refunded.amount > 0 ? (
          <Fact name={t('refunded')}>
            {formatMoney(refunded)}
            <span className="block text-sm text-ink-soft">{of('facts.refundedNote')}</span>
          </Fact>
        ) : null}
        {refundOwed.amount > 0 ? (
          <Fact name={t('owed')}>
            {formatMoney(refundOwed)}
            <span className="block text-sm text-ink-soft">{of('facts.owedNote')}</span>
          </Fact>
        ) : null}
        {earned ? <Fact name={t('earned')}>{formatMoney(earned)}</Fact> : null}
        <Fact name={t('validUntil')}>
          <When at={validUntil} zone={zone} />
        </Fact>
        {cancelledBy ? (
          <Fact name={t('cancelledBy')}>
            {t(`by.${cancelledBy}`, { name: by.name || booking('goneAccount') })}
            {cancelReason ? (
              <span className="block whitespace-pre-line text-ink-soft">{cancelReason}</span>
            ) : null}
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}
