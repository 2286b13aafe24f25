import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { NextBar } from '../../../ui/next-bar.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { Intent } from '../queries.ts';
import type { Attempt } from '../sandbox-gateway.ts';
import { SecureNote } from './secure-note.tsx';

type Props = {
  intent: Intent;
  payLabel: string;
  isPaying: boolean;
  returnUrl: string;
  /** Begins an attempt and reports its outcome. */
  onAttempt: (attempt: () => Promise<Attempt>) => void;
  children: ReactNode;
};

/** Stripe's own form, in its own iframe: card data never reaches this page. */
export function StripeCardForm(props: Props) {
  const { intent } = props;
  const [failed, setFailed] = useState(false);
  const stripe = useMemo(
    // Offline, or blocked: the form says so instead of loading forever.
    () =>
      loadStripe(intent.publishableKey).catch(() => {
        setFailed(true);
        return null;
      }),
    [intent.publishableKey],
  );
  const options = useMemo(
    () => ({
      clientSecret: intent.clientSecret,
      locale: currentLanguage(),
      appearance: appearance(),
    }),
    [intent.clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Form {...props} hasFailed={failed} />
    </Elements>
  );
}

/** Our colours for an iframe that can't read our tokens. */
function appearance(): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorPrimary: colour('--primary-text'),
    colorBackground: colour('--surface'),
    colorText: colour('--ink'),
    colorDanger: colour('--danger'),
    borderRadius: '12px',
    fontSizeBase: '16px',
  };
  probe.remove();
  return { theme: 'stripe', variables };
}

function Form(props: Props & { hasFailed: boolean }) {
  const { payLabel, isPaying, returnUrl, onAttempt, hasFailed, children } = props;
  const { t } = useTranslation('payment');
  const { t: common } = useTranslation('common');
  const stripe = useStripe();
  const elements = useElements();
  const [loaded, setLoaded] = useState<'loading' | 'ready' | 'failed'>('loading');
  const ready = hasFailed ? 'failed' : loaded;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isPaying) return;
    onAttempt(async () => {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      // Stripe marks the field itself.
      if (error?.type === 'validation_error') return { kind: 'incomplete' };
      if (error?.type === 'card_error') {
        return { kind: 'declined', code: error.decline_code ?? error.code ?? null };
      }
      if (paymentIntent?.status === 'succeeded') return { kind: 'paid' };
      if (paymentIntent?.status === 'processing') return { kind: 'processing' };
      return { kind: 'unknown' };
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 lg:gap-5">
      {ready === 'failed' ? (
        <Banner tone="danger" live>
          {t('notLoaded')}
        </Banner>
      ) : null}
      {ready === 'loading' ? (
        <Loading label={common('loading')}>
          <Skeleton className="h-56" />
        </Loading>
      ) : null}
      <PaymentElement
        onReady={() => setLoaded('ready')}
        onLoadError={() => setLoaded('failed')}
        options={{ layout: 'tabs' }}
      />
      {children}
      <NextBar always>
        <Button
          type="submit"
          size="large"
          wide
          loading={isPaying}
          disabled={!stripe || ready !== 'ready'}
        >
          {payLabel}
        </Button>
      </NextBar>
      <SecureNote />
    </form>
  );
}
