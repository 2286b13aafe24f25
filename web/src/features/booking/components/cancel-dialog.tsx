import { policy } from '@puente/contract/policy';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { otherParty } from '../groups.ts';
import { useIdempotencyKey } from '../../../lib/idempotency.ts';
import { useCancelBooking, type Booking } from '../queries.ts';
import { RefundNotice } from './refund-notice.tsx';

type Props = {
  booking: Booking;
  zone: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What else the person should know before. */
  note: ReactNode;
};

/** Cancels a meeting: the refund first, then the reason, and a checkbox to confirm. */
export function CancelDialog({ booking, zone, open, onOpenChange, note }: Props) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const cancel = useCancelling(booking, () => onOpenChange(false));
  const formId = `cancel-${booking.id}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      modal="question"
      title={t('cancel.title')}
      closeLabel={common('close')}
      actions={
        <>
          <Button variant="danger" type="submit" form={formId} loading={cancel.isPending}>
            {t('cancel.action')}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={cancel.submit} className="flex flex-col gap-5">
        <RefundNotice booking={booking} zone={zone} />
        {note}
        <Textarea
          name="reason"
          label={t('cancel.reason')}
          help={t('cancel.reasonHelp', { name: otherParty(booking, t('goneAccount')).name })}
          error={cancel.missing.includes('reason') ? t('cancel.reasonMissing') : undefined}
          maxLength={policy.booking.reasonMaxLength}
          required
          value={cancel.reason}
          onChange={({ target }) => cancel.setReason(target.value)}
        />
        <Checkbox
          name="understood"
          label={booking.partOf ? t('cancel.understoodCredit') : t('cancel.understood')}
          error={cancel.missing.includes('understood') ? t('cancel.understoodMissing') : undefined}
          checked={cancel.understood}
          onChange={({ target }) => cancel.setUnderstood(target.checked)}
        />
        {cancel.isChanged ? (
          <Banner tone="danger" live>
            {t('cancel.changed')}
          </Banner>
        ) : null}
        {cancel.error ? (
          <Banner tone="danger" live>
            {errorText(cancel.error)}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  );
}

type Field = 'reason' | 'understood';

function useCancelling(booking: Booking, onDone: () => void) {
  const { t } = useTranslation('booking');
  const cancelling = useCancelBooking(booking.id);
  const { keyFor, answered } = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const shown = booking.cancellation?.refund.amount ?? 0;
  // The checkbox confirms one amount: when another is shown by now, it has to be ticked again.
  const [understoodAmount, setUnderstoodAmount] = useState<number | null>(null);
  const understood = understoodAmount === shown;
  const [wasSent, setWasSent] = useState(false);
  const missing: Field[] = [
    ...(reason.trim() === '' ? (['reason'] as const) : []),
    ...(understood ? [] : (['understood'] as const)),
  ];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    const [first] = missing;
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (cancelling.isPending) return;
    const content = { reason: reason.trim(), expectedRefund: shown };
    cancelling.mutate(
      { ...content, idempotencyKey: keyFor(content) },
      {
        onSuccess: () => {
          answered();
          toast.success(t('cancel.done'));
          onDone();
        },
        onError: answered,
      },
    );
  };
  return {
    submit,
    reason,
    setReason,
    understood,
    setUnderstood: (isTicked: boolean) => setUnderstoodAmount(isTicked ? shown : null),
    isChanged: booking.cancellation !== null && understoodAmount !== null && !understood,
    missing: wasSent ? missing : [],
    isPending: cancelling.isPending,
    // Shown above while it is new, and irrelevant once the checkbox is ticked again.
    error: errorCodeOf(cancelling.error) === 'refund-changed' ? null : cancelling.error,
  };
}
