import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import { useBookingFlow } from './booking-flow.ts';
import { StepTitle } from './step-title.tsx';

/**
 * While the server asks what became of the payment. Who comes back from their bank is told what it
 * answered; until the server has asked, that is only what the address says.
 */
export function Confirming() {
  const { t } = useTranslation('booking');
  const { redirect_status: bankSaid } = useBookingFlow().search;
  const text =
    bankSaid === 'succeeded'
      ? t('confirming.bankYes')
      : bankSaid
        ? t('confirming.bankAsked')
        : t('confirming.payment');
  return (
    <div role="status" className="mx-auto flex w-full max-w-column flex-col items-start gap-5 py-6">
      <span className="text-primary-text">
        <Spinner size={28} />
      </span>
      <StepTitle className="text-balance">{text}</StepTitle>
      <p className="text-ink-soft">{t('confirming.wait')}</p>
    </div>
  );
}
