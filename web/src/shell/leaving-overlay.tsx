import { useTranslation } from 'react-i18next';
import { Spinner } from '../ui/spinner.tsx';
import { useLeaving } from './leaving.ts';

/** Over everything while a session ends (SPEC §8). */
export function LeavingOverlay() {
  const { t } = useTranslation('shell');
  const leaving = useLeaving();
  if (leaving === 'no') return null;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-veil p-6">
      <div
        role="alert"
        className="flex max-w-sm items-center gap-4 rounded-card bg-surface p-6 shadow-card"
      >
        <Spinner size={24} />
        <p>{leaving === 'expired' ? t('sessionExpired') : t('signingOut')}</p>
      </div>
    </div>
  );
}
