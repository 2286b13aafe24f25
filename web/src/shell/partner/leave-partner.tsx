import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePartner, requestPartner } from './partner.ts';

/** Leaves the partner and returns to Puente's own look; nothing without a partner. */
export function LeavePartner() {
  const { t } = useTranslation('shell');
  const partner = usePartner();
  const navigate = useNavigate();
  if (!partner) return null;
  const leave = () => {
    requestPartner(null);
    // The address must not restore the partner on the next reload.
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => {
        const { pId: _pId, partnerId: _partnerId, ...rest } = before;
        return rest;
      },
      replace: true,
    });
    // The button disappears, and the focus must not be lost with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={leave}
      className="touch inline-flex items-center rounded-control text-left font-medium text-ink-soft underline underline-offset-3 hover:text-ink"
    >
      {t('leavePartner', { name: partner.name })}
    </button>
  );
}
