import { policy } from '@puente/contract/policy';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelPackage, type Package } from '../../features/booking/package-queries.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { formatMoney } from '../../lib/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

type Props = { bought: Package; open: boolean; onOpenChange: (open: boolean) => void };

/** Cancels what is left of a package: the refund of each session first, then the reason. */
export function PackageCancel({ bought, open, onOpenChange }: Props) {
  const { t } = useTranslation('package');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const cancel = useCancelling(bought, () => onOpenChange(false));
  const formId = `cancel-package-${bought.id}`;
  const other = bought.role === 'client' ? bought.provider : bought.client;
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
        <Refund bought={bought} />
        <Textarea
          name="reason"
          label={t('cancel.reason')}
          help={t('cancel.reasonHelp', { name: other.name })}
          error={cancel.missing.includes('reason') ? t('cancel.reasonMissing') : undefined}
          maxLength={policy.booking.reasonMaxLength}
          required
          value={cancel.reason}
          onChange={({ target }) => cancel.setReason(target.value)}
        />
        <Checkbox
          name="understood"
          label={t('cancel.understood')}
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

/** The sum, and what it is made of. */
function Refund({ bought }: { bought: Package }) {
  const { t } = useTranslation('package');
  const why = useWhy(bought);
  const { cancellation, role, client } = bought;
  if (!cancellation) return null;
  const { refund } = cancellation.terms;
  const amount = formatMoney(refund);
  const sum = () => {
    if (refund.amount === 0) return t('cancel.none');
    return role === 'client'
      ? t('cancel.total', { amount })
      : t('cancel.totalToClient', { amount, name: client.name });
  };
  return (
    <>
      <p>{t('cancel.text')}</p>
      <Banner tone={refund.amount === 0 ? 'warning' : 'primary'}>
        <p className="font-semibold">{sum()}</p>
      </Banner>
      <div>
        <h3 id="refund-by-session" className="mb-1 font-semibold">
          {t('cancel.each')}
        </h3>
        <ul aria-labelledby="refund-by-session" className="flex flex-col divide-y divide-line">
          {cancellation.sessions.map((session) => (
            <li key={session.number} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block">{t('session', { number: session.number })}</span>
                <span className="block text-sm text-ink-soft">{why(session)}</span>
              </span>
              <span className="tabular shrink-0">{formatMoney(session.refund)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type SessionRefund = NonNullable<Package['cancellation']>['sessions'][number];

const basisPointsPerPercent = 100;

/** Why a session's refund is what it is: its rule, and what that is a share of. */
function useWhy({ sessions }: Package): (refund: SessionRefund) => string {
  const { t } = useTranslation('package');
  const { refund: ladder } = policy;
  const words = {
    within: ladder.fullWithinHoursOfBooking,
    before: ladder.noneWithinHoursOfStart,
    percent: ladder.otherwiseBasisPoints / basisPointsPerPercent,
  };
  return ({ number, rule, refund }) => {
    const session = sessions.find((one) => one.number === number);
    const share = session ? formatMoney(session.paidAmount) : '';
    const isCredit = session?.state === 'free';
    const reason = () => {
      if (rule === 'standard')
        return t(isCredit ? 'cancel.rule.credit' : 'cancel.rule.standard', words);
      if (
        rule === 'soon-after-booking' ||
        rule === 'close-to-start' ||
        rule === 'provider-cancelled'
      )
        return t(`cancel.rule.${rule}`, words);
      return '';
    };
    return [t('cancel.of', { refund: formatMoney(refund), share }), reason()]
      .filter(Boolean)
      .join(' · ');
  };
}

type Field = 'reason' | 'understood';

function useCancelling(bought: Package, onDone: () => void) {
  const { t } = useTranslation('package');
  const cancelling = useCancelPackage(bought.id);
  const { keyFor, answered } = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const shown = bought.cancellation?.terms.refund.amount ?? 0;
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
    isChanged: bought.cancellation !== null && understoodAmount !== null && !understood,
    missing: wasSent ? missing : [],
    isPending: cancelling.isPending,
    // Shown above while it is new, and irrelevant once the checkbox is ticked again.
    error: errorCodeOf(cancelling.error) === 'refund-changed' ? null : cancelling.error,
  };
}
