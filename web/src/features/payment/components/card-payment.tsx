import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../../../lib/config.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useHoldReload } from '../../../shell/busy.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { declineOf, fieldOf } from '../decline.ts';
import { useConfirmPayment, type Intent, type PaymentState } from '../queries.ts';
import { confirmCard, type Attempt } from '../sandbox-gateway.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

// Some 30 kB that only an installation with live keys needs.
const StripeCardForm = lazy(() =>
  import('./stripe-card-form.tsx').then((file) => ({ default: file.StripeCardForm })),
);

type Props = {
  bookingId: string;
  intent: Intent;
  /** Where the bank sends people back to. */
  returnUrl: string;
  /** A refusal that was brought back from the bank. */
  startingDecline: string | null | undefined;
  /** The server has looked at the gateway: the money came, is on its way, or the slot is gone. */
  onSettled: (state: PaymentState) => void;
  /** Above the button. */
  terms: ReactNode;
};

/** Pays a held booking by card, once, however often the button is pressed. */
export function CardPayment(props: Props) {
  const { intent, returnUrl, terms } = props;
  const { t } = useTranslation('payment');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const config = useQuery(configQuery);
  const paying = usePaying(props);
  // A card is typed once, and a payment under way is not for interrupting.
  useHoldReload('payment');
  const { declineCode } = paying;

  const isAtField = declineCode !== undefined && fieldOf(declineOf(declineCode)) !== null;
  const above = (
    <>
      {declineCode !== undefined && !(isAtField && config.data?.card.form === 'sandbox') ? (
        <Banner tone="danger" live>
          {t(`declines.${declineOf(declineCode)}`)}
        </Banner>
      ) : null}
      {paying.error ? (
        <Banner tone="danger" live>
          {errorText(paying.error)} {t('safeToRepeat')}
        </Banner>
      ) : null}
      {terms}
    </>
  );
  const form = {
    payLabel: t('pay', { amount: formatMoney(intent.amount) }),
    isPaying: paying.isPaying,
    children: above,
  };
  const skeleton = (
    <Loading label={common('loading')}>
      <Skeleton className="h-80" />
    </Loading>
  );
  if (config.isPending) return skeleton;
  if (config.data?.card.form === 'stripe') {
    return (
      <Suspense fallback={skeleton}>
        <StripeCardForm
          {...form}
          intent={intent}
          returnUrl={returnUrl}
          onAttempt={(attempt) => void paying.pay(attempt)}
        />
      </Suspense>
    );
  }
  return (
    <SandboxCardForm
      {...form}
      declineCode={declineCode}
      onPay={(card) =>
        void paying.pay(() => {
          const { paymentIntentId: id, clientSecret, publishableKey } = intent;
          return confirmCard({ id, clientSecret, publishableKey }, card, returnUrl);
        })
      }
    />
  );
}

/** One attempt at a time; what came of it is the server's word, not the browser's. */
function usePaying({ bookingId, intent, startingDecline, onSettled }: Props) {
  const confirm = useConfirmPayment(bookingId);
  const running = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [declineCode, setDeclineCode] = useState(startingDecline);
  const [error, setError] = useState<unknown>(null);

  const settle = async (attempt: Attempt): Promise<void> => {
    if (attempt.kind === 'declined') return setDeclineCode(attempt.code);
    if (attempt.kind === 'incomplete') return undefined;
    if (attempt.kind === 'authenticate') {
      globalThis.location.assign(attempt.url);
      // The page is leaving: the button stays busy.
      return new Promise(() => undefined);
    }
    const state = await confirm.mutateAsync(intent.paymentIntentId);
    const isOpen = state.status === 'requires-payment' || state.status === 'requires-action';
    if (state.status === 'failed') setDeclineCode(state.declineCode);
    else if (isOpen && state.bookingStatus === 'held') setDeclineCode('processing_error');
    else onSettled(state);
    return undefined;
  };
  const pay = async (attempt: () => Promise<Attempt>): Promise<void> => {
    // State comes a render late: a double click is faster.
    if (running.current) return;
    running.current = true;
    setIsPaying(true);
    setDeclineCode(undefined);
    setError(null);
    try {
      await settle(await attempt());
    } catch (thrown) {
      setError(thrown);
    } finally {
      running.current = false;
      setIsPaying(false);
    }
  };
  return { pay, isPaying, declineCode, error };
}
