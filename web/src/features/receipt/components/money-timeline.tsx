import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/money.ts';
import { linkClass } from '../../../ui/link.tsx';
import { When } from '../../../ui/when.tsx';
import type { Booking } from '../../booking/queries.ts';
import { anchorOf, receiptQuery } from '../queries.ts';

/** What the client paid and what went back, when and why, each with its document. */
export function MoneyTimeline({ booking, zone }: { booking: Booking; zone: string }) {
  const isPaid = booking.role === 'client' && booking.paid.amount > 0;
  return isPaid ? <Timeline orderId={booking.orderId} zone={zone} /> : null;
}

function Timeline({ orderId, zone }: { orderId: string; zone: string }) {
  const { t } = useTranslation('receipt');
  const { data } = useQuery(receiptQuery(orderId));
  if (!data) return null;
  const { number, total, creditNotes, kept } = data;
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-2 text-lg font-semibold">
        {t('timeline.title')}
      </h2>
      <ol className="flex flex-col gap-2.5">
        <Line at={data.issuedAt} zone={zone} text={t('timeline.paid', amountOf(total.amount))}>
          <Link to="/receipts/$orderId" params={{ orderId }} className={linkClass}>
            {t('receiptNumbered', { number })}
          </Link>
        </Line>
        {creditNotes.map((note) => {
          const { reason, amount, issuedAt } = note;
          const { currency } = amount;
          const shown = amountOf({ amount: Math.abs(amount.amount), currency });
          const text = t(`timeline.${reason}`, shown);
          return (
            <Line key={note.number} at={issuedAt} zone={zone} text={text}>
              <Link
                to="/receipts/$orderId"
                params={{ orderId }}
                hash={anchorOf(note)}
                className={linkClass}
              >
                {t('creditNoteNumbered', { number: note.number })}
              </Link>
            </Line>
          );
        })}
      </ol>
      {creditNotes.length > 0 ? (
        <p className="mt-2.5 font-semibold">{t('timeline.kept', amountOf(kept.amount))}</p>
      ) : null}
    </section>
  );
}

function amountOf(money: Parameters<typeof formatMoney>[0]): { amount: string } {
  return { amount: formatMoney(money) };
}

function Line(props: { at: string; zone: string; text: string; children: ReactNode }) {
  const { at, zone, text, children } = props;
  return (
    <li>
      {text}
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <When at={at} zone={zone} hideZone />
        {children}
      </span>
    </li>
  );
}
