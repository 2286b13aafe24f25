import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePartner, wishPartner } from '../../../shell/partner.ts';

/** The way out of a partner's clothes, back to the whole house; nothing without a partner. */
export function LeavePartner() {
  const { t } = useTranslation('shell');
  const partner = usePartner();
  const navigate = useNavigate();
  if (!partner) return null;
  const leave = () => {
    wishPartner(null);
    // The address must not bring the partner back at the next reload.
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => {
        const { pId: _pId, partnerId: _partnerId, ...rest } = before;
        return rest;
      },
      replace: true,
    });
    // The button goes away, and the focus must not go with it.
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
