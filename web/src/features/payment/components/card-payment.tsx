import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../../../lib/config.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatMoney, type Money } from '../../../lib/money.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { declineOf, fieldOf } from '../decline.ts';
import {
  paymentIntentQuery,
  useConfirmPayment,
  type Intent,
  type PaymentState,
} from '../queries.ts';
import type { Attempt } from '../sandbox-gateway.ts';

// Each installation uses one of the two, and loads only that one.
const SandboxCardForm = lazy(() =>
  loadSandboxForm().then((file) => ({ default: file.SandboxCardForm })),
);
const StripeCardForm = lazy(() =>
  loadStripeForm().then((file) => ({ default: file.StripeCardForm })),
);

function loadSandboxForm() {
  return import('./sandbox-card-form.tsx');
}
function loadStripeForm() {
  return import('./stripe-card-form.tsx');
}

/** Requests the form of this installation before it is shown. */
export async function loadCardForm(client: QueryClient): Promise<void> {
  const { card } = await client.ensureQueryData(configQuery);
  await (card.form === 'stripe' ? loadStripeForm() : loadSandboxForm());
}

type Props = {
  bookingId: string;
  /** What is to be paid. */
  amount: Money;
  /** Undefined while the card gateway makes it: the form can be filled meanwhile. */
  intent: Intent | undefined;
  /** Where the bank redirects people to. */
  returnUrl: string;
  /** A decline that the bank's redirect brought back. */
  startingDecline: string | null | undefined;
  /**
   * The server has asked the gateway: the payment succeeded, is processing, or the slot is lost.
   */
  onSettled: (state: PaymentState) => void;
  /** Shown above the button. */
  terms: ReactNode;
};

/** Pays a held booking by card, once, however often the button is pressed. */
export function CardPayment(props: Props) {
  const { amount, intent, returnUrl, terms } = props;
  const { t } = useTranslation('payment');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const config = useQuery(configQuery);
  const paying = usePaying(props);
  // A card is typed once, and a payment in progress must not be interrupted.
  usePreventReload('payment');
  const { declineCode } = paying;

  const isAtField = declineCode !== undefined && fieldOf(declineOf(declineCode)) !== null;
  const above = (
    <>
      {declineCode !== undefined && !(isAtField && config.data?.card.form === 'sandbox') ? (
        <div ref={scrollToMessage}>
          <Banner tone="danger" live>
            {t(`declines.${declineOf(declineCode)}`)}
          </Banner>
        </div>
      ) : null}
      {paying.error ? (
        <div ref={scrollToMessage}>
          <Banner tone="danger" live>
            {errorText(paying.error)} {t('safeToRepeat')}
          </Banner>
        </div>
      ) : null}
      {terms}
    </>
  );
  const form = {
    payLabel: t('pay', { amount: formatMoney(amount) }),
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
    if (!intent) return skeleton;
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
    <Suspense fallback={skeleton}>
      <SandboxCardForm
        {...form}
        declineCode={declineCode}
        onPay={(card) =>
          void paying.pay(async (made) => {
            const { confirmCard } = await import('../sandbox-gateway.ts');
            const { paymentIntentId: id, clientSecret, publishableKey } = made;
            return confirmCard({ id, clientSecret, publishableKey }, card, returnUrl);
          })
        }
      />
    </Suspense>
  );
}

/** The button that was pressed is at the bottom of the screen: the message comes to it. */
function scrollToMessage(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'center' });
}

/** One attempt at a time; its outcome is what the server says, not the browser. */
function usePaying({ bookingId, startingDecline, onSettled }: Props) {
  const client = useQueryClient();
  const confirm = useConfirmPayment(bookingId);
  const running = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [declineCode, setDeclineCode] = useState(startingDecline);
  const [error, setError] = useState<unknown>(null);

  const settle = async (attempt: Attempt, intent: Intent): Promise<void> => {
    if (attempt.kind === 'declined') return setDeclineCode(attempt.code);
    if (attempt.kind === 'incomplete') return undefined;
    if (attempt.kind === 'authenticate') {
      globalThis.location.assign(attempt.url);
      // The page is being left: the button stays busy.
      return new Promise(() => undefined);
    }
    const state = await confirm.mutateAsync(intent.paymentIntentId);
    const isOpen = state.status === 'requires-payment' || state.status === 'requires-action';
    if (state.status === 'failed') setDeclineCode(state.declineCode);
    else if (isOpen && state.bookingStatus === 'held') setDeclineCode('processing_error');
    else onSettled(state);
    return undefined;
  };
  const pay = async (attempt: (intent: Intent) => Promise<Attempt>): Promise<void> => {
    // State updates a render late: a double click is faster.
    if (running.current) return;
    running.current = true;
    setIsPaying(true);
    setDeclineCode(undefined);
    setError(null);
    try {
      const intent = await client.ensureQueryData(paymentIntentQuery(bookingId));
      await settle(await attempt(intent), intent);
    } catch (thrown) {
      setError(thrown);
    } finally {
      running.current = false;
      setIsPaying(false);
    }
  };
  return { pay, isPaying, declineCode, error };
}
