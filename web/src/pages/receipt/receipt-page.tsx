import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ChevronLeft, Printer, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditNotePaper, ReceiptPaper } from '../../features/receipt/components/paper.tsx';
import { receiptQuery } from '../../features/receipt/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SignInInvitation } from '../../shell/session/signed-in.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function load({ orderId }: { orderId: string }) {
  return loadOwn(() => queryClient.ensureQueryData(receiptQuery(orderId)));
}

/** The receipt of an order and its credit notes, to be read and printed. */
export function ReceiptPage() {
  const { t } = useTranslation('receipt');
  const { orderId } = useParams({ from: '/own/receipts/$orderId' });
  return (
    <DataSection failed={t('failed')} waiting={<PaperSkeleton />} gone={<Gone />} frame={Unknown}>
      <Documents orderId={orderId} />
    </DataSection>
  );
}

function Documents({ orderId }: { orderId: string }) {
  const { t } = useTranslation('receipt');
  const { data: receipt } = useSuspenseQuery(receiptQuery(orderId));
  const { number, itemId, creditNotes } = receipt;
  return (
    <Page title={t('receiptNumbered', { number })}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/activity/$bookingId"
          params={{ bookingId: itemId }}
          className={`${buttonClass({ variant: 'quiet' })} -ml-4`}
        >
          <ChevronLeft size={20} aria-hidden />
          {t('back')}
        </Link>
        <Button variant="secondary" onClick={() => globalThis.print()}>
          <Printer size={20} aria-hidden />
          {t('print')}
        </Button>
      </div>
      <div className="flex flex-col gap-6">
        <ReceiptPaper receipt={receipt} />
        {creditNotes.map((note) => (
          <CreditNotePaper key={note.number} receipt={receipt} note={note} />
        ))}
      </div>
    </Page>
  );
}

function Gone() {
  const { t } = useTranslation('receipt');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Link to="/activity" className={buttonClass({ size: 'large' })}>
        {t('missing.action')}
      </Link>
    </Missing>
  );
}

/** Before its number is known. */
function Unknown({ children }: { children: ReactNode }) {
  const { t } = useTranslation('receipt');
  return (
    <Page title={t('title')}>
      <h1 className="sr-only">{t('title')}</h1>
      {children}
    </Page>
  );
}

function PaperSkeleton() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <Skeleton className="mb-4 h-11 w-40" />
      <Skeleton className="h-[32rem]" />
    </Loading>
  );
}

export function Waiting() {
  return (
    <Unknown>
      <PaperSkeleton />
    </Unknown>
  );
}

export function Visitor() {
  const { t } = useTranslation('receipt');
  return (
    <Unknown>
      <SignInInvitation
        icon={<ReceiptText size={40} aria-hidden />}
        title={t('signedOut.title')}
        text={t('signedOut.text')}
        action={t('signedOut.action')}
        size="large"
      />
    </Unknown>
  );
}
