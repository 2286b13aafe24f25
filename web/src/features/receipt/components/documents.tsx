import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/money.ts';
import { linkClass } from '../../../ui/link.tsx';
import { When } from '../../../ui/when.tsx';
import type { Booking } from '../../booking/queries.ts';
import { anchorOf, receiptQuery } from '../queries.ts';

/** The receipt of what the client paid, the credit notes of what went back, and what is left paid. */
export function Documents({
  booking,
  zone,
}: {
  /** A meeting, or what it is a session of. */
  booking: Pick<Booking, 'role' | 'paid' | 'orderId'>;
  zone: string;
}) {
  const isPaid = booking.role === 'client' && booking.paid.amount > 0;
  return isPaid ? <OfOrder orderId={booking.orderId} zone={zone} /> : null;
}

function OfOrder({ orderId, zone }: { orderId: string; zone: string }) {
  const { t } = useTranslation('receipt');
  const { data } = useQuery(receiptQuery(orderId));
  if (!data) return null;
  const { number, total, creditNotes, kept } = data;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="mb-2 text-lg font-semibold">
        {t('documents')}
      </h2>
      <ul className="flex flex-col gap-2.5">
        <Document at={data.issuedAt} zone={zone} amount={total.amount}>
          <Link to="/receipts/$orderId" params={{ orderId }} className={linkClass}>
            {t('receiptNumbered', { number })}
          </Link>
        </Document>
        {creditNotes.map((note) => (
          <Document key={note.number} at={note.issuedAt} zone={zone} amount={note.amount}>
            <Link
              to="/receipts/$orderId"
              params={{ orderId }}
              hash={anchorOf(note)}
              className={linkClass}
            >
              {t('creditNoteNumbered', { number: note.number })}
            </Link>
          </Document>
        ))}
      </ul>
      {creditNotes.length > 0 ? (
        <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 font-semibold">
          {t('kept')}
          <span className="tabular">{formatMoney(kept.amount)}</span>
        </p>
      ) : null}
    </section>
  );
}

type DocumentProps = {
  at: string;
  zone: string;
  amount: Parameters<typeof formatMoney>[0];
  children: ReactNode;
};

function Document({ at, zone, amount, children }: DocumentProps) {
  return (
    <li className="flex items-start justify-between gap-x-4">
      <span className="min-w-0">
        {children}
        <span className="block text-sm text-ink-soft">
          <When at={at} zone={zone} hideZone />
        </span>
      </span>
      <span className="tabular">{formatMoney(amount)}</span>
    </li>
  );
}
