import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefundByGoodwill } from '../../features/booking/goodwill-queries.ts';
import { otherParty } from '../../features/booking/groups.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { parseAmount } from '../../features/offering/amounts.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { formatMoney } from '../../lib/money.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

type Goodwill = NonNullable<Booking['goodwill']>;

/** For the expert of a meeting that its client cancelled: what its terms left, refunded anyway. */
export function GoodwillRefund({ booking, zone }: { booking: Booking; zone: string }) {
  return booking.goodwill ? (
    <GoodwillForm booking={booking} goodwill={booking.goodwill} zone={zone} />
  ) : null;
}

type Props = { booking: Booking; goodwill: Goodwill; zone: string };

function GoodwillForm({ booking, goodwill: { left, until }, zone }: Props) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const errorText = useErrorText();
  const { name } = otherParty(booking, of('goneAccount'));
  const form = useRefunding(booking.id, left, name);
  const most = formatMoney(left);
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{t('goodwill.title')}</h2>
      <Card>
        <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          <p>{t('goodwill.text', { amount: most, until: whenInText(until, zone) })}</p>
          <TextInput
            name="amount"
            label={t('goodwill.amount', { currency: left.currency })}
            help={t('goodwill.atMost', { amount: most })}
            inputMode="decimal"
            autoComplete="off"
            error={form.isMissing ? t('goodwill.missing', { amount: most }) : undefined}
            value={form.typed}
            onChange={({ target }) => form.setTyped(target.value)}
          />
          <p className="text-sm text-ink-soft">{t('goodwill.note', { name })}</p>
          {form.error ? (
            <Banner tone="danger" live>
              {errorText(form.error)}
            </Banner>
          ) : null}
          <div>
            <Button
              type="submit"
              variant="secondary"
              className="max-sm:w-full"
              loading={form.isPending}
            >
              {form.amount
                ? t('goodwill.sendAmount', { amount: formatMoney(form.amount) })
                : t('goodwill.send')}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  );
}

function useRefunding(bookingId: string, left: Goodwill['left'], name: string) {
  const { t } = useTranslation('activity');
  const refunding = useRefundByGoodwill(bookingId);
  const { keyFor, answered } = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [wasSent, setWasSent] = useState(false);
  usePreventReload(typed === '' ? null : 'draft');
  const parsed = parseAmount(typed, left.currency);
  const isValid = parsed !== null && parsed > 0 && parsed <= left.amount;
  const amount = isValid ? { ...left, amount: parsed } : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (amount === null) {
      event.currentTarget.querySelector<HTMLElement>('[name="amount"]')?.focus();
      return;
    }
    if (refunding.isPending) return;
    const content = { amount: amount.amount };
    refunding.mutate(
      { ...content, idempotencyKey: keyFor(content) },
      {
        onSuccess: () => {
          answered();
          setTyped('');
          setWasSent(false);
          toast.success(t('goodwill.sent', { name, amount: formatMoney(amount) }));
        },
        onError: answered,
      },
    );
  };
  return {
    submit,
    typed,
    setTyped,
    amount,
    isMissing: wasSent && amount === null,
    isPending: refunding.isPending,
    error: refunding.error,
  };
}
