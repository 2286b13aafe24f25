import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import { useSessionEnd } from './session-end.ts';

/** Over everything while a session ends (session-4). */
export function SessionEndOverlay() {
  const { t } = useTranslation('shell');
  const sessionEnd = useSessionEnd();
  if (sessionEnd === 'no') return null;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-veil p-6">
      <div
        role="alert"
        className="flex max-w-sm items-center gap-4 rounded-card bg-surface p-6 shadow-card"
      >
        <Spinner size={24} />
        <p>{sessionEnd === 'expired' ? t('sessionExpired') : t('signingOut')}</p>
      </div>
    </div>
  );
}
