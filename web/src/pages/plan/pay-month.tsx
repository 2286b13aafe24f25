import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPayment } from '../../features/payment/components/card-payment.tsx';
import {
  paymentIntentQuery,
  paymentStateQuery,
  takeBankReturn,
  useBankRefusal,
} from '../../features/payment/queries.ts';
import { plansKey, type Plan } from '../../features/plan/queries.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { When } from '../../ui/when.tsx';
import { chosenZone } from '../../lib/zone.ts';

type Props = {
  plan: Plan;
  payableId: string;
  /** The bank has just redirected the person back, and the server asks what it said. */
  isAsking: boolean;
};

/** Pays the first month, or one that couldn't be charged. */
export function PayMonth({ plan, payableId, isAsking }: Props) {
  const { t } = useTranslation('plan');
  return (
    // On a phone the payment takes the place of the navigation.
    <section aria-labelledby="pay" data-one-way="">
      <h2 id="pay" className="mb-3 text-lg font-semibold">
        {t('pay.title')}
      </h2>
      {isAsking ? (
        <Pending text={t('pay.asking')} />
      ) : (
        <CardOrPending plan={plan} payableId={payableId} />
      )}
    </section>
  );
}

function CardOrPending({ plan, payableId }: Omit<Props, 'isAsking'>) {
  const { t } = useTranslation('plan');
  const client = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  const { data: intent } = useQuery(paymentIntentQuery(payableId));
  const bankRefusal = useBankRefusal(payableId);
  const { data: state } = useQuery({ ...paymentStateQuery(payableId), enabled: isSettled });
  // The plan is read again while it can be paid: this goes once the payment is delivered.
  if (state?.status === 'processing' || state?.status === 'succeeded')
    return <Pending text={t('pay.confirming')} />;
  return (
    <>
      {intent?.holdExpiresAt ? (
        <p className="mb-4">
          {t('pay.until')}{' '}
          <When at={intent.holdExpiresAt} zone={chosenZone()} className="font-semibold" />
        </p>
      ) : null}
      <CardPayment
        bookingId={payableId}
        amount={plan.price}
        intent={intent}
        returnUrl={addressHere()}
        startingDecline={state?.status === 'failed' ? state.declineCode : bankRefusal}
        onSettled={() => {
          setIsSettled(true);
          void client.invalidateQueries({ queryKey: plansKey });
        }}
        terms={<p className="text-sm text-ink-soft">{t('pay.terms')}</p>}
      />
    </>
  );
}

function Pending({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-4 font-medium">
      <Spinner size={24} />
      {text}
    </p>
  );
}

/** Without what a bank added to it before. */
function addressHere(): string {
  const { origin, pathname } = globalThis.location;
  return origin + pathname;
}

/**
 * Looks the payment up after the bank has redirected the person back, and removes the bank's
 * parameters from the address.
 * @returns whether the server is still asking
 */
export function useBankReturn({ id, payableId }: Pick<Plan, 'id' | 'payableId'>): boolean {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [intentId] = useState(() =>
    new URLSearchParams(globalThis.location.search).get('payment_intent'),
  );
  const [paying] = useState(payableId);
  const { isPending } = useQuery({
    queryKey: ['payment', 'bank-return', intentId],
    queryFn: async () => {
      if (paying !== null) await takeBankReturn(client, paying, intentId ?? '');
      void client.invalidateQueries({ queryKey: plansKey });
      await navigate({ to: '/plan/$planId', params: { planId: id }, replace: true });
      return true;
    },
    enabled: intentId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return intentId !== null && isPending;
}
