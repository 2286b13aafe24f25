import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShownPartner } from './partner/partner.ts';

/** The product's name: Puente, or the partner whose link brought the visitor. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('shell');
  const shown = useShownPartner();
  const name = shown?.partner.name ?? t('appName');
  return (
    <Link
      to="/"
      aria-label={t('home', { name })}
      className="touch centered gap-2.5 rounded-control font-semibold"
    >
      {shown ? <shown.Logo /> : <Mark />}
      {compact ? null : <span className="display text-xl">{name}</span>}
    </Link>
  );
}

/** The logo: a bridge. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" fill="var(--primary)" />
      <path
        d="M5 22h22M8 22v-2a8 8 0 0 1 16 0v2M13 22v-8.4M19 22v-8.4"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
